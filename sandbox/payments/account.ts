import { createHmac, randomInt } from 'node:crypto';

/** The keys of the sandbox's only merchant. They guard nothing. */
export interface RazorpayAccount {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

/** The account the sandbox uses unless told otherwise. */
export const sandboxAccount: RazorpayAccount = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'shagun-razorpay-sandbox-secret',
  webhookSecret: 'shagun-razorpay-webhook-secret',
};

/** Hex HMAC-SHA256, Razorpay's way of signing everything. */
export const sign = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(payload).digest('hex');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as Razorpay makes them: a prefix and 14 letters or digits. */
export const newId = (prefix: string): string =>
  `${prefix}_${Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join('')}`;

/** A moment as Razorpay writes it: whole seconds since 1970. */
export const unix = (at: Date): number => Math.floor(at.getTime() / 1000);
