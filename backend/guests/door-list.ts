import type { z } from 'zod/v4';
import type { doorList, DoorGuest } from '#contract/guests/door-list.ts';
import { isNarrowed, type GuestFilter } from '#contract/guests/guest-filter.ts';
import { eventWords } from '#messages/events/words.ts';
import { functionWords } from '#messages/functions/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { notFound } from '#backend/platform/errors.ts';
import { requireHost } from '#backend/events/access.ts';
import { fieldsOfGuest } from './columns.ts';
import { functionsOf, functionsOfGuests } from './function-guests.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { comingOf, countUnanswered } from '#contract/guests/household.ts';
import type { Rsvp } from '#contract/guests/replies.ts';
import { countWholeList, findAllGuests, type ListedGuestRow } from './list-repository.ts';
import { whoComesTo } from './household.ts';
import { guestNameOf } from './guest-name.ts';
import { presentReply } from './present.ts';

const byName = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/**
 * The guests of an event whom a filter finds, by name, with replies: what stands on paper at the
 * door. With a function, those invited to it with their answer to it.
 *
 * @throws {Problem} 404 when the function is gone
 */
export async function listForTheDoor(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  filter: GuestFilter,
): Promise<z.infer<typeof doorList>> {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const { chosen, rows, all, functions } = await ctx.database.read(async (db) => {
    const [chosen] = filter.function === '' ? [null] : await functionsOfGuests(db, event, filter.function);
    if (chosen === undefined) throw notFound(functionWords.gone);
    return {
      chosen,
      rows: await findAllGuests(db, eventId, filter),
      all: await countAll(db, eventId),
      functions: await functionsOf(db, event),
    };
  });
  const guests = rows.map((row): DoorGuest => {
    const { rsvp, note, ...announced } = presentReply(row);
    // whoever took an answer back is expected by nobody
    const { adults, children } = rsvp === 'yes' ? announced : { adults: 0, children: 0 };
    const name = guestNameOf(row);
    const guest = {
      _id: row.id,
      name,
      phone: row.phone,
      rsvp,
      adults,
      children,
      heads: adults + children,
      note,
      people: peopleOf(
        row,
        rsvp,
        chosen && { functionId: chosen.function._id, people: chosen.people(row.id) },
      ),
    };
    return chosen ? { ...guest, ...answerTo(chosen.people(row.id)) } : guest;
  });
  guests.sort((one, other) => byName.compare(one.name, other.name));
  return {
    guests,
    counts: isNarrowed(filter) ? countOf(guests, rows, (guestId) => chosen?.invited(guestId) ?? true) : all,
    functions,
    function: chosen?.function ?? null,
  };
}

/** Who may be at the door: with a function those who said they come to it, where nobody said who, all who come to the event. */
function peopleOf(
  { household, answered_household: answered }: ListedGuestRow,
  rsvp: Rsvp,
  atFunction: { functionId: string; people: number | null } | null,
): DoorGuest['people'] {
  const coming = comingOf(answered ?? []);
  const { people: heads = null, functionId } = atFunction ?? {};
  const there = heads === null ? null : whoComesTo(coming, heads, functionId);
  const people = rsvp === 'yes' && coming.length > 0 ? (there ?? coming) : household;
  return people.filter(({ name }) => name !== '').map(({ name, child }) => ({ name, child }));
}

const answerTo = (people: number | null): Pick<DoorGuest, 'rsvp' | 'heads'> => ({
  rsvp: people === null ? 'pending' : people > 0 ? 'yes' : 'no',
  heads: people ?? 0,
});

/** Of guests beside their rows. */
function countOf(
  guests: readonly DoorGuest[],
  rows: readonly ListedGuestRow[],
  isInvited: (guestId: string) => boolean,
) {
  const heads = guests.reduce((sum, guest) => sum + guest.heads, 0);
  const silent = new Set(
    guests.filter(({ _id, rsvp }) => rsvp === 'pending' && isInvited(_id)).map(({ _id }) => _id),
  );
  const { unanswered, uncountedFamilies } = countUnanswered(
    rows.filter(({ id }) => silent.has(id)).map(fieldsOfGuest),
  );
  return {
    total: guests.length,
    confirmed: guests.filter(({ rsvp }) => rsvp === 'yes').length,
    heads,
    expected: heads + unanswered,
    uncountedFamilies,
  };
}

async function countAll(db: Db, eventId: string) {
  const { total, confirmed, adults, children, expected, uncountedFamilies } = await countWholeList(
    db,
    eventId,
  );
  return { total, confirmed, adults, children, heads: adults + children, expected, uncountedFamilies };
}
