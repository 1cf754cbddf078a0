import Papa from 'papaparse';
import { expect } from 'vitest';
import type { DoorGuest } from '#contract/guests/door-list.ts';
import * as listWords from '#messages/guests/list/en.ts';
import { comesTo, comingOf, count, heads, type ModelFunction, type ModelGuest } from './list-model.ts';
import type { ListWorld } from './list-world.ts';

const CHOICES = ['Veg', 'Jain'];

const sum = <T>(of: readonly T[], number: (each: T) => number): number =>
  of.reduce((total, each) => total + number(each), 0);
const portions = (of: readonly { adults: number; children: number }[]) => ({
  adults: sum(of, ({ adults }) => adults),
  children: sum(of, ({ children }) => children),
});

/** Who of a guest is at a part (null: the whole event): how many, and the people where they are known. */
function thereOf(guest: ModelGuest, part: ModelFunction | null) {
  if (part) return comesTo(guest, part);
  const coming = comingOf(guest);
  if (guest.rsvp !== 'yes') return { people: guest.rsvp === 'no' ? 0 : null, who: null };
  return { people: heads(guest), who: coming.length > 0 ? coming : null };
}

/** How many people those may be who have not answered, as far as hosts said, and the families of whom nobody said. */
const unanswered = (guests: readonly ModelGuest[]) => ({
  people: sum(guests, ({ partyLimit, named }) => Math.max(partyLimit ?? 1, named.length)),
  families: guests.filter(
    ({ withFamily, partyLimit, named }) => withFamily && partyLimit === null && named.length < 2,
  ).length,
});

/** Every count and list of the event says what its people say. */
export async function expectAgreement(world: ListWorld): Promise<void> {
  const { host, guests, functions } = world;
  const params = { eventId: world.eventId };
  const coming = guests.filter(({ rsvp }) => rsvp === 'yes');
  const all = portions(coming);

  const list = (await host.call('listGuests', { params, query: {} })).data;
  const answers = (rsvp: ModelGuest['rsvp']) => guests.filter((guest) => guest.rsvp === rsvp).length;
  const counts = {
    total: guests.length,
    confirmed: answers('yes'),
    declined: answers('no'),
    pending: answers('pending'),
    ...all,
  };
  const silent = unanswered(guests.filter(({ rsvp }) => rsvp === 'pending'));
  const most = { expected: heads(all) + silent.people, uncountedFamilies: silent.families };
  expect(list.counts).toMatchObject({ ...counts, ...most, heads: heads(all) });
  expect((await host.call('getEventOverview', { params })).data.guests).toMatchObject({
    ...counts,
    ...most,
  });
  for (const { _id, reply, tags, household } of list.items) {
    const guest = guests.find(({ id }) => id === _id);
    expect({ tags, household, dateChanged: reply.dateChanged }, guest?.name).toEqual({
      tags: guest?.tags,
      household: guest?.named,
      dateChanged: guest?.rsvp === 'yes' && guest.answer?.day !== world.day,
    });
  }

  const { parts } = (await host.call('getCatering', { params })).data;
  const { functions: counted } = (await host.call('listFunctions', { params })).data;
  const csv = await readPeople(world);
  const { questions } = (await host.call('listQuestions', { params })).data;
  expect({ adults: csv.adults, children: csv.children }, 'people of the file').toEqual(all);
  expect(questions[0]?.choices.map(({ guests: took }) => took)).toEqual(
    world.meals.map((meal) =>
      sum(coming, (guest) =>
        comingOf(guest).length > 0
          ? comingOf(guest).filter((person) => person.meal === meal).length
          : Number(guest.meal === meal),
      ),
    ),
  );
  expect(parts.map((part) => part.function?.name ?? '')).toEqual(
    functions.length > 0 ? functions.map(({ name }) => name) : [''],
  );
  for (const [place, part] of (functions.length > 0 ? functions : [null]).entries()) {
    const sheet = parts[place];
    const there = guests.map((guest) => ({ guest, ...thereOf(guest, part) }));
    const cooked = there
      .filter(({ people }) => (people ?? 0) > 0)
      .map(({ guest, people, who }) => {
        const adults = Math.min(people ?? 0, guest.adults);
        return { guest, who, people, ...(who ? count(who) : { adults, children: (people ?? 0) - adults }) };
      });
    const toAnswer = unanswered(
      there
        .filter(({ guest, people }) => people === null && guest.rsvp === 'pending')
        .map(({ guest }) => guest),
    );
    const byEvent = cooked.filter(({ guest }) => part && guest.numbers[part.id] === undefined);
    const taken = world.meals.map((meal) =>
      portions(
        cooked.map(({ guest, who, people, adults, children }) =>
          who
            ? count(who.filter((person) => person.meal === meal))
            : people === 1 && comingOf(guest).length === 0 && guest.meal === meal
              ? { adults, children }
              : { adults: 0, children: 0 },
        ),
      ),
    );
    const said = { ...portions(cooked), byEvent: portions(byEvent) };
    const mayCome = { unanswered: toAnswer.people, uncountedFamilies: toAnswer.families };
    const asked = sheet?.questions[0];
    const name = part?.name ?? 'event';
    expect(sheet, `sheet of ${name}`).toMatchObject({ ...said, ...mayCome });
    expect(
      asked?.choices.map(({ adults, children }) => ({ adults, children })),
      `meals of ${name}`,
    ).toEqual(taken);
    expect(asked && portions([...asked.choices, asked.open]), `meals of ${name}`).toEqual(portions(cooked));

    const ofFile = csv.parts[place];
    if (part) {
      expect(counted[place]?.counts, `counts of ${name}`).toMatchObject({
        coming: cooked.length,
        people: heads(said),
        notComing: there.filter(({ people }) => people === 0).length,
        notSaid: there.filter(({ people }) => people === null).length,
        byEvent: byEvent.length,
      });
      expect(ofFile?.people, `file of ${name}`).toBe(heads(said));
    }
    for (const [index, portion] of taken.entries())
      expect(ofFile?.meals[index], `${CHOICES[index]} in the file of ${name}`).toBe(heads(portion));

    const { door, counts: ofDoor } = await doorOf(world, part);
    expect(ofDoor, `door of ${name}`).toMatchObject({
      expected: heads(said) + toAnswer.people,
      uncountedFamilies: toAnswer.families,
    });
    expect(door, `door of ${name}`).toEqual(
      new Map(
        there
          .filter(({ people }) => people !== undefined)
          .map(({ guest, people, who }) => [
            guest.id,
            {
              rsvp: people === null ? 'pending' : people === 0 ? 'no' : 'yes',
              heads: people ?? 0,
              people: (guest.rsvp !== 'yes' ? guest.named : namesAt(guest, people ?? null, who)).map(
                ({ name: each }) => each,
              ),
            },
          ]),
      ),
    );
  }
}

