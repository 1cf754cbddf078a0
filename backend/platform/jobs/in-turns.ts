import { setImmediate as nextTurn } from 'node:timers/promises';

/** Gives each who asks a turn of the event loop of their own: whatever else the process answers comes in between. */
export function inTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}
