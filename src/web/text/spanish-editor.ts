/** The Spanish words of the screen that sets up boards and copies games. */
import type { EditorText } from './editor-words.ts';
import { count, either } from './spanish-numbers.ts';

/** The table in Spanish. */
export const spanishEditor: EditorText = {
  question: '¿Qué quieres hacer?',
  setUp: 'Montar un tablero',
  copy: 'Copiar una partida',

  whichGame: 'Reglas',
  columns: 'Columnas',
  rows: 'Filas',
  grid: (width, height) => `Tablero que se monta, de ${width} por ${height}`,
  gridHint:
    'Las flechas van de casilla en casilla, las cifras ponen una hoja, e Intro o un toque pone la elegida.',
  typing: (digits) => `${digits}…`,
  palette: 'Hoja que se pone',
  nothing: 'Ninguna',
  comesNext: 'La siguiente',
  bonus: (tiles) => `Una especial: ${either(tiles)}`,
  deck: 'Quedan detrás en el mazo',
  card: (tile) => `Hojas de ${tile} que quedan`,
  deckAssumed: 'Como en un mazo nuevo, mientras no digas otra cosa.',
  freshDeck: 'Como en un mazo nuevo',
  from: 'Empezar con',
  fromGame: 'Tu partida',
  fromEmpty: 'Un tablero vacío',
  paste: 'O pega un tablero, un registro o un enlace',
  pasteHint: 'Por ejemplo: 1 2 . . / 3 3 . . / . . 6 . / . . . . next 1',
  read: 'Usarlo',
  readDone: 'Ya está en el tablero.',

  cellPlace: ({ column, row }) => `Fila ${row}, columna ${column}`,
  cardPlace: (tile) => `Mazo, hojas de ${tile}`,
  textPlace: 'Texto pegado',
  possible: 'Esta posición es posible.',
  over: {
    stuck: 'Es posible, pero no queda ningún empujón que hacer.',
    full: 'Es posible, pero el tablero está lleno: la partida habría terminado.',
    finished: 'Es posible, pero tiene la última hoja de todas: la partida habría terminado.',
  },
  play: 'Jugar desde aquí',
  askHint: '¿Qué es lo mejor aquí?',
  hintTitle: 'Lo que vale cada empujón',
  stopHint: 'Parar',
  copyText: 'Copiar como texto',
  textCopied: 'Posición copiada como texto.',
  linkCopied: 'Enlace copiado. Abre esta posición como partida.',

  copyIntro:
    'Sigue una partida de un móvil o de donde sea: monta su primer tablero y, tras cada empujón, di qué ha salido. Queda un registro que cualquiera puede comprobar. Lo copiado se conserva hasta que lo descartes.',
  begin: 'Empezar con este tablero',
  copyBoard: (width, height) =>
    `Partida copiada, de ${width} por ${height}. Las flechas empujan como se empujó allí.`,
  told: (moves) => `${count(moves, 'empujón copiado', 'empujones copiados')}`,
  askPush: '¿Qué empujón se hizo? Pulsa una flecha o desliza el tablero.',
  askCell: '¿Por dónde entró la hoja nueva?',
  askValue: '¿Qué hoja entró ahí?',
  askPreview: '¿Cuál se ve como siguiente?',
  askOther: 'Entonces, ¿cuál se ve como siguiente?',
  other: 'Otra',
  otherHint: 'El mazo del principio se vuelve a contar para que encaje.',
  noDeck:
    'Ningún mazo pudo traer eso después de estos empujones. Quizá alguno anterior se dijo mal.',
  deckCorrected: 'Se ha corregido el mazo del principio para que encaje.',
  back: 'Volver atrás',
  discard: 'Descartar la copia',
  discardSure: '¿Descartarla entera?',
  finished: 'Aquí terminó la partida.',
  keep: 'Guardar entre tus partidas',
  kept: 'Guardada: la encontrarás entre tus partidas.',
  notKept: 'Este navegador no puede guardarla. Guárdala como archivo.',
  goOn: 'Seguir jugando desde aquí',
  damaged:
    'La copia que estaba en curso ya no se puede leer. Se ha apartado, y no se ha borrado nada.',
  notSaved:
    'Este navegador no conserva la copia: se perderá con la página. Guárdala a tiempo como archivo.',
  event: 'copiada a mano',
};
