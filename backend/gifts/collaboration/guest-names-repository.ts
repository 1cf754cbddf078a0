import type { Relation } from '#contract/events/events.ts';
import { isHost } from '#contract/events/host-roles.ts';
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
 */
export async function withGuestNames<Row extends NamedOfGift>(
  db: Db,
  rows: Row[],
  { relation }: { relation: Relation },
): Promise<Row[]> {
  const nameless = isHost(relation)
    ? rows.filter((row) => `${row.first_name}${row.last_name}`.trim() === '')
    : [];
  if (nameless.length === 0) return rows;
  const guests = await db
    .selectFrom('guests')
    .innerJoin('gifts', 'gifts.event_id', 'guests.event_id')
    .select(['gifts.id as gift_id', 'guests.user_id', 'guests.first_name', 'guests.last_name'])
    .where('gifts.id', 'in', [
      ...new Set(nameless.flatMap(({ gift_id: giftId }) => (giftId === null ? [] : [giftId]))),
    ])
    .where('guests.user_id', 'in', [...new Set(nameless.map(({ id }) => id))])
    .orderBy('guests.position', 'desc')
    .execute();
  const names = new Map(
    guests.map((guest) => [
      `${guest.gift_id} ${guest.user_id}`,
      { first_name: guest.first_name, last_name: guest.last_name },
    ]),
  );
  return rows.map((row) =>
    nameless.includes(row) ? { ...row, ...names.get(`${row.gift_id} ${row.id}`) } : row,
  );
}
