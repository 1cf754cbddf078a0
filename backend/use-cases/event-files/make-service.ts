import type { z } from 'zod/v4';
import type { EventFileContents, importedEvent } from '#contract/events/event-file.ts';
import { transferWords } from '#messages/events/transfer/words.ts';
import { chooseDesignFor } from '#backend/designs/service.ts';
import { columnsOf, coupleOf } from '#backend/events/details.ts';
import { hasPremiumDesigns, requireRoomForEvent, requireRoomForGuests } from '#backend/events/plan-limits.ts';
import { eventsOfYear } from '#backend/events/plan-room-service.ts';
import { insertEvent, lockOrganiser, markCancelled, readEventRecord } from '#backend/events/service.ts';
import { keepGuestPayer } from '#backend/gifts/collaboration/guest-payer-service.ts';
import { followGiveTogether } from '#backend/gifts/collaboration/settings-service.ts';
import { putClaim } from '#backend/gifts/claims/service.ts';
import { linkGuestsOfEvent } from '#backend/guests/service.ts';
import { tellWebhooks } from '#backend/messaging/webhooks/outbox.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { hasPremiumDesign } from './import-service.ts';
import { eventsMadeFrom, findImport, markMade } from './imports-repository.ts';
import {
  findGuestsWhoBring,
  insertParts,
  insertToolPicture,
  replyTime,
  type MadeIds,
} from './write-repository.ts';

/**
 * Makes an event from a file that was read, whole or not at all. Nothing is sent: guests hear of it when they are invited
 * again, and what goes out by itself is switched off. The same file pressed twice, or twice at once, makes one.
 *
 * @throws {Problem} 403 `plan_limit`, 404, 409 `made_before` unless it is to be made `again`, 429
 */
export async function makeImportedEvent(
  ctx: Context,
  viewer: SignedIn,
  importId: string,
  { again }: { again: boolean },
): Promise<z.infer<typeof importedEvent>> {
  const { userId } = viewer;
  await limitRate(ctx, 'create-event', userId, { limit: 30, windowSeconds: 3600 });
  return runTransaction(ctx.db, async (tx) => {
    const plan = await lockOrganiser(tx, userId);
    const row = await findImport(tx, userId, importId, { lock: true });
    if (row?.event_id) {
      const { event_name: eventName } = await readEventRecord(tx, row.event_id);
      return { eventId: row.event_id, eventName, repeated: true };
    }
    if (!row?.contents) throw notFound(transferWords.gone);
    if (!again && (await eventsMadeFrom(tx, userId, row.source)).length > 0)
      throw conflict(transferWords.madeBefore, 'made_before');
    const now = ctx.now();
    const { year, created } = await eventsOfYear(tx, userId, now);
    requireRoomForEvent(plan, created, year);
    requireRoomForGuests(plan, row.contents.guests.length);
    const eventId = newId();
    await write(ctx, tx, viewer, row.contents, {
      eventId,
      importId,
      withDesign: !hasPremiumDesign(row.contents) || hasPremiumDesigns(plan),
      now,
    });
    await markMade(tx, importId, eventId);
    const { eventName } = row.contents.head.event;
    await tellWebhooks(ctx, tx, { type: 'event.created', data: { eventId, eventName } });
    return { eventId, eventName, repeated: false };
  });
}

async function write(
  ctx: Context,
  tx: Db,
  viewer: SignedIn,
  contents: EventFileContents,
  {
    eventId,
    importId,
    withDesign,
    now,
  }: { eventId: string; importId: string; withDesign: boolean; now: Date },
): Promise<void> {
  const { head, pictures } = contents;
  const { event } = head;
  const pictureAt = (place: number | null | undefined) => (place == null ? null : (pictures[place] ?? null));
  await insertEvent(tx, {
    ...columnsOf(event, coupleOf(event.eventType, event.brideGroomDetails).couple),
    id: eventId,
    organiser_id: viewer.userId,
    request_id: `file:${importId}`,
    event_type: event.eventType,
    guest_language: event.guestLanguage,
    reply_by: event.replyBy,
    photo_id: pictureAt(head.photo),
    created_at: now,
    updated_at: now,
  });
  const made = await insertParts(tx, eventId, contents, now);
  await linkGuestsOfEvent(tx, eventId);
  await insertClaims(tx, viewer, contents, made, eventId, now);
  // where guests may give together, the gifts that nobody brings are open for it
  if (event.giveTogether)
    await followGiveTogether(ctx, tx, { id: eventId, organiser_id: viewer.userId, give_together: true });
  if (head.design && withDesign)
    await chooseDesignFor(ctx, tx, viewer, await readEventRecord(tx, eventId), {
      ...head.design.selection,
      photo: pictureAt(head.design.photo) ?? '',
    });
  const toolPicture = pictureAt(head.toolPicture?.picture);
  if (head.toolPicture && toolPicture)
    await insertToolPicture(tx, { eventId, imageId: toolPicture, title: head.toolPicture.title, now });
  if (event.status === 'cancelled') await markCancelled(tx, eventId, now);
}

/**
 * What guests said they bring, as whoever holds their link, also where they have an account: nothing is said as somebody's
 * account before they prove who they are. Nobody brings a gift to their own event.
 */
async function insertClaims(
  tx: Db,
  { userId }: SignedIn,
  { guests }: EventFileContents,
  made: MadeIds,
  eventId: string,
  now: Date,
): Promise<void> {
  const brings = new Map(
    guests.flatMap((guest, index) =>
      guest.brings.length > 0 ? [[made.guests[index] ?? '', guest.brings]] : [],
    ),
  );
  if (brings.size === 0) return;
  for (const guest of await findGuestsWhoBring(tx, [...brings.keys()])) {
    if (guest.user_id === userId) continue;
    const giver = { guestPayerId: await keepGuestPayer(tx, guest, guest.link_key, now) };
    for (const { gift, blessing = '', at } of brings.get(guest.id) ?? [])
      await putClaim(
        tx,
        { eventId, giftId: made.gifts[gift] ?? '', guestId: guest.id },
        giver,
        { surprise: false, blessing },
        // nobody is written to about it
        replyTime(now, at),
      );
  }
}
