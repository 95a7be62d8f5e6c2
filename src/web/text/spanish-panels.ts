/** The Spanish words of panels and notices. */
import type { Status } from '../../engine/index.ts';
import type { PanelText } from './english-panels.ts';
import { spanishData } from './spanish-data.ts';
import { directions } from './spanish-directions.ts';
import { spanishFaults } from './spanish-faults.ts';
import { spanishFigures } from './spanish-figures.ts';
import { spanishMenu } from './spanish-menu.ts';
import { count, number } from './spanish-numbers.ts';
import { spanishSettings } from './spanish-settings.ts';
import { spanishTelling } from './spanish-telling.ts';

const points = (amount: number) => count(amount, 'punto', 'puntos');
const moved = (amount: number) => count(amount, 'jugada', 'jugadas');

const endings: Readonly<Record<Exclude<Status, 'playing'>, { title: string; reason: string }>> = {
  stuck: {
    title: 'No quedan jugadas',
    reason: 'Todas las casillas están ocupadas y ningún empujón cambiaría el tablero.',
  },
  full: {
    title: 'El tablero está lleno',
    reason: 'En este juego se pierde cuando no queda ninguna casilla vacía.',
  },
  finished: {
    title: '¡Completado!',
    reason: 'Has plegado la última hoja de todas. No hay nada más allá: la partida está completa.',
  },
};

