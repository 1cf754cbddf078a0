import { sql } from 'kysely';
import type { Relation } from '#contract/events/events.ts';
import { isCompany, isHost } from '#contract/common/host-roles.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { newId } from '#backend/platform/ids.ts';
import { payerColumns, type PayerId } from '#backend/money/payments/service.ts';
import { hasMoneyIn, isCompanyThere, keepsDoor } from './admission-repository.ts';
import { withGuestNames } from './guest-names-repository.ts';

/** Who looks at a gift, and how they stand to its event. */
export interface Seer {
  userId: string | undefined;
  relation: Relation;
}

const collaborators = (db: Db, giftIds: readonly string[]) =>
  db
    .selectFrom('collaborators')
    .innerJoin('users', 'users.id', 'collaborators.user_id')
    .leftJoin('gift_purchases', (join) =>
      join
        .onRef('gift_purchases.gift_id', '=', 'collaborators.gift_id')
        .onRef('gift_purchases.user_id', '=', 'collaborators.user_id'),
    )
    .select([
      'collaborators.gift_id',
      'collaborators.hide_amount',
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.profile_picture',
    ])
    .select(isCompanyThere.as('is_company'))
    .select((select) => [
      select('gift_purchases.gift_id', 'is not', null).$castTo<boolean>().as('has_purchased'),
      select
        .selectFrom('contributions')
        .select(sql<string | null>`sum(amount_paise - refunded_paise)`.as('sum'))
        .whereRef('contributions.gift_id', '=', 'collaborators.gift_id')
        .whereRef('contributions.contributor_id', '=', 'collaborators.user_id')
        .as('given_paise'),
    ])
    .where('collaborators.gift_id', 'in', giftIds)
    .orderBy('joined_at')
    .orderBy('users.id');

/** Who gives these gifts together, in the order of joining, with what each gave so far and whether they keep the door. */
export const collaboratorsOf = async (db: Db, giftIds: readonly string[]) =>
  collaborators(db, giftIds).select(keepsDoor.as('keeps_door')).execute();
export type CollaboratorRow = Awaited<ReturnType<typeof collaboratorsOf>>[number];

/**
 * The address of somebody of a gift, null for whoever is neither a host nor that person. Hosts know a guest by the one on their list: an
 * account may have another, which who gave by a personal link never showed them.
 */
export const emailFor = (
  { userId = '', relation }: Seer,
  giftId: 'collaborators.gift_id' | 'gift_purchases.gift_id',
) =>
  sql<
    string | null
  >`case when users.id = ${userId} then users.email when ${sql.lit(isHost(relation))} then coalesce((
    select guests.email from guests join gifts on gifts.event_id = guests.event_id
      where gifts.id = ${sql.ref(giftId)} and guests.user_id = users.id and guests.email <> '' order by guests.position, guests.id limit 1),
    case when not exists (select from contributions join payments on payments.id = payment_id where contributions.gift_id = ${sql.ref(giftId)}
      and contributor_id = users.id and taken_over_at is not null) then users.email end) end`.as('email');

/**
 * The same as somebody may read it: for whoever is neither a guest nor a host those of the gifts they have money in, and of
 * others they joined themselves alone (docs/decisions/0094); hosts know guests without a name by their list.
 */
export async function collaboratorsSeenBy(db: Db, giftIds: readonly string[], seer: Seer) {
  const rows = await collaborators(db, giftIds)
    .select(emailFor(seer, 'collaborators.gift_id'))
    .$if(!isCompany(seer.relation), (query) =>
      query.where(({ or, eb, selectFrom }) =>
        or([
          eb('collaborators.user_id', '=', seer.userId ?? ''),
          eb(
            'collaborators.gift_id',
            'in',
            selectFrom('collaborators')
              .select('gift_id')
              .where('user_id', '=', seer.userId ?? '')
              .where(hasMoneyIn),
          ),
        ]),
      ),
    )
    .execute();
  return withGuestNames(db, rows, seer);
}
export type SeenCollaboratorRow = Awaited<ReturnType<typeof collaboratorsSeenBy>>[number];

/** The ids of those who give a gift together. */
export async function giverIdsOf(db: Db, giftId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('collaborators')
    .select('user_id')
    .where('gift_id', '=', giftId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: id }) => id);
}

/** How somebody comes to take part. */
interface Joining {
  giftId: string;
  userId: string;
  choice: AmountChoice;
  /** A job is to tell the others; otherwise the caller does. */
  newsDue: boolean;
  now: Date;
}

/** What somebody wants others to know of what they gave, and when they said so. */
export interface AmountChoice {
  /** Left out, the earlier choice stays; without one an amount is hidden of which something was given by personal link. */
  hideAmount: boolean | undefined;
  chosenAt: Date;
}

/** Whether something is left of what they gave this gift by personal link, which was told to the organiser alone. */
const gaveByLink = (giftId: string, userId: string) => sql<boolean>`exists (
  select from contributions join payments on payments.id = payment_id
    where contributions.gift_id = ${giftId} and contributor_id = ${userId} and taken_over_at is not null and contributions.amount_paise > refunded_paise)`;

/**
 * Lets somebody take part. Whoever does already keeps their place; of their choices about
 * the amount the latest one counts, in whatever order the payments arrive. Call it after what they give was noted.
 *
 * @returns whether they are new
 */
export async function addCollaborator(
  tx: Db,
  { giftId, userId, choice: { hideAmount, chosenAt }, newsDue, now }: Joining,
): Promise<boolean> {
  const row = await tx
    .insertInto('collaborators')
    .values({
      gift_id: giftId,
      user_id: userId,
      hide_amount: hideAmount ?? gaveByLink(giftId, userId),
      choice_at: hideAmount === undefined ? null : chosenAt,
      joined_at: now,
      news_due: newsDue,
    })
    .onConflict((conflict) => {
      const isThere = conflict.columns(['gift_id', 'user_id']);
      if (hideAmount === undefined)
        return isThere
          .doUpdateSet({ hide_amount: true })
          .where('collaborators.choice_at', 'is', null)
          .where('collaborators.hide_amount', '=', false)
          .where('excluded.hide_amount', '=', true);
      return isThere
        .doUpdateSet({ hide_amount: hideAmount, choice_at: chosenAt })
        .where((where) =>
          where.or([
            where('collaborators.choice_at', 'is', null),
            where('collaborators.choice_at', '<=', chosenAt),
          ]),
        );
    })
    // a row that another transaction changed carries that one's mark
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirst();
  return row?.is_new === true;
}

export async function insertContribution(
  tx: Db,
  {
    giftId,
    eventId,
    giver,
    paymentId,
    amountPaise,
    blessing,
    now,
  }: {
    giftId: string | null;
    eventId: string;
    giver: PayerId;
    paymentId: string;
    amountPaise: number;
    blessing: string;
    now: Date;
  },
): Promise<void> {
  const { payer_id, guest_payer_id } = payerColumns(giver);
  await tx
    .insertInto('contributions')
    .values({
      id: newId(),
      gift_id: giftId,
      event_id: eventId,
      contributor_id: payer_id,
      guest_payer_id,
      payment_id: paymentId,
      amount_paise: amountPaise,
      blessing,
      created_at: now,
    })
    .execute();
}

/** What the provider's page is filled in with, and what the organiser reads of who gave. */
export async function personOf(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
