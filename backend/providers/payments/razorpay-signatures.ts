import { createHmac, timingSafeEqual } from 'node:crypto';

const hex = (secret: string, payload: string | Uint8Array): string =>
  createHmac('sha256', secret).update(payload).digest('hex');

/** Razorpay's signature of a Hosted Checkout return: `order_id|payment_id` with the key secret. */
export const checkoutSignature = (keySecret: string, orderId: string, paymentId: string): string =>
  hex(keySecret, `${orderId}|${paymentId}`);

/** What a Payment Link's return is signed over. */
interface LinkReturn {
  linkId: string;
  reference: string;
  status: string;
  paymentId: string;
}

/** Razorpay's signature of a Payment Link return: `link_id|reference_id|status|payment_id` with the key secret. */
export const linkSignature = (
  keySecret: string,
  { linkId, reference, status, paymentId }: LinkReturn,
): string => hex(keySecret, `${linkId}|${reference}|${status}|${paymentId}`);

/** Razorpay's signature of a webhook: its raw body with the webhook secret. */
export const webhookSignature = (webhookSecret: string, rawBody: Uint8Array): string =>
  hex(webhookSecret, rawBody);

/** Whether `given` is the signature `expected`; takes the same time for every wrong one of the right length. */
export function signatureMatches(expected: string, given: string): boolean {
  const left = Buffer.from(expected);
  const right = Buffer.from(given);
  return left.length === right.length && timingSafeEqual(left, right);
}
