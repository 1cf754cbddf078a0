import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** How long one gives way at most, in milliseconds: fifty a second go on however busy the process is. */
const MOST_MS = 20;

/**
 * Gives each who asks a turn of the event loop of their own: whatever else the process answers comes in between.
 *
 * @param isAnswering whether somebody waits for an answer of this process: that comes first, for some milliseconds each time
 */
export function inTurns(isAnswering: () => boolean, mostMs = MOST_MS): () => Promise<void> {
  async function turn(): Promise<void> {
    const deadline = performance.now() + mostMs;
    await nextTurn();
    while (isAnswering() && performance.now() < deadline) await pause(1);
  }
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(turn));
}
