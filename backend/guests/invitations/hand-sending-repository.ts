import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { latestInvitation } from '#backend/guests/latest-invitation-repository.ts';

/** Guests of an event whose latest invitation is a link for the organiser to send. */
const withLink = (db: Db, eventId: string) =>
  db
    .selectFrom('guests')
    .innerJoinLateral(
      (join) => latestInvitation(join).as('last'),
      (join) => join.onTrue(),
    )
    .where('guests.event_id', '=', eventId)
    .where('last.channel', '=', 'phone');

/** How many links there are, sent, and passed over. */
export async function countLinks(db: Db, eventId: string) {
  return withLink(db, eventId)
    .select([
      sql<number>`count(*) filter (where last.status in ('link_ready', 'sent_by_host'))`.as('total'),
      sql<number>`count(*) filter (where last.status = 'sent_by_host')`.as('sent'),
      sql<number>`count(*) filter (where last.status = 'link_ready' and last.skipped_at is not null)`.as(
        'skipped',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** The next guest whose link waits, in the list's order; those passed over come last, the longest ago first. */
export async function findNextLink(db: Db, eventId: string) {
  return withLink(db, eventId)
    .selectAll('guests')
    .where('last.status', '=', 'link_ready')
    .where('guests.phone', '<>', '')
    .orderBy(sql`last.skipped_at asc nulls first`)
    .orderBy('guests.position')
    .orderBy('guests.id')
    .limit(1)
    .executeTakeFirst();
}

/** Writes down what became of a guest's link. @returns whether the guest has one */
export async function setLinkState(
  db: Db,
  place: { eventId: string; guestId: string },
  outcome: 'sent' | 'skipped' | 'ready',
  now: Date,
): Promise<boolean> {
  const last = await withLink(db, place.eventId)
    .select('last.id')
    .where('guests.id', '=', place.guestId)
    .where('last.status', 'in', ['link_ready', 'sent_by_host'])
    .executeTakeFirst();
  if (!last) return false;
  const presentPhone = sql<string>`(select phone from guests where id = ${place.guestId})`;
  const state = {
    // whom the host wrote to: the number may be another than the one the link was made for
    sent: { status: 'sent_by_host', updated_at: now, address: presentPhone },
    skipped: { status: 'link_ready', skipped_at: now },
    ready: { status: 'link_ready', skipped_at: null, updated_at: now },
  } as const;
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set(state[outcome])
    .where('id', '=', last.id)
    .where('status', 'in', ['link_ready', 'sent_by_host'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
