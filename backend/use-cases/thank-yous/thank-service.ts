import type { NewThankYou } from '#contract/gifts/thank-yous.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import { thankYouWords } from '#messages/thank-yous/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, Problem } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { requireHost } from '#backend/events/access.ts';
import { wantsNoMail } from '#backend/messaging/service.ts';
import { waitingAddresses } from '#backend/messaging/sending/new-addresses.ts';
import { requireMaySend } from '#backend/messaging/sending/stops.ts';
import type { GiverRow } from './repository.ts';
import { giverOf } from './service.ts';
import { deleteLastNoted, insertThankYou, lockThanks, thankedByForm } from './thank-you-repository.ts';

/** Queue of mails of thanks; a job names a row of `thank_yous`. */
export const THANK_YOU_QUEUE = 'thank-you';

/** A job of that queue. */
export interface ThankYouJob {
  thankYouId: string;
}

type Place = { eventId: string; giverId: string };

/** More than somebody writes by hand. */
const MAILS_AN_HOUR = 120;
const NOTES_AN_HOUR = 600;

/**
 * Thanks somebody for what they gave, or notes that it was done. A form that is sent again, or two at the same moment, thank
 * once. What came after `upTo` is still to be thanked for.
 *
 * @throws {Problem} 403, 403 `sending_stopped`, 404, 409 `thanked`, `nothing_given`, `form_used`, `no_address`, `unsubscribed`, `no_phone`; 429
 */
export async function thankGiver(ctx: Context, viewer: SignedIn, place: Place, form: NewThankYou) {
  const { eventId, giverId } = place;
  const { organiser_id: organiserId } = await requireHost(ctx.db, eventId, viewer, 'own');
  const byMail = form.way === 'mail';
  if (byMail) await requireMaySend(ctx.db, organiserId);
  await limitRate(ctx, byMail ? 'thank-yous' : 'thanks-noted', viewer.userId, {
    limit: byMail ? MAILS_AN_HOUR : NOTES_AN_HOUR,
    windowSeconds: 3600,
  });
  return ctx.db.transaction().execute(async (tx) => {
    await lockThanks(tx, eventId);
    const giver = await giverOf(tx, eventId, giverId);
    const name = nameOf(giver);
    const done = {
      success: true,
      message: byMail ? thankYouWords.mailQueued(name) : thankYouWords.noted(name),
    };
    const before = await thankedByForm(tx, eventId, form.requestId);
    if (before === giverId) return done;
    if (before !== undefined) throw conflict(thankYouWords.formUsed, 'form_used');
    // nobody thanks for what has not come
    const upTo = earlierOf(new Date(form.upTo), giver.latest);
    if (upTo < giver.earliest) throw conflict(thankYouWords.nothingUntilThen, 'nothing_given');
    if (giver.thanked_until && upTo <= giver.thanked_until)
      throw conflict(thankYouWords.thankedAlready, 'thanked');
    if (form.way === 'whatsapp' && !giver.phone) throw conflict(thankYouWords.noPhone, 'no_phone');
    if (byMail) await refuseMail(ctx, tx, { eventId, organiserId, email: giver.email });
    const [id, now] = [newId(), ctx.now()];
    await insertThankYou(tx, {
      id,
      event_id: eventId,
      user_id: giver.user_id,
      guest_payer_id: giver.guest_payer_id,
      givers: giver.parts,
      request_id: form.requestId,
      way: form.way,
      language: form.way === 'in_person' ? 'en' : form.language,
      text: form.way === 'in_person' ? '' : form.text,
      address: byMail ? giver.email : '',
      status: byMail ? 'queued' : 'noted',
      covers_until: upTo,
      created_at: now,
      updated_at: now,
    });
    if (byMail) await ctx.jobs.enqueue(tx, THANK_YOU_QUEUE, [{ thankYouId: id } satisfies ThankYouJob]);
    return done;
  });
}

/** Takes back what a host noted; a mail stays as it went. @throws {Problem} 403, 404, 409 `nothing_noted` */
export async function undoThankYou(ctx: Context, viewer: SignedIn, { eventId, giverId }: Place) {
  await requireHost(ctx.db, eventId, viewer, 'own');
  return ctx.db.transaction().execute(async (tx) => {
    await lockThanks(tx, eventId);
    const giver = await giverOf(tx, eventId, giverId);
    if (!(await deleteLastNoted(tx, eventId, giver.parts)))
      throw conflict(thankYouWords.nothingToUndo, 'nothing_noted');
    return { success: true, message: thankYouWords.undone(nameOf(giver)) };
  });
}

async function refuseMail(
  ctx: Context,
  tx: Db,
  { eventId, organiserId, email }: { eventId: string; organiserId: string; email: string },
): Promise<void> {
  if (!email) throw conflict(thankYouWords.noAddress, 'no_address');
  if (await wantsNoMail(tx, email, eventId)) throw conflict(thankYouWords.wantsNoMail, 'unsubscribed');
  if ((await waitingAddresses(ctx, tx, organiserId, [email])).size > 0)
    throw new Problem(429, 'new_addresses', thankYouWords.newAddressesWait);
}

const earlierOf = (one: Date, other: Date): Date => (one < other ? one : other);

const nameOf = ({ first_name: first, last_name: last }: GiverRow): string =>
  plainLine(`${first} ${last}`) || thankYouWords.somebody;
