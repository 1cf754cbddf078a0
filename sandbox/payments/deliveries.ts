import { Outbox } from '#sandbox/http/outbox.ts';
import { BoundedMap } from '#sandbox/memory.ts';
import { newId, sign, unix } from '#sandbox/payments/account.ts';
import type { Happening } from '#sandbox/payments/records.ts';
import { fairWeather, type Tamper, tampered, type WebhookWeather } from '#sandbox/payments/weather.ts';

/** A webhook and what became of it. */
export interface Delivery {
  /** The event's id, the same at each try. */
  readonly id: string;
  readonly event: string;
  readonly createdAt: Date;
  readonly body: string;
  readonly signature: string;
  state: 'held' | 'waiting' | 'delivered' | 'failed';
  /** How often it was sent, untampered or not. */
  sent: number;
  /** The last answers: a status, or why there was none. */
  answers: string[];
  /** How many tries are over. */
  tries: number;
}

/** Where webhooks go. */
interface DeliverySettings {
  readonly url: string;
  readonly webhookSecret: string;
  /** Waits between tries; Razorpay goes on for a day, the sandbox for some minutes. */
  readonly retryMs: readonly number[];
}

const limits = { deliveries: 5_000, answers: 10, atOnce: 10 } as const;

/** Sends webhooks and remembers them. */
export class Deliveries {
  weather: WebhookWeather = { ...fairWeather };
  readonly #all = new BoundedMap<Delivery>(limits.deliveries);
  readonly #outbox = new Outbox();
  #firstTries: Promise<unknown> = Promise.resolve();

  constructor(readonly settings: DeliverySettings) {}

  /** Tells the merchant what happened; the order within is that of `happenings` unless the weather says otherwise. */
  announce(happenings: readonly Happening[]): void {
    const { held, delayMs, order } = this.weather;
    const batch = happenings.map((happening): Delivery => this.#write(happening, held ? 'held' : 'waiting'));
    if (order === 'reversed') batch.reverse();
    if (order === 'shuffled') batch.sort(() => Math.random() - 0.5);
    for (const delivery of batch) this.#all.set(delivery.id, delivery);
    if (held) return;
    const run = (): Promise<void> => this.#inTurn(batch);
    if (delayMs > 0) this.#outbox.later(delayMs, () => void run());
    else this.#firstTries = Promise.all([this.#firstTries, run()]);
  }

  /** Resolves when every first try that was under way is over. */
  async settled(): Promise<void> {
    await this.#firstTries;
  }

  find(id: string): Delivery | undefined {
    return this.#all.get(id);
  }

  /** Newest first. */
  list(): Delivery[] {
    return this.#all.newest();
  }

  /** Sends held ones, in the order of `ids`; all of them, oldest first, when none are named. Resolves after the first try of each. */
  async release(ids?: readonly string[]): Promise<Delivery[]> {
    const held = ids ? ids.flatMap((id) => this.#all.get(id) ?? []) : [...this.#all.values()];
    const released = held.filter(({ state }) => state === 'held');
    for (const delivery of released) delivery.state = 'waiting';
    await this.#inTurn(released);
    return released;
  }

  /** Sends one again `times` times, whatever its state. Tampered ones do not count as delivered. Resolves with the answers. */
  async resend(delivery: Delivery, times: number, tamper: Tamper): Promise<string[]> {
    const answers: string[] = [];
    for (let done = 0; done < times && !this.#outbox.closed; done += limits.atOnce) {
      const group = Array.from({ length: Math.min(limits.atOnce, times - done) }, () =>
        this.#send(delivery, tamper),
      );
      answers.push(...(await Promise.all(group)));
    }
    if (tamper === 'none' && answers.some(isAccepted)) delivery.state = 'delivered';
    return answers;
  }

  clear(): void {
    this.#all.clear();
    this.weather = { ...fairWeather };
    this.#outbox.clear();
  }

  close(): void {
    this.clear();
    this.#outbox.close();
  }

  #write({ event, payload }: Happening, state: Delivery['state']): Delivery {
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_ShagunSandbox1',
      event,
      contains: Object.keys(payload),
      payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
      created_at: unix(new Date()),
    });
    const signature = sign(this.settings.webhookSecret, body);
    return {
      id: newId('evt'),
      event,
      createdAt: new Date(),
      body,
      signature,
      state,
      sent: 0,
      answers: [],
      tries: 0,
    };
  }

  async #inTurn(batch: readonly Delivery[]): Promise<void> {
    for (const delivery of batch) await this.#try(delivery);
  }

  async #try(delivery: Delivery): Promise<void> {
    if (this.#outbox.closed || this.#all.get(delivery.id) !== delivery || delivery.state !== 'waiting')
      return;
    const { repeat, tamper } = this.weather;
    const answers = await this.resend(delivery, delivery.tries === 0 ? repeat : 1, tamper);
    delivery.tries += 1;
    if (answers.length > 0 && answers.every(isAccepted)) {
      delivery.state = 'delivered';
      return;
    }
    const wait = this.settings.retryMs[delivery.tries - 1];
    delivery.state = wait === undefined ? 'failed' : 'waiting';
    if (wait === undefined || this.#outbox.closed) return;
    this.#outbox.later(wait, () => {
      if (this.weather.held) delivery.state = 'held';
      else void this.#try(delivery);
    });
  }

  async #send(delivery: Delivery, tamper: Tamper): Promise<string> {
    const { body, signature } = tampered(delivery, tamper, this.settings.webhookSecret);
    const answer = await this.#outbox.post({
      url: this.settings.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-event-id': delivery.id,
        'x-razorpay-signature': signature,
      },
      body,
    });
    delivery.sent += 1;
    delivery.answers = [
      ...delivery.answers,
      tamper === 'none' ? answer : `${answer} (tampered: ${tamper})`,
    ].slice(-limits.answers);
    return answer;
  }
}

const isAccepted = (answer: string): boolean => /^2\d\d$/.test(answer);
