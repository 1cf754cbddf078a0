import { sql, type ExpressionBuilder } from 'kysely';
import type { Schema } from '#backend/platform/database/schema.ts';
import { eventNameColumns } from '#backend/events/second-language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { isFromOutside } from './admission-repository.ts';

/** The one guest who gave without an account, looked up by their identifier however few there are. */
const guestPayer = (over: ExpressionBuilder<Schema, 'contributions'>) =>
  over
    .selectFrom('guest_payers')
    .select(['guest_payers.first_name', 'guest_payers.last_name', 'guest_payers.language'])
    .whereRef('guest_payers.id', '=', 'contributions.guest_payer_id')
    .limit(1)
    .as('guest_payers');

/** Over `users` and `guest_payers`, of whom there is one: who gave. */
const giverName = [
  sql<string>`coalesce(users.first_name, guest_payers.first_name)`.as('first_name'),
  sql<string>`coalesce(users.last_name, guest_payers.last_name)`.as('last_name'),
] as const;

/** Contributions as they are shown: who gave, when it was paid, and what became of the last refund. */
const selectContributions = (db: Db) =>
  db
    .selectFrom('contributions')
    .innerJoin('payments', 'payments.id', 'contributions.payment_id')
    .leftJoin('users', 'users.id', 'contributions.contributor_id')
    .leftJoinLateral(guestPayer, (join) => join.onTrue())
    .selectAll('contributions')
    .select('payments.completed_at as paid_at')
    .select(isFromOutside.as('from_outside'))
    .select(giverName)
    .select(({ fn, val }) => fn.coalesce('users.profile_picture', val('')).as('profile_picture'))
    .select((select) => [
      select
        .selectFrom('refunds')
        .select('status')
        .whereRef('refunds.payment_id', '=', 'contributions.payment_id')
        .orderBy('created_at', 'desc')
        .limit(1)
        .as('refund_status'),
    ]);
export type ContributionRow = Awaited<
  ReturnType<ReturnType<typeof selectContributions>['executeTakeFirstOrThrow']>
>;

/** Where a contribution counts: for a gift of an event, or for no gift. */
export interface GivenFor {
  eventId: string;
  giftId: string | null;
}

const isGivenFor =
  ({ eventId, giftId }: GivenFor) =>
  ({ and, eb }: ExpressionBuilder<Schema, 'contributions'>) =>
    and([
      eb('contributions.event_id', '=', eventId),
      eb('contributions.gift_id', giftId === null ? 'is' : '=', giftId),
    ]);

