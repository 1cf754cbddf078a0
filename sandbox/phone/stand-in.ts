import type { Patience } from '#sandbox/http/patience.ts';
import type { Callbacks } from '#sandbox/phone/callbacks.ts';
import type { Teller } from '#sandbox/phone/network.ts';
import type { PhoneMessage, PhoneStore } from '#sandbox/phone/store.ts';
import type { SandboxWeb, ServiceFact } from '#sandbox/service.ts';

/** What a stand-in works with. */
export interface PhoneParts {
  readonly store: PhoneStore;
  readonly patience: Patience;
  readonly productOrigin: string;
  /** Brings a message to its phone; what becomes of it, this stand-in's teller tells. */
  carry(message: Omit<PhoneMessage, 'isReply' | 'at' | 'state'>): void;
}

/** A provider of messages in miniature; it counts once it is in the list of `service.ts`. */
export interface StandIn {
  readonly via: PhoneMessage['via'];
  /** What a developer has to know to send by it. */
  facts(origin: string): readonly ServiceFact[];
  /** How it tells the product. */
  teller(productOrigin: string, callbacks: Callbacks): Teller;
  /** Its API, below a folder of its own. */
  mount(web: SandboxWeb, parts: PhoneParts): void;
}
