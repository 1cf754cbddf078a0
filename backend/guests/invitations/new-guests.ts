import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { requireRoomForGuests } from '#backend/events/plan-limits.ts';
import { insertGuests, linkGuestsOfEvent, type NormalisedGuest } from '#backend/guests/service.ts';
import { tellOfGuests } from '#backend/messaging/webhooks/outbox.ts';
import type { lockEventToInvite } from './invitee-repository.ts';
import { apartFromKnown } from './known-invitees-repository.ts';

/**
 * Adds guests to the list of an event that the transaction holds: those it does not have yet, if its owner's plan has
 * room for all of them. They are joined to accounts, and the owner's webhooks are told. Whom the event has already is
 * told apart (`known`), as is who came at this moment (`skipped`). As many statements however many they are.
 *
 * @throws {Problem} 403 `plan_limit`
 */
export async function addNewGuests(
  ctx: Context,
  tx: Db,
  event: Awaited<ReturnType<typeof lockEventToInvite>>,
  guests: readonly NormalisedGuest[],
) {
  const { fresh, known } = await apartFromKnown(tx, event.id, guests);
  if (fresh.length > 0) requireRoomForGuests(event.plan, event.guest_count + fresh.length);
  const { inserted, skipped } = await insertGuests(tx, { eventId: event.id, guests: fresh });
  await linkGuestsOfEvent(tx, event.id);
  await tellOfGuests(
    ctx,
    tx,
    event.id,
    inserted.map(({ row }) => row),
  );
  return { inserted, known, skipped };
}
