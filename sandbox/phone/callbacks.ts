/** A callback as it leaves. */
interface Callback {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const retryMs = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
/** On a machine that has other things to do a slow answer is no fault. */
const answerMs = 60_000;
const kept = 500;

/** Tells the product what became of messages: one after the other, tried again while it does not answer with 2xx. */
export class Callbacks {
  readonly sent: (Callback & { answers: string[] })[] = [];
  /** While true, callbacks are kept and not sent: `release` sends them. */
  held = false;
  readonly #waiting: Callback[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #closed = false;
  #turn: Promise<unknown> = Promise.resolve();

  announce(callback: Callback): void {
    if (this.held) this.#waiting.push(callback);
    else this.#turn = this.#turn.then(() => this.#try(callback, 0));
  }

  /** Does something a little later, unless the sandbox stops first. */
  later(ms: number, act: () => void): void {
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }

  release(): void {
    this.held = false;
    for (const callback of this.#waiting.splice(0)) this.announce(callback);
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #try(callback: Callback, tries: number): Promise<void> {
    if (this.#closed) return;
    const answer = await send(callback);
    const known = this.sent.find(({ body }) => body === callback.body);
    if (known) known.answers.push(answer);
    else this.sent.push({ ...callback, answers: [answer] });
    this.sent.splice(0, Math.max(0, this.sent.length - kept));
    const wait = retryMs[tries];
    if (answer.startsWith('2') || wait === undefined) return;
    this.later(wait, () => void this.#try(callback, tries + 1));
  }
}

async function send({ url, headers, body }: Callback): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch {
    return 'not reached';
  }
}
