import {
  assertPaise,
  type ProviderCheckout,
  type CheckoutRequest,
  ProviderRefused,
  ProviderUnavailable,
} from './port.ts';
import type { RazorpayHttp } from './razorpay-http.ts';
import { collectionOf, linkListShape, linkShape, orderShape } from './razorpay-shapes.ts';

/** Links must stay open at least 15 minutes; the rest is for clocks that differ. */
const shortestLinkMs = 16 * 60_000;

/**
 * Hosted Checkout: an order, and the form the payer's browser posts. The form carries no
 * notes: a payer could change them before Razorpay sends them back.
 */
export async function openForm(
  call: RazorpayHttp,
  request: CheckoutRequest,
  { baseUrl, keyId, shopName }: { baseUrl: string; keyId: string; shopName: string },
): Promise<ProviderCheckout> {
  checkRequest(request);
  const order = await orNew(
    () =>
      call(
        {
          method: 'POST',
          path: '/orders',
          body: { amount: request.amountPaise, currency: 'INR', receipt: request.reference },
        },
        orderShape,
      ),
    'receipt should be unique',
    async () => {
      const path = `/orders?receipt=${encodeURIComponent(request.reference)}`;
      return (await call({ method: 'GET', path }, collectionOf(orderShape))).find(
        (each) =>
          each.reference === request.reference && each.status === 'pending' && matchesRequest(each, request),
      );
    },
  );
  if (!matchesRequest(order, request)) throw mismatch();
  const { name, email, contact } = request.payer;
  return {
    kind: 'form',
    orderId: order.id,
    action: `${baseUrl}/checkout/embedded`,
    fields: {
      key_id: keyId,
      order_id: order.id,
      amount: String(request.amountPaise),
      currency: 'INR',
      name: shopName,
      description: request.description,
      ...(name && { 'prefill[name]': name }),
      ...(email && { 'prefill[email]': email }),
      ...(contact && { 'prefill[contact]': contact }),
      callback_url: request.returnUrl,
      cancel_url: request.cancelUrl,
    },
  };
}

/** Payment Links: an address of Razorpay's that asks for this one payment. */
export async function openLink(
  call: RazorpayHttp,
  request: CheckoutRequest,
  now: Date,
): Promise<ProviderCheckout> {
  checkRequest(request);
  const { name, email, contact } = request.payer;
  const closes = Math.max(request.expiresAt.getTime(), now.getTime() + shortestLinkMs);
  const body = {
    amount: request.amountPaise,
    currency: 'INR',
    accept_partial: false,
    reference_id: request.reference,
    description: request.description,
    expire_by: Math.ceil(closes / 1000),
    customer: { ...(name && { name }), ...(email && { email }), ...(contact && { contact }) },
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: request.returnUrl,
    callback_method: 'get',
  };
  const made = await orNew(
    () => call({ method: 'POST', path: '/payment_links', body }, linkShape),
    'already exists',
    async () => {
      const path = `/payment_links?reference_id=${encodeURIComponent(request.reference)}`;
      return (await call({ method: 'GET', path }, linkListShape)).find(
        ({ order }) =>
          order.reference === request.reference &&
          order.status === 'pending' &&
          matchesRequest(order, request),
      );
    },
  );
  if (!matchesRequest(made.order, request) || !made.url) throw mismatch();
  return { kind: 'redirect', orderId: made.order.id, url: made.url };
}

const matchesRequest = (
  order: { amountPaise: number; currency: string },
  request: CheckoutRequest,
): boolean => order.amountPaise === request.amountPaise && order.currency === 'INR';

/** An answer in the right shape about something else: nothing is concluded from it. */
export const mismatch = (): ProviderUnavailable =>
  new ProviderUnavailable('Razorpay answered about something else than was asked', 'garbage');

/** Makes a thing, or finds the one that an earlier attempt with the same reference made without our learning of it. */
async function orNew<T>(
  make: () => Promise<T>,
  taken: string,
  find: () => Promise<T | undefined>,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ProviderRefused) || !error.description.includes(taken)) throw error;
    const earlier = await find();
    if (earlier === undefined) throw error;
    return earlier;
  }
}

function checkRequest({ amountPaise, reference, returnUrl, cancelUrl }: CheckoutRequest): void {
  assertPaise(amountPaise);
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(reference))
    throw new RangeError('A reference is 1 to 40 of A-Z, a-z, 0-9, _ and -');
  for (const url of [returnUrl, cancelUrl]) {
    if (!/^https?:$/.test(new URL(url).protocol))
      throw new RangeError('A payer comes back to an http or https address');
  }
}
