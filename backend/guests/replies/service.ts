import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod/v4';
import { isHost, mayEdit } from '#contract/common/host-roles.ts';
import type { GuestReply, RsvpForm, unrsvpForm } from '#contract/guests/replies.ts';
import { guestWords } from '#messages/guests/words.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { Language } from '#messages/language.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { requireAccount } from '#backend/platform/database/account-stands.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { forbidden, notFound, notSignedIn } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { accessEvent, isOfJoined, refusedRole } from '#backend/events/access.ts';
import { whyClosed } from '#backend/events/closing.ts';
import { editorsOf, notifyHosts } from '#backend/events/hosts/service.ts';
import { guestNameOf } from '#backend/guests/guest-name.ts';
import { presentReply } from '#backend/guests/present.ts';
import { answerTakenBack, guestAnswered } from '#backend/messaging/notifications/content.ts';
import type { NotificationText } from '#backend/messaging/notifications/service.ts';
import { tellWebhooks } from '#backend/messaging/webhooks/outbox.ts';
import { plainName } from '#backend/messaging/webhooks/plain-name.ts';
import { queueConfirmation } from './confirmation-queue.ts';
import {
  keepLanguage,
  lockGuestToAnswer,
  saveAnswers,
  saveFunctionReplies,
  saveReply,
  type NewReply,
} from './repository.ts';
import { hasOpenFunctions, readReplyDetails } from './details-service.ts';
import {
  isConfirmation,
  refuseIfChanged,
  refuseIfClosed,
  replyConfirmed,
  replyTakenBack,
  replyWanted,
  sameReply,
  localized,
  type Answerer,
} from './rules.ts';

export { findGuestFunctions, findGuestQuestions } from './repository.ts';

type Place = { eventId: string; guestId: string };
type Outcome = { success: boolean; message: string; reply: GuestReply };

/**
 * Records a guest's reply (spec sections 4 and 6), by the guest or by a host for
 * them. With `version` an answer changed elsewhere since is not overwritten, unless it is
 * the same answer; without it the last one counts. The hosts are told of what guests
 * answer, not of the same answer again. What a reply may say stands in `rules.ts`.
 *
 * @throws {Problem} 400 party size, 401, 403, 404 (hosts only), 409 changed elsewhere, cancelled or over, 429
 */
export async function setReply(
  ctx: Context,
  viewer: Viewer,
  asked: Place,
  form: RsvpForm,
  language: Language,
): Promise<Outcome> {
  const { by, ...place } = await whoAnswers(ctx, viewer, asked, form.key);
  return runTransaction(ctx.db, async (tx) => {
    if (viewer) await requireAccount(tx, viewer.userId);
    const { guest, reply } = await openForAnswer(ctx, tx, place, by);
    const source = by === 'host' ? 'host' : (form.source ?? 'manual');
    const wanted = isConfirmation(form)
      ? replyConfirmed(reply, source)
      : replyWanted(form, { guest, reply, source });
    const { answers, functions, invited, household } = await readReplyDetails(tx, place, form, {
      by,
      wanted,
      guest,
      before: reply?.answered_household ?? [],
    });
    wanted.household = household;
    const message =
      by === 'host'
        ? guestWords.recordedFor(
            guestNameOf(guest),
            wanted.rsvp === 'no' ? 0 : wanted.adults + wanted.children,
          )
        : thanks(wanted, replyWords[language]);
    if (by === 'guest' && form.language) await keepLanguage(tx, guest, form.language);
    // more answers beside the same reply are no news; a guest's own word after a host's for them is
    const isOwnWord = by === 'guest' && reply?.source === 'host';
    const isNews = !(reply && sameReply(reply, wanted)) || isOwnWord;
    const isSameHousehold = isDeepStrictEqual(reply?.answered_household ?? [], household);
    if (reply && !isNews && answers.size === 0 && functions.size === 0 && isSameHousehold)
      return { success: true, message, reply: presentReply(reply) };
    refuseIfChanged(form.version, reply);
    const saved = await saveReply(tx, guest, wanted, ctx.now());
    await saveAnswers(tx, guest.id, answers);
    await saveFunctionReplies(tx, guest.id, functions);
    if (isNews)
      await tellOfReply(ctx, tx, guest, {
        by,
        reply: wanted,
        news: (event) =>
          guestAnswered(event, guest, reply, wanted, form.key === undefined ? viewer?.userId : undefined),
      });
    const byLink = by === 'guest' && form.key !== undefined;
    if (byLink && (isNews || functions.size > 0) && !(await isOfHosts(tx, guest, viewer)))
      await queueConfirmation(ctx, tx, guest, {
        hasOpenFunctions:
          wanted.rsvp === 'yes' && (await hasOpenFunctions(tx, place, { functions, invited })),
      });
    return { success: true, message, reply: presentReply(saved) };
  });
}

