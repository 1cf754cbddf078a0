import { randomBytes } from 'node:crypto';
import { textFields } from '#sandbox/http/answers.ts';
import { BoundedMap } from '#sandbox/memory.ts';
import { type RazorpayAccount, sign } from '#sandbox/payments/account.ts';
import { webAddress } from '#sandbox/payments/api-input.ts';
import type { Books } from '#sandbox/payments/books.ts';
import {
  newNonce,
  type Press,
  pressOf,
  returnPage,
  showNotice,
  showTill,
  tillPage,
} from '#sandbox/payments/checkout-page.ts';
import type { Deliveries } from '#sandbox/payments/deliveries.ts';
import type { Faults } from '#sandbox/payments/faults.ts';
import {
  failureAs,
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
const paidAlready = (cancelUrl: string, status?: number): Promise<Response> =>
  showNotice('Paid already', 'This order has been paid. Nothing more was taken.', {
    back: cancelUrl,
    ...(status && { status }),
  });

/** Hosted Checkout: the form the shop's page posts, the page it opens, and the way back. */
export function checkoutRoutes(web: SandboxWeb, { account, books, deliveries, faults }: CheckoutWorld): void {
  const visits = new BoundedMap<Visit>(mostVisits);

  /** Hands the visit of an address and its order to `act`. */
  const visited = (
    id: string,
    act: (visit: Visit, order: Order) => Response | Promise<Response>,
  ): Response | Promise<Response> => {
    const visit = visits.get(id);
    const order = books.orders.get(visit?.orderId ?? '');
    if (visit && order) return act(visit, order);
    return showNotice(
      'This payment page is gone',
      'It may be old: the sandbox forgets everything when it stops. Go back to the shop and start again.',
      { status: 404 },
    );
  };

  web.post('/razorpay/v1/checkout/embedded', (c) =>
    faults.through('checkout', c, async () => {
      const fields = await textFields(c.req.raw);
      const wrong = (sentence: string): Promise<Response> => showNotice('This cannot be paid', sentence);
      if (fields.key_id !== account.keyId) return wrong('The key id of the shop is not known here.');
      const order = books.orders.get(fields.order_id ?? '');
      if (!order) return wrong('The order is not known here.');
      const callbackUrl = webAddress.safeParse(fields.callback_url).data;
      if (!callbackUrl) return wrong('The shop did not say where to go back to (callback_url).');
      if (fields.amount !== undefined && fields.amount !== String(order.amount))
        return wrong('The amount is not that of the order.');
      const cancelUrl = webAddress.safeParse(fields.cancel_url).data ?? '';
      if (order.status === 'paid') return paidAlready(cancelUrl);
      const id = randomBytes(18).toString('base64url');
      visits.set(id, {
        orderId: order.id,
        callbackUrl,
        cancelUrl,
        shop: short(fields.name),
        description: short(fields.description),
        payer: {
          name: short(fields['prefill[name]']),
          email: short(fields['prefill[email]']),
          contact: short(fields['prefill[contact]']),
        },
        notes: notesOf(fields),
      });
      return c.redirect(`/razorpay/checkout/${id}`, 303);
    }),
  );

  web.get('/razorpay/checkout/:id', (c) =>
    visited(
      c.req.param('id'),
      ({ shop, description, payer, callbackUrl, cancelUrl }, { amount, currency }) => {
        const till = tillPage({
          shop,
          description,
          amount,
          currency,
          payerName: payer.name,
          action: c.req.path,
          canCancel: cancelUrl !== '',
        });
        return showTill(till, { targets: [callbackUrl, cancelUrl] });
      },
    ),
  );

  web.post('/razorpay/checkout/:id', (c) =>
    visited(c.req.param('id'), async (visit, order) => {
      const press = await pressOf(c.req.raw, c.req.path);
      if (press instanceof Response) return press;
      if (press.outcome === 'cancel') return c.redirect(visit.cancelUrl || visit.callbackUrl, 303);
      return faults.through('checkout', c, async () => {
        if (order.status !== 'paid') {
          visit.payment = attempt(books, order, press, visit);
          if (deliveries.weather.timing === 'before_return') await deliveries.settled();
        }
        return c.redirect(`${c.req.path}/done`, 303);
      });
    }),
  );

  web.get('/razorpay/checkout/:id/done', (c) =>
    visited(c.req.param('id'), ({ payment, callbackUrl, cancelUrl }, order) => {
      // pressed twice, or paid in another window: no second charge, and the way back of this window's own payment
      if (!payment) return paidAlready(cancelUrl, 200);
      const nonce = newNonce();
      const paid = payment.status !== 'failed';
      const fields = paid
        ? proof(account, order, payment)
        : {
            ...failureAs((name) => `error[${name}]`, false),
            'error[metadata]': JSON.stringify({ payment_id: payment.id, order_id: order.id }),
          };
      return showTill(returnPage(callbackUrl, fields, paid, nonce), { targets: [callbackUrl], nonce });
    }),
  );
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

const short = (text: string | undefined): string => (text ?? '').trim().slice(0, 255);

function notesOf(fields: Awaited<ReturnType<typeof textFields>>): Notes {
  const notes = Object.entries(fields).flatMap(([name, value]) => {
    const key = /^notes\[([^\]]{1,256})\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, short(value)] as const];
  });
  return Object.fromEntries(notes.slice(0, 15));
}
