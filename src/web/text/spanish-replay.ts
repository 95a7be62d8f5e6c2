/** The Spanish words of the replay of a game. */

import { datesIn } from './dates.ts';
import type { ReplayText } from './english-replay.ts';
import { count, number } from './spanish-numbers.ts';

const moved = (amount: number) => count(amount, 'jugada', 'jugadas');

/** The table in Spanish. */
export const spanishReplay: ReplayText = {
  dates: datesIn('es'),
  missing: 'Esta partida ya no está entre tus partidas guardadas.',
  toGames: 'Tus partidas',
  points: (score) => count(score, 'punto', 'puntos'),
  facts: (moves, highest) => `${moved(moves)}, hoja más alta ${highest}`,
  onBoard: 'La partida del tablero',
  elsewhere: 'De otro lugar',

  boardAt: (ply) =>
    ply === 0 ? 'El tablero al empezar' : `El tablero tras la jugada ${number(ply)}`,
  scrub: 'Punto de la partida',
  moveOf: (ply, last) =>
    ply === 0 ? `Inicio, por delante ${moved(last)}` : `Jugada ${number(ply)} de ${number(last)}`,
  controls: 'Repetición',
  first: 'Al inicio',
  previous: 'Una jugada atrás',
  play: 'Reproducir',
  pause: 'Pausar',
  following: 'Una jugada adelante',
  last: 'Al final',
  speed: 'Velocidad',
  speedIs: (moves) => `${moved(moves)} por segundo`,
  keysHint:
    'Las flechas van jugada a jugada; Inicio y Fin, al principio y al final; Re Pág y Av Pág, diez jugadas.',

  continueHere: 'Seguir jugando desde aquí',
  resume: 'Retomar esta partida',
  continueHint:
    'Empieza una partida nueva con las jugadas hechas hasta aquí. No cuenta para los récords, porque ya has visto lo que viene.',
  resumeHint: 'Sigue tal como la dejaste y cuenta como tuya.',
  continueTraced:
    'Esta partida se anotó en otro lugar: las hojas que vengan se sortearán de nuevo.',
  continueBarred: 'No mientras esté en curso la partida del día puntuada con el mismo reparto.',
  continueEnded: 'La partida terminó aquí. Vuelve unas jugadas atrás para probar otra cosa.',

  moves: 'Jugadas',
  movesFrom: (first, last, all) => `Jugadas ${number(first)} a ${number(last)} de ${number(all)}`,
  earlier: 'Jugadas anteriores',
  later: 'Jugadas siguientes',
  direction: { left: 'Izquierda', right: 'Derecha', up: 'Arriba', down: 'Abajo' },
  made: (tiles) => (tiles.length === 0 ? 'sin uniones' : `forma ${tiles.join(', ')}`),
  entered: (tile) => `entra un ${tile}`,
  seconds: (seconds) => `${number(seconds)} s`,

  why: 'Por qué se movieron las hojas',
  whyStart: 'Todavía no se ha empujado nada.',
  review: 'Análisis con el ordenador',

  share: 'Compartir',
  saveFile: 'Guardar registro',
  copyLink: 'Copiar enlace',
  copyPlain: 'Copiar como texto',
  savePicture: 'Guardar imagen',
  send: 'Enviar…',
  linkCopied: 'Enlace copiado. Abre toda esta partida.',
  plainCopied: 'Texto copiado.',
  noPicture: 'Este navegador no puede crear la imagen.',
  pictureAlt: (rules, score, facts, rows) =>
    `El último tablero de una partida de ${rules}: ${score}, ${facts}. Fila por fila: ${rows.join('; ')}.`,

  name: 'Nombre',
  nameField: 'Nombre de esta partida',
  nameSave: 'Guardar nombre',
  nameSaved: (name) => `La partida ahora se llama ${name}.`,
  nameTaken: 'La partida ya no tiene nombre.',
  remove: 'Borrar',
};
