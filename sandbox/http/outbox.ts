/** A call to the product as it leaves. */
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** On a machine that has other things to do a slow answer is no fault. */
const answerMs = 60_000;

/** What a service tells the product by itself, now and later; nothing once it is closed. */
export class Outbox {
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #closing = new AbortController();

  get closed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Posts it. @returns the status of the answer, or why there was none */
  async post({ url, headers, body }: Outgoing): Promise<string> {
    const inTime = AbortSignal.timeout(answerMs);
    const signal = AbortSignal.any([inTime, this.#closing.signal]);
    try {
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      await response.body?.cancel();
      return String(response.status);
    } catch {
      return signal.aborted ? 'no answer in time' : 'not reached';
    }
  }

  /** Does something a little later, unless the service stops first. */
  later(ms: number, act: () => void): void {
    if (this.closed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }

  /** Nothing of what was to be done later is done. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  close(): void {
    this.#closing.abort();
    this.clear();
  }
}
