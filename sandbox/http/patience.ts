import type { ServerResponse } from 'node:http';

/** Longest silence; whoever waits longer has forgotten the connection. */
const mostMs = 120_000;

/** Waiting that ends when the service stops. */
export class Patience {
  readonly #waiting = new Set<() => void>();
  #stopped = false;

  /** Whether the service has stopped: nothing may be done any more. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Waits, whether the caller stays or goes. */
  wait(ms: number): Promise<void> {
    return this.#until(ms, () => undefined);
  }

  /** Says nothing until the caller hangs up. */
  silence(outgoing: ServerResponse): Promise<void> {
    if (outgoing.destroyed) return Promise.resolve();
    return this.#until(mostMs, (done) => outgoing.once('close', done));
  }

  stop(): void {
    this.#stopped = true;
    for (const done of this.#waiting) done();
  }

  #until(ms: number, listen: (done: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => done(), Math.min(ms, mostMs));
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      if (this.#stopped) return done();
      this.#waiting.add(done);
      listen(done);
    });
  }
}
