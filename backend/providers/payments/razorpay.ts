import type { z } from 'zod/v4';
import { assertPaise, type PaymentProvider, type ProviderPayment } from './port.ts';
import { mismatch, openForm, openLink } from './razorpay-checkout.ts';
import { type RazorpayHttp, razorpayHttp } from './razorpay-http.ts';
import { readRazorpayReturn } from './razorpay-return.ts';
import { collectionOf, linkShape, orderShape, paymentShape, refundShape } from './razorpay-shapes.ts';
import { readRazorpayWebhook } from './razorpay-webhook.ts';

/** How this installation talks to Razorpay. Secrets included: never log it. */
export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The webhook secret before the present one, accepted while it is being changed. */
  previousWebhookSecret?: string | undefined;
  /** `https://api.razorpay.com/v1`, or the sandbox's. */
  baseUrl: string;
  /** `checkout`: Hosted Checkout, a form the payer's browser posts. `links`: Payment Links, an address to open. */
  mode: 'checkout' | 'links';
  /** Who the payer reads the money goes to. */
  shopName: string;
  /** The longest one call may take; 10 seconds unless told otherwise. */
  timeoutMs?: number;
  now?: () => Date;
}

/** Razorpay takes and gives back at least one rupee. */
const minimumPaise = 100;
const perPage = 100;
/** `short_url` of a Payment Link. */
const linkOrigin = 'https://rzp.io';

/** Origins a payer's browser is sent to; needs no keys, so that pages can be served where there are none. */
export const razorpayBrowserOrigins = ({
  baseUrl,
  mode,
}: Pick<RazorpaySettings, 'baseUrl' | 'mode'>): string[] => [
  ...new Set([new URL(baseUrl).origin, ...(mode === 'links' ? [linkOrigin] : [])]),
];

/** Razorpay in either of its two hosted modes, behind the payment port. */
export function createRazorpay(settings: RazorpaySettings): PaymentProvider {
  const { keyId, keySecret, mode, shopName, timeoutMs = 10_000, now = () => new Date() } = settings;
  const baseUrl = settings.baseUrl.replace(/\/+$/, '');
  const secrets = [settings.webhookSecret, settings.previousWebhookSecret ?? ''].filter(
    (secret) => secret !== '',
  );
  if (!keyId || !keySecret || secrets.length === 0)
    throw new Error('Razorpay needs its key id, key secret and webhook secret');
  const call = razorpayHttp({ baseUrl, keyId, keySecret, timeoutMs });
  const link = (id: string) =>
    call({ method: 'GET', path: `/payment_links/${encodeURIComponent(id)}` }, linkShape);

  async function linkPayments(id: string): Promise<ProviderPayment[]> {
    const { innerOrderId, paymentIds } = await link(id);
    // the inner order also tells failed attempts; not every kind of link names it
    const payments = innerOrderId
      ? await call({ method: 'GET', path: `/orders/${innerOrderId}/payments` }, collectionOf(paymentShape))
      : await Promise.all(
          paymentIds.map((each) => call({ method: 'GET', path: `/payments/${each}` }, paymentShape)),
        );
    return payments.map((payment) => ({ ...payment, orderId: id }));
  }

  return {
    name: 'razorpay',
    minimumPaise,
    browserOrigins: razorpayBrowserOrigins({ baseUrl, mode }),

    async createCheckout(request) {
      return mode === 'links'
        ? openLink(call, request, now())
        : openForm(call, request, { baseUrl, keyId, shopName });
    },
    verifyReturn: (received, stored) => readRazorpayReturn(keySecret, received, stored),
    readWebhook: (rawBody, headers) => readRazorpayWebhook(secrets, rawBody, headers),

    fetchOrder: async (id) =>
      requireId(
        id,
        isLink(id)
          ? (await link(id)).order
          : await call({ method: 'GET', path: `/orders/${encodeURIComponent(id)}` }, orderShape),
      ),
    fetchOrderPayments: async (id) => {
      if (isLink(id)) return linkPayments(id);
      const payments = await call(
        { method: 'GET', path: `/orders/${encodeURIComponent(id)}/payments` },
        collectionOf(paymentShape),
      );
      if (payments.some((payment) => payment.orderId !== id)) throw mismatch();
      return payments;
    },
    fetchPayment: async (id) =>
      requireId(id, await call({ method: 'GET', path: `/payments/${encodeURIComponent(id)}` }, paymentShape)),
    cancelCheckout: async (id) => {
      // an order of Razorpay stays payable for ever
      if (!isLink(id)) return false;
      await call({ method: 'POST', path: `/payment_links/${encodeURIComponent(id)}/cancel` }, linkShape);
      return true;
    },

    async refund({ paymentId, amountPaise, idempotencyKey, notes }) {
      assertPaise(amountPaise);
      if (!/^[A-Za-z0-9_-]{10,40}$/.test(idempotencyKey))
        throw new RangeError('An idempotency key has 10 to 40 of A-Z, a-z, 0-9, _ and -');
      const made = await call(
        {
          method: 'POST',
          path: `/payments/${encodeURIComponent(paymentId)}/refund`,
          // the receipt comes back with the refund wherever it is told, the header never
          body: { amount: amountPaise, speed: 'normal', receipt: idempotencyKey, ...(notes && { notes }) },
          headers: { 'x-refund-idempotency': idempotencyKey },
        },
        refundShape,
      );
      if (made.paymentId !== paymentId || made.amountPaise !== amountPaise) throw mismatch();
      return made;
    },
    fetchRefund: async (id) =>
      requireId(id, await call({ method: 'GET', path: `/refunds/${encodeURIComponent(id)}` }, refundShape)),
    fetchRefunds: (paymentId) =>
      call(
        { method: 'GET', path: `/payments/${encodeURIComponent(paymentId)}/refunds?count=${perPage}` },
        collectionOf(refundShape),
      ),
    listPayments: (period) => pages(call, '/payments', period, paymentShape),
    listRefunds: (period) => pages(call, '/refunds', period, refundShape),
  };
}

const isLink = (id: string): boolean => id.startsWith('plink_');

function requireId<T extends { id: string }>(id: string, answer: T): T {
  if (answer.id !== id) throw mismatch();
  return answer;
}

async function* pages<S extends z.ZodType>(
  call: RazorpayHttp,
  path: string,
  { from, to }: { from: Date; to: Date },
  shape: S,
): AsyncGenerator<z.output<S>> {
  const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
  for (let skip = 0; ; skip += perPage) {
    const query = `from=${seconds(from)}&to=${seconds(to)}&count=${perPage}&skip=${skip}`;
    const items = await call({ method: 'GET', path: `${path}?${query}` }, collectionOf(shape));
    yield* items;
    if (items.length < perPage) return;
  }
}