/** The table in Spanish. */
export const spanishPanels: PanelText = {
  ...spanishData,
  ...spanishFigures,
  ...spanishMenu,
  ...spanishSettings,
  ...spanishTelling,
  summaries: {
    threes:
      'El clásico: un paso por empujón, un mazo barajado de 1, 2 y 3 y, de vez en cuando, una ficha especial.',
    cs227:
      'El de la práctica de clase: el mismo empujón, y 1, 2, 3 o 6 al azar en cualquier hueco del borde.',
    tres: 'Todas las parejas se unen y luego todo avanza un paso. Salen 1 y 2 por turnos; si el tablero se llena, se pierde.',
  },
  close: 'Cerrar',
  back: 'Atrás',
  share: 'Compartir',
  loading: 'Un momento…',

  endings,
  fullThoughMergeable:
    'En este juego se pierde cuando no queda ninguna casilla vacía, aunque todavía se pudieran unir dos hojas.',
  endScore: (score, moves) => `${points(score)} en ${moved(moves)}.`,
  endBest: 'Tu mejor partida de este juego.',
  endAssisted: 'Jugada con ayuda: no cuenta para tu récord.',
  playAgain: 'Otra partida',

  confirmTitle: '¿Empezar otra partida?',
  confirmText: (moves, score) =>
    `La partida en curso, con ${moved(moves)} y ${points(score)}, termina aquí.`,
  confirmStart: 'Empezar otra',
  keepPlaying: 'Seguir jugando',

  chooseTitle: 'Elige un juego',
  size: 'Tamaño',
  sizeName: (size) => `${size}×${size}`,
  seed: 'Semilla',
  seedHint: 'Déjala vacía para una partida que nadie ha jugado.',
  start: 'Empezar',
  cancel: 'Cancelar',

  helpTitle: 'Cómo se juega',
  helpIntro:
    'Empuja todas las hojas a la vez. Un 1 y un 2 se pliegan y forman un 3; a partir del 3, dos iguales se pliegan y forman su suma. Con cada empujón llega una hoja nueva.',
  foldTitle: 'El pliegue',
  foldSteps: [
    'Contra la pared, 1 y 2 no pueden avanzar: al empujar, se pliegan.',
    'Forman un 3, y lo que iba detrás avanza un paso.',
  ],
  foldMore: 'Después solo se pliegan hojas iguales: 3 y 3 forman 6, 6 y 6 forman 12, etcétera.',
  keysTitle: 'Teclas',
  touch: 'O desliza el dedo o el ratón por cualquier sitio fuera de los botones.',
  thisGame: 'Esta partida',
  copyLink: 'Copiar enlace',
  copied: 'Copiado',
  linkHint: 'El enlace abre esta misma partida: el mismo reparto y las mismas fichas después.',

  recordsTitle: 'Guardar, compartir, abrir',
  recordHint:
    'El registro guarda cómo empezó la partida y todas las jugadas hasta ahora. Cualquiera puede reproducirla y seguir jugando.',
  recordUndone: (moves) => `No se incluye lo que deshiciste: ${moved(moves)}.`,
  saveFile: 'Guardar archivo',
  copyRecord: 'Copiar texto',
  savedAs: (name) => `Guardada como ${name}.`,
  linkCopied: 'Enlace copiado. Abre la partida tal como está.',
  recordCopied: 'Registro copiado.',
  byHand: 'El navegador no lo permite aquí. Copia tú el texto:',
  openTitle: 'Abrir una partida',
  chooseFile: 'Elegir un archivo',
  pasteLabel: 'O pega un registro o un enlace',
  openPasted: 'Abrir',
  dropHint: 'O suelta un archivo en cualquier lugar de la página.',
  putAsideHint: 'Tu partida en curso quedará apartada.',
  putAside: (name, score, moves) => `Apartada: ${name}, ${points(score)} en ${moved(moves)}.`,

  refused: (reason) => `No se ha abierto; tu partida sigue como estaba. ${reason}`,
  refusedFile: 'Este archivo no se puede leer. Tu partida sigue como estaba.',
  faultLine: (line, column) => `Línea ${line}, columna ${column}`,
  faultMove: (move) => `Jugada ${move}`,
  faults: spanishFaults,

  peeked: (direction) => `al empujar ${directions[direction]}`,
  peekNoMerge: (moved) => `${count(moved, 'ficha se mueve', 'fichas se mueven')} sin unirse`,
  peekEnded: 'No se ha empujado.',
  readRow: (row, tiles) => `fila ${row}: ${tiles.join(', ')}`,
  readDeck: (cards) =>
    `quedan en el mazo: ${cards.map(([tile, left]) => `${number(left)} de ${tile}`).join(', ')}`,
  readStanding: (score, best, moves) =>
    `${points(score)}, récord ${number(best)}, ${moved(moves)}.`,
  readCell: ({ row, column }, tile) => `Fila ${row}, columna ${column}: ${tile}.`,
  exploring: 'Explorando: las flechas leen casilla por casilla, Escape vuelve al juego.',
  explored: 'De vuelta al juego.',

  dismiss: 'Descartar',
  notices: {
    'not-saved':
      'Este navegador no deja guardar la partida. Puedes jugar, pero al cerrar la página se perderá.',
    'not-kept':
      'Una partida no pudo ponerse entre tus partidas guardadas. No se ha perdido: se volverá a intentar en la próxima visita.',
    'game-aside': 'La partida guardada no se pudo leer: se ha apartado y ha empezado otra.',
    'game-locked':
      'La partida guardada no se puede leer aquí: se deja intacta y esta partida no se guarda.',
    'best-aside': 'Tus récords no se pudieron leer. Se han apartado, y la cuenta empieza de nuevo.',
    'link-refused': 'El enlace pide una partida que no existe.',
    followed: 'La partida ha seguido en otra pestaña. Así está ahora.',
    'earlier-game': 'Se ha abierto otra partida. La que tenías en curso está apartada.',
    'opened-without-past':
      'Esta partida viene anotada de otro sitio. Puedes seguir jugando, pero no deshacer las jugadas anteriores.',
    elsewhere: 'La partida se está jugando en otra pestaña. Esta la sigue.',
    'update-ready': 'Hay una versión nueva lista. Tu partida se conserva.',
    'tutorial-offer':
      '¿Es tu primera vez? Unos pocos empujones en un tablero de práctica enseñan cómo va.',
  },
  actions: {
    'earlier-game': 'Volver a ella',
    elsewhere: 'Jugar aquí',
    'update-ready': 'Recargar',
    'tutorial-offer': 'Enséñame',
  },
};
