/** The Spanish words of the list of kept games. */
import { datesIn } from './dates.ts';
import type { GamesText } from './english-games.ts';
import { count, number } from './spanish-numbers.ts';

const games = (amount: number) => count(amount, 'partida', 'partidas');

/** The table in Spanish. */
export const spanishGames: GamesText = {
  dates: datesIn('es'),
  faults: {
    missing:
      'Este navegador no guarda partidas para esta página, así que no hay lista. Guardarlas como archivo sí funciona.',
    blocked:
      'Otra pestaña con una versión anterior del juego retiene tus partidas. Ciérrala y vuelve a intentarlo.',
    newer:
      'Tus partidas las guardó una versión más nueva de este programa. Recarga la página para obtenerla.',
    full: 'No queda sitio en este navegador. Borra algunas partidas o guárdalas antes en un archivo.',
    failed:
      'El navegador no pudo leer o escribir tus partidas. Vuelve a intentarlo o recarga la página.',
  },
  damaged: (reason) => `Esta partida está dañada. Se ha apartado, no borrado. ${reason}`,
  tryAgain: 'Reintentar',

  none: 'Aún no hay partidas. Cada partida que termina se guarda aquí sola.',
  noneFit: 'Ninguna partida cumple lo elegido. Cámbialo arriba.',
  amount: (some, all) => (some === all ? games(all) : `${number(some)} de ${games(all)}`),
  filter: 'Elegir y ordenar',
  filterRules: 'Reglas',
  filterSize: 'Tamaño',
  filterEnded: 'Final',
  filterSpan: 'Cuándo',
  filterTile: 'Hoja más alta',
  filterOwner: 'De quién',
  order: 'Orden',
  any: 'Cualquiera',
  atLeast: (tile) => `${tile} o más`,
  spans: {
    all: 'Siempre',
    day: 'Últimas 24 horas',
    week: 'Últimos 7 días',
    month: 'Últimos 30 días',
    year: 'Últimos 365 días',
  },
  orders: {
    newest: 'Las más recientes primero',
    oldest: 'Las más antiguas primero',
    score: 'Más puntos primero',
    highest: 'Hoja más alta primero',
  },
  ended: { all: 'Todas', finished: 'Terminadas', unfinished: 'Abandonadas o en curso' },
  owners: { all: 'De cualquiera', own: 'Mías', others: 'De otro lugar' },
  allAgain: 'Mostrar todas',

  onBoard: 'Repetir la partida del tablero',
  list: 'Partidas guardadas',
  points: (score) => count(score, 'punto', 'puntos'),
  moves: (moves) => count(moves, 'jugada', 'jugadas'),
  highest: (tile) => `hoja más alta ${tile}`,
  unfinished: 'sin terminar',
  daily: 'partida del día',
  elsewhere: 'de otro lugar',
  assisted: 'con ayuda',
  rename: (game) => `Nombre: ${game}`,
  remove: (game) => `Borrar: ${game}`,
  pageOf: (page, pages) => `Página ${number(page)} de ${number(pages)}`,
  pages: 'Páginas',
  previous: 'Anterior',
  following: 'Siguiente',

  nameField: 'Nombre de esta partida',
  nameSave: 'Guardar',
  cancel: 'Cancelar',
  named: (name) => `La partida ahora se llama ${name}.`,
  nameTaken: 'La partida ya no tiene nombre.',
  removeAsk: '¿Borrar esta partida para siempre?',
  removeYes: 'Borrar',
  removeNo: 'Conservar',
  removed: 'La partida se ha borrado.',
  restore: 'Recuperarla',
  restored: 'La partida ha vuelto.',

  importTitle: 'Importar partidas',
  importHint:
    'Un registro, un enlace o un archivo con muchas partidas. También puedes soltar un archivo en esta página.',
  chooseFile: 'Elegir un archivo',
  pasteLabel: 'O pega un registro o un enlace',
  importPasted: 'Importar',
  imported: (amount) =>
    amount === 1 ? 'Se ha importado 1 partida.' : `Se han importado ${games(amount)}.`,
  progress: (done, all) => `${number(done)} de ${games(all)} revisadas …`,
  refused: (reason) => `No se ha importado nada. ${reason}`,
  refusedSome: (amount, reason) =>
    `${amount === 1 ? 'Se ha omitido 1 partida' : `Se han omitido ${games(amount)}`}; la primera, por esto: ${reason}`,
  gameInFile: (game) => `Partida ${number(game)}`,
  refusedFile: 'Este archivo no se puede leer.',
  whose: (amount) => `El archivo contiene ${games(amount)}. ¿De quién son?`,
  whoseMine: 'Mías',
  whoseOthers: 'De otra persona',
  exportTitle: 'Guardar todas las partidas',
  exportHint: (amount) =>
    `Un archivo con ${games(amount)}, para conservarlo o llevarlo a otro lugar.`,
  exportAll: 'Guardar todas en un archivo',
  byHand: 'Este navegador no guarda archivos desde aquí.',
  asides: (amount) =>
    amount === 1
      ? '1 partida no se pudo leer y se ha apartado.'
      : `${games(amount)} no se pudieron leer y se han apartado.`,
  saveAsides: 'Guardarlas en un archivo',
};
