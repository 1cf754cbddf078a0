import type { Selectable } from 'kysely';
import { eventSentences, type Relation } from '#contract/events.ts';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { forbidden, notFound } from '../errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { sameSecret } from '../ids.ts';

export type EventRow = Selectable<Schema['events']>;

/** A claim to be a guest by the personal link: the guest's identifier and key from its address. */
export interface GuestClaim {
  guestId?: string | undefined;
  key?: string | undefined;
}

/** An event and how the one who asks stands to it. `guestId` is the guest they are, by sign-in or by key. */
export interface EventAccess {
  event: EventRow;
  relation: Relation;
  guestId: string | null;
}

/**
 * The one function that says who somebody is to an event (spec section 6). A valid key
 * makes its holder that guest for this event and nothing else; it comes before a sign-in,
 * because a family often shares one phone. A wrong key counts as none.
 *
 * @throws {Problem} 404 when there is no such event
 */
export async function accessEvent(db: Db, eventId: string, viewer: Viewer, claim: GuestClaim = {}): Promise<EventAccess> {
  const row = await db
    .selectFrom('events')
    .selectAll('events')
    .select((select) => [
      select
        .selectFrom('guests')
        .select('guests.id')
        .whereRef('guests.event_id', '=', 'events.id')
        .where('guests.user_id', '=', viewer?.userId ?? '')
        .orderBy('guests.position')
        .limit(1)
        .as('own_guest_id'),
      select
        .selectFrom('guests')
        .select('guests.link_key')
        .whereRef('guests.event_id', '=', 'events.id')
        .where('guests.id', '=', claim.key ? (claim.guestId ?? '') : '')
        .as('claimed_key'),
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirst();
  if (!row) throw notFound(eventSentences.notFound);
  const { own_guest_id: ownGuestId, claimed_key: claimedKey, ...event } = row;

  if (claimedKey && claim.key && claim.guestId && sameSecret(claimedKey, claim.key)) {
    return { event, relation: 'guest', guestId: claim.guestId };
  }
  if (viewer?.userId === event.organiser_id) return { event, relation: 'organiser', guestId: null };
  if (ownGuestId) return { event, relation: 'guest', guestId: ownGuestId };
  return { event, relation: viewer ? 'stranger' : 'visitor', guestId: null };
}

/**
 * The event, for its organiser only (spec section 4, Event access on organiser pages):
 * a guest is told why not, to anybody else the event does not exist.
 *
 * @throws {Problem} 403 with `denied` for a guest, 404 for others
 */
export async function requireOrganiser(
  db: Db,
  eventId: string,
  viewer: Viewer,
  denied: string = eventSentences.organisersOnlyEvent,
): Promise<EventRow> {
  const { event, relation } = await accessEvent(db, eventId, viewer);
  if (relation === 'guest') throw forbidden(denied);
  if (relation !== 'organiser') throw notFound(eventSentences.notFound);
  return event;
}
