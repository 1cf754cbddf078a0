import { BoundedMap } from '#sandbox/memory.ts';

/** How far a message got. */
export type PhoneState = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed';

/** A message to a phone, or from it. */
export interface PhoneMessage {
  /** The provider's name for it. */
  readonly ref: string;
  readonly via: 'WhatsApp' | 'SMS';
  /** Digits with the country's code. */
  readonly number: string;
  /** Written by the person with the phone. */
  readonly isReply: boolean;
  readonly text: string;
  readonly template: string;
  /** What may be pressed below it. */
  readonly buttons?: readonly string[];
  /** The message whose button somebody pressed to write this. */
  readonly pressedOn?: string;
  /** What the sender calls it, given back with each status. */
  readonly senderId: string;
  readonly at: Date;
  state: PhoneState;
}

const kept = 5_000;

/** Every message, until the sandbox stops. */
export class PhoneStore {
  readonly #all = new BoundedMap<PhoneMessage>(kept);
  /** Numbers that were told once to come back later. */
  readonly delayedNumbers = new Set<string>();

  add(message: PhoneMessage): PhoneMessage {
    this.#all.set(message.ref, message);
    return message;
  }

  find(ref: string): PhoneMessage | undefined {
    return this.#all.get(ref);
  }

  /** Oldest first, as a phone shows them; those of one number when it is given. */
  list(number = ''): PhoneMessage[] {
    return [...this.#all.values()].filter((message) => message.number.includes(number));
  }

  clear(): void {
    this.#all.clear();
    this.delayedNumbers.clear();
  }
}
