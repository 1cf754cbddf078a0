type Release = () => void;

interface Waiting {
  who: string;
  start: (release: Release | null) => void;
}

/**
 * Lets so many jobs run at once and so many more wait. People take turns: whose last turn is
 * longest ago comes next, however many jobs somebody else has waiting; one person's come in order.
 * Where the queue is full, the last job of whoever has most waiting makes room for somebody with fewer. With `perPerson`
 * nobody has more jobs there than that, the running ones included. `take` answers the function that gives the place back, or `null` for a job that is turned away.
 */
export function workerSlots({
  atOnce,
  waiting,
  perPerson = Infinity,
}: {
  atOnce: number;
  waiting: number;
  perPerson?: number;
}) {
  let free = atOnce;
  let turn = 0;
  const queue: Waiting[] = [];
  const lastTurns = new Map<string, number>();
  const running = new Map<string, number>();

  function begin(who: string): Release {
    lastTurns.set(who, (turn += 1));
    running.set(who, runningOf(who) + 1);
    return once(() => release(who));
  }

  function release(who: string): void {
    if (runningOf(who) > 1) running.set(who, runningOf(who) - 1);
    else running.delete(who);
    const [next] = [...queue].sort((one, other) => turnOf(one) - turnOf(other));
    if (next) {
      queue.splice(queue.indexOf(next), 1);
      next.start(begin(next.who));
      return;
    }
    free += 1;
    if (free === atOnce) lastTurns.clear();
  }

  const runningOf = (who: string): number => running.get(who) ?? 0;
  const hasShare = (who: string): boolean =>
    who !== '' && runningOf(who) + queue.filter((each) => each.who === who).length >= perPerson;
  const turnOf = ({ who }: Waiting): number => lastTurns.get(who) ?? 0;

  /** Turns the last job of whoever has most waiting away; false when that would be no fairer to `who`. */
  function makeRoom(who: string): boolean {
    const counts = new Map<string, number>();
    for (const each of queue) counts.set(each.who, (counts.get(each.who) ?? 0) + 1);
    const [[most, count] = ['', 0]] = [...counts].sort(([, one], [, other]) => other - one);
    if (count <= (counts.get(who) ?? 0) + 1) return false;
    const last = queue.findLastIndex((each) => each.who === most);
    queue.splice(last, 1)[0]?.start(null);
    return true;
  }

  /** @param who the person the job is for; jobs for nobody in particular share one turn */
  async function take(who = ''): Promise<Release | null> {
    if (hasShare(who)) return null;
    if (free > 0) {
      free -= 1;
      return begin(who);
    }
    if (queue.length >= waiting && !makeRoom(who)) return null;
    return new Promise((start) => queue.push({ who, start }));
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
