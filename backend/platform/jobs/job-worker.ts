/** What a worker runs and how it gets its work. */
interface WorkerOptions<Item> {
  /** Takes up to `room` items that are due, marking them as taken. */
  fetch(room: number): Promise<Item[]>;
  /** Must not reject: it records its own failures. */
  run(item: Item): Promise<void>;
  /** How many may run now. */
  concurrency(): number;
  /** Milliseconds between looks at an empty queue, unless somebody says to look; without it only then. */
  pollEvery?: number;
  onError(error: unknown): void;
}

export interface Worker {
  /** Looks now instead of later, and once more when it is busy looking. */
  look(): void;
  /** Takes no more work and waits for what runs, `patience` milliseconds at most. */
  stop(patience: number): Promise<void>;
}

/**
 * Keeps up to `concurrency()` items running. A slow item holds up only its own place, and
 * a place that falls free is filled at once while there is work.
 */
export function startWorker<Item>({
  fetch,
  run,
  concurrency,
  pollEvery,
  onError,
}: WorkerOptions<Item>): Worker {
  const running = new Set<Promise<void>>();
  let stopping = false;
  let lookRequested = false;
  let wake = (): void => undefined;

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = pollEvery === undefined ? undefined : setTimeout(resolve, pollEvery);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function loop(): Promise<void> {
    while (!stopping) {
      lookRequested = false;
      const room = concurrency() - running.size;
      let found: Item[] = [];
      try {
        if (room > 0) found = await fetch(room);
      } catch (error) {
        onError(error);
      }
      for (const item of found) {
        const promise: Promise<void> = run(item).finally(() => running.delete(promise));
        running.add(promise);
      }
      // a queue that gave all that was asked for probably has more
      if (room <= 0 || found.length === room) await Promise.race(running);
      else if (!stopping && !lookRequested) await pause();
    }
  }

  const looping = loop();
  return {
    look() {
      lookRequested = true;
      wake();
    },
    async stop(patience) {
      stopping = true;
      wake();
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patience);
      });
      await Promise.race([looping.then(() => Promise.all(running)), enough]);
      clearTimeout(timer);
    },
  };
}
