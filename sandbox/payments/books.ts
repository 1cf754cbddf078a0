import { BoundedMap } from '#sandbox/memory.ts';
import { newId, unix } from '#sandbox/payments/account.ts';
import { Ledger } from '#sandbox/payments/ledger.ts';
import {
  type Happening,
  isTaken,
  type Link,
  linkEntity,
  type Notes,
  type Order,
  orderEntity,
  type Payment,
  paymentEntity,
  type Refund,
} from '#sandbox/payments/records.ts';
import { found, Refusal } from '#sandbox/payments/refusal.ts';

/** How many of each kind of record may exist before the oldest goes. */
const most = 20_000;

/** Everything the provider knows, and the rules by which orders, links and payments change; those of refunds are in `refunds.ts`. In memory. */
export class Books {
  orders = new BoundedMap<Order>(most);
  payments = new BoundedMap<Payment>(most);
  links = new BoundedMap<Link>(most);
  refunds = new BoundedMap<Refund>(most);
  /** By idempotency key: the request it was first used for, as a hash, and the refund it made. */
  refundKeys = new BoundedMap<{ readonly request: string; readonly refundId: string }>(most);
  ledger = new Ledger();
  /** What becomes of a new refund. */
  newRefunds: 'processed' | 'pending' | 'failed' = 'processed';
  /** Some accounts refuse an order with a receipt that was used before. */
  uniqueReceipts = false;

  constructor(
    readonly origin: string,
    readonly announce: (happenings: Happening[]) => void,
    readonly now: () => Date = () => new Date(),
  ) {}

  createOrder(request: Pick<Order, 'amount' | 'currency' | 'receipt' | 'notes'>): Order {
    if (
      this.uniqueReceipts &&
      request.receipt !== null &&
      [...this.orders.values()].some(({ receipt }) => receipt === request.receipt)
    )
      throw new Refusal(400, 'Order receipt should be unique.', 'receipt');
    const order: Order = {
      ...request,
      id: newId('order'),
      created_at: unix(this.now()),
      status: 'created',
      attempts: 0,
    };
    this.orders.set(order.id, order);
    return order;
  }

  createLink(request: Omit<Link, 'id' | 'order_id' | 'created_at' | 'updated_at' | 'status'>): Link {
    const { amount, currency, reference_id: reference, notes } = request;
    if (reference && [...this.links.values()].some((link) => link.reference_id === reference))
      throw new Refusal(
        400,
        `payment link with given reference_id (${reference}) already exists`,
        'reference_id',
      );
    const order = this.createOrder({ amount, currency, receipt: reference || null, notes });
    const at = unix(this.now());
    const link: Link = {
      ...request,
      id: newId('plink'),
      order_id: order.id,
      created_at: at,
      updated_at: at,
      status: 'created',
    };
    this.links.set(link.id, link);
    return link;
  }

  /** The Payment Link that made the order. */
  linkOf(order: Order): Link | undefined {
    return [...this.links.values()].find(({ order_id: id }) => id === order.id);
  }

  /** Oldest first. */
  paymentsOf(order: Order): Payment[] {
    return [...this.payments.values()].filter(({ order_id: id }) => id === order.id);
  }

  /** A link as it stands now, closed when its time is over. */
  link(id: string): Link {
    const link = found(this.links.get(id));
    if (link.status === 'created' && link.expire_by <= unix(this.now())) this.closeLink(link, 'expired');
    return link;
  }

  closeLink(link: Link, status: 'expired' | 'cancelled'): void {
    if (link.status !== 'created')
      throw new Refusal(400, `Payment Link cannot be ${status} in ${link.status} state.`);
    link.status = status;
    link.updated_at = unix(this.now());
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
    by: Pick<Payment, 'method' | 'payer'> & {
      description?: string;
      notes?: Notes;
      amount?: number | undefined;
      currency?: string | undefined;
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
      order_id: order.id,
      amount: by.amount ?? order.amount,
      currency: by.currency ?? order.currency,
      method: by.method,
      payer: by.payer,
      description: link ? `#${link.id.replace('plink_', '')}` : (by.description ?? ''),
      notes: by.notes ?? {},
      created_at: unix(this.now()),
      status: outcome,
      amount_refunded: 0,
    };
    if (!earlier) {
      this.payments.set(payment.id, payment);
      order.attempts += 1;
      order.status = 'attempted';
    }
    const happenings: Happening[] = [];
    const tell = (event: string, more: Happening['payload'] = {}): void =>
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
    tell: (event: string, more?: Happening['payload']) => void,
  ): void {
    payment.status = 'captured';
    order.status = 'paid';
    this.ledger.charges.set(payment.id, {
      ...this.moved(payment, order),
      payment_link_id: link?.id ?? null,
    });
    tell('payment.captured');
    tell('order.paid', { order: orderEntity(order) });
    if (!link) return;
    link.status = 'paid';
    link.updated_at = unix(this.now());
    tell('payment_link.paid', { order: orderEntity(order), payment_link: this.linkJson(link) });
  }

  linkJson(link: Link): object {
    const order = this.orders.get(link.order_id);
    return linkEntity(link, order && this.paymentsOf(order).find(isTaken), this.origin);
  }

  /** Money of a payment that moves now. */
  moved({ id, amount, currency }: Pick<Payment, 'id' | 'amount' | 'currency'>, order: Order) {
    const at = unix(this.now());
    return { payment_id: id, order_id: order.id, reference: order.receipt, amount, currency, at };
  }

  clear(): void {
    Object.assign(this, new Books(this.origin, this.announce, this.now));
  }
}
