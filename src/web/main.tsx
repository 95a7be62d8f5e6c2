/**
 * Joins the parts: the store, the session, the board and the page; and, once the first picture is
 * there, inputs, panels and what works in the background.
 */
import { render } from 'preact';
import { formatSeed } from '../engine/random/seed.ts';
import type { Background } from './app/background.ts';
import { Controller } from './app/controller.ts';
import type { Happening, Notice } from './app/happening.ts';
import { parseLink } from './app/link.ts';
import type { MadeFigures } from './app/made.ts';
import type { OpenGame } from './app/open-game.ts';
import { recordInLink } from './app/record-link.ts';
import { Session } from './app/session.ts';
import { SettingsKeeper } from './app/settings.ts';
import { guardedStore } from './app/storage.ts';
import { BoardView } from './board/board-view.ts';
import { drawAllFigures } from './board/figures-paper.ts';
import type { Inputs } from './board/input/inputs.ts';
import { hearing } from './paper/hearing.ts';
import { wearLooks } from './paper/looks.ts';
import './styles/index.css';
import { english } from './text/english.ts';
import { languageFor, textIn } from './text/languages.ts';
import { App } from './view/app.tsx';
import type { Later } from './view/later.ts';

function freshSeed(): string {
  const [a, b, c, d] = crypto.getRandomValues(new Uint32Array(4));
  return formatSeed([a!, b!, c!, d!]);
}

const linksToGame = () => recordInLink(location.href) !== undefined;
const link = linksToGame() ? undefined : parseLink(location.search);
const refused: Notice[] = link && !link.ok ? [{ kind: 'link-refused', fault: link.error }] : [];
const store = guardedStore(() => window.localStorage);
const settings = new SettingsKeeper(store);
wearLooks(settings);
const hear = hearing(settings);
const session = new Session({
  store,
  freshSeed,
  request: link?.ok ? link.value : undefined,
});

const board = new BoardView({
  reducedMotion: () => document.documentElement.dataset['motion'] === 'reduced',
  onSettled: () => controller.settled(),
});

let background: Background | undefined;
/** The games as they stood at each change until then: what keeps them comes later. */
const seen: OpenGame[] = [];
let later: Later | undefined;
let inputs: Inputs | undefined;
let made: MadeFigures | undefined;

const root = document.querySelector<HTMLElement>('#app')!;
const address = location.origin + location.pathname;
const controller = new Controller(
  {
    session,
    text: english,
    brief: () => settings.current.speech === 'brief',
    loadRecords: () => import('./app/records.ts'),
    onHappening: show,
    onChange: (wait) => {
      if (wait > 0) drawLater(wait);
      else draw();
      if (background) background.changed();
      else seen.push(session.game);
      // What was asked for could not be loaded before: it may be possible now.
      if (controller.shell.panel && !controller.voice) void loadLater();
    },
  },
  refused,
);

/** When the page is going to be drawn: a timer, and how long it was set for. */
let drawing: { readonly timer: number; readonly wait: number } | undefined;

function draw(): void {
  clearTimeout(drawing?.timer);
  drawing = undefined;
  const props = { session, controller, settings, address, later };
  render(<App {...props} board={board.element} made={() => made?.tiles ?? new Set()} />, root);
}

/** Draws the page in a while, however often it is asked; the push at the end of a drag begins it anew. */
function drawLater(wait: number): void {
  if (drawing && drawing.wait <= wait) return;
  clearTimeout(drawing?.timer);
  drawing = { timer: window.setTimeout(draw, wait), wait };
}

function show(happening: Happening): void {
  inputs?.takeBack();
  // What somebody else's record shows was not made here.
  const own = happening.kind === 'turn' && !session.game.opened;
  const firsts = (own && made?.add(happening.turn)) || [];
  if (!(happening.kind === 'turn' && happening.quiet)) {
    hear(happening, firsts.length > 0);
    inputs?.feel(happening, firsts.length > 0);
  }
  if (happening.kind === 'turn') board.play(happening.turn, firsts);
  else if (happening.kind === 'illegal') board.nudge(happening.direction);
  else if (['undone', 'started', 'opened', 'followed'].includes(happening.kind)) showPresent();
  if (happening.kind === 'started' || happening.kind === 'opened') {
    // The address named a game, or what it was like then: a reload must not bring that back.
    if (location.search || location.hash) history.replaceState(null, '', location.pathname);
    board.element.focus();
  }
}

function showPresent(): void {
  const { width, height } = session.present.board;
  board.element.setAttribute('aria-label', controller.text.boardLabel(width, height));
  board.show(session.present.board);
  if (!session.game.opened) made?.note(session.present.board);
}

settings.subscribe(() => {
  draw();
  speak().catch(() => controller.say(controller.text.loadFailed));
});
// From the start, so that nothing is missed that another tab does while the rest is being loaded.
window.addEventListener('storage', () => {
  settings.refresh();
  controller.refresh();
});
window.addEventListener('languagechange', () => speak().catch(() => {}));

/** Goes on in the language that is asked for now, with all its words at once where panels are. */
async function speak(): Promise<void> {
  const asked = () => languageFor(settings.current.language, navigator.languages);
  const language = asked();
  const text = await textIn(language);
  const voice = later?.voiceIn({ ...text, ...(await text.panels()) });
  const { language: before } = controller.text;
  // Another one may have been chosen while these words came.
  if (language !== asked() || (language === before && !voice)) return;
  document.documentElement.lang = language;
  document.title = text.pageTitle;
  controller.speakIn(text, voice);
  if (language !== before) showPresent();
}

// Keys that are pressed before anything listens count all the same.
const early: KeyboardEvent[] = [];
const keepKey = (event: KeyboardEvent) => early.push(event);
document.addEventListener('keydown', keepKey);

function join(parts: Later): void {
  later = parts;
  board.motion = parts.motion;
  made = new parts.MadeFigures(store);
  if (!session.game.opened) made.note(session.present.board);
  inputs = parts.listen({ board, session, controller, settings });
  document.removeEventListener('keydown', keepKey);
  for (const event of early.splice(0)) {
    document.dispatchEvent(new KeyboardEvent(event.type, event));
  }
}

async function loadLater(): Promise<void> {
  try {
    if (!later) join((await import('./view/later.ts')).later);
    await speak();
    document.documentElement.dataset['ready'] = '';
  } catch {
    controller.close();
    controller.say(controller.text.loadFailed);
    const again = () => void loadLater();
    for (const name of ['keydown', 'pointerdown']) {
      document.addEventListener(name, again, { once: true });
    }
  }
}

async function startBackground(): Promise<void> {
  const part = await import('./app/background.ts').catch(() => undefined);
  // Without it the game is played all the same.
  background = part?.startBackground(session, controller, settings, seen);
}

async function begin(): Promise<void> {
  // English is there already; where another language can't be loaded, the game goes on in it.
  await speak().catch(() => {});
  // The linked game is the first that is seen; what the page would have shown comes if it is bad.
  if (linksToGame()) await controller.openRecord(location.href);
  controller.refresh();
  showPresent();
  await Promise.allSettled([loadLater(), startBackground(), drawAllFigures()]);
}

void begin();
