import type { ServerResponse } from 'node:http';

/** Above this number nobody is kept waiting any more. */
const mostWaiting = 500;

/** Waiting that ends when the service stops. */
export class Patience {
  readonly #waiting = new Set<() => void>();
  #stopped = false;

  /** @param mostMs longest silence; whoever waits longer has forgotten the connection */
  constructor(private readonly mostMs = 120_000) {}

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
    if (outgoing.destroyed || this.#waiting.size >= mostWaiting) return Promise.resolve();
    return this.#until(this.mostMs, (done) => outgoing.once('close', done));
  }

  /** Lets go of whoever waits. */
  release(): void {
    for (const done of this.#waiting) done();
  }

  stop(): void {
    this.#stopped = true;
    this.release();
  }

  #until(ms: number, listen: (done: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => done(), Math.min(ms, this.mostMs));
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
