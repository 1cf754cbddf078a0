import { describe, expect, it } from 'vitest';
import { peopleAsCsv, guestsAsCsv } from '#backend/guests/csv.ts';
import { presentReply } from '#backend/guests/present.ts';
import { namedAgain } from '#backend/guests/household.ts';
import { apartFromListed, type ListedGuest } from '#backend/guests/import/listed-guests.ts';
import { blankGuest, type GuestValues } from '#contract/guests/guest-fields.ts';
import type { GuestListItem } from '#contract/guests/guests.ts';
import { readHousehold, writeHousehold, type AnsweredPerson } from '#contract/guests/household.ts';
import { preview } from './files.ts';

type Stated = Partial<Omit<GuestValues, 'household'>> & {
  people?: string;
  reply?: Partial<GuestListItem['reply']>;
};

const LIST: Stated[] = [
  {
    firstName: 'Ravi',
    lastName: 'Shah',
    phone: '+919820180001',
    withFamily: true,
    reply: { rsvp: 'yes', adults: 3, children: 2, names: 'Usha, Kavi' },
  },
  {
    firstName: 'Tara',
    lastName: 'Shah',
    phone: '+919820180002',
    withFamily: true,
    partyLimit: 4,
    people: 'Tara Shah; Mohan Shah; Ria (child)',
  },
  { firstName: 'Solo', lastName: 'Sen', phone: '+919820180003' },
  {
    firstName: '=Amit',
    lastName: '+Rao',
    withFamily: true,
    side: 'bride',
    partyLimit: 5,
    people: '=Amit; -Neha Rao; @Kid (child)',
    tags: ['a', 'b'],
  },
  {
    firstName: 'Om',
    lastName: 'Puri',
    email: 'om@example.in',
    title: 'Dr.',
    greeting: 'Omji',
    partyLimit: 3,
    withFamily: true,
  },
  { firstName: 'Yes', lastName: 'No', phone: '+919820180004' },
  { firstName: 'Total' },
  { firstName: 'BRIDE SIDE' },
  { firstName: 'Sharma', lastName: 'family', phone: '+919820180005' },
  { firstName: 'Amit & Neha', lastName: 'Jain', phone: '+919820180006' },
  { firstName: 'Ram', lastName: '(4)', phone: '+919820180007' },
  { firstName: 'Dr Mehra', lastName: 'x 2', email: 'dm@example.in' },
  { firstName: 'Zoya', people: 'Zoya; Zoya' },
  { firstName: 'राज', lastName: 'शर्मा', people: 'राज शर्मा; रिया (child); २ मेहमान; Anil & Pooja' },
  { phone: '+919820180008', withFamily: true },
  { email: 'nobody@example.in' },
  { firstName: 'Child', lastName: 'Alone', people: 'Child Alone (child)' },
];

const coming = (name: string): AnsweredPerson => ({
  _id: name,
  name,
  child: false,
  coming: true,
  answers: {},
  functions: null,
});

function items(): { listed: ListedGuest; item: GuestListItem }[] {
  return LIST.map(({ people = '', reply, ...stated }, at) => {
    const fields = { ...blankGuest, ...stated, household: namedAgain(readHousehold(people), []) };
    const item: GuestListItem = {
      ...fields,
      _id: `guest-${at}`,
      language: null,
      rsvp: reply?.rsvp ?? 'pending',
      rsvpSource: null,
      reply: { ...presentReply(null), ...reply },
      linkOutdated: false,
      wantsNoMore: [],
      delivery: { status: 'none', channel: null, error: '', updatedAt: null },
    };
    return { listed: { id: item._id, fields }, item };
  });
}

const FUNCTIONS = ['Sangeet', 'Children', 'Phone', 'Family'];
const byGuest = FUNCTIONS.map((text) => ({ text, of: () => '2' }));
const byPerson = FUNCTIONS.map((text) => ({ text, of: () => 'Coming' }));

describe('our own export', () => {
  it.each([
    ['with a row for each guest', (list: GuestListItem[]) => guestsAsCsv(list, byGuest)],
    ['with a row for each person', (list: GuestListItem[]) => peopleAsCsv(list, byPerson)],
  ])('%s changes nothing on the list that it is of', async (_, write) => {
    const list = items();
    const found = await preview(write(list.map(({ item }) => item)));
    const { listed, fresh } = apartFromListed(
      found.rows,
      list.map((each) => each.listed),
    );
    expect(fresh).toEqual([]);
    expect(listed.filter(({ difference }) => difference)).toEqual([]);
    expect(listed).toHaveLength(LIST.length);
  });

  it('makes the same list elsewhere', async () => {
    const list = items();
    const found = await preview(
      guestsAsCsv(
        list.map(({ item }) => item),
        byGuest,
      ),
    );
    const shown = ({ firstName, lastName, title, phone, withFamily, partyLimit, household }: GuestValues) => [
      ...[firstName, lastName, title, phone, withFamily, partyLimit, writeHousehold(household, '; ')],
    ];
    expect(found.rows.map(shown)).toEqual(list.map(({ listed }) => shown(listed.fields)));
    expect(found.unusedColumns?.map(({ heading }) => heading)).toEqual([
      ...['Reply', 'Adults', 'Children', 'Invitation', 'Coming with', ...FUNCTIONS],
    ]);
    const people = await preview(
      peopleAsCsv(
        list.map(({ item }) => item),
        byPerson,
      ),
    );
    expect(people.rows.map(({ household }) => writeHousehold(household, '; '))).toEqual(
      // one child who is all of a household is no more than a guest there
      list.map(({ listed, item }) =>
        item.firstName === 'Child' ? '' : writeHousehold(listed.fields.household, '; '),
      ),
    );
    expect(people.notes).toEqual([]);
  });

  it('answered by name changes nobody either', async () => {
    const list = items();
    const [first] = list;
    Object.assign(first!.item.reply, { household: [coming('Ravi Shah'), coming('Usha')] });
    const found = await preview(guestsAsCsv([first!.item]));
    expect(apartFromListed(found.rows, [first!.listed]).listed).toMatchObject([{ difference: null }]);
  });
});
