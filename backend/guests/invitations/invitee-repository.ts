import { sql } from 'kysely';
import type { InviteResult } from '#contract/guests/invitations.ts';
import type { Language } from '#messages/language.ts';
import { eventWords } from '#messages/events/words.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { notFound } from '#backend/platform/errors.ts';
import { latestInvitation } from '#backend/guests/latest-invitation-repository.ts';

/**
 * The event, locked until the transaction ends: whoever adds or invites guests comes one
 * after the other, so that a plan's limit and a repeated request hold.
 *
 * @throws {Problem} 404 once it is deleted
 */
export async function lockEventToInvite(tx: Db, eventId: string) {
  return tx
    .selectFrom('events')
    .innerJoin('users', 'users.id', 'events.organiser_id')
    .selectAll('events')
    .select(['users.plan', 'users.first_name as host_first_name', 'users.last_name as host_last_name'])
    .where('events.id', '=', eventId)
    .forNoKeyUpdate('events')
    .executeTakeFirstOrThrow(() => notFound(eventWords.notFound, 'event_not_found'));
}

/** What a request with this identifier answered before. */
export async function findAnsweredRequest(tx: Db, eventId: string, requestId: string) {
  return tx
    .selectFrom('invitee_requests')
    .select(['body_hash', 'answer'])
    .where('event_id', '=', eventId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Those of the guests that are still on the event's list. */
export async function findGuestsById(tx: Db, eventId: string, ids: readonly string[]) {
  return tx
    .selectFrom('guests')
    .selectAll()
    .where('event_id', '=', eventId)
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}

export async function saveAnsweredRequest(
  tx: Db,
  request: {
    eventId: string;
    requestId: string;
    bodyHash: string;
    answer: { inviteResults: InviteResult[] } | { guestId: string };
  },
): Promise<void> {
  await tx
    .insertInto('invitee_requests')
    .values({
      event_id: request.eventId,
      request_id: request.requestId,
      body_hash: request.bodyHash,
      answer: JSON.stringify(request.answer),
    })
    .execute();
}

/**
 * Guests to invite: those named, those never invited who have not declined, or those whose last invitation did
 * not arrive; each with what became of that invitation.
 */
export async function findGuestsToInvite(
  tx: Db,
  eventId: string,
  which: 'not-invited' | 'undelivered' | string[],
) {
  return (
    tx
      .selectFrom('guests')
      .leftJoinLateral(
        (join) => latestInvitation(join).as('last'),
        (join) => join.onTrue(),
      )
      .select([
        'guests.id',
        'guests.email',
        'guests.email_stands',
        'guests.phone',
        'guests.language',
        'guests.link_outdated',
        'guests.first_name',
        'guests.last_name',
        'guests.title',
        'guests.greeting',
        'last.status as last_status',
      ])
      .where('guests.event_id', '=', eventId)
      // who said no already, by a link sent by hand or through the host, is not asked
      .$if(which === 'not-invited', (query) =>
        query
          .where('last.status', 'is', null)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('replies')
                  .select('replies.guest_id')
                  .whereRef('replies.guest_id', '=', 'guests.id')
                  .where('replies.rsvp', '=', 'no'),
              ),
            ),
          ),
      )
      .$if(which === 'undelivered', (query) =>
        query.where('last.status', 'in', ['bounced', 'failed', 'unconfirmed']),
      )
      .$if(Array.isArray(which), (query) => query.where(sql<boolean>`guests.id = any(${which})`))
      .orderBy('guests.position')
      .execute()
  );
}

export type GuestToInvite = Awaited<ReturnType<typeof findGuestsToInvite>>[number];

/** The languages chosen by the guests of an event or for them, and null where one is left open. */
export async function findGuestLanguages(db: Db, eventId: string): Promise<{ language: Language | null }[]> {
  return db.selectFrom('guests').select('language').distinct().where('event_id', '=', eventId).execute();
}
