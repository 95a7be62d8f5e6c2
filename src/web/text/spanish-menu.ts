/** The Spanish words of the menu and the names of the screens for study. */
import type { englishMenu } from './english-menu.ts';

/** The names of the screens. */
export const spanishScreens: typeof englishMenu.screens = {
  tutorial: 'Primeros pliegues',
  daily: 'La partida del día',
  games: 'Tus partidas',
  replay: 'Repetición',
  review: 'Análisis',
  statistics: 'Estadísticas',
  explain: 'Explicar un empujón',
  editor: 'Montar un tablero',
};

/** The table in Spanish. */
export const spanishMenu: typeof englishMenu = {
  menuTitle: 'Menú',
  dayGame: (scored) => (scored ? 'Intento del día' : 'Práctica del día'),
  confirmDaily: 'Tu intento del día queda guardado: sigue con él desde «La partida del día».',
  screens: spanishScreens,
  menuGroups: { play: 'Jugar', study: 'Mirar de cerca', keep: 'Guardar y ajustar' },
  menuLines: {
    tutorial: 'Unos pocos empujones que enseñan las reglas de cada juego',
    daily: 'Hoy, la misma partida para todo el mundo',
    games: 'Las partidas terminadas: repásalas, analízalas, compártelas',
    statistics: 'Cómo juegas y cómo va cambiando',
    explain: 'Por qué cada hoja se movió, se quedó o se plegó',
    editor: 'Prueba cualquier posición o copia una partida de otro sitio',
    help: 'Las reglas en breve y todas las teclas',
    figures: 'Todo lo que se puede plegar, y lo que ya has hecho',
    auto: 'Mira cómo sigue desde aquí',
    records: 'Esta partida como archivo, texto o enlace',
    settings: 'Idioma, colores, sonidos, teclas',
    data: 'Todo en un archivo, y de vuelta',
  },
};
