import { unsubscribeWords } from '#messages/invitations/unsubscribe/by-language.ts';
import type { Language } from '#messages/language.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { findGuestById } from '../guests/service.ts';
import { stopPhone } from '../messages/stops.ts';
import { unsubscribeAddress } from './invitee-repository.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * Ends mail and messages to the address and the number a token was sent to: about that event, or with `all` about
 * every event. Asking again changes nothing.
 *
 * @throws {Problem} 404 when the token was not made here
 */
export async function unsubscribe(ctx: Context, token: string, { all, language }: { all: boolean; language: Language }): Promise<{ success: boolean; message: string }> {
  const guestId = readUnsubscribeToken(ctx.env.SESSION_SECRET, token);
  if (!guestId) throw notFound((language) => unsubscribeWords[language].linkInvalid);
  const guest = await findGuestById(ctx.db, guestId);
  // a guest since taken off the list gets no mail anyway
  if (guest?.email) await unsubscribeAddress(ctx.db, guest.email, all ? '' : guest.event_id);
  // nobody who wants no mail wants the same as a message instead
  if (guest?.phone) await stopPhone(ctx.db, guest.phone, all ? '' : guest.event_id);
  const words = unsubscribeWords[language];
  return { success: true, message: all ? words.doneForAll : words.doneForEvent };
}

/**
 * Whether a request asks to end all mail. Mail programs send the form
 * `List-Unsubscribe=One-Click`, which means this event; our page may add `all=true`, as a
 * form or as JSON. Anything else counts as no.
 */
export function asksForAll(body: string, contentType: string): boolean {
  if (/^application\/json\b/i.test(contentType)) {
    try {
      const value: unknown = JSON.parse(body);
      return typeof value === 'object' && value !== null && 'all' in value && String(value.all) === 'true';
    } catch {
      return false;
    }
  }
  if (/^multipart\/form-data\b/i.test(contentType)) return /name="all"\r?\n\r?\ntrue\r?\n/.test(body);
  return new URLSearchParams(body).get('all') === 'true';
}
