/** The Spanish words of the settings and of the keys. */
import type { englishSettings } from './english-settings.ts';
import { spanishScreens } from './spanish-menu.ts';

const asSystem = 'Según el sistema';

/** The table in Spanish. */
export const spanishSettings: typeof englishSettings = {
  settingsTitle: 'Ajustes',
  settingGroups: {
    look: 'Apariencia',
    sound: 'Sonido y tacto',
    words: 'Textos',
    keys: 'Teclas',
  },
  choices: {
    language: {
      label: 'Idioma',
      values: { system: 'El del navegador', en: 'English', es: 'Español' },
    },
    theme: { label: 'Tema', values: { system: asSystem, light: 'Claro', dark: 'Oscuro' } },
    contrast: {
      label: 'Contraste',
      values: { system: asSystem, standard: 'Normal', high: 'Alto' },
    },
    palette: {
      label: 'Colores',
      values: { standard: 'Normales', 'colour-blind': 'Para daltonismo' },
    },
    motion: {
      label: 'Animaciones',
      values: { system: asSystem, reduced: 'Ninguna', full: 'Todas' },
    },
    hand: {
      label: 'Botones',
      values: { both: 'En el centro', left: 'Pulgar izquierdo', right: 'Pulgar derecho' },
    },
    speech: {
      label: 'Lector de pantalla',
      values: { full: 'Todo el empujón', brief: 'Solo lo nuevo' },
    },
  },
  switches: {
    haptics: 'Vibrar con cada pliegue, si el dispositivo puede',
    peek: 'Ojear: con Mayús, un gatillo del mando o el dedo despacio se ve el empujón antes de hacerlo',
    gamepad: 'Jugar con mando',
    explain: 'Explicar cada empujón junto al tablero, donde haya sitio',
  },
  volume: 'Sonidos de papel',
  volumeIs: (percent) => (percent === 0 ? 'sin sonido' : `${percent} %`),
  allStandard: 'Restablecer los ajustes',
  done: 'Listo',

  commands: {
    ...spanishScreens,
    left: 'Empujar a la izquierda',
    right: 'Empujar a la derecha',
    up: 'Empujar hacia arriba',
    down: 'Empujar hacia abajo',
    undo: 'Deshacer',
    redo: 'Rehacer',
    new: 'Partida nueva',
    choose: 'Elegir juego',
    hint: 'Una pista',
    auto: 'Que juegue el ordenador',
    menu: 'Menú',
    help: 'Ayuda',
    records: 'Guardar, compartir o abrir una partida',
    figures: 'Todas las figuras',
    settings: 'Ajustes',
    data: 'Tus datos',
    'read-board': 'Leer el tablero en voz alta',
    'read-next': 'Leer lo que viene',
    'read-score': 'Leer los puntos',
    explore: 'Explorar casilla por casilla',
  },
  shiftKey: (key) => `Mayús ${key}`,
  spaceKey: 'Espacio',
  noKey: 'sin tecla',
  keysHint: 'Elige una tecla para quitarla, o añade otra.',
  addKey: (command) => `Añadir una tecla: ${command}`,
  removeKey: (key, command) => `Quitar ${key}: ${command}`,
  pressKey: 'Pulsa la tecla nueva. Escape lo deja como estaba.',
  keyAdded: (key, command) => `Ahora ${key} sirve para: ${command}.`,
  keyTaken: (key, command, before) =>
    `Ahora ${key} sirve para: ${command}. Antes servía para: ${before}.`,
  keyRemoved: (key) => `${key} ya no hace nada.`,
  keyRefused: (key) => `${key} no se puede usar. Prueba con otra.`,
  keyMissing: (commands) => `Sin tecla: ${commands}.`,
};
