import { sameSecret, signature } from '#backend/platform/ids.ts';
import { encrypt, decrypt } from '#backend/platform/encrypt.ts';

const CONTEXT = 'unsubscribe:email';

/** The mails a token speaks for: those to one address, about one event. */
export interface MailedTo {
  email: string;
  eventId: string;
}

/**
 * The token behind a mail's unsubscribe link. It holds the address the mail goes to, sealed,
 * so that a later change of the guest changes nothing about it and nobody reads it.
 */
export const unsubscribeToken = (secret: string, { email, eventId }: MailedTo): string =>
  encrypt(secret, CONTEXT, JSON.stringify([email, eventId]));

/** @returns what a token speaks for, or null when it was not made here */
export function readUnsubscribeToken(secret: string, token: string): MailedTo | null {
  const text = decrypt(secret, CONTEXT, token);
  if (text === null) return null;
  const [email, eventId] = JSON.parse(text) as [string, string];
  return { email, eventId };
}

/** @returns the guest that a token of the kind made before named, or null when it is none of ours */
export function readOldToken(secret: string, token: string): string | null {
  const [guestId = '', signed = '', ...more] = token.split('.');
  if (!guestId || !signed || more.length > 0) return null;
  return sameSecret(signed, signature(secret, `unsubscribe:${guestId}`)) ? guestId : null;
}
