/** The Spanish words of the statistics. */
import { datesIn } from './dates.ts';
import type { StatisticsText } from './english-statistics.ts';
import { count, number } from './spanish-numbers.ts';

const decimal = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
const dates = datesIn('es');
const percent = new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 1 });

/** The table in Spanish. */
export const spanishStatistics: StatisticsText = {
  number,
  mean: (value) => decimal.format(value < 100 ? value : Math.round(value)),
  percent: (share) => percent.format(share),
  date: dates.date,
  range: dates.range,
  none: '–',

  kind: 'Juego',
  period: 'Tiempo',
  periods: {
    all: 'Todo',
    year: 'Este año',
    month: 'Este mes',
    week: 'Esta semana',
    today: 'Hoy',
  },
  which: 'Partidas que cuentan',
  groups: {
    all: 'Todas sin ayuda',
    plain: 'Propias, salvo la del día',
    daily: 'Intentos puntuados del día',
    practice: 'Prácticas del día',
    assisted: 'Con ayuda',
  },
  counted: 'Partidas que jugaste aquí hasta el final. Las abandonadas no cuentan.',

  games: 'Partidas',
  average: 'Media',
  best: 'Récord',
  speed: 'Jugadas por minuto',
  speedHint: 'Una pausa de más de un minuto cuenta como un minuto.',

  apart: 'Por separado',
  group: 'Cuáles',

  tilesTitle: 'Hojas más altas',
  tilesSaid: (tile, games) =>
    `Gráfico de barras con la hoja más alta de cada partida. La más frecuente fue ${tile}, en ${count(games, 'partida', 'partidas')}.`,
  tile: 'Hoja',
  share: 'Parte',
  reached: 'Llegaron hasta ahí',
  tileLine: (tile, games) => `${tile}: ${count(games, 'partida', 'partidas')}`,

  courseTitle: 'Puntos a lo largo del tiempo',
  courseSaid: (stretches, first, last) =>
    `Gráfico de los puntos en ${count(stretches, 'tramo', 'tramos')}, del ${first} al ${last}.`,
  courseKey:
    'Puntos y línea: la media. Trazos verticales: de la puntuación más baja a la más alta.',
  courseKeySingle: 'Cada punto es una partida, la más antigua primero.',
  when: 'Cuándo',
  score: 'Puntos',
  columns: { mean: 'Media', best: 'Récord', speed: 'Jug./min', lowest: 'Mínimo' },
  asTable: 'En una tabla',

  loading: 'Un momento…',
  faults: {
    missing: 'Este navegador no guarda partidas aquí, así que no hay nada que contar.',
    blocked:
      'Otra pestaña tiene tus partidas en una versión anterior. Ciérrala y vuelve a abrir esta página.',
    newer: 'Tus partidas las guardó una versión más nueva, así que aquí no se pueden contar.',
    full: 'No se pudieron leer tus partidas: en este dispositivo ya no queda espacio.',
    failed: 'No se pudieron leer tus partidas.',
  },
  emptyTitle: 'Aún no hay nada que contar',
  empty:
    'Juega una partida hasta el final y esta página empezará a llenarse: cuántas partidas, su media y tu récord, a qué hojas llegas, cómo cambian tus puntos y a qué ritmo juegas.',
  noneHere: 'Aún no hay ninguna partida así.',
  toGame: 'Volver a la partida',
};
