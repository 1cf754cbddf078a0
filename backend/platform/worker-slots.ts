type Release = () => void;

/**
 * Lets so many jobs run at once and so many more wait their turn, first come first served.
 * `take` answers the function that gives the place back, or `null` when the queue is full.
 */
export function workerSlots({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let free = atOnce;
  const queue: ((release: Release) => void)[] = [];

  function release(): void {
    const next = queue.shift();
    if (next) next(once(release));
    else free += 1;
  }

  async function take(): Promise<Release | null> {
    if (free > 0) {
      free -= 1;
      return once(release);
    }
    if (queue.length >= waiting) return null;
    return new Promise((resolve) => queue.push(resolve));
  }

  return { take };
}

function once(act: () => void): Release {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
