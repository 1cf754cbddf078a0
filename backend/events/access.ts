import type { Selectable } from 'kysely';
import type { Relation } from '#contract/events/events.ts';
import { isHost, mayEdit, type HostRelation } from '#contract/common/host-roles.ts';
import { eventWords } from '#messages/events/words.ts';
import { hostWords } from '#messages/hosts/words.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { forbidden, notFound, Problem } from '#backend/platform/errors.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { sameSecret } from '#backend/platform/ids.ts';
import { findEventFor, type EventRow, type OwnGuest } from './access-repository.ts';

export { dateChanged, readEventRow, type EventRow, type OwnGuest } from './access-repository.ts';

/** A claim to be a guest by the personal link: the guest's identifier and key from its address. */
export interface GuestClaim {
  guestId?: string | undefined;
  key?: string | undefined;
}

/** An event and how the one who asks stands to it. `guest` is the guest they are, by sign-in or by key; who helps may be one. */
export interface EventAccess {
  event: EventRow;
  organiser: { firstName: string; lastName: string };
  relation: Relation;
  /** Whether they are signed in as one of its hosts, also when they opened a guest's link and are that guest. */
  hosts: boolean;
  guest: OwnGuest | null;
  guestId: string | null;
  /** Whether guests are asked more than yes or no. */
  asksQuestions: boolean;
  /** Whether it has functions; which of them a guest may see is another matter. */
  hasFunctions: boolean;
  /** The picture of its invitation, 1200 × 630 unless it came from the design tool. */
  designPicture: { id: string; width: number; height: number } | null;
  /** The photo its page shows. */
  photo: { id: string; width: number; height: number } | null;
  /** What was chosen for it, where the picture is one of our designs. */
  design: Pick<Selectable<Schema['event_designs']>, 'selection' | 'photo_id'> | null;
}

/**
 * The one function that says who somebody is to an event (spec section 6). A valid key
 * makes its holder that guest for this event and nothing else; it comes before a sign-in,
 * because a family often shares one phone. A wrong key counts as none.
 *
 * @throws {Problem} 404 when there is no such event
 */
export async function accessEvent(
  db: Db,
  eventId: string,
  viewer: Viewer,
  claim: GuestClaim = {},
): Promise<EventAccess> {
  const row = await findEventFor(db, eventId, {
    userId: viewer?.userId ?? '',
    guestId: claim.key ? (claim.guestId ?? '') : '',
  });
  if (!row) throw notFound(eventWords.notFound, 'event_not_found');
  const {
    own_guest: own,
    claimed_guest: claimed,
    helps_as: helpsAs,
    design_picture: designPicture,
    photo,
    design,
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
    hosts: viewer?.userId === event.organiser_id || helpsAs !== null,
    guest,
    guestId: guest?.id ?? null,
    designPicture,
    photo,
    design,
    asksQuestions,
    hasFunctions,
  });

  if (claimed && claim.key && opensGuest(claimed, claim.key)) return found('guest', claimed);
  if (viewer?.userId === event.organiser_id) return found('organiser');
  // a guest who helps is both
  if (helpsAs) return found(helpsAs, own);
  if (own) return found('guest', own);
  return found(viewer ? 'stranger' : 'visitor');
}

/** Whether a key is of the link of somebody who was joined with this guest. */
export const isOfJoined = (guest: OwnGuest, key: string): boolean =>
  guest.merged_keys.some((known) => sameSecret(known, key));

/** Whether a key is of this guest's personal link, or of one who was joined with them. */
export const opensGuest = (guest: OwnGuest, key: string): boolean =>
  sameSecret(guest.link_key, key) || isOfJoined(guest, key);

/**
 * What a call asks for: to see what hosts see, to change the event and what belongs to it, or
 * what stays with its owner alone: the money, who helps, and whether the event takes place.
 */
type Need = 'view' | 'edit' | 'own';

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
  denied: string = eventWords.organisersOnlyEvent,
): Promise<EventAccess & { relation: HostRelation }> {
  const access = await accessEvent(db, eventId, viewer);
  const { relation } = access;
  if (relation === 'guest') throw forbidden(denied);
  if (!isHost(relation)) throw notFound(eventWords.notFound, 'event_not_found');
  if (!mayDo[need](relation)) throw refusedRole(access, need);
  return { ...access, relation };
}

/** The event alone, of `accessAsHost`. @throws {Problem} as that */
export async function requireHost(
  db: Db,
  eventId: string,
  viewer: Viewer,
  need: Need,
  denied?: string,
): Promise<EventRow> {
  return (await accessAsHost(db, eventId, viewer, need, denied)).event;
}

/** What a co-host hears who may not do something. */
export function refusedRole({ organiser }: Pick<EventAccess, 'organiser'>, need: Need): Problem {
  const owner = `${organiser.firstName} ${organiser.lastName}`.trim() || hostWords.theOwner;
  return new Problem(
    403,
    'host_role',
    need === 'own' ? hostWords.ownersOnly(owner) : hostWords.viewersOnlySee(owner),
  );
}