/** Contributions to a gift or to none, newest first; of one contributor when named. */
export async function contributionsOf(db: Db, place: GivenFor, contributorId: string | null) {
  const whose = contributorId ?? '';
  const { count, paise, givers } = await db
    .selectFrom('contributions')
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom('givers_by_link')
          .selectAll()
          .whereRef('givers_by_link.id', '=', 'contributions.guest_payer_id')
          // looked up for each, and never made for all payers
          .offset(0)
          .as('givers_by_link'),
      (join) => join.onTrue(),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select([
      sql<number>`coalesce(sum(amount_paise - refunded_paise), 0)::float8`.as('paise'),
      sql<number>`(count(distinct coalesce(contributor_id, givers_by_link.user_id, givers_by_link.guest_payer_id)) filter (where refunded_paise < amount_paise))::int`.as(
        'givers',
      ),
    ])
    .where(isGivenFor(place))
    .$if(contributorId !== null, (query) => query.where('contributor_id', '=', whose))
    .executeTakeFirstOrThrow();
  return {
    count: Number(count),
    /** What of it is left, and of how many people. */
    left: { paise, givers },
    page: (limit: number, offset: number) =>
      selectContributions(db)
        .where(isGivenFor(place))
        .$if(contributorId !== null, (query) => query.where('contributions.contributor_id', '=', whose))
        .orderBy('contributions.created_at', 'desc')
        .orderBy('contributions.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  };
}

/** One's own contribution to a gift of an event, or to none. */
export async function ownContribution(
  db: Db,
  { id, contributorId, ...place }: GivenFor & { id: string; contributorId: string },
) {
  return selectContributions(db)
    .where('contributions.id', '=', id)
    .where(isGivenFor(place))
    .where('contributions.contributor_id', '=', contributorId)
    .executeTakeFirst();
}

/**
 * Over `contributions` and `gifts`: whether a contribution to a gift, with those before it, is more than the price. Nobody can give
 * more than is left, so it takes two who pay at once. While both are being settled neither sees the other.
 */
const goesBeyond = sql<boolean | null>`(gifts.price_paise < (
  select sum(earlier.amount_paise - earlier.refunded_paise) from contributions as earlier
  where earlier.gift_id = contributions.gift_id and earlier.created_at <= contributions.created_at))`;

/** The contribution a payment made, with what its people read about it. */
export async function contributionOfPayment(db: Db, paymentId: string) {
  return db
    .selectFrom('contributions')
    .innerJoin('events', 'events.id', 'contributions.event_id')
    .leftJoin('users', 'users.id', 'contributions.contributor_id')
    .leftJoinLateral(guestPayer, (join) => join.onTrue())
    .leftJoin('gifts', 'gifts.id', 'contributions.gift_id')
    .selectAll('contributions')
    .select(eventNameColumns)
    .select(['events.event_type', 'events.bride_groom_details'])
    .select(['events.organiser_id', 'gifts.name as gift_name'])
    .select('guest_payers.language')
    .select(giverName)
    .select(goesBeyond.as('goes_beyond'))
    .where('contributions.payment_id', '=', paymentId)
    .executeTakeFirst();
}
export type ContributionToReturn = NonNullable<Awaited<ReturnType<typeof contributionOfPayment>>>;

export async function setRefunded(tx: Db, paymentId: string, paise: number): Promise<void> {
  await tx
    .updateTable('contributions')
    .set({ refunded_paise: paise })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Notes that whoever gave is told that nothing comes back. @returns whether they were not before */
export async function markNothingLeftNotified(tx: Db, paymentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contributions')
    .set({ nothing_left_told_at: now })
    .where('payment_id', '=', paymentId)
    .where('nothing_left_told_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends that somebody gives a gift together with others, when everything they gave went back. */
export async function removeWhoGaveNothing(tx: Db, giftId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('collaborators')
    .where('gift_id', '=', giftId)
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contributions')
            .select('contributions.id')
            .where('gift_id', '=', giftId)
            .where('contributor_id', '=', userId)
            .whereRef('refunded_paise', '<', 'amount_paise'),
        ),
      ),
    )
    .execute();
}

/** Contributions to an event of which nothing is on its way back yet, and of whom nobody was told that nothing is, in the order of their ids. */
export async function contributionsToReturn(
  db: Db,
  eventId: string,
  { after, limit }: { after: string; limit: number },
) {
  return db
    .selectFrom('contributions')
    .select(['contributions.id', 'payment_id', 'amount_paise'])
    .where('event_id', '=', eventId)
    .where('nothing_left_told_at', 'is', null)
    .where('contributions.id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.payment_id', '=', 'contributions.payment_id')
            // one that failed after the cancellation is for an operator
            .where((is) =>
              is.or([is('refunds.status', '<>', 'failed'), is('refunds.reason', '=', 'event_cancelled')]),
            ),
        ),
      ),
    )
    .orderBy('contributions.id')
    .limit(limit)
    .execute();
}

/**
 * Whether an event was cancelled; that stays so until the transaction ends. Anything else about the
 * event may change meanwhile: thousands of guests may be added or invited in one transaction.
 */
export async function lockCancelled(tx: Db, eventId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('events')
    .select('status')
    .where('id', '=', eventId)
    .forKeyShare()
    .executeTakeFirst();
  return row?.status === 'cancelled';
}

/** Locks the gift of a contribution, if it has one. */
export async function lockItsGift(tx: Db, giftId: string | null): Promise<void> {
  if (giftId !== null)
    await tx.selectFrom('gifts').select('id').where('id', '=', giftId).forUpdate().execute();
}

/** What refunds of an event's contributions could not bring back, in paise: it is on the organiser's gift cards again. */
export async function sumNotReturned(db: Db, eventId: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(last.amount_paise), 0)::float8 as paise
    from contributions, lateral (
      select status, amount_paise from refunds where refunds.payment_id = contributions.payment_id
      order by created_at desc limit 1
    ) last
    where contributions.event_id = ${eventId} and last.status = 'failed'`.execute(db);
  return rows[0]?.paise ?? 0;
}

/** What was given for a gift and went back names it no more: it may be taken off the wishlist. */
export async function letGoOfReturned(tx: Db, giftId: string): Promise<void> {
  await sql`update contributions set gift_id = null where gift_id = ${giftId} and amount_paise <= refunded_paise`.execute(
    tx,
  );
}
