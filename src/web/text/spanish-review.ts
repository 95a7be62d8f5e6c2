/** The Spanish words of the review. */
import type { Reason } from '../study/review/reasons.ts';
import type { ReviewText } from './english-review.ts';
import { directions } from './spanish-directions.ts';
import { count, number } from './spanish-numbers.ts';
import { spanishThinking } from './spanish-thinking.ts';

const percent = (share: number) => `${Math.max(1, Math.round(100 * share))} %`;
const points = (amount: number) => count(Math.round(amount), 'punto', 'puntos');

const reason = (why: Reason): string => {
  switch (why.kind) {
    case 'risk':
      return why.share > 0.995
        ? 'acababa la partida en el acto'
        : `podía acabar la partida en el acto, con una probabilidad un ${percent(why.share)} mayor`;
    case 'merge':
      return `se quedó sin hacer el pliegue que da ${why.makes}`;
    case 'corner':
      return `el ${why.tile} salió de su esquina`;
    case 'edge':
      return `el ${why.tile} salió del borde`;
    case 'apart':
      return `dos ${why.tile} ya no quedan juntos`;
    case 'walled':
      return `un ${why.tile} queda encerrado entre ${why.between.join(' y ')}`;
    case 'room':
      return why.cells === 1
        ? 'queda una casilla libre menos'
        : `quedan ${why.cells} casillas libres menos`;
    case 'later':
      return 'solo se nota varios empujones más adelante';
  }
};

/** The table in Spanish. */
export const spanishReview: ReviewText = {
  number,
  directions: spanishThinking.directions,
  judges: spanishThinking.judges,
  loading: spanishThinking.loading,
  notLoaded: spanishThinking.notLoaded,
  noRoom: spanishThinking.noRoom,
  barred: 'No hay análisis mientras se juega el intento puntuado del día.',
  intro:
    'El ordenador vuelve a mirar cada jugada y dice cuánto valía frente a la mejor. Tarda unos segundos; con una partida larga, hasta un minuto.',
  nothing: 'Todavía no hay ninguna jugada que mirar.',
  start: 'Analizar la partida',
  stop: 'Parar',
  again: 'Analizar otra vez',
  progress: (done, total) => `${number(done)} de ${count(total, 'jugada', 'jugadas')}`,
  progressName: 'Jugadas miradas',
  failed: 'Este navegador no puede pensar, así que no hay análisis.',
  done: (moves) => `El análisis de ${count(moves, 'jugada', 'jugadas')} está listo.`,
  stopped: 'Detenido. Se conserva lo encontrado.',
  summary: (bestShare, meanCost) =>
    `El ${Math.round(100 * bestShare)} % de las jugadas en las que se podía elegir fueron las mejores; de media, cada jugada costó ${points(meanCost)}.`,
  curve: 'Los puntos que se podían esperar, a lo largo de la partida',
  curveHint: (most, least) =>
    `La línea son los puntos que se podían esperar con la mejor jugada, de ${number(least)} a ${number(most)}. Las barras de abajo dicen lo que costó cada jugada.`,
  dearest: 'Lo que más costó',
  noneDear: 'Ninguna jugada costó mucho.',
  move: (move) => `Jugada ${number(move)}`,
  cost: (amount) => `${points(amount)} menos`,
  instead: (played, best) => `Empujón ${directions[played]}; era mejor ${directions[best]}.`,
  why: (reasons) => `Por qué: ${reasons.map(reason).join('; ')}.`,
  show: (move) => `Ver la jugada ${number(move)}`,
  table: 'Todas las jugadas en una tabla',
  columns: {
    move: 'Jugada',
    played: 'Jugado',
    best: 'Mejor',
    value: 'Esperado',
    cost: 'Coste',
  },
};
