/** The Spanish words of the game of the day. */
import { datesIn } from './dates.ts';
import type { DailyText } from './english-daily.ts';
import { count, number } from './spanish-numbers.ts';

const dates = datesIn('es');

/** The table in Spanish. */
export const spanishDaily: DailyText = {
  dates,
  number,
  common: (rules) =>
    `Una partida de ${rules} al día, la misma para todo el mundo: se reparte a partir de la fecha.`,
  believed: (day, clock) =>
    `Según el reloj de este dispositivo, en UTC es ${dates.day(day)}. La próxima partida llega a medianoche UTC, aquí a las ${clock}.`,
  otherDay: (own, server) =>
    `Este dispositivo indica el ${dates.day(own)}, pero el servidor, el ${dates.day(server)}. ¿Está bien la fecha de este dispositivo?`,
  laterDays: (day) =>
    `Aquí hay días puntuados posteriores a hoy, el último el ${dates.day(day)}. ¿Iba adelantado el reloj de este dispositivo, o va ahora atrasado?`,
  timeLeft: 'Quedan',

  tryHint:
    'Solo cuenta un intento. En él no se puede deshacer nada ni pedir pistas; ojear sí está permitido. Puedes dejarlo y seguir más tarde, incluso pasada la medianoche.',
  start: 'Jugar el intento que puntúa',
  goOn: 'Seguir',
  underWay: (score, moves) =>
    `Tu intento está en marcha: ${count(score, 'punto', 'puntos')} en ${count(moves, 'jugada', 'jugadas')}.`,
  unfinished: (day, score, moves) =>
    `El ${dates.day(day)} está sin terminar: ${count(score, 'punto', 'puntos')} en ${count(moves, 'jugada', 'jugadas')}.`,
  giveUp: 'Abandonar',
  giveUpAsk: (score) =>
    `¿Abandonar? El día cuenta entonces con ${count(score, 'punto', 'puntos')} y sigues jugando como práctica.`,
  keepTry: 'Seguir jugando',
  scored: 'Tu puntuación del día',
  points: (score) => count(score, 'punto', 'puntos'),
  details: (highest, moves) => `Hoja más alta: ${highest}; ${count(moves, 'jugada', 'jugadas')}.`,
  givenUp: 'Abandonada.',
  practise: 'Practicar esta partida',
  practiseHint:
    'La práctica no puntúa: deshaz jugadas, pide pistas y prueba cuantas veces quieras.',
  share: 'Compartir',
  copy: 'Copiar resultado',
  copied: 'Resultado copiado.',
  byHand: 'Este navegador no lo permite aquí. Copia tú el texto:',
  result: ({ day, score, highest, moves, givenUp, streak }) =>
    [
      `Threefold, partida del día, ${dates.day(day)}: ${count(score, 'punto', 'puntos')}`,
      `hoja más alta ${highest}`,
      `${count(moves, 'jugada', 'jugadas')}${givenUp ? ', abandonada' : ''}. ${count(streak, 'día seguido', 'días seguidos')}.`,
    ].join(', '),
  newDay: 'Ha empezado un nuevo día, con una nueva partida.',
  notKept: 'Este navegador no guarda nada: la puntuación del día acaba con esta página.',
  locked:
    'Los días de este navegador los guardó una versión más nueva. No se tocan, y aquí no se puntúa nada.',
  damaged: 'Este intento ya no se puede leer. Solo se puede abandonar.',

  streak: 'Días seguidos',
  streakNow: 'Ahora',
  streakLongest: 'La racha más larga',
  streakHint: 'Un día cuenta cuando su intento ha terminado, sea cual sea el final.',
  pastTitle: 'Días jugados',
  earlierMonth: 'Mes anterior',
  laterMonth: 'Mes siguiente',
  dayScored: (score) => `${count(score, 'punto', 'puntos')}`,
  dayUnderWay: 'en marcha',
  columns: { day: 'Día', score: 'Puntos', highest: 'Hoja más alta', moves: 'Jugadas' },
  noneInMonth: 'Aquí no hay ningún día puntuado en este mes.',
  anotherDay: 'Practicar otro día',
  practiseOne: 'Practicar',
  anotherDayHint: 'Cualquier día hasta hoy, por su fecha.',
};
