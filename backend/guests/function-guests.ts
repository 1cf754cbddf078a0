import type { EventFunction, GuestFunction, InvitedFunction } from '#contract/events/functions.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import {
  findFunctions,
  findFunctionsOfEvents,
  presentFunction,
  type AnsweredFunctionRow,
} from '#backend/events/functions/service.ts';
import { findChosenGuests, findInvitedFunctions, findPeople } from './function-guests-repository.ts';
import { findGuestFunctions, findFunctionsOfGuest } from './replies/repository.ts';
import { functionsAsSeen, peopleWithin } from './replies/details-rules.ts';

type Event = { id: string; time_zone: string };
type Reply = { rsvp: 'pending' | 'yes' | 'no' | null; adults: number | null; children: number | null };

/** The functions each guest is invited to, in the organiser's order, by guest; who is invited to none has no entry. */
export async function invitedRowsOf(
  db: Db,
  guestIds: readonly string[],
): Promise<Map<string, AnsweredFunctionRow[]>> {
  const found = guestIds.length > 0 ? await findInvitedFunctions(db, guestIds) : [];
  return byOwner(found.map(({ guestId, row }) => [guestId, row]));
}

/** The rows of each owner, in their order. */
function byOwner(
  found: readonly (readonly [ownerId: string, row: AnsweredFunctionRow])[],
): Map<string, AnsweredFunctionRow[]> {
  const rows = new Map<string, AnsweredFunctionRow[]>();
  for (const [ownerId, row] of found) {
    const others = rows.get(ownerId);
    if (others) others.push(row);
    else rows.set(ownerId, [row]);
  }
  return rows;
}

/** Every function of an event, unanswered: as its organiser has them. */
export async function functionRows(db: Db, eventId: string): Promise<AnsweredFunctionRow[]> {
  return (await findFunctions(db, eventId)).map((row) => ({ ...row, people: null }));
}

/** The same of several events, by their identifiers; one without functions has no entry. */
export async function functionRowsOf(
  db: Db,
  eventIds: readonly string[],
): Promise<Map<string, AnsweredFunctionRow[]>> {
  const found = eventIds.length > 0 ? await findFunctionsOfEvents(db, eventIds) : [];
  return byOwner(found.map((row) => [row.event_id, { ...row, people: null }]));
}

/** Those of them everybody is invited to, also guests who are added later. */
export const functionsForAll = async (db: Db, eventId: string): Promise<AnsweredFunctionRow[]> =>
  (await functionRows(db, eventId)).filter(({ everyone }) => everyone);

/** The functions a guest is invited to with what they said, and what names them as they stand. */
export async function functionsSeenBy(
  db: Db,
  event: Event,
  guest: Reply & { id: string },
): Promise<{ functions: InvitedFunction[]; functionsSeen: string }> {
  const rows = await findGuestFunctions(db, event.id, guest.id);
  return {
    functions: rows.map((row) => ({
      ...presentFunction(row, event.time_zone),
      people: peopleWithin(row.people, guest),
    })),
    functionsSeen: functionsAsSeen(rows),
  };
}

/** Every function of an event with how one guest stands to it, for the organiser. */
export async function functionsOfGuest(
  db: Db,
  event: Event,
  guest: Reply & { id: string },
): Promise<GuestFunction[]> {
  const rows = await findFunctionsOfGuest(db, event.id, guest.id);
  return rows.map((row) => ({
    ...presentFunction(row, event.time_zone),
    people: peopleWithin(row.people, guest),
    everyone: row.everyone,
    invited: row.invited,
  }));
}

/** What an organiser's lists say of each guest and one function. */
interface FunctionOfGuests {
  function: EventFunction;
  invited: (guestId: string) => boolean;
  /** How many come: null before an answer, 0 also for who declined the whole invitation. */
  people: (guestId: string) => number | null;
  /** Whether these come by their yes to the event, having said nothing of this function. */
  byEvent: (guestId: string) => boolean;
}

/** The functions of an event, as its hosts see them. */
export async function functionsOf(db: Db, event: Event): Promise<EventFunction[]> {
  return (await findFunctions(db, event.id)).map((row) => presentFunction(row, event.time_zone));
}

/** The functions of an event, or one of them, with how every guest stands to them; as many queries however many guests and functions there are. */
export async function functionsOfGuests(
  db: Db,
  event: Event,
  functionId?: string,
): Promise<FunctionOfGuests[]> {
  const rows = (await findFunctions(db, event.id)).filter(
    ({ id }) => functionId === undefined || id === functionId,
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const chosen = new Set(
    (await findChosenGuests(db, ids)).map(
      ({ function_id: functionId, guest_id: guestId }) => `${functionId} ${guestId}`,
    ),
  );
  const comingByGuest = new Map(
    (await findPeople(db, ids)).map((coming) => [`${coming.functionId} ${coming.guestId}`, coming]),
  );
  return rows.map((row) => {
    const invited = (guestId: string) => row.everyone || chosen.has(`${row.id} ${guestId}`);
    const coming = (guestId: string) =>
      invited(guestId) ? comingByGuest.get(`${row.id} ${guestId}`) : undefined;
    return {
      function: presentFunction(row, event.time_zone),
      invited,
      people: (guestId) => coming(guestId)?.people ?? null,
      byEvent: (guestId) => coming(guestId)?.byEvent ?? false,
    };
  });
}
