/** Looks for jobs that are due when it is told to, when the next one falls due, and now and then. */
export interface DueClock {
  look(): void;
  stop(): Promise<void>;
}

interface DueClockOptions {
  /** Starts what is due; answers in how many milliseconds the next falls due, null when there is none. */
  look(): Promise<number | null>;
  /** How long it looks no further than at, in case a notice is lost. */
  netMs: number;
  onError(error: unknown): void;
}

/** Many notices in a row are one look in this time. */
const LEAST_GAP_MS = 100;
/** A job counts as due once its time is past. */
const PAST_MS = 5;

/** Starts the clock; its first look is at once. */
export function startDueClock({ look, netMs, onError }: DueClockOptions): DueClock {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let lastLook = -Infinity;

  const set = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(begin, ms);
  };

  async function once(): Promise<void> {
    again = false;
    lastLook = performance.now();
    // several processes do not look at the same moment
    let wait = netMs * (0.8 + Math.random() * 0.4);
    try {
      const next = await look();
      if (next !== null) wait = Math.min(wait, Math.max(next + PAST_MS, LEAST_GAP_MS));
    } catch (error) {
      onError(error);
    }
    looking = undefined;
    set(again ? LEAST_GAP_MS : wait);
  }

  function begin(): void {
    looking = once();
  }

  begin();
  return {
    look() {
      if (looking) again = true;
      else set(Math.max(0, LEAST_GAP_MS - (performance.now() - lastLook)));
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
