/** Joins the parts: the store, the session, the board, the inputs and the page. */
import { render } from 'preact';
import { shiftGame } from '../engine/index.ts';
import { formatSeed } from '../engine/random/seed.ts';
import type { Background } from './app/background.ts';
import { Controller } from './app/controller.ts';
import type { Happening, Notice } from './app/happening.ts';
import { parseLink, recordInLink } from './app/link.ts';
import { MadeFigures } from './app/made.ts';
import { Session } from './app/session.ts';
import { SettingsKeeper } from './app/settings.ts';
import { guardedStore } from './app/storage.ts';
import { BoardView } from './board/board-view.ts';
import { drawAllFigures } from './board/figures-paper.ts';
import { listenToDrops } from './board/input/drop.ts';
import { listenToInputs } from './board/input/inputs.ts';
import { hearing } from './paper/hearing.ts';
import { wearLooks } from './paper/looks.ts';
import './styles/index.css';
import { english as text } from './text/english.ts';
import { App } from './view/app.tsx';
import { watchOverflow } from './view/overflow.ts';
import { CHOOSE, HELP } from './view/parts.ts';

function freshSeed(): string {
  const [a, b, c, d] = crypto.getRandomValues(new Uint32Array(4));
  return formatSeed([a!, b!, c!, d!]);
}

const linksToGame = () => recordInLink(location.href) !== undefined;
const link = linksToGame() ? undefined : parseLink(location.search);
const refused: Notice[] =
  link && !link.ok ? [{ kind: 'link-refused', reason: link.error.message }] : [];
const store = guardedStore(() => window.localStorage);
const settings = new SettingsKeeper(store);
wearLooks(settings);
const hear = hearing(settings);
const made = new MadeFigures(store);
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

const root = document.querySelector<HTMLElement>('#app')!;
const address = location.origin + location.pathname;
const controller = new Controller(
  {
    session,
    text,
    loadRecords: () => import('./app/records.ts'),
    onHappening: show,
    onChange: () => {
      render(<App {...{ session, controller, text, address }} board={board.element} />, root);
      background?.changed();
    },
  },
  refused,
);

function show(happening: Happening): void {
  inputs.takeBack();
  // What somebody else's record shows was not made here.
  const firsts = happening.kind === 'turn' && !session.game.opened ? made.add(happening.turn) : [];
  hear(happening, firsts.length > 0);
  inputs.feel(happening, firsts.length > 0);
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
  board.element.setAttribute('aria-label', text.boardLabel(width, height));
  board.show(session.present.board);
  if (!session.game.opened) made.note(session.present.board);
}

const blocked = () => controller.shell.panel !== null;
const inputs = listenToInputs(document, {
  board,
  settings: () => settings.current,
  perform: (command) => controller.perform(command),
  look: (direction) => shiftGame(session.present, direction)?.pending ?? undefined,
  tell: (seen, spoken) => controller.peeked(seen, spoken),
  blocked,
});
listenToDrops(document, (file) => controller.openRecord(file));
watchOverflow(document.documentElement);

window.addEventListener('storage', () => controller.refresh());
window.addEventListener('pageshow', (event) => event.persisted && controller.refresh());
window.addEventListener('pagehide', () => session.save());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') session.save();
  else controller.refresh();
});

window.addEventListener('hashchange', () => linksToGame() && controller.openRecord(location.href));

async function startBackground(): Promise<void> {
  const part = await import('./app/background.ts').catch(() => undefined);
  // Without it the game is played all the same.
  background = part?.startBackground(session, controller);
}

async function begin(): Promise<void> {
  // The linked game is the first that is seen; what the page would have shown comes if it is bad.
  if (linksToGame()) await controller.openRecord(location.href);
  controller.refresh();
  showPresent();
  void startBackground();
  await Promise.allSettled([drawAllFigures(), ...[HELP, CHOOSE].map((part) => part.load(text))]);
}

void begin();
