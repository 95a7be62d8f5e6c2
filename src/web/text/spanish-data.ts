/** The Spanish words of the panel that saves everything in one file and brings it back. */
import type { englishData } from './english-data.ts';
import { count, number } from './spanish-numbers.ts';

/** The table in Spanish. */
export const spanishData: typeof englishData = {
  dataTitle: 'Tus datos',
  dataHint:
    'Un archivo con todo lo que guarda este navegador: tu partida, la apartada, los días, la que estés copiando, las partidas guardadas, los récords, los ajustes y las figuras. Consérvalo o llévalo a otro dispositivo.',
  saveAll: 'Guardar todo en un archivo',
  bringTitle: 'Recuperar un archivo',
  bringHint: 'Primero ves lo que contiene. No se sustituye nada que no marques.',
  bring: 'Recuperar',
  parts: {
    game: 'Partida',
    earlier: 'Partida apartada',
    daily: 'Días',
    copy: 'Partida que estás copiando',
    best: 'Récords',
    settings: 'Ajustes',
    made: 'Figuras',
    games: 'Partidas guardadas',
  },
  effects: {
    same: 'igual que aquí',
    fresh: 'aquí aún no hay',
    joined: 'se añade a lo tuyo',
    replaces: 'sustituye lo tuyo',
  },
  gameReplaces: 'la tuya queda apartada',
  gameInFile: (name, score, moves) =>
    `${name}, ${count(score, 'punto', 'puntos')}, ${count(moves, 'jugada', 'jugadas')}`,
  gamesInFile: (games) => count(games, 'partida', 'partidas'),
  partDamaged: (reason) => `no se puede usar. ${reason}`,
  nothingInFile: 'En este archivo no hay nada que esta versión pueda usar.',
  broughtIn: (parts) => `Partes recuperadas: ${number(parts)}.`,
  notBroughtIn: (parts) => `Este navegador no guardó: ${parts}.`,
};
