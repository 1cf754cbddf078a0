import type { Callbacks } from '#sandbox/phone/callbacks.ts';
import { magicOf } from '#sandbox/phone/numbers.ts';
import type { PhoneMessage, PhoneState, PhoneStore } from '#sandbox/phone/store.ts';

/** How a provider tells what became of a message, and what somebody wrote back. */
export interface Teller {
  status(message: PhoneMessage): void;
  reply(message: PhoneMessage): void;
}

const sentAfterMs = 50;
const arrivedAfterMs = 300;
const order: readonly PhoneState[] = ['accepted', 'sent', 'delivered', 'read'];

/** Carries messages to phones. */
export class Network {
  /** Whose message it is: that provider tells what becomes of it. */
  readonly #carriers = new WeakMap<PhoneMessage, Teller>();

  constructor(
    readonly store: PhoneStore,
    readonly callbacks: Callbacks,
    /** All there are: the first of a way hears replies from numbers nobody wrote to. */
    private readonly tellers: readonly { via: PhoneMessage['via']; teller: Teller }[],
  ) {}

  /** Takes a message from a provider; what its number does follows by itself. */
  carry(message: PhoneMessage, by: Teller): void {
    this.#carriers.set(message, by);
    this.store.add(message);
    const magic = magicOf(message.number);
    if (magic === '0005') return;
    this.callbacks.later(sentAfterMs, () => this.move(message, magic === '0000' ? 'failed' : 'sent'));
    if (magic !== '0000') this.callbacks.later(arrivedAfterMs, () => this.move(message, 'delivered'));
  }

  /** Brings a message further and tells so; never back. */
  move(message: PhoneMessage, state: PhoneState): void {
    if (
      message.state === 'failed' ||
      (state !== 'failed' && order.indexOf(state) <= order.indexOf(message.state))
    )
      return;
    message.state = state;
    this.#carriers.get(message)?.status(message);
  }

  /** Somebody writes back, to the provider that wrote to them last. */
  reply(message: PhoneMessage): void {
    const { via, number } = message;
    const last = this.store
      .list(number)
      .findLast((each) => each.number === number && each.via === via && this.#carriers.has(each));
    const hears = (last && this.#carriers.get(last)) ?? this.tellers.find((each) => each.via === via)?.teller;
    this.store.add(message);
    if (!hears) return;
    this.#carriers.set(message, hears);
    hears.reply(message);
  }
}
