/** The Spanish words of the tutorial. */
import { directions } from './spanish-directions.ts';
import type { TutorialText } from './tutorial-words.ts';

/** The table in Spanish. */
export const spanishTutorial: TutorialText = {
  question: '¿Qué juego?',
  taskOf: (task, all) => `${task} de ${all}`,
  board: (width, height) =>
    `Tablero de práctica de ${width} por ${height}. Las flechas empujan las hojas; tu partida se queda como está.`,
  tasks: {
    slide: {
      title: 'Se mueven todas las hojas',
      ask: 'Empuja las hojas a la izquierda: pulsa la flecha izquierda o desliza el tablero hacia la izquierda.',
      done: 'Cada hoja ha avanzado una casilla, ni una más, y por la derecha ha entrado una nueva.',
    },
    pair: {
      title: 'Uno y dos',
      ask: 'El 1 y el 2 que están contra la pared izquierda no pueden avanzar. Empuja a la izquierda para que se plieguen.',
      done: '1 y 2 se pliegan en 3, en cualquier orden, y lo que iba detrás avanza una casilla.',
    },
    alike: {
      title: 'Dos iguales',
      ask: 'Desde el 3, dos iguales se pliegan en su suma. Forma un 12: empuja dos veces a la izquierda.',
      done: '3 y 3 han formado 6; después, 6 y 6 han formado 12. Solo 1 con 1 y 2 con 2 no se pliegan nunca.',
    },
    'one-fold': {
      title: 'Un pliegue por línea',
      ask: 'Hay cuatro hojas de 3 en una fila. Empuja a la izquierda: ¿cuántas se plegarán?',
      done: 'Solo la pareja más cercana a la pared. En cada empujón, una línea se pliega en un único sitio y todo lo de detrás avanza.',
    },
    'gap-first': {
      title: 'Primero, el hueco',
      ask: 'Hay un hueco delante del 1 y el 2. Empuja a la izquierda: ¿se plegarán?',
      done: 'No: el hueco estaba más cerca de la pared, así que se ha cerrado primero y las dos han avanzado. Otro empujón a la izquierda podría plegarlas.',
    },
    'moved-line': {
      title: 'Por dónde entra la hoja nueva',
      ask: 'La siguiente es un 1. Solo la fila de abajo puede moverse a la izquierda, así que entrará por su extremo derecho. Empuja a la izquierda y luego pliégala con el 2 que tiene encima.',
      done: 'La hoja nueva entra por el lado contrario al empujón, en una línea que se ha movido. Así puedes elegir un poco dónde cae.',
    },
    peek: {
      title: 'Mirar antes de empujar',
      ask: 'Mantén Mayús, pulsa una flecha y suelta Mayús. O arrastra un poco el tablero y vuelve atrás. El empujón se ve, pero no se hace.',
      done: 'Mirar no cuesta nada. Mientras miras, Intro hace el empujón, y también soltar pasada la mitad.',
    },
    homework: {
      title: 'Cuatro líneas de los deberes',
      ask: 'Cada fila es un ejemplo de los deberes, empujado a la izquierda. Piensa en qué se convertirá cada una y empuja a la izquierda.',
      done: 'En cada línea se une como mucho una pareja, y una casilla vacía delante va primero. Fila por fila ha pasado esto:',
    },
    edge: {
      title: 'Por dónde entra la hoja nueva',
      ask: 'Solo la fila de abajo puede moverse a la izquierda. Empuja a la izquierda y mira por dónde entra la hoja nueva.',
      done: 'Puede entrar en cualquier casilla vacía del borde derecho, incluso junto a una fila que no se ha movido. Y sabías exactamente qué hoja venía.',
    },
    nothing: {
      title: 'Cuando nada se mueve',
      ask: 'Todas las hojas están contra la pared izquierda y allí no se pliega ninguna. Intenta empujar a la izquierda.',
      done: 'Nada cambia, así que no es una jugada: no entra ninguna hoja y nada se cuenta. Cuando ningún empujón cambia nada, la partida termina.',
    },
    'one-step': {
      title: 'Una casilla por empujón',
      ask: 'Empuja las hojas a la derecha: pulsa la flecha derecha o desliza el tablero hacia la derecha.',
      done: 'Cada una ha avanzado una casilla, sin llegar hasta la pared. Las hojas nuevas son 1 y 2, por turnos.',
    },
    design: {
      title: 'Dos pasadas',
      ask: 'Esta fila, 1 2 1 2, es el ejemplo del diseño del que nació 3+3. Empuja a la derecha.',
      done: 'En la primera pasada se han unido las dos parejas, cada una en la casilla más cercana a la pared. En la segunda, lo que tenía sitio ha avanzado una casilla.',
    },
    anywhere: {
      title: 'En cualquier sitio',
      ask: 'Empuja a la izquierda y mira dónde aparece la hoja nueva.',
      done: 'En 3+3 puede aparecer en cualquier casilla vacía del tablero, también en el centro.',
    },
    full: {
      title: 'Con el tablero lleno se pierde',
      ask: 'Queda una casilla vacía. En 3+3 se pierde con el tablero lleno, aunque quedara alguna pareja. Encuentra un empujón que deje una casilla vacía.',
      done: 'Un pliegue hace sitio: la partida sigue.',
    },
  },
  nothing: (direction) =>
    `Al empujar ${directions[direction]} nada se mueve. Prueba hacia otro lado.`,
  missed: {
    push: 'Ese no era el empujón que se pedía. Mira qué ha hecho y prueba otra vez.',
    nothing: 'Ese empujón ha movido algo. Prueba hacia la izquierda.',
    make: 'Aquí ya no quedan jugadas. Prueba otra vez.',
    look: 'Aquí ya no quedan jugadas. Prueba otra vez.',
    on: 'Ahora el tablero está lleno, y así se pierde en 3+3. Prueba otra vez.',
  },
  more: 'Sigue.',
  why: 'Por qué',
  next: 'Siguiente',
  skip: 'Saltar',
  again: 'Otra vez',
  back: 'Anterior',
  leave: 'Salir',
  endTitle: 'No hay más que saber',
  end: (game) => `Ya conoces las reglas de ${game}. Tu partida está como la dejaste.`,
  play: 'Jugar',
};
