import { newId, unix } from '#sandbox/payments/account.ts';
import { linkEntity, orderEntity, paymentEntity } from '#sandbox/payments/entities.ts';
import {
  BoundedMap,
  type Happening,
  type Link,
  type Method,
  type Notes,
  type Order,
  type PayerDetails,
  type Payment,
  type Posting,
  type Refund,
} from '#sandbox/payments/records.ts';
import { found, Refusal } from '#sandbox/payments/refusal.ts';

/** How often each kind of record may exist before the oldest goes. */
const bookLimits = { records: 20_000, postings: 50_000 } as const;

/** Everything the provider knows, and the rules by which orders, links and payments change; those of refunds are in `refunds.ts`. In memory. */
export class Books {
  readonly orders = new BoundedMap<Order>(bookLimits.records);
  readonly payments = new BoundedMap<Payment>(bookLimits.records);
  readonly links = new BoundedMap<Link>(bookLimits.records);
  readonly refunds = new BoundedMap<Refund>(bookLimits.records);
  /** By idempotency key: the request it was first used for, as a hash, and the refund it made. */
  readonly refundKeys = new BoundedMap<{ readonly request: string; readonly refundId: string }>(
    bookLimits.records,
  );
  /** What was charged and given back, kept apart from the records above and never changed. */
  readonly postings = new BoundedMap<Posting>(bookLimits.postings);
  /** What becomes of a new refund. */
  newRefunds: 'processed' | 'pending' | 'failed' = 'processed';
  /** Some accounts refuse an order with a receipt that was used before. */
  uniqueReceipts = false;

  constructor(
    readonly origin: string,
    readonly announce: (happenings: Happening[]) => void,
    readonly now: () => Date = () => new Date(),
  ) {}

  createOrder(
    asked: { amount: number; currency: string; receipt: string | null; notes: Notes },
    linkId: string | null = null,
  ): Order {
    if (
      this.uniqueReceipts &&
      asked.receipt !== null &&
      [...this.orders.values()].some(({ receipt }) => receipt === asked.receipt)
    ) {
      throw new Refusal(400, 'Order receipt should be unique.', 'receipt');
    }
    const order: Order = {
      ...asked,
      id: newId('order'),
      linkId,
      createdAt: unix(this.now()),
      status: 'created',
      attempts: 0,
      paymentIds: [],
    };
    this.orders.set(order.id, order);
    return order;
  }

  createLink(asked: Omit<Link, 'id' | 'orderId' | 'createdAt' | 'updatedAt' | 'status'>): Link {
    if (
      asked.referenceId &&
      [...this.links.values()].some(({ referenceId }) => referenceId === asked.referenceId)
    ) {
      throw new Refusal(
        400,
        `payment link with given reference_id (${asked.referenceId}) already exists`,
        'reference_id',
      );
    }
    const id = newId('plink');
    const { amount, currency, referenceId, notes } = asked;
    const order = this.createOrder({ amount, currency, receipt: referenceId || null, notes }, id);
    const at = unix(this.now());
    const link: Link = { ...asked, id, orderId: order.id, createdAt: at, updatedAt: at, status: 'created' };
    this.links.set(id, link);
    return link;
  }

  linkOf(order: Order): Link | undefined {
    return order.linkId === null ? undefined : this.links.get(order.linkId);
  }

  paymentsOf(order: Order): Payment[] {
    return order.paymentIds.flatMap((id) => this.payments.get(id) ?? []);
  }

  /** A link as it stands now, closed when its time is over. */
  link(id: string): Link {
    const link = found(this.links.get(id));
    if (link.status === 'created' && link.expireBy <= unix(this.now())) this.closeLink(link, 'expired');
    return link;
  }

  closeLink(link: Link, status: 'expired' | 'cancelled'): void {
    if (link.status !== 'created')
      throw new Refusal(400, `Payment Link cannot be ${status} in ${link.status} state.`);
    link.status = status;
    link.updatedAt = unix(this.now());
    this.announce([{ event: `payment_link.${status}`, payload: { payment_link: this.linkJson(link) } }]);
  }

  /** Closes every link whose time is over. */
  expireLinks(): void {
    for (const id of this.links.keys()) this.link(id);
  }

  /**
   * Attempts to pay an order. A payment that was authorised or failed before can be captured
   * later by its id, as banks sometimes do.
   */
  attempt(
    order: Order,
    outcome: 'captured' | 'authorized' | 'failed',
    by: {
      method: Method;
      payer: PayerDetails;
      description?: string;
      notes?: Notes;
      amount?: number;
      currency?: string;
    },
    earlier?: Payment,
  ): Payment {
    if (order.status === 'paid')
      throw new Refusal(400, 'Order has been paid already.', 'order_id', 'order_already_paid');
    const link = this.linkOf(order);
    if (link && this.link(link.id).status !== 'created')
      throw new Refusal(400, `Payment Link is ${link.status}.`);
    const payment: Payment = earlier ?? {
      id: newId('pay'),
      orderId: order.id,
      amount: by.amount ?? order.amount,
      currency: by.currency ?? order.currency,
      method: by.method,
      payer: by.payer,
      description: link ? `#${link.id.replace('plink_', '')}` : (by.description ?? ''),
      notes: by.notes ?? {},
      createdAt: unix(this.now()),
      status: outcome,
      amountRefunded: 0,
    };
    if (!earlier) {
      this.payments.set(payment.id, payment);
      order.paymentIds.push(payment.id);
      order.attempts += 1;
      order.status = 'attempted';
    }
    const happenings: Happening[] = [];
    const tell = (event: string, more: Readonly<Record<string, object>> = {}): void =>
      void happenings.push({ event, payload: { payment: paymentEntity(payment), ...more } });
    if (outcome === 'failed') {
      payment.status = 'failed';
      tell('payment.failed');
    } else {
      if (!earlier || earlier.status === 'failed') {
        payment.status = 'authorized';
        tell('payment.authorized');
      }
      if (outcome === 'captured') this.#capture(order, payment, link, tell);
    }
    this.announce(happenings);
    return payment;
  }

  #capture(
    order: Order,
    payment: Payment,
    link: Link | undefined,
    tell: (event: string, more?: Readonly<Record<string, object>>) => void,
  ): void {
    payment.status = 'captured';
    order.status = 'paid';
    this.post('charge', payment.id, payment, order);
    tell('payment.captured');
    tell('order.paid', { order: orderEntity(order) });
    if (!link) return;
    link.status = 'paid';
    link.updatedAt = unix(this.now());
    tell('payment_link.paid', { order: orderEntity(order), payment_link: this.linkJson(link) });
  }

  linkJson(link: Link): object {
    const order = this.orders.get(link.orderId);
    const paid =
      order && this.paymentsOf(order).find(({ status }) => status === 'captured' || status === 'refunded');
    return linkEntity(link, paid, this.origin);
  }

  /** Notes money that moved. */
  post(kind: Posting['kind'], id: string, { id: paymentId, amount, currency }: Payment, order: Order): void {
    const { id: orderId, linkId, receipt: reference } = order;
    this.postings.set(id, {
      kind,
      id,
      paymentId,
      orderId,
      linkId,
      reference,
      amount,
      currency,
      at: unix(this.now()),
    });
  }

  clear(): void {
    for (const records of [
      this.orders,
      this.payments,
      this.links,
      this.refunds,
      this.refundKeys,
      this.postings,
    ]) {
      records.clear();
      records.dropped = 0;
    }
    this.newRefunds = 'processed';
    this.uniqueReceipts = false;
  }
}
