import { describe, expect, it, vi } from 'vitest';
import {
  createRandom,
  type GameState,
  legalMoves,
  newGame,
  play,
  type Random,
  rowsOf,
  scoreOf,
  statusOf,
  tres,
  unwrap,
} from '../../engine/index.ts';
import { ErrorDeTablero } from './error-de-tablero.ts';
import { Tablero } from './tablero.ts';

function random(seed: string): Random {
  return unwrap(createRandom('sfc32', seed));
}

/** A generator that draws the given numbers, and then zeros. */
function chosen(...draws: number[]): Random {
  return { nextInt: () => draws.shift() ?? 0, save: () => random('').save() };
}

function valores(tablero: Tablero): number[][] {
  return tablero.casillas.map((fila) => fila.map(({ ficha }) => ficha?.valor ?? 0));
}

function codigo(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as ErrorDeTablero).codigo;
  }
  return 'nothing was thrown';
}

describe('un tablero nuevo', () => {
  it('has four rows and columns of cells that know their coordinates', () => {
    const { casillas } = new Tablero();
    expect(casillas.map((fila) => fila.length)).toEqual([4, 4, 4, 4]);
    casillas.forEach((fila, f) => {
      fila.forEach((casilla, c) => {
        expect([casilla.fila, casilla.columna]).toEqual([f, c]);
      });
    });
  });

  it('holds a 1 and a 2, each from a call of crearFicha, and then 1 is next', () => {
    const crearFicha = vi.spyOn(Tablero.prototype, 'crearFicha');
    const tablero = new Tablero(chosen(5, 0));
    expect(crearFicha).toHaveBeenCalledTimes(2);
    crearFicha.mockRestore();
    expect(valores(tablero)).toEqual([
      [2, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(tablero.siguienteFicha).toEqual({ valor: 1 });
    expect([tablero.puntuacion, tablero.perdida]).toEqual([0, false]);
    expect(String(tablero)).toBe('2 . . .\n. 1 . .\n. . . .\n. . . .');
  });

  it('is another every time without a generator', () => {
    const boards = Array.from({ length: 20 }, () => String(new Tablero()));
    expect(new Set(boards).size).toBeGreaterThan(1);
  });

  it('can have other sides, from 2 to 8', () => {
    expect(String(new Tablero(chosen(), 2, 3))).toBe('1 2 .\n. . .');
    expect(codigo(() => new Tablero(chosen(), 1, 4))).toBe('medida-imposible');
    expect(codigo(() => new Tablero(chosen(), 4, 9))).toBe('medida-imposible');
  });
});

describe('estaOcupada', () => {
  it('says whether there is a tile', () => {
    const tablero = new Tablero(chosen(4, 0), 2, 3);
    expect(String(tablero)).toBe('2 . .\n. 1 .');
    expect(tablero.estaOcupada(0, 0)).toBe(true);
    expect(tablero.estaOcupada(1, 1)).toBe(true);
    expect(tablero.estaOcupada(0, 1)).toBe(false);
    expect(tablero.estaOcupada(1, 2)).toBe(false);
  });

  it.each([
    [-1, 0],
    [0, -1],
    [4, 0],
    [0, 4],
    [0.5, 0],
  ])('refuses (%d, %d)', (fila, columna) => {
    expect(codigo(() => new Tablero().estaOcupada(fila, columna))).toBe('fuera-del-tablero');
  });
});

describe('crearFicha', () => {
  it('alternates 1 and 2 on free cells, gives the cell, and fails on a full board', () => {
    const tablero = new Tablero(random('lleno'), 3, 3);
    const fichas = Array.from({ length: 7 }, () => tablero.crearFicha());
    expect(fichas.map(({ ficha }) => ficha?.valor)).toEqual([1, 2, 1, 2, 1, 2, 1]);
    const places = new Set(fichas.map(({ fila, columna }) => `${fila} ${columna}`));
    expect(places.size).toBe(7);
    for (const { fila, columna, ficha } of fichas) {
      expect(tablero.casillas[fila]?.[columna]?.ficha).toEqual(ficha);
    }
    expect(tablero.perdida).toBe(true);
    expect(codigo(() => tablero.crearFicha())).toBe('tablero-lleno');
    expect(tablero.siguienteFicha).toEqual({ valor: 2 });
  });
});

describe('los movimientos', () => {
  /** Puts the 1 and the 2 in the middle of a row of a 3×3 board, side by side. */
  const start = () => new Tablero(chosen(3, 3), 3, 3);

  it('start from 1 2 . in the middle', () => {
    expect(String(start())).toBe('. . .\n1 2 .\n. . .');
  });

  it.each([
    ['moverDerecha', '1 . .\n. . 3\n. . .'],
    ['moverIzquierda', '1 . .\n3 . .\n. . .'],
    ['moverArriba', '1 2 1\n. . .\n. . .'],
    ['moverAbajo', '1 . .\n. . .\n1 2 .'],
  ] as const)('%s', (mover, after) => {
    const tablero = start();
    expect(tablero[mover]()).toBe(true);
    expect(String(tablero)).toBe(after);
    expect(tablero.siguienteFicha).toEqual({ valor: 2 });
  });

  it('score what was merged', () => {
    const tablero = start();
    tablero.moverDerecha();
    expect(tablero.puntuacion).toBe(3);
  });

  it('change nothing when no tile can move', () => {
    const tablero = new Tablero(chosen(0, 2), 3, 3);
    expect(String(tablero)).toBe('1 . .\n2 . .\n. . .');
    expect(tablero.moverIzquierda()).toBe(false);
    expect(String(tablero)).toBe('1 . .\n2 . .\n. . .');
    expect(tablero.siguienteFicha).toEqual({ valor: 1 });
  });

  it('fail when the game is lost, even where a merge is left', () => {
    const tablero = new Tablero(chosen(), 2, 2);
    tablero.crearFicha();
    tablero.crearFicha();
    expect(String(tablero)).toBe('1 2\n1 2');
    for (const mover of ['moverDerecha', 'moverIzquierda', 'moverArriba', 'moverAbajo'] as const) {
      expect(codigo(() => tablero[mover]())).toBe('partida-perdida');
    }
    expect(String(tablero)).toBe('1 2\n1 2');
  });
});

describe('la misma partida que el motor', () => {
  it('goes move by move as the engine’s tres does', { timeout: 60_000 }, () => {
    const moves = { right: 'moverDerecha', left: 'moverIzquierda' } as const;
    const more = { up: 'moverArriba', down: 'moverAbajo' } as const;
    const names = { ...moves, ...more };
    for (let seed = 0; seed < 50; seed++) {
      const tablero = new Tablero(random(`tres ${seed}`));
      const player = random(`player ${seed}`);
      let game: GameState = newGame(tres, random(`tres ${seed}`));
      while (statusOf(game) === 'playing') {
        expect(valores(tablero)).toEqual(rowsOf(game.board));
        expect(game.preview).toEqual({ kind: 'tile', tile: tablero.siguienteFicha.valor });
        const legal = legalMoves(game);
        const move = legal[player.nextInt(legal.length)] as keyof typeof names;
        expect(tablero[names[move]]()).toBe(true);
        game = play(game, move)?.game as GameState;
      }
      expect(valores(tablero)).toEqual(rowsOf(game.board));
      expect([tablero.perdida, tablero.puntuacion]).toEqual([true, scoreOf(game.board)]);
    }
  });
});

describe('los errores', () => {
  it('carry a code and a sentence in both languages', () => {
    const error = new ErrorDeTablero('tablero-lleno');
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('ErrorDeTablero');
    expect(error.message).toBe(
      'El tablero está lleno: no cabe otra ficha. / The board is full: no tile can enter.',
    );
    expect(new ErrorDeTablero('partida-perdida').message).toBe(
      'La partida está perdida: no queda ningún espacio en blanco. / The game is lost: no empty cell is left.',
    );
    expect(new ErrorDeTablero('fuera-del-tablero').message).toBe(
      'No hay ninguna casilla en esa fila y columna. / There is no cell in that row and column.',
    );
    expect(new ErrorDeTablero('medida-imposible').message).toBe(
      'Un tablero tiene de 2 a 8 filas y columnas. / A board has 2 to 8 rows and columns.',
    );
  });
});
