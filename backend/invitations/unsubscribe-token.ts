import { sameSecret, signature } from '../ids.ts';

const purpose = (guestId: string) => `unsubscribe:${guestId}`;

/** The token behind a mail's unsubscribe link: it names the guest, and only this installation can make it. */
export const unsubscribeToken = (secret: string, guestId: string): string =>
  `${guestId}.${signature(secret, purpose(guestId))}`;

/** @returns the guest a token was made for, or null when it was not made here */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [guestId = '', signed = '', ...more] = token.split('.');
  if (!guestId || !signed || more.length > 0) return null;
  return sameSecret(signed, signature(secret, purpose(guestId))) ? guestId : null;
}
