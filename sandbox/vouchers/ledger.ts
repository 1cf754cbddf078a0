import { randomInt } from 'node:crypto';
import { BoundedMap } from '#sandbox/memory.ts';
import type { Offer } from '#sandbox/vouchers/brands.ts';

/** An order that was accepted. */
export interface Order {
  readonly transactionId: number;
  readonly customIdentifier: string;
  readonly offer: Offer;
  readonly quantity: number;
  /** Of one voucher, in paise. */
  readonly unitPaise: number;
  readonly senderName: string;
  /** Empty when nobody was to be written to. */
  readonly recipientEmail: string;
  readonly createdAt: Date;
  readonly cards: readonly { readonly cardNumber: string; readonly pinCode: string }[];
  status: 'SUCCESSFUL' | 'PROCESSING' | 'FAILED';
  mail: 'none' | 'sent' | 'refused';
}

export type NewOrder = Pick<
  Order,
  'customIdentifier' | 'offer' | 'quantity' | 'unitPaise' | 'senderName' | 'recipientEmail' | 'status'
>;

const mostOrders = 20_000;
const digits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('');

/** Every order accepted since the start; the oldest go first when there are very many. */
export class VoucherLedger {
  readonly #orders: BoundedMap<Order, number>;
  // an order keeps its number for good, also when this memory is gone: nobody gets it again
  #lastId = Math.floor(Date.now() / 1000);
  /** Orders asked for, accepted or not. */
  received = 0;

  constructor(most = mostOrders) {
    this.#orders = new BoundedMap(most);
  }

  accept(order: NewOrder): Order {
    this.#lastId += 1;
    const accepted: Order = {
      ...order,
      transactionId: this.#lastId,
      createdAt: new Date(),
      cards: Array.from({ length: order.quantity }, () => ({ cardNumber: digits(16), pinCode: digits(6) })),
      mail: 'none',
    };
    this.#orders.set(accepted.transactionId, accepted);
    return accepted;
  }

  find(transactionId: number): Order | undefined {
    return this.#orders.get(transactionId);
  }

  /** Newest first. */
  list(): Order[] {
    return this.#orders.newest();
  }

  /** References under which more than one voucher was bought. */
  orderedTwice(): string[] {
    const times = new Map<string, number>();
    for (const { customIdentifier, status } of this.#orders.values()) {
      if (customIdentifier && status !== 'FAILED')
        times.set(customIdentifier, (times.get(customIdentifier) ?? 0) + 1);
    }
    return [...times].filter(([, count]) => count > 1).map(([reference]) => reference);
  }

  clear(): void {
    this.#orders.clear();
    this.received = 0;
  }
}
