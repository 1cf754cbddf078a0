import { unsubscribeWords } from '#messages/invitations/unsubscribe/by-language.ts';
import type { Language } from '#messages/language.ts';
import type { Context } from '#backend/platform/context.ts';
import { notFound } from '#backend/platform/errors.ts';
import { noteUnwanted } from '#backend/messaging/sending/stops.ts';
import { readEventRow } from '#backend/events/access.ts';
import { eventNameIn } from '#backend/events/second-language.ts';
import {
  findOldLink,
  languageAt,
  resumeAddress,
  stoppedAt,
  unsubscribeAddress,
} from './unsubscribe-repository.ts';
import { readOldToken, readUnsubscribeToken, type MailedTo } from '#backend/messaging/unsubscribe-token.ts';

/**
 * Ends mail to the one address a token was sent to: about that event, or with `all` about
 * every event. Messages to a phone end by STOP alone. Asking again changes nothing.
 *
 * @throws {Problem} 404 when the token was not made here, or is an old one that may have gone to somebody else
 */
export async function unsubscribe(
  ctx: Context,
  token: string,
  { all, language }: { all: boolean; language: Language },
): Promise<{ success: boolean; message: string }> {
  const { email, eventId } = await mailedTo(ctx, token);
  await unsubscribeAddress(ctx.db, email, all ? '' : eventId);
  const words = unsubscribeWords[language];
  return { success: true, message: all ? words.doneForAll : words.doneForEvent };
}

/**
 * Says what a token speaks for, so that a page can name it, and offers no button that would be refused. The event is named
 * in the language chosen for the guest, else in `language`.
 *
 * @throws {Problem} 404 as `unsubscribe`
 */
export async function checkUnsubscribeLink(ctx: Context, token: string, language: Language) {
  const { email, eventId } = await mailedTo(ctx, token);
  const event = await readEventRow(ctx.db, eventId);
  const chosen = event ? await languageAt(ctx.db, eventId, email) : null;
  return {
    valid: true as const,
    address: mostlyHidden(email),
    event: event ? { _id: event.id, name: eventNameIn(event, chosen ?? language) } : null,
    stopped: await stoppedAt(ctx.db, email, eventId),
    language: chosen,
  };
}

/**
 * Takes back that mail was ended, by the mail program's own button or by a press too many. Where all mail was, all may come
 * again. Asking again changes nothing.
 *
 * @throws {Problem} 404 as `unsubscribe`
 */
export async function resumeMails(
  ctx: Context,
  token: string,
  language: Language,
): Promise<{ success: boolean; message: string }> {
  const { email, eventId } = await mailedTo(ctx, token);
  const stopped = await resumeAddress(ctx.db, email, eventId);
  const { again } = unsubscribeWords[language];
  return { success: true, message: stopped === 'all' ? again.doneForAll : again.doneForEvent };
}

/** `p•••@example.in`: known to whom it belongs, of no use to others. */
const mostlyHidden = (email: string): string =>
  `${email.slice(0, 1)}•••${email.slice(Math.max(1, email.lastIndexOf('@')))}`;

/**
 * Somebody says that a mail was not for them: ends mail about that event, and counts, once for
 * each address, for whether its organiser may go on sending.
 *
 * @throws {Problem} 404 as `unsubscribe`
 */
export async function sayNotForMe(
  ctx: Context,
  token: string,
  language: Language,
): Promise<{ success: boolean; message: string }> {
  const { email, eventId } = await mailedTo(ctx, token);
  await unsubscribeAddress(ctx.db, email, eventId);
  await noteUnwanted(ctx, eventId, email);
  return { success: true, message: unsubscribeWords[language].doneNotForMe };
}

/** Old tokens name a guest: they speak for the address all mail to that guest went to, and for nobody where there were two. */
async function mailedTo(ctx: Context, token: string): Promise<MailedTo> {
  const secret = ctx.env.SESSION_SECRET;
  const sent = readUnsubscribeToken(secret, token);
  if (sent) return sent;
  const guestId = readOldToken(secret, token);
  const old = guestId === null ? undefined : await findOldLink(ctx.db, guestId);
  if (!old)
    throw notFound((language) => unsubscribeWords[language][guestId === null ? 'linkInvalid' : 'linkOld']);
  return old;
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
