import { createHash, createHmac, randomFillSync, timingSafeEqual } from 'node:crypto';

/** Random bits in store: asking for many at once costs little more than for a few. Each is used once. */
const store = Buffer.alloc(4096);
let used = store.length;

function randomText(bytes: number): string {
  if (used + bytes > store.length) {
    randomFillSync(store);
    used = 0;
  }
  const text = store.toString('base64url', used, used + bytes);
  store.fill(0, used, (used += bytes));
  return text;
}

/** A new opaque identifier: 120 random bits, 20 characters safe in addresses. */
export const newId = (): string => randomText(15);

/** A new secret for a cookie or a link: 256 random bits unless told otherwise. */
export const newSecret = (bytes = 32): string => randomText(bytes);

/** SHA-256 in hex: how secrets of full entropy are stored and compared. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Keyed digest of `text`, for tokens that only this installation can make. */
export const signature = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Compares two secrets in constant time. */
export function sameSecret(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest();
  const right = createHash('sha256').update(b).digest();
  return timingSafeEqual(left, right);
}
