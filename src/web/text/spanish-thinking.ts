/** The Spanish words of hints and of playing by itself. */
import type { Direction } from '../../engine/index.ts';
import type { ThinkingText } from './english-thinking.ts';
import { directions } from './spanish-directions.ts';
import { count, number } from './spanish-numbers.ts';

/** The sides by themselves, without a verb before them. */
const sides: Readonly<Record<Direction, string>> = {
  left: 'izquierda',
  right: 'derecha',
  up: 'arriba',
  down: 'abajo',
};

const speeds: ThinkingText['speeds'] = {
  slow: 'lenta',
  normal: 'normal',
  fast: 'rápida',
  full: 'la máxima',
};

const list = (words: readonly string[]) =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(words);

const value = (direction: Direction, score: number) => `${sides[direction]} ${number(score)}`;

/** The table in Spanish. */
export const spanishThinking: ThinkingText = {
  adviceTitle: 'Lo que vale cada empujón',
  worthHint: 'Los puntos con los que se espera que acabe la partida',
  number,
  directions: sides,
  push: (direction, score, best) => {
    if (score === null) return `${sides[direction]}: nada se mueve`;
    return `${value(direction, score)}${best ? ', el mejor' : ''}`;
  },
  best: (direction) => `Lo mejor: ${sides[direction]}.`,
  nowBest: (direction) => `Ahora es mejor: ${sides[direction]}.`,
  worths: (pushes) =>
    `${list(pushes.map(([direction, score]) => value(direction, score))).replace(/^./, (letter) => letter.toUpperCase())}.`,
  unmoved: (pushes) => `Nada se mueve ${list(pushes.map((direction) => directions[direction]))}.`,

  ahead: (moves) => `${count(moves, 'empujón', 'empujones')} más allá.`,
  thinking: 'Pensando…',
  loading: (percent) => `Cargando la red: ${percent} %`,
  judges: {
    network: null,
    'hand-made': 'Calculado a ojo: ninguna red ha aprendido este juego.',
    plain: 'Con poca vista: la búsqueda rápida no conoce estos tableros.',
  },
  notLoaded: 'No se pudo cargar la red: calculado a ojo.',
  noRoom: 'Falta memoria para la red: calculado a ojo.',
  notBest: 'No cuenta como récord.',
  troubles: {
    barred: 'No hay pistas en el intento puntuado del día.',
    over: 'La partida ha terminado.',
    failed: 'Este navegador no puede pensar. La partida sigue sin pistas.',
  },
  off: 'Sin pistas.',

  auto: 'Automático',
  stop: 'Parar',
  speed: 'Velocidad',
  speeds,
  started: (speed) => `Juego automático, velocidad ${speeds[speed]}. Un empujón o Escape lo para.`,
  stopped: (moves, score) =>
    `Parado tras ${count(moves, 'empujón', 'empujones')}; ${count(score, 'punto', 'puntos')}.`,
};
