/** The words of the tutorial, in each language. */
import type { Direction } from '../../engine/index.ts';
import type { Goal, TaskName } from '../study/tutorial/lessons.ts';
import { englishTutorial } from './english-tutorial.ts';
import type { Language } from './languages.ts';
import { spanishTutorial } from './spanish-tutorial.ts';

/** What is said of a task: before it and after it. */
export interface TaskText {
  readonly title: string;
  readonly ask: string;
  readonly done: string;
}

/** Every word of the screen. */
export interface TutorialText {
  readonly question: string;
  readonly taskOf: (task: number, all: number) => string;
  readonly board: (width: number, height: number) => string;
  readonly tasks: Readonly<Record<TaskName, TaskText>>;
  /** A push that moves nothing, where another was asked for. */
  readonly nothing: (direction: Direction) => string;
  /** A push that was not what was asked, by what was. */
  readonly missed: Readonly<Record<Goal['kind'], string>>;
  /** A push on the way, where more than one is needed. */
  readonly more: string;
  readonly why: string;
  readonly next: string;
  readonly skip: string;
  readonly again: string;
  readonly back: string;
  readonly leave: string;
  readonly endTitle: string;
  readonly end: (game: string) => string;
  readonly play: string;
}

/** The words in each language. */
export const tutorialWords = {
  en: englishTutorial,
  es: spanishTutorial,
} as const satisfies Record<Language, TutorialText>;
