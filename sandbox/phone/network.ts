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
  constructor(
    readonly store: PhoneStore,
    readonly callbacks: Callbacks,
    private readonly tellers: Record<PhoneMessage['via'], Teller>,
  ) {}

  /** Takes a message; what its number does follows by itself. */
  carry(message: PhoneMessage): void {
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
    this.tellers[message.via].status(message);
  }

  /** Somebody writes back. */
  reply(message: PhoneMessage): void {
    this.store.add(message);
    this.tellers[message.via].reply(message);
  }
}
