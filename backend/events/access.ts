import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Relation } from '#contract/events/events.ts';
import { isHost, mayEdit, type HostRelation } from '#contract/events/host-roles.ts';
import type { Language } from '#messages/language.ts';
import * as words from '#messages/events/en.ts';
import * as hostWords from '#messages/hosts/en.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { forbidden, notFound, Problem } from '#backend/platform/errors.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { sameSecret } from '#backend/platform/ids.ts';

export type EventRow = Selectable<Schema['events']>;

/** An event for work nobody asked for on a page, such as jobs; undefined when it is gone. */
export const readEventRow = async (db: Db, eventId: string): Promise<EventRow | undefined> =>
  db.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirst();

/** A claim to be a guest by the personal link: the guest's identifier and key from its address. */
export interface GuestClaim {
  guestId?: string | undefined;
  key?: string | undefined;
}

/** The guest somebody is, with the reply; `rsvp` is null when there is none yet. */
export interface OwnGuest {
  id: string;
  link_key: string;
  first_name: string;
  last_name: string;
  with_family: boolean;
  party_limit: number | null;
  language: Language | null;
  rsvp: Selectable<Schema['replies']>['rsvp'] | null;
  source: string | null;
  adults: number | null;
  children: number | null;
  note: string | null;
  names: string | null;
  version: number | null;
}

/** An event and how the one who asks stands to it. `guest` is the guest they are, by sign-in or by key; who helps may be one. */
export interface EventAccess {
  event: EventRow;
  organiser: { firstName: string; lastName: string };
  relation: Relation;
  guest: OwnGuest | null;
  guestId: string | null;
  /** Whether guests are asked more than yes or no. */
  asksQuestions: boolean;
  /** Whether it has functions; which of them a guest may see is another matter. */
  hasFunctions: boolean;
  /** The picture of its invitation, 1200 × 630 unless it came from the design tool. */
  designPicture: { id: string; width: number; height: number } | null;
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
    .innerJoin('users', 'users.id', 'events.organiser_id')
    .selectAll('events')
    .select(['users.first_name as organiser_first_name', 'users.last_name as organiser_last_name'])
    .select((select) => [
      jsonObjectFrom(
        guestOfEvent(select).where('guests.user_id', '=', viewer?.userId ?? '').orderBy('guests.position').limit(1),
      ).as('own_guest'),
      jsonObjectFrom(guestOfEvent(select).where('guests.id', '=', claim.key ? (claim.guestId ?? '') : '')).as('claimed_guest'),
      select
        .selectFrom('event_hosts')
        .select('event_hosts.role')
        .whereRef('event_hosts.event_id', '=', 'events.id')
        .where('event_hosts.user_id', '=', viewer?.userId ?? '')
        .as('helps_as'),
      jsonObjectFrom(pictureOfEvent(select)).as('design_picture'),
      sql<boolean>`exists (select from event_questions where event_id = events.id)`.as('asks_questions'),
      sql<boolean>`exists (select from event_functions where event_id = events.id)`.as('has_functions'),
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirst();
  if (!row) throw notFound(words.notFound);
  const {
    own_guest: own,
    claimed_guest: claimed,
    helps_as: helpsAs,
    design_picture: designPicture,
    asks_questions: asksQuestions,
    has_functions: hasFunctions,
    organiser_first_name: firstName,
    organiser_last_name: lastName,
    ...event
  } = row;
  const found = (relation: Relation, guest: OwnGuest | null = null): EventAccess => ({
    event,
    organiser: { firstName, lastName },
    relation,
    guest,
    guestId: guest?.id ?? null,
    designPicture,
    asksQuestions,
    hasFunctions,
  });

  if (claimed && claim.key && sameSecret(claimed.link_key, claim.key)) return found('guest', claimed);
  if (viewer?.userId === event.organiser_id) return found('organiser');
  // a guest who helps is both
  if (helpsAs) return found(helpsAs, own);
  if (own) return found('guest', own);
  return found(viewer ? 'stranger' : 'visitor');
}

function pictureOfEvent(select: ExpressionBuilder<Schema, 'events'>) {
  return select
    .selectFrom('images')
    .select(['images.id', 'images.width', 'images.height'])
    .where('images.id', '=', ({ selectFrom, fn }) =>
      fn.coalesce(
        selectFrom('design_tool_pictures').select('design_tool_pictures.image_id').where('design_tool_pictures.event_id', '=', sql.ref<string>('events.id')),
        selectFrom('event_designs').select('event_designs.wide_image_id').where('event_designs.event_id', '=', sql.ref<string>('events.id')),
      ),
    );
}

function guestOfEvent(select: ExpressionBuilder<Schema, 'events'>) {
  return select
    .selectFrom('guests')
    .leftJoin('replies', 'replies.guest_id', 'guests.id')
    .select(['guests.id', 'guests.link_key', 'guests.first_name', 'guests.last_name', 'guests.with_family', 'guests.party_limit', 'guests.language'])
    .select(['replies.rsvp', 'replies.source', 'replies.adults', 'replies.children', 'replies.note', 'replies.names', 'replies.version'])
    .whereRef('guests.event_id', '=', 'events.id');
}

/**
 * What a call asks for: to see what hosts see, to change the event and what belongs to it, or
 * what stays with its owner alone: the money, who helps, and whether the event takes place.
 */
export type Need = 'view' | 'edit' | 'own';

/** Who may do what (docs/decisions/0024-co-hosts.md). */
const mayDo: Record<Need, (relation: Relation) => boolean> = {
  view: isHost,
  edit: mayEdit,
  own: (relation) => relation === 'organiser',
};

/**
 * The event and how a host stands to it, for whoever may do what is needed (spec section 4,
 * Event access on organiser pages): a guest and a co-host who may not are told why, to
 * anybody else the event does not exist.
 *
 * @throws {Problem} 403 with `denied` for a guest, 403 `host_role` for a co-host, 404 for others
 */
export async function accessAsHost(
  db: Db,
  eventId: string,
  viewer: Viewer,
  need: Need,
  denied: string = words.organisersOnlyEvent,
): Promise<EventAccess & { relation: HostRelation }> {
  const access = await accessEvent(db, eventId, viewer);
  const { relation } = access;
  if (relation === 'guest') throw forbidden(denied);
  if (!isHost(relation)) throw notFound(words.notFound);
  if (!mayDo[need](relation)) throw refusedRole(access, need);
  return { ...access, relation };
}

/** The event alone, of `accessAsHost`. @throws {Problem} as that */
export async function requireHost(db: Db, eventId: string, viewer: Viewer, need: Need, denied?: string): Promise<EventRow> {
  return (await accessAsHost(db, eventId, viewer, need, denied)).event;
}

/** What a co-host hears who may not do something. */
export function refusedRole({ organiser }: Pick<EventAccess, 'organiser'>, need: Need): Problem {
  const owner = `${organiser.firstName} ${organiser.lastName}`.trim() || hostWords.theOwner;
  return new Problem(403, 'host_role', need === 'own' ? hostWords.ownersOnly(owner) : hostWords.viewersOnlySee(owner));
}
