import { Outbox, type Outgoing } from '#sandbox/http/outbox.ts';

const retryMs = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
const kept = 500;

/** Tells the product what became of messages: one after the other, tried again while it does not answer with 2xx. */
export class Callbacks extends Outbox {
  readonly sent: (Outgoing & { answers: string[] })[] = [];
  /** While true, callbacks are kept and not sent: `release` sends them. */
  held = false;
  readonly #waiting: Outgoing[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  announce(callback: Outgoing): void {
    if (this.held) this.#waiting.push(callback);
    else this.#turn = this.#turn.then(() => this.#try(callback, 0));
  }

  release(): void {
    this.held = false;
    for (const callback of this.#waiting.splice(0)) this.announce(callback);
  }

  async #try(callback: Outgoing, tries: number): Promise<void> {
    if (this.closed) return;
    const answer = await this.post(callback);
    const known = this.sent.find(({ body }) => body === callback.body);
    if (known) known.answers.push(answer);
    else this.sent.push({ ...callback, answers: [answer] });
    this.sent.splice(0, Math.max(0, this.sent.length - kept));
    const wait = retryMs[tries];
    if (answer.startsWith('2') || wait === undefined) return;
    this.later(wait, () => void this.#try(callback, tries + 1));
  }
}
