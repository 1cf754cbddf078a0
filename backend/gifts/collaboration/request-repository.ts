import type { Db } from '#backend/platform/database/connect.ts';
import type { RequestState } from '#backend/platform/database/money-schema.ts';
import { hasMoneyIn } from './admission-repository.ts';

/** Requests with the names of both people and of the gift; `gave` says whether `viewerId` has money in that gift, `target_gives` whether the one who was asked takes part in it. */
const requests = (db: Db, viewerId: string) =>
  db
    .selectFrom('collaboration_requests as request')
    .innerJoin('gifts', 'gifts.id', 'request.gift_id')
    .innerJoin('users as requester', 'requester.id', 'request.requester_id')
    .innerJoin('users as target', 'target.id', 'request.target_id')
    .select([
      'request.id',
      'request.gift_id',
      'gifts.name as gift_name',
      'request.message',
      'request.status',
      'request.created_at',
    ])
    .select([
      'request.requester_id',
      'request.newcomer_id',
      'requester.first_name as requester_first_name',
      'requester.last_name as requester_last_name',
    ])
    .select(['requester.profile_picture as requester_picture', 'target.profile_picture as target_picture'])
    // whoever gives nothing is called as on the guest list
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom('guests')
          .select(['guests.first_name', 'guests.last_name'])
          .whereRef('guests.event_id', '=', 'gifts.event_id')
          .whereRef('guests.user_id', '=', 'request.target_id')
          .orderBy('guests.position')
          .limit(1)
          .as('listed'),
      (join) => join.onTrue(),
    )
    .select(['listed.first_name as listed_first_name', 'listed.last_name as listed_last_name'])
    .select([
      'request.target_id',
      'target.first_name as target_first_name',
      'target.last_name as target_last_name',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('collaborators')
          .select('user_id')
          .whereRef('collaborators.gift_id', '=', 'request.gift_id')
          .where('user_id', '=', viewerId)
          .where(hasMoneyIn),
      )
        .$castTo<boolean>()
        .as('gave'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('collaborators')
          .select('user_id')
          .whereRef('collaborators.gift_id', '=', 'request.gift_id')
          .whereRef('user_id', '=', 'request.target_id'),
      )
        .$castTo<boolean>()
        .as('target_gives'),
    );
export type RequestRow = Awaited<ReturnType<typeof requestsOf>>[number];

/** What this person sent, and what waits for their answer, newest first; of one gift when it is named. */
export async function requestsOf(
  db: Db,
  { eventId, giftId }: { eventId: string; giftId?: string | undefined },
  viewerId: string,
  limit: number,
) {
  return requests(db, viewerId)
    .where('request.event_id', '=', eventId)
    .$if(giftId !== undefined, (query) => query.where('request.gift_id', '=', giftId ?? ''))
    .where((where) =>
      where.or([
        where('request.requester_id', '=', viewerId),
        where.and([where('request.target_id', '=', viewerId), where('request.status', '=', 'pending')]),
      ]),
    )
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id')
    .limit(limit)
    .execute();
}

/** A request of the event that this person sent or got. */
export async function findRequest(
  db: Db,
  eventId: string,
  requestId: string,
  viewerId: string,
): Promise<RequestRow | undefined> {
  return requests(db, viewerId)
    .where('request.event_id', '=', eventId)
    .where('request.id', '=', requestId)
    .where((where) =>
      where.or([where('request.requester_id', '=', viewerId), where('request.target_id', '=', viewerId)]),
    )
    .executeTakeFirst();
}

/** The requests between two people about a gift that wait for an answer: at most one in each direction. */
export async function pendingBetween(db: Db, giftId: string, [one, other]: readonly [string, string]) {
  return db
    .selectFrom('collaboration_requests')
    .select(['id', 'requester_id'])
    .where('gift_id', '=', giftId)
    .where('status', '=', 'pending')
    .where('requester_id', 'in', [one, other])
    .where('target_id', 'in', [one, other])
    .execute();
}

/** What is written to a request that waits for its answer takes the place of what was written before. */
export async function replaceRequest(
  tx: Db,
  requestId: string,
  { message, newcomerId }: { message: string; newcomerId: string | null },
): Promise<void> {
  await tx
    .updateTable('collaboration_requests')
    .set({ newcomer_id: newcomerId, ...(message !== '' && { message }) })
    .where('id', '=', requestId)
    .execute();
}

/** How often one asked the other about a gift since then. */
export async function countRequests(
  db: Db,
  query: { giftId: string; requesterId: string; targetId: string; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('collaboration_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('gift_id', '=', query.giftId)
    .where('requester_id', '=', query.requesterId)
    .where('target_id', '=', query.targetId)
    .where('created_at', '>', query.since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertRequest(
  tx: Db,
  {
    id,
    eventId,
    giftId,
    requesterId,
    targetId,
    newcomerId,
    message,
    now,
  }: {
    id: string;
    eventId: string;
    giftId: string;
    requesterId: string;
    targetId: string;
    newcomerId: string | null;
    message: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('collaboration_requests')
    .values({
      id,
      event_id: eventId,
      gift_id: giftId,
      requester_id: requesterId,
      target_id: targetId,
      newcomer_id: newcomerId,
      message,
      created_at: now,
    })
    .execute();
}

/** Notes the answer, once. @returns whether the request was still waiting for it */
export async function answerRequest(
  tx: Db,
  requestId: string,
  status: Exclude<RequestState, 'pending'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('collaboration_requests')
    .set({ status, responded_at: now })
    .where('id', '=', requestId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
