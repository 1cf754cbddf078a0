import type { z } from 'zod/v4';
import type { CreateEventForm, createdEvent } from '#contract/events/events.ts';
import { isDevanagari } from '#contract/common/script.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import { imageWords } from '#messages/images/words.ts';
import type { GuestEntry } from '#contract/guests/guests.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import {
  insertGuests,
  linkGuestsOfEvent,
  normaliseGuests,
  requireClear,
  wrongPhonesIn,
} from '#backend/guests/service.ts';
import { isPhotoOf } from '#backend/platform/images/service.ts';
import { hasProblems, refusal } from '#backend/platform/errors.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { tellWebhooks } from '#backend/messaging/webhooks/outbox.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { followGiveTogether } from '#backend/gifts/collaboration/settings-service.ts';
import { insertWishes, prepareWishes } from '#backend/gifts/wishlist/service.ts';
import type { EventRow } from '#backend/events/access.ts';
import { columnsOf, coupleOf, wrongCouple, wrongMoment } from '#backend/events/details.ts';
import { insertNewFunctions, wrongInNewFunctions } from './new-functions.ts';
import { takeDraftGuests } from '#backend/use-cases/drafts/guests-repository.ts';
import { requireRoomForEvent, requireRoomForGuests } from '#backend/events/plan-limits.ts';
import { eventsOfYear } from '#backend/events/plan-room-service.ts';
import { presentEvent } from '#backend/events/present.ts';
import { findEventByRequest, insertEvent, lockOrganiser, readEventRecord } from '#backend/events/service.ts';

type Created = z.infer<typeof createdEvent>;

/**
 * Creates an event with its guests, wishlist, functions and photo, whole or not at all. Asked again with
 * the same `requestId` it answers the first event (`repeated`), also when both requests
 * run at once. Guests who repeat another one are left out and named.
 *
 * @throws {Problem} 400 with field errors, 403 `plan_limit`, 429 above 30 an hour
 */
export async function createEvent(ctx: Context, viewer: SignedIn, form: CreateEventForm): Promise<Created> {
  await limitRate(ctx, 'create-event', viewer.userId, { limit: 30, windowSeconds: 3600 });
  const requestId = form.requestId || newId();
  const first = await findEventByRequest(ctx.db, viewer.userId, requestId);
  if (first) return present(first, true);

  const now = ctx.now();
  const { couple } = coupleOf(form.eventType, form.brideGroomDetails);
  const problems = wrongInNewEvent(form, now);
  // pictures are the slow part: not before everything quick is right
  if (hasProblems(problems)) throw refusal(problems);
  const { wishes, problems: wishProblems } = await prepareWishes(ctx, viewer.userId, form.giftsWanted);
  const wrongPictures = { ...wishProblems, ...(await wrongPhoto(ctx, viewer.userId, form.photo)) };
  if (hasProblems(wrongPictures)) throw refusal(wrongPictures);

  return runTransaction(ctx.db, async (tx) => {
    const plan = await lockOrganiser(tx, viewer.userId);
    const earlier = await findEventByRequest(tx, viewer.userId, requestId);
    if (earlier) return present(earlier, true);

    const { year, created } = await eventsOfYear(tx, viewer.userId, now);
    requireRoomForEvent(plan, created, year);
    const { guests, named } = await gatherGuests(tx, viewer.userId, form, now);
    requireRoomForGuests(plan, guests.length);

    const eventId = newId();
    await insertEvent(tx, {
      ...columnsOf(form, couple),
      id: eventId,
      organiser_id: viewer.userId,
      request_id: requestId,
      event_type: form.eventType,
      // whoever reads such a name or description reads Hindi; the guest page has the choice
      guest_language: isDevanagari(form.eventName + form.description) ? 'hi' : null,
      photo_id: form.photo || null,
      created_at: now,
      updated_at: now,
    });
    await insertGuests(tx, { eventId, guests });
    await linkGuestsOfEvent(tx, eventId);
    await insertNewFunctions(tx, { eventId, functions: form.functions, now });
    await insertWishes(tx, { eventId, ownerId: viewer.userId, wishes, now });
    if (form.giveTogether)
      await followGiveTogether(ctx, tx, {
        id: eventId,
        organiser_id: viewer.userId,
        give_together: true,
      });
    // the guests and gifts it begins with come with it
    const row = await readEventRecord(tx, eventId);
    await tellWebhooks(ctx, tx, { type: 'event.created', data: { eventId, eventName: row.event_name } });
    return present(row, false, named);
  });
}

/** What is wrong with an event to create, its pictures apart, of those fields that can be read. */
export function wrongInNewEvent(form: ValidParts<CreateEventForm>, now: Date): FieldErrors {
  return {
    ...wrongMoment(form, now),
    ...wrongCouple(form.eventType, form.brideGroomDetails),
    ...wrongInNewFunctions(form, now),
    ...wrongPhonesIn(form.guests),
  };
}

/** A photo has to be one of the person's own pictures, cropped as those of pages are. */
async function wrongPhoto(ctx: Context, userId: string, photo: string | undefined): Promise<FieldErrors> {
  if (!photo || (await isPhotoOf(ctx.db, userId, photo))) return {};
  return { photo: [imageWords.gone] };
}

/** The guests of the form and, when asked for, of the draft, which ends with this. */
async function gatherGuests(tx: Db, userId: string, form: CreateEventForm, now: Date) {
  const kept: GuestEntry[] = form.fromDraft
    ? await takeDraftGuests(tx, { userId, eventType: form.eventType }, now)
    : [];
  const { guests, problems } = normaliseGuests([...form.guests, ...kept]);
  requireClear(
    problems.filter(({ kind }) => kind === 'ask'),
    (index) => `guests[${index}].shared`,
  );
  const named = (...kinds: string[]) =>
    problems.filter(({ kind }) => kinds.includes(kind)).map(({ name, message }) => ({ name, message }));
  return { guests, named: { guestsLeftOut: named('same'), guestsShared: named('own', 'household') } };
}

type Named = Pick<Created, 'guestsLeftOut' | 'guestsShared'>;

const present = (
  row: EventRow,
  repeated: boolean,
  named: Named = { guestsLeftOut: [], guestsShared: [] },
): Created => ({
  event: { ...presentEvent(row, { toHost: true }), guestCount: row.guest_count, giftCount: row.gift_count },
  repeated,
  ...named,
});
