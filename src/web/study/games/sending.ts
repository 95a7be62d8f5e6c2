/**
 * What this page is just sending into the database, for what reads there: a list that is opened in the
 * moment after a game, or before what keeps games has come, has all the same to have that game.
 */
let present: Promise<void> = Promise.resolve();

/** Games are on their way from now until the promise is kept. */
export function sending(work: Promise<void>): void {
  present = work;
}

/** Waits until nothing is on its way any more, nor anything that was sent meanwhile. */
export async function allSent(): Promise<void> {
  let awaited: Promise<void>;
  do {
    awaited = present;
    await awaited;
  } while (awaited !== present);
}
