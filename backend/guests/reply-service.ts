import type { z } from 'zod/v4';
import * as eventWords from '#messages/events/en.ts';
import { isHost, mayEdit } from '#contract/events/host-roles.ts';
import { partyLimitOf, type GuestReply, type RsvpForm, type unrsvpForm } from '#contract/guests/replies.ts';
import * as words from '#messages/guests/en.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { Language, Saying } from '#messages/language.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, forbidden, invalid, notFound, notSignedIn } from '#backend/platform/errors.ts';
import { accessEvent, refusedRole } from '#backend/events/access.ts';
import { whyClosed } from '#backend/events/closing.ts';
import { editorsOf } from '#backend/events/hosts/service.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { answerTakenBack, guestAnswered } from '#backend/messaging/notifications/content.ts';
import { queueConfirmation } from './confirmations/queue.ts';
import { invitedRows, readFunctionReplies, saveFunctionReplies } from './function-replies.ts';
import { questionsAsked, readAnswers, saveAnswers } from '#backend/events/questions/service.ts';
import { guestName } from './normalise.ts';
import { presentReply } from './present.ts';
import { tellOfReply } from './reply-news.ts';
import {
  keepLanguage,
  lockGuestToAnswer,
  saveReply,
  type NewReply,
  type ReplyRow,
} from './reply-repository.ts';

type Place = { eventId: string; guestId: string };
type Outcome = { success: boolean; message: string; reply: GuestReply };
type Answerer = 'guest' | 'host';

/**
 * Records a guest's reply (spec sections 4 and 6), by the guest or by a host for
 * them. With `version` an answer changed elsewhere since is not overwritten, unless it is
 * the same answer; without it the last one counts. The hosts are told of what guests
 * answer, not of the same answer again.
 *
 * @throws {Problem} 400 party size, 401, 403, 404 (hosts only), 409 changed elsewhere, cancelled or over, 429
 */
export async function setReply(
  ctx: Context,
  viewer: Viewer,
  place: Place,
  form: RsvpForm,
  language: Language,
): Promise<Outcome> {
  const by = await whoAnswers(ctx, viewer, place, form.key);
  return ctx.db.transaction().execute(async (tx) => {
    const { guest, reply } = await openForAnswer(ctx, tx, place, by);
    const wanted: NewReply = {
      rsvp: form.rsvp,
      source: by === 'host' ? 'host' : (form.source ?? 'manual'),
      ...party(form, partyLimitOf({ withFamily: guest.with_family, partyLimit: guest.party_limit })),
      note: form.note ?? (reply && !staysBehind(reply.rsvp, form.rsvp) ? reply.note : ''),
      names: form.names ?? reply?.names ?? '',
    };
    const answers = await answersBeside(tx, place, form, by);
    const functions = await functionsBeside(tx, place, form, wanted);
    const message =
      by === 'host'
        ? words.recordedFor(
            guestName(named(guest)),
            wanted.rsvp === 'no' ? 0 : wanted.adults + wanted.children,
          )
        : thanks(wanted, replyWords[language]);
    if (by === 'guest' && form.language) await keepLanguage(tx, guest, form.language);
    if (reply && sameAnswer(reply, wanted) && answers.size === 0 && functions.size === 0)
      return { success: true, message, reply: presentReply(reply) };
    refuseIfChanged(form.version, reply);
    const saved = await saveReply(tx, guest, wanted, ctx.now());
    await saveAnswers(tx, guest.id, answers);
    await saveFunctionReplies(tx, guest.id, functions);
    // more answers beside the same reply are no news
    const isNews = !(reply && sameAnswer(reply, wanted));
    if (isNews)
      await tellOfReply(ctx, tx, guest, {
        by,
        reply: wanted,
        news: (event) => guestAnswered(event, guest, reply, wanted),
      });
    const byLink = by === 'guest' && form.key !== undefined;
    if (byLink && (isNews || functions.size > 0) && !(await isOfHosts(tx, guest, viewer)))
      await queueConfirmation(ctx, tx, guest);
    return { success: true, message, reply: presentReply(saved) };
  });
}

/**
 * Takes a reply back to pending ('Change Response', spec section 4). The numbers and the note stay, so
 * that a changed answer does not lose what was said; a note beside a no goes with the no.
 *
 * @throws {Problem} as `setReply`
 */
export async function resetReply(
  ctx: Context,
  viewer: Viewer,
  place: Place,
  form: z.output<typeof unrsvpForm>,
  language: Language,
): Promise<Outcome> {
  const by = await whoAnswers(ctx, viewer, place, form.key);
  return ctx.db.transaction().execute(async (tx) => {
    const { guest, reply } = await openForAnswer(ctx, tx, place, by);
    const message =
      by === 'host' ? words.replyTakenBack(guestName(named(guest))) : replyWords[language].takenBack;
    if (!reply || reply.rsvp === 'pending') return { success: true, message, reply: presentReply(reply) };
    refuseIfChanged(form.version, reply);
    const pending: NewReply = {
      rsvp: 'pending',
      source: null,
      adults: reply.adults,
      children: reply.children,
      note: staysBehind(reply.rsvp, 'pending') ? '' : reply.note,
      names: reply.names,
    };
    const saved = await saveReply(tx, guest, pending, ctx.now());
    await tellOfReply(ctx, tx, guest, {
      by,
      reply: { ...pending, adults: 0, children: 0 },
      news: (event) => answerTakenBack(event, guest, reply),
    });
    return { success: true, message, reply: presentReply(saved) };
  });
}

