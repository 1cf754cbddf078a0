/** Waiting that ends when the service stops. */
export class Patience {
  readonly #waiting = new Set<() => void>();
  stopped = false;

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      if (this.stopped) done();
      else this.#waiting.add(done);
    });
  }

  stop(): void {
    this.stopped = true;
    for (const done of [...this.#waiting]) done();
  }
}
