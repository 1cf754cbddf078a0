import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { stillOn } from '#backend/platform/database/still-on.ts';
import { cardAccount } from '#backend/money/gift-cards/service.ts';

/** Events to come or going on, with their functions, that guests count on; the next one first. */
export async function upcomingEventsWithGuests(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('events')
    .select(['id', 'event_name', 'guest_count', 'starts_at', 'time_zone'])
    .where('organiser_id', '=', userId)
    .where('status', '=', 'active')
    .where(stillOn(now))
    .where('guest_count', '>', 0)
    .orderBy('starts_at')
    .execute();
}

/**
 * Mails and messages about this person's events that will still go out. What waits for an event that was cancelled or
 * is over never does; a cancellation goes out in any case, and a reminder until the event begins.
 */
export async function mailsOnTheWay(db: Db, userId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('deliveries')
    .innerJoin('events', 'events.id', 'deliveries.event_id')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('events.organiser_id', '=', userId)
    .where('deliveries.status', 'in', ['queued', 'sending'])
    .where(
      sql<boolean>`(deliveries.status = 'sending' or kind = 'cancellation' or (
        events.status <> 'cancelled' and (kind <> 'reminder' or events.starts_at > ${now}) and ${stillOn(now)}))`,
    )
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from thank_yous join events on events.id = thank_yous.event_id
      where organiser_id = ${userId} and thank_yous.status = 'queued'`.execute(db);
  return Number(row.n) + (rows[0]?.n ?? 0);
}

/** Paise on this person's gift cards. A card that ran out of time holds nothing. */
export async function moneyOnCards(db: Db, userId: string): Promise<number> {
  const cards = await db
    .selectFrom('gift_cards')
    .select('id')
    .where('owner_id', '=', userId)
    .where('status', '=', 'active')
    .execute();
  if (cards.length === 0) return 0;
  const row = await db
    .selectFrom('ledger_accounts')
    .select(({ fn }) => fn.sum<number>('balance_paise').as('paise'))
    .where(
      'id',
      'in',
      cards.map(({ id }) => cardAccount(id)),
    )
    .executeTakeFirstOrThrow();
  return Number(row.paise ?? 0);
}

/**
 * Money of this person that is still moving: each as how many. What somebody else has begun to pay and not paid keeps nobody
 * from going, nor what was begun by a personal link: a stranger or a host could begin again and again. A payment that was given
 * up or ran out is over, although the provider is asked about it for some days more. What arrives late for a deleted account's event goes back, as after a cancellation.
 */
export async function openMovements(
  db: Db,
  userId: string,
): Promise<{ redemptions: number; payments: number; refunds: number }> {
  const { rows } = await sql<{ redemptions: number; payments: number; refunds: number }>`
    select
      (select count(*)::int from redemptions where user_id = ${userId} and next_check_at is not null) as redemptions,
      (select count(*)::int from payments where payer_id = ${userId} and status = 'created' and taken_over_at is null) as payments,
      (select count(*)::int from refunds join payments on payments.id = refunds.payment_id
        where (payer_id = ${userId} or payee_id = ${userId}) and refunds.next_check_at is not null) as refunds`.execute(
    db,
  );
  return rows[0] ?? { redemptions: 0, payments: 0, refunds: 0 };
}

export async function countOwn(db: Db, userId: string): Promise<{ events: number; contributions: number }> {
  const { rows } = await sql<{ events: number; contributions: number }>`
    select
      (select count(*)::int from events where organiser_id = ${userId}) as events,
      (select count(*)::int from contributions where contributor_id = ${userId}) as contributions`.execute(
    db,
  );
  return rows[0] ?? { events: 0, contributions: 0 };
}
