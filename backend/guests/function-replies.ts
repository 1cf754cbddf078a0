import { createHash } from 'node:crypto';
import type { EventFunction, GuestFunction, InvitedFunction } from '#contract/events/functions.ts';
import { functionWords } from '#messages/functions/guests/by-language.ts';
import { functionNameIn } from '#messages/functions/ready-made/by-language.ts';
import type { Saying } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, invalid } from '#backend/platform/errors.ts';
import { presentFunction } from '#backend/events/functions/service.ts';
import {
  findChosenGuests,
  findFunctions,
  findFunctionsOfEvents,
  findFunctionsOfGuest,
  findInvitedFunctions,
  findPeople,
  type AnsweredFunctionRow,
} from '#backend/events/functions/service.ts';

export { hasOwnPlace } from '#backend/events/functions/service.ts';
export { saveFunctionReplies, type AnsweredFunctionRow } from '#backend/events/functions/service.ts';

type Event = { id: string; time_zone: string };
type Reply = { rsvp: 'pending' | 'yes' | 'no' | null; adults: number | null; children: number | null };

/** The functions a guest is invited to, in the organiser's order, as they are stored. */
export async function invitedRows(db: Db, eventId: string, guestId: string): Promise<AnsweredFunctionRow[]> {
  return (await findFunctionsOfGuest(db, eventId, guestId)).filter(({ invited }) => invited);
}

/** The same of many guests, by their identifiers; who is invited to none has no entry. */
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
  const rows = await invitedRows(db, event.id, guest.id);
  return {
    functions: rows.map((row) => ({
      ...presentFunction(row, event.time_zone),
      people: peopleWithin(row.people, guest),
    })),
    functionsSeen: seen(rows),
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
  /** How many come: null while nothing was said, 0 also for who declined the whole invitation. */
  people: (guestId: string) => number | null;
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
  const said = new Map(
    (await findPeople(db, ids)).map(({ functionId, guestId, people }) => [
      `${functionId} ${guestId}`,
      people,
    ]),
  );
  return rows.map((row) => {
    const invited = (guestId: string) => row.everyone || chosen.has(`${row.id} ${guestId}`);
    return {
      function: presentFunction(row, event.time_zone),
      invited,
      people: (guestId) => (invited(guestId) ? (said.get(`${row.id} ${guestId}`) ?? null) : null),
    };
  });
}

/** A stored number is never more than the party that comes now. */
function peopleWithin(people: number | null, { rsvp, adults, children }: Reply): number | null {
  return people === null || rsvp !== 'yes' ? people : Math.min(people, (adults ?? 0) + (children ?? 0));
}

/**
 * What a guest said of the functions they are invited to, checked against these as they are now.
 * Functions that are left out keep what was said.
 *
 * @param heads how many the reply announces
 * @returns what changes, ready for `saveFunctionReplies`
 * @throws {Problem} 400 `functions.<function>` for more people than come; 409 `functions_changed` for functions that changed since they were `seen`, or to which the guest is not invited
 */
export function readFunctionReplies(
  invited: readonly AnsweredFunctionRow[],
  {
    functions,
    functionsSeen,
  }: { functions?: Readonly<Record<string, number | null>> | undefined; functionsSeen?: string | undefined },
  heads: number,
): Map<string, number | null> {
  const changed = new Map<string, number | null>();
  if (!functions) return changed;
  const changedMeanwhile = conflict(
    (language) => functionWords[language].functionsChanged,
    'functions_changed',
  );
  if (functionsSeen !== undefined && functionsSeen !== seen(invited)) throw changedMeanwhile;
  const wrong: [string, Saying][] = [];
  for (const [functionId, people] of Object.entries(functions)) {
    const row = invited.find(({ id }) => id === functionId);
    // gone, or never theirs: the same words, so that nothing can be probed
    if (!row) throw changedMeanwhile;
    if (people !== null && people > heads)
      wrong.push([
        `functions.${functionId}`,
        (language) => functionWords[language].tooManyPeople(functionNameIn(row.name, language), heads),
      ]);
    if (people !== row.people) changed.set(functionId, people);
  }
  const [first] = wrong;
  if (first) throw invalid(Object.fromEntries(wrong.map(([field, saying]) => [field, [saying]])), first[1]);
  return changed;
}

/** Short, because the guest's page carries it; in whatever order they are shown. */
function seen(rows: readonly AnsweredFunctionRow[]): string {
  if (rows.length === 0) return '';
  const named = rows.map(({ id, version }) => `${id} ${version}`).sort();
  return createHash('sha256').update(named.join('\n')).digest('base64url').slice(0, 8);
}