/**
 * Takes a reply back to pending ('Change Response', spec section 4).
 *
 * @throws {Problem} as `setReply`
 */
export async function resetReply(
  ctx: Context,
  viewer: Viewer,
  asked: Place,
  form: z.output<typeof unrsvpForm>,
  language: Language,
): Promise<Outcome> {
  const { by, ...place } = await whoAnswers(ctx, viewer, asked, form.key);
  return runTransaction(ctx.db, async (tx) => {
    if (viewer) await requireAccount(tx, viewer.userId);
    const { guest, reply } = await openForAnswer(ctx, tx, place, by);
    const message =
      by === 'host' ? guestWords.replyTakenBack(guestNameOf(guest)) : replyWords[language].takenBack;
    if (!reply || reply.rsvp === 'pending') return { success: true, message, reply: presentReply(reply) };
    refuseIfChanged(form.version, reply);
    const pending = replyTakenBack(reply);
    const saved = await saveReply(tx, guest, pending, ctx.now());
    await tellOfReply(ctx, tx, guest, {
      by,
      reply: { ...pending, adults: 0, children: 0 },
      news: (event) => answerTakenBack(event, guest, reply),
    });
    return { success: true, message, reply: presentReply(saved) };
  });
}

/**
 * Who answers, and for whom: a page that was open while its guest was joined with another answers for that one. Whoever is
 * not the guest gets one answer, whether that guest exists or not: nothing can be probed.
 */
async function whoAnswers(
  ctx: Context,
  viewer: Viewer,
  { eventId, guestId }: Place,
  key: string | undefined,
): Promise<Place & { by: Answerer }> {
  if (!viewer && !key) throw notSignedIn();
  const access = await accessEvent(ctx.db, eventId, viewer, { guestId, key });
  const { guest } = access;
  const isTheirs = guest !== null && (guest.id === guestId || (key !== undefined && isOfJoined(guest, key)));
  const by = isTheirs ? 'guest' : mayEdit(access.relation) ? 'host' : undefined;
  if (!by && isHost(access.relation)) throw refusedRole(access, 'edit');
  if (!by) throw viewer ? forbidden(localized((words) => words.notAGuest)) : notSignedIn();
  const place = { eventId, guestId: isTheirs ? guest.id : guestId };
  await limitRate(ctx, 'rsvp', place.guestId, { limit: 60, windowSeconds: 3600 });
  return { by, ...place };
}

type FoundGuest = NonNullable<Awaited<ReturnType<typeof lockGuestToAnswer>>>;
type AnsweringGuest = FoundGuest['guest'];

async function openForAnswer(
  ctx: Context,
  tx: Db,
  { eventId, guestId }: Place,
  by: Answerer,
): Promise<FoundGuest> {
  const found = await lockGuestToAnswer(tx, eventId, guestId);
  // removed by a host between the check and now, or never there
  if (!found)
    throw by === 'host' ? notFound(guestWords.gone) : forbidden(localized((words) => words.notAGuest));
  const { event_id: id, status, starts_at, time_zone } = found.guest;
  refuseIfClosed(await whyClosed(tx, { id, status, starts_at, time_zone }, ctx.now()), by);
  return found;
}

/** Hosts hold the links of their guests: what they answer by one, signed in, is by their hand. */
async function isOfHosts(tx: Db, guest: AnsweringGuest, viewer: Viewer): Promise<boolean> {
  if (!viewer) return false;
  return (
    viewer.userId === guest.organiser_id || (await editorsOf(tx, guest.event_id)).includes(viewer.userId)
  );
}

/**
 * Tells of a reply that changed: webhooks in any case, hosts what guests answer. Webhooks never get the note, which may be for
 * whoever reads it alone.
 */
export async function tellOfReply(
  ctx: Context,
  tx: Db,
  guest: AnsweringGuest,
  {
    by,
    reply,
    news,
  }: {
    by: Answerer;
    reply: Pick<NewReply, 'rsvp' | 'adults' | 'children'>;
    news: (event: { id: string; event_name: string }) => NotificationText;
  },
): Promise<void> {
  const { id: guestId, event_id: eventId, event_name: eventName } = guest;
  const { rsvp, adults, children } = reply;
  await tellWebhooks(ctx, tx, {
    type: 'reply.changed',
    data: { eventId, guestId, guestName: plainName(guest), reply: rsvp, adults, children, by },
  });
  if (by === 'host') return;
  await notifyHosts(ctx, tx, { id: eventId, organiser_id: guest.organiser_id }, () =>
    news({ id: eventId, event_name: eventName }),
  );
}

function thanks({ rsvp, adults, children }: NewReply, words: typeof replyWords.en): string {
  return rsvp === 'no' ? words.missed : words.onTheList(adults + children);
}