/** Whoever is not the guest gets one answer, whether that guest exists or not: nothing can be probed. */
async function whoAnswers(
  ctx: Context,
  viewer: Viewer,
  { eventId, guestId }: Place,
  key: string | undefined,
): Promise<Answerer> {
  if (!viewer && !key) throw notSignedIn();
  const access = await accessEvent(ctx.db, eventId, viewer, { guestId, key });
  const by = access.guestId === guestId ? 'guest' : mayEdit(access.relation) ? 'host' : undefined;
  if (!by && isHost(access.relation)) throw refusedRole(access, 'edit');
  if (!by) throw viewer ? forbidden(says((words) => words.notAGuest)) : notSignedIn();
  await limitRate(ctx, 'rsvp', guestId, { limit: 60, windowSeconds: 3600 });
  return by;
}

async function openForAnswer(ctx: Context, tx: Db, { eventId, guestId }: Place, by: Answerer) {
  const found = await lockGuestToAnswer(tx, eventId, guestId);
  // removed by a host between the check and now, or never there
  if (!found) throw by === 'host' ? notFound(words.gone) : forbidden(says((words) => words.notAGuest));
  const { event_id: id, status, starts_at, time_zone } = found.guest;
  const closed = await whyClosed(tx, { id, status, starts_at, time_zone }, ctx.now());
  if (closed === 'cancelled')
    throw conflict(
      by === 'host' ? eventWords.cancelledAlready : says((words) => words.eventCancelled),
      'event_cancelled',
    );
  if (closed === 'over')
    throw conflict(
      says((words) => words.eventOver),
      'event_over',
    );
  return found;
}

/** The questions are for those who come; answers of whoever declines are neither asked for nor changed. */
async function answersBeside(tx: Db, { eventId, guestId }: Place, form: RsvpForm, by: Answerer) {
  if (form.rsvp === 'no') return new Map<string, readonly string[]>();
  return readAnswers(await questionsAsked(tx, eventId, guestId), form.answers, {
    demandRequired: by === 'guest',
  });
}

/** The functions are for those who come, too. */
async function functionsBeside(
  tx: Db,
  { eventId, guestId }: Place,
  form: RsvpForm,
  { adults, children }: NewReply,
) {
  if (form.rsvp === 'no' || !form.functions) return new Map<string, number | null>();
  return readFunctionReplies(await invitedRows(tx, eventId, guestId), form, adults + children);
}

/** Hosts hold the links of their guests: what they answer by one, signed in, is by their hand. */
async function isOfHosts(
  tx: Db,
  guest: { event_id: string; organiser_id: string },
  viewer: Viewer,
): Promise<boolean> {
  if (!viewer) return false;
  return (
    viewer.userId === guest.organiser_id || (await editorsOf(tx, guest.event_id)).includes(viewer.userId)
  );
}

function party(form: RsvpForm, limit: number): { adults: number; children: number } {
  if (form.rsvp === 'no') return { adults: 0, children: 0 };
  const adults = form.adults ?? 1;
  const children = form.children ?? 0;
  const refused = (field: 'adults' | 'children', message: Saying) => invalid({ [field]: [message] }, message);
  if (adults + children < 1)
    throw refused(
      'adults',
      says((words) => words.somebodyNeeded),
    );
  if (adults + children > limit)
    throw refused(
      adults > limit || children === 0 ? 'adults' : 'children',
      says((words) => words.partyTooLarge(limit)),
    );
  return { adults, children };
}

/** A sentence of the reply in whatever language it is read. */
const says =
  (sentence: (words: typeof replyWords.en) => string): Saying =>
  (language) =>
    sentence(replyWords[language]);

/** Why somebody cannot come is nothing to say with a yes, and a note that is not looked at would go along unseen. */
const staysBehind = (before: ReplyRow['rsvp'], after: NewReply['rsvp']): boolean =>
  before === 'no' && after !== 'no';

const sameAnswer = (a: ReplyRow, b: NewReply): boolean =>
  a.rsvp === b.rsvp &&
  a.adults === b.adults &&
  a.children === b.children &&
  a.note === b.note &&
  a.names === b.names;

function refuseIfChanged(version: number | undefined, reply: ReplyRow | undefined): void {
  if (version !== undefined && version !== (reply?.version ?? 0))
    throw conflict(
      says((words) => words.answeredElsewhere),
      'answered_elsewhere',
    );
}

const named = (guest: { first_name: string; last_name: string; email: string; phone: string }) => ({
  firstName: guest.first_name,
  lastName: guest.last_name,
  email: guest.email,
  phone: guest.phone,
});

function thanks({ rsvp, adults, children }: NewReply, words: typeof replyWords.en): string {
  return rsvp === 'no' ? words.missed : words.onTheList(adults + children);
}
