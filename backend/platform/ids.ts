import { createHash, createHmac, randomBytes, randomFillSync, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 15;
/** Random bytes for identifiers to come: asking the system for each costs more than all else a short call does. */
const ready = Buffer.alloc(ID_BYTES * 256);
let used = ready.length;

/** A new opaque identifier: 120 random bits, 20 characters safe in addresses. */
export function newId(): string {
  if (used === ready.length) {
    randomFillSync(ready);
    used = 0;
  }
  used += ID_BYTES;
  return ready.toString('base64url', used - ID_BYTES, used);
}

/** A new secret for a cookie or a link: 256 random bits unless told otherwise. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

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