/** Where it is not known who of a household is there, anybody of it may be. */
function namesAt(guest: ModelGuest, people: number | null, who: ReturnType<typeof comesTo>['who']) {
  const coming = comingOf(guest);
  if (coming.length === 0) return guest.named;
  return people === 0 ? [] : (who ?? coming);
}

async function doorOf({ host, eventId }: ListWorld, part: ModelFunction | null) {
  const query = part ? { function: part.id } : {};
  const { guests, counts } = (await host.call('getDoorList', { params: { eventId }, query })).data;
  expect(counts.heads).toBe(sum(guests, (guest: DoorGuest) => guest.heads));
  const door = new Map(
    guests.map((guest) => [
      guest._id,
      { rsvp: guest.rsvp, heads: guest.heads, people: guest.people.map(({ name }) => name) },
    ]),
  );
  return { door, counts };
}

/** What somebody finds who sums up the list of people as a file. */
async function readPeople({ host, eventId, functions }: ListWorld) {
  const text = await (await host.fetch(`/events/${eventId}/guests.csv?rows=people`)).text();
  const [, ...rows] = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
  const ofGuest = new Map<string, string[][]>();
  for (const row of rows) ofGuest.set(row[2] ?? '', [...(ofGuest.get(row[2] ?? '') ?? []), row]);
  const isNumber = (cell: string) => /^\d+( of \d+)?$/.test(cell);
  // of whom nobody is named there is one row, under the guest's own name
  const isPerson = ([name, _kind, guest]: string[]) => name !== guest;
  const headsOf = ([, kind = '']: string[]) => {
    const [adults = 1, children = 0] = kind.match(/\d+/g)?.map(Number) ?? [];
    return kind === listWords.csvChild ? { adults: 0, children: 1 } : { adults, children };
  };
  const confirmed = rows.filter((row) => row[4] === listWords.rsvpNames.yes);
  const parts = (functions.length > 0 ? functions : [null]).map((part, place) => {
    const cellOf = (row: string[]) => row[part ? 5 + place : 4] ?? '';
    const isThere = (row: string[]) =>
      cellOf(row) === (part ? listWords.csvComes(true) : listWords.rsvpNames.yes);
    const isAlone = (row: string[]) =>
      part ? cellOf(row) === '1' : isThere(row) && heads(headsOf(row)) === 1;
    return {
      people: sum([...ofGuest.values()], (theirs) => {
        const number = theirs.map(cellOf).find(isNumber);
        return number === undefined ? theirs.filter(isThere).length : Number.parseInt(number, 10);
      }),
      meals: CHOICES.map(
        (choice) =>
          rows
            .filter((row) => row[5 + functions.length] === choice)
            .filter((row) => (isPerson(row) ? isThere(row) : isAlone(row))).length,
      ),
    };
  });
  return { ...portions(confirmed.map(headsOf)), parts };
}
