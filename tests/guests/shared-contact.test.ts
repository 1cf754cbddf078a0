import { describe, expect, test } from 'vitest';
import { guestEntry } from '#contract/guests/guests.ts';
import { sharedField } from '#contract/guests/shared-contact.ts';
import { normaliseGuests } from '#backend/guests/normalise.ts';

const entry = guestEntry.extend(sharedField);
const read = (...entries: object[]) => normaliseGuests(entries.map((each) => entry.parse(each)));
const shown = ({ guests, problems }: ReturnType<typeof read>) => [
  guests.map(({ firstName, phone, household }) => [
    firstName,
    phone && phone.slice(-2),
    ...household.map(({ name }) => name),
  ]),
  problems.map(({ index, kind }) => [index, kind]),
];
const phone = '9820012345';

/* Two in one form who share a phone or an e-mail: nobody is dropped. */
describe('somebody who shares a contact with an earlier entry', () => {
  test('is a guest of their own without it, where nobody says anything', () => {
    const found = read({ firstName: 'Ramesh', phone }, { firstName: 'Sunita', phone, email: 's@example.in' });
    expect(shown(found)).toEqual([
      [
        ['Ramesh', '45'],
        ['Sunita', ''],
      ],
      [[1, 'own']],
    ]);
    expect(found.guests[1]?.email).toBe('s@example.in');
    expect(found.problems[0]?.message).toBe(
      'Sunita has the same phone as Ramesh. The phone stays with Ramesh.',
    );
  });

  test('is one household with it, by name, where the organiser says so', () => {
    const joined = read(
      { firstName: 'Ramesh', phone, partyLimit: 2, tags: 'office' },
      { firstName: 'Sunita', phone, partyLimit: 3, email: 's@example.in', tags: 'pune', shared: 'household' },
    );
    expect(shown(joined)).toEqual([[['Ramesh', '45', 'Ramesh', 'Sunita']], [[1, 'household']]]);
    expect(joined.guests[0]).toMatchObject({
      withFamily: true,
      partyLimit: 5,
      email: 's@example.in',
      tags: ['office', 'pune'],
    });
  });

  test('is asked about where their names differ, and nothing becomes of them until then', () => {
    expect(
      shown(read({ firstName: 'Ram Sharma', phone }, { firstName: 'Rama Sharma', phone, shared: 'ask' })),
    ).toEqual([[['Ram Sharma', '45']], [[1, 'ask']]]);
  });

  test('is the same guest where one has no name, and who has one is called by it', () => {
    expect(shown(read({ phone }, { firstName: 'Kaka', phone, shared: 'ask' }))).toEqual([
      [['Kaka', '45']],
      [[1, 'same']],
    ]);
  });

  test('of the same name is the same guest, unless the organiser says otherwise', () => {
    const twice = [
      { firstName: 'Ravi', phone },
      { firstName: 'ravi', phone },
    ] as const;
    expect(shown(read(...twice))).toEqual([[['Ravi', '45']], [[1, 'same']]]);
    expect(shown(read(twice[0], { ...twice[1], shared: 'own' }))).toEqual([
      [
        ['Ravi', '45'],
        ['ravi', ''],
      ],
      [[1, 'own']],
    ]);
  });
});
