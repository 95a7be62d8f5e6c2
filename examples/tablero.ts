/**
 * El juego 3+3 como programa de texto. / The game 3+3 as a text program.
 *
 *     npx tsx examples/tablero.ts [semilla]
 *
 * a, d, w o s mueve a la izquierda, a la derecha, arriba o abajo; q, o el fin de la entrada, termina.
 * En un proyecto propio se importa de 'threefold/compat/tablero' y 'threefold'.
 */
import { createInterface } from 'node:readline';
import { Tablero } from '../src/compat/tablero/index.ts';
import { createRandom, unwrap } from '../src/engine/index.ts';

const [semilla] = process.argv.slice(2);
const tablero =
  semilla === undefined ? new Tablero() : new Tablero(unwrap(createRandom('sfc32', semilla)));

const TECLAS: Readonly<Record<string, () => boolean>> = {
  a: () => tablero.moverIzquierda(),
  d: () => tablero.moverDerecha(),
  w: () => tablero.moverArriba(),
  s: () => tablero.moverAbajo(),
};

function decir(texto: string): void {
  process.stdout.write(`${texto}\n`);
}

function mostrar(): void {
  decir(String(tablero));
  decir(`Siguiente ficha: ${tablero.siguienteFicha.valor}  Puntuación: ${tablero.puntuacion}`);
}

mostrar();
for await (const linea of createInterface({ input: process.stdin })) {
  if (linea === 'q') break;
  const mover = TECLAS[linea];
  if (mover === undefined) {
    decir('a, d, w o s para mover, q para terminar.');
    continue;
  }
  if (!mover()) {
    decir('Ninguna ficha puede moverse.');
    continue;
  }
  mostrar();
  if (tablero.perdida) {
    decir('Partida perdida: no queda ningún espacio en blanco.');
    break;
  }
}
