import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Does by one piece of work what is asked for one by one. What is asked for in one turn of the event loop goes
 * together, and so does what is asked for while the work before is going on: nothing waits for a clock, and the more
 * there is to do the more goes together. Each asker hears when its own is done, or that the work it was part of failed.
 *
 * @param work does it for all items and answers in their order
 */
export function createBatcher<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  interface Request {
    item: Item;
    resolve(result: Result): void;
    reject(error: unknown): void;
  }
  let waiting: Request[] = [];
  let busy = false;

  async function workOff(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      await nextTurn();
      const now = waiting;
      waiting = [];
      try {
        const results = await work(now.map(({ item }) => item));
        now.forEach(({ resolve }, place) => resolve(results[place] as Result));
      } catch (error) {
        for (const { reject } of now) reject(error);
      }
    }
    busy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!busy) void workOff();
    });
}
