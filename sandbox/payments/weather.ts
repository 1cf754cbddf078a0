import type { Tamper } from '#sandbox/payments/tamper.ts';

/** How webhooks travel. */
export interface WebhookWeather {
  /** New ones wait until they are released; so do those that were to be tried again. */
  held: boolean;
  /** Wait this long before the first try. */
  delayMs: number;
  /** Each is sent so often, with the same event id. */
  repeat: number;
  /** The order of those that belong to one happening. */
  order: 'sent' | 'reversed' | 'shuffled';
  /** What is done to them on the way. */
  tamper: Tamper;
  /** `before_return`: the payer gets on only when the first tries are over. */
  timing: 'at_once' | 'before_return';
}

export const fairWeather: Readonly<WebhookWeather> = {
  held: false,
  delayMs: 0,
  repeat: 1,
  order: 'sent',
  tamper: 'none',
  timing: 'at_once',
};

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
