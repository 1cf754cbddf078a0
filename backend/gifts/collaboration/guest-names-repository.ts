import type { Relation } from '#contract/events/events.ts';
import { isHost } from '#contract/common/host-roles.ts';
import type { Db } from '#backend/platform/database/connect.ts';

interface NamedOfGift {
  id: string;
  gift_id: string | null;
  first_name: string;
  last_name: string;
}

/**
 * Gives those of a gift who have no name in their profile the one the guest list has for them; for hosts
 * alone, whose list it is. Asks once more only where somebody has no name.
 *
 * @param eventId the event of all rows, where they may be of no gift
 */
export async function withGuestNames<Row extends NamedOfGift>(
  db: Db,
  rows: Row[],
  { relation }: { relation: Relation },
  eventId?: string,
): Promise<Row[]> {
  const nameless = isHost(relation)
    ? rows.filter((row) => `${row.first_name}${row.last_name}`.trim() === '')
    : [];
  if (nameless.length === 0) return rows;
  const userIds = [...new Set(nameless.map(({ id }) => id))];
  const guests =
    eventId === undefined
      ? await guestsByGift(db, [...new Set(nameless.flatMap((row) => row.gift_id ?? []))], userIds)
      : await guestsOfEvent(db, eventId, userIds);
  const keyOf = (giftId: string | null, userId: string | null) =>
    eventId === undefined ? `${giftId} ${userId}` : userId;
  const names = new Map(
    guests.map((guest) => [
      keyOf(guest.gift_id, guest.user_id),
      { first_name: guest.first_name, last_name: guest.last_name },
    ]),
  );
  return rows.map((row) =>
    nameless.includes(row) ? { ...row, ...names.get(keyOf(row.gift_id, row.id)) } : row,
  );
}

const guestsByGift = (db: Db, giftIds: readonly string[], userIds: readonly string[]) =>
  db
    .selectFrom('guests')
    .innerJoin('gifts', 'gifts.event_id', 'guests.event_id')
    .select(['gifts.id as gift_id', 'guests.user_id', 'guests.first_name', 'guests.last_name'])
    .where('gifts.id', 'in', giftIds)
    .where('guests.user_id', 'in', userIds)
    .orderBy('guests.position', 'desc')
    .execute();

const guestsOfEvent = (db: Db, eventId: string, userIds: readonly string[]) =>
  db
    .selectFrom('guests')
    .select(({ val }) => val(null).as('gift_id'))
    .select(['user_id', 'first_name', 'last_name'])
    .where('event_id', '=', eventId)
    .where('user_id', 'in', userIds)
    .orderBy('position', 'desc')
    .execute();
