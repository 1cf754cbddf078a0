import { randomBytes } from 'node:crypto';
import { type RazorpayAccount, sign } from '#sandbox/payments/account.ts';
import { webAddress } from '#sandbox/payments/api-input.ts';
import type { Books } from '#sandbox/payments/books.ts';
import { newNonce, returnPage, showTill, tillNotice, tillPage } from '#sandbox/payments/checkout-page.ts';
import type { Deliveries } from '#sandbox/payments/deliveries.ts';
import { failure } from '#sandbox/payments/entities.ts';
import type { Faults } from '#sandbox/payments/faults.ts';
import { type Press, pressOf, textFields } from '#sandbox/payments/press.ts';
import {
  BoundedMap,
  type Notes,
  type Order,
  type PayerDetails,
  type Payment,
} from '#sandbox/payments/records.ts';
import type { SandboxWeb } from '#sandbox/service.ts';

/** What the payer's pages work on. */
export interface CheckoutWorld {
  readonly account: RazorpayAccount;
  readonly books: Books;
  readonly deliveries: Deliveries;
  readonly faults: Faults;
}

/** One visit of a payer to the hosted page. */
interface Visit {
  readonly orderId: string;
  readonly callbackUrl: string;
  readonly cancelUrl: string;
  readonly shop: string;
  readonly description: string;
  readonly payer: PayerDetails;
  readonly notes: Notes;
  /** The last attempt made on this visit. */
  payment?: Payment;
}

const mostVisits = 10_000;
const gone = (): Promise<Response> =>
  showTill(
    tillNotice(
      'This payment page is gone',
      'It may be old: the sandbox forgets everything when it stops. Go back to the shop and start again.',
    ),
    { status: 404 },
  );

/** Hosted Checkout: the form the shop's page posts, the page it opens, and the way back. */
export function checkoutRoutes(web: SandboxWeb, { account, books, deliveries, faults }: CheckoutWorld): void {
  const visits = new BoundedMap<Visit>(mostVisits);

  web.post('/razorpay/v1/checkout/embedded', (c) =>
    faults.through('checkout', c.env.outgoing, async () => {
      const fields = await textFields(c.req.raw);
      const wrong = (sentence: string): Promise<Response> =>
        showTill(tillNotice('This cannot be paid', sentence), { status: 400 });
      if (fields.get('key_id') !== account.keyId) return wrong('The key id of the shop is not known here.');
      const order = books.orders.get(fields.get('order_id') ?? '');
      if (!order) return wrong('The order is not known here.');
      const callbackUrl = webAddress.safeParse(fields.get('callback_url')).data;
      if (!callbackUrl) return wrong('The shop did not say where to go back to (callback_url).');
      const amount = fields.get('amount');
      if (amount !== undefined && amount !== String(order.amount))
        return wrong('The amount is not that of the order.');
      const cancelUrl = webAddress.safeParse(fields.get('cancel_url')).data ?? '';
      if (order.status === 'paid')
        return showTill(
          tillNotice('Paid already', 'This order has been paid. Nothing more was taken.', cancelUrl),
          { status: 400 },
        );
      const id = randomBytes(18).toString('base64url');
      visits.set(id, {
        orderId: order.id,
        callbackUrl,
        cancelUrl,
        shop: short(fields.get('name')),
        description: short(fields.get('description')),
        payer: {
          name: short(fields.get('prefill[name]')),
          email: short(fields.get('prefill[email]')),
          contact: short(fields.get('prefill[contact]')),
        },
        notes: notesOf(fields),
      });
      return c.redirect(`/razorpay/checkout/${id}`, 303);
    }),
  );

  web.get('/razorpay/checkout/:id', (c) => {
    const id = c.req.param('id');
    const visit = visits.get(id);
    const order = books.orders.get(visit?.orderId ?? '');
    if (!visit || !order) return gone();
    const { shop, description, payer, callbackUrl, cancelUrl } = visit;
    const { amount, currency } = order;
    const till = tillPage({
      shop,
      description,
      amount,
      currency,
      payerName: payer.name,
      action: `/razorpay/checkout/${id}`,
      canCancel: cancelUrl !== '',
    });
    return showTill(till, { targets: [callbackUrl, cancelUrl] });
  });

  web.post('/razorpay/checkout/:id', async (c) => {
    const id = c.req.param('id');
    const visit = visits.get(id);
    const order = books.orders.get(visit?.orderId ?? '');
    if (!visit || !order) return gone();
    const press = await pressOf(c.req.raw);
    if (!press)
      return showTill(
        tillNotice('Nothing was paid', 'Go back and press one of the buttons.', `/razorpay/checkout/${id}`),
        { status: 400 },
      );
    if (press.outcome === 'cancel') return c.redirect(visit.cancelUrl || visit.callbackUrl, 303);
    return faults.through('checkout', c.env.outgoing, async () => {
      if (order.status !== 'paid') {
        visit.payment = attempt(books, order, press, visit);
        if (deliveries.weather.timing === 'before_return') await deliveries.settled();
      }
      return c.redirect(`/razorpay/checkout/${id}/done`, 303);
    });
  });

  web.get('/razorpay/checkout/:id/done', (c) => {
    const visit = visits.get(c.req.param('id'));
    const order = books.orders.get(visit?.orderId ?? '');
    if (!visit || !order) return gone();
    // pressed twice, or paid in another window: no second charge, and the way back of this window's own payment
    if (!visit.payment)
      return showTill(
        tillNotice('Paid already', 'This order has been paid. Nothing more was taken.', visit.cancelUrl),
      );
    const nonce = newNonce();
    const paid = visit.payment.status !== 'failed';
    const fields = paid ? proof(account, order, visit.payment) : failureFields(order, visit.payment);
    return showTill(returnPage(visit.callbackUrl, fields, paid, nonce), {
      targets: [visit.callbackUrl],
      nonce,
    });
  });
}

const attempt = (
  books: Books,
  order: Order,
  { outcome, method }: Press,
  { payer, description, notes }: Visit,
): Payment =>
  books.attempt(order, outcome === 'fail' ? 'failed' : 'captured', { method, payer, description, notes });

const proof = (account: RazorpayAccount, order: Order, payment: Payment): Record<string, string> => ({
  razorpay_payment_id: payment.id,
  razorpay_order_id: order.id,
  razorpay_signature: sign(account.keySecret, `${order.id}|${payment.id}`),
});

const failureFields = (order: Order, payment: Payment): Record<string, string> => ({
  'error[code]': failure.code,
  'error[description]': failure.description,
  'error[source]': failure.source,
  'error[step]': failure.step,
  'error[reason]': failure.reason,
  'error[metadata]': JSON.stringify({ payment_id: payment.id, order_id: order.id }),
});

const short = (text: string | undefined): string => (text ?? '').trim().slice(0, 255);

function notesOf(fields: ReadonlyMap<string, string>): Notes {
  const notes = [...fields].flatMap(([name, value]) => {
    const key = /^notes\[([^\]]{1,256})\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, short(value)] as const];
  });
  return Object.fromEntries(notes.slice(0, 15));
}
