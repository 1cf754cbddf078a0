/** Notes of the merchant, at most 15. */
export type Notes = Readonly<Record<string, string>>;

/** What the payer told about themselves. */
export interface PayerDetails {
  readonly name: string;
  readonly email: string;
  readonly contact: string;
}

export type Method = 'card' | 'upi';

export interface Order {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly notes: Notes;
  readonly createdAt: number;
  /** Set when a Payment Link made the order. */
  readonly linkId: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  paymentIds: string[];
}

export interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: string;
  readonly method: Method;
  readonly payer: PayerDetails;
  readonly description: string;
  readonly notes: Notes;
  readonly createdAt: number;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  amountRefunded: number;
}

export interface Link {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: string;
  readonly referenceId: string;
  readonly description: string;
  readonly customer: PayerDetails;
  readonly notes: Notes;
  readonly callbackUrl: string;
  readonly expireBy: number;
  readonly createdAt: number;
  status: 'created' | 'expired' | 'cancelled' | 'paid';
  /** When it came into its last state. */
  updatedAt: number;
}

export interface Refund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly notes: Notes;
  readonly createdAt: number;
  status: 'pending' | 'processed' | 'failed';
}

/** One line of the record of money: charges in, refunds out. */
export interface Posting {
  readonly kind: 'charge' | 'refund';
  /** The payment's or the refund's id. */
  readonly id: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly linkId: string | null;
  /** The merchant's receipt or reference. */
  readonly reference: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly at: number;
}

/** Something to tell the merchant: a name and the entities of its payload. */
export interface Happening {
  readonly event: string;
  readonly payload: Readonly<Record<string, object>>;
}

/** A map that forgets its oldest entries above `limit`. */
export class BoundedMap<V> extends Map<string, V> {
  readonly #limit: number;
  /** How many entries were forgotten. */
  dropped = 0;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: string, value: V): this {
    super.set(key, value);
    for (const oldest of this.keys()) {
      if (this.size <= this.#limit) break;
      this.delete(oldest);
      this.dropped += 1;
    }
    return this;
  }

  /** Newest first. */
  newest(count = Infinity): V[] {
    return [...this.values()].reverse().slice(0, count);
  }
}
