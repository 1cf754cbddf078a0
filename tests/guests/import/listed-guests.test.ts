import { describe, expect, test } from 'vitest';
import { apartFromListed, type ListedGuest } from '#backend/guests/import/listed-guests.ts';
import { mergedSigns } from '#backend/guests/same-person.ts';
import { blankGuest, type GuestValues } from '#contract/guests/guest-fields.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';

const row = (rowNumber: number, changes: Partial<GuestListRow>): GuestListRow => ({
  ...blankGuest,
  rowNumber,
  table: 0,
  ...changes,
});
const guest = (id: string, changes: Partial<GuestValues>): ListedGuest => ({
  id,
  fields: { ...blankGuest, ...changes },
});
const compare = (rows: GuestListRow[], guests: ListedGuest[]) => {
  const { fresh, listed, taken, absent } = apartFromListed(rows, guests);
  return {
    fresh: fresh.map(({ rowNumber }) => rowNumber),
    listed: listed.map(({ row: { rowNumber }, guest: { id }, by }) => [rowNumber, id, by]),
    taken,
    absent,
  };
};
const PHONE = '+919820012345';

test('rows are guests of the list by their e-mail or phone; who is in no row is counted', () => {
  const found = compare(
    [
      row(2, { firstName: 'Uma', email: 'uma@example.in' }),
      row(3, { firstName: 'Om', phone: PHONE }),
      row(5, { firstName: 'Uma', email: 'other@example.in' }),
      row(6, { firstName: 'Ila', email: 'ila@example.in', phone: '+919820012346' }),
    ],
    [
      guest('uma', { firstName: 'Uma', lastName: 'Das', email: 'uma@example.in' }),
      guest('om', { firstName: 'Om', lastName: 'Prakash', phone: PHONE }),
      guest('ila', { firstName: 'Ila', email: 'ila@example.in', phone: '+919820012346' }),
      guest('lata', { firstName: 'Lata' }),
    ],
  );
  expect(found).toMatchObject({
    fresh: [5],
    listed: [
      [2, 'uma', 'email'],
      [3, 'om', 'phone'],
      [6, 'ila', 'both'],
    ],
    absent: 1,
  });
});

test.each([
  ['Deepak Shah', 'Dipak', 'Shah', true],
  ['R. Sharma', 'Rajesh', 'Sharma', true],
  ['Sunita Sharma', 'Rajesh', 'Sharma', false],
  ['Om Rao', 'Um', 'Rao', false],
])('%s and %s %s with one phone are one person: %s', (name, firstName, lastName, isOne) => {
  const [first = '', last = ''] = name.split(' ');
  const { fresh, taken } = compare(
    [row(2, { firstName, lastName, phone: PHONE })],
    [guest('a', { firstName: first, lastName: last, phone: PHONE })],
  );
  expect([fresh.length === 0, taken.length === 0]).toEqual([isOne, isOne]);
});

test('who shares the contact of a guest is somebody else, without it', () => {
  const list = [guest('rajesh', { firstName: 'Rajesh', lastName: 'Rao', phone: PHONE })];
  const { fresh, taken } = apartFromListed([row(2, { firstName: 'Sunita', phone: PHONE })], list);
  expect(fresh).toMatchObject([{ firstName: 'Sunita', phone: '' }]);
  expect(taken).toMatchObject([{ contact: 'phone', other: { id: 'rajesh' } }]);
});

test('a contact that another guest has stays with them', () => {
  const { listed, taken } = apartFromListed(
    [row(2, { firstName: 'Uma', email: 'uma@example.in', phone: PHONE })],
    [
      guest('uma', { firstName: 'Uma', email: 'uma@example.in' }),
      guest('om', { firstName: 'Om', phone: PHONE }),
    ],
  );
  expect(listed).toMatchObject([{ guest: { id: 'uma' }, difference: null }]);
  expect(taken).toMatchObject([{ contact: 'phone', other: { id: 'om' } }]);
});

test('of two rows of one guest the first counts', () => {
  const { listed } = apartFromListed(
    [
      row(2, { firstName: 'Uma', email: 'uma@example.in', side: 'bride' }),
      row(3, { firstName: 'Uma', phone: PHONE, side: 'groom' }),
    ],
    [guest('uma', { firstName: 'Uma', email: 'uma@example.in', phone: PHONE })],
  );
  expect(listed).toMatchObject([
    { earlier: null, difference: { after: { side: 'bride' } } },
    { earlier: { rowNumber: 2 }, difference: null },
  ]);
});

test('a name tells who it is where the row or the guest has neither phone nor e-mail, and nobody else has it', () => {
  const nani = { firstName: 'Nani', lastName: 'ji' };
  const three = [2, 3, 4].map((number) => row(number, { firstName: 'NANI', lastName: ' Ji' }));
  const bare = (id: string) => guest(id, nani);
  const reached = (id: string, place: number) => guest(id, { ...nani, email: `nani${place}@example.in` });
  expect(compare(three, []).fresh).toEqual([2, 3, 4]);
  expect(compare(three, [bare('a'), bare('b')]).fresh).toEqual([4]);
  expect(compare(three, [reached('a', 1)]).fresh).toEqual([3, 4]);
  // of two who can be reached nobody knows which is meant
  expect(compare(three, [reached('a', 1), reached('b', 2)]).fresh).toEqual([2, 3, 4]);
  // a row that can be reached is the guest of whom there is only the name, and nobody who can be reached otherwise
  const withPhone = [row(2, { ...nani, phone: PHONE })];
  expect(compare(withPhone, [bare('a')]).listed).toEqual([[2, 'a', 'name']]);
  expect(apartFromListed(withPhone, [reached('a', 1)]).listed).toMatchObject([{ maybe: true }]);
});

test('of several with one name each row is the guest it fits best', () => {
  const { listed } = apartFromListed(
    [
      row(2, { firstName: 'Nani', side: 'groom' }),
      row(3, { firstName: 'Nani' }),
      row(4, { firstName: 'Nani', side: 'bride', phone: PHONE }),
    ],
    [
      guest('bride', { firstName: 'Nani', side: 'bride' }),
      guest('groom', { firstName: 'Nani', side: 'groom' }),
      guest('plain', { firstName: 'Nani' }),
    ],
  );
  expect(listed.map(({ guest: { id } }) => id)).toEqual(['groom', 'plain', 'bride']);
});

test('ten thousand of one name are told apart in good time', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => row(at + 2, { firstName: 'Nani', side: `${at}` }));
  const guests = rows.map(({ side }) => guest(side, { firstName: 'Nani', side }));
  const start = performance.now();
  expect(apartFromListed(rows, guests).listed).toHaveLength(10_000);
  expect(performance.now() - start).toBeLessThan(10_000);
});

const SECOND = '+919820099999';

test('who has the name of one guest and another contact is new, and perhaps that guest', () => {
  const sunita = guest('sunita', { firstName: 'Sunita', lastName: 'Rao', phone: PHONE });
  const again = row(2, { firstName: 'Sunita', lastName: 'Rao', phone: SECOND });
  const { listed, fresh } = apartFromListed([again], [sunita]);
  expect(fresh).toEqual([]);
  expect(listed).toMatchObject([
    { maybe: true, instead: [again], guest: { id: 'sunita' }, difference: { after: { phone: SECOND } } },
  ]);
  // of two of the name nobody knows who is meant
  const other = row(3, { firstName: 'Sunita', lastName: 'Rao', phone: '+919820011111' });
  expect(compare([again, other], [sunita]).fresh).toEqual([2, 3]);
});

test('who was joined with a guest is known by name and contact, and a guest by a further contact', () => {
  const gone = { firstName: 'Bb', lastName: 'Two', email: '', phone: SECOND };
  const stays = {
    ...guest('aa', { firstName: 'Aa', phone: PHONE, otherContacts: '+91 98200 99999' }),
    mergedSigns: mergedSigns(gone),
  };
  expect(apartFromListed([row(2, gone)], [stays])).toMatchObject({
    fresh: [],
    listed: [{ as: 'merged', guest: { id: 'aa' }, difference: null }],
  });
  expect(apartFromListed([row(2, { ...gone, firstName: 'Aa', lastName: '' })], [stays])).toMatchObject({
    fresh: [],
    listed: [{ by: 'phone', guest: { id: 'aa' }, difference: null }],
  });
  // their numbers the other way round lose neither
  const turned = row(2, {
    firstName: 'Aa',
    phone: '+919820099999',
    otherContacts: `+91 ${PHONE.slice(3)}, 022 2345 6789`,
  });
  expect(apartFromListed([turned], [stays]).listed[0]?.difference?.after).toEqual({
    otherContacts: '+91 98200 99999, 022 2345 6789',
  });
  // somebody else with the number is new
  expect(compare([row(2, { ...gone, firstName: 'Cc' })], [stays]).fresh).toEqual([2]);
});

describe('who shares the contact of a guest', () => {
  const ramesh = guest('ramesh', { firstName: 'Ramesh', lastName: 'Rao', phone: PHONE });
  const rows = [
    row(2, { firstName: 'Ramesh', lastName: 'Rao', phone: PHONE, side: 'bride' }),
    row(3, { firstName: 'Sunita', lastName: 'Rao', phone: PHONE }),
  ];

  test('is a person of that household where the host wants that, beside what another row says', () => {
    const { listed, fresh, taken } = apartFromListed(rows, [ramesh], { joinShared: true });
    expect([fresh, taken]).toEqual([[], []]);
    expect(listed).toMatchObject([
      {
        difference: {
          after: {
            side: 'bride',
            withFamily: true,
            household: [{ name: 'Ramesh Rao' }, { name: 'Sunita Rao' }],
          },
          replaces: [],
        },
        instead: [{ firstName: 'Sunita', phone: '' }],
      },
      { as: 'person', difference: null },
    ]);
  });

  test('and is a person of the household already is nobody new', () => {
    const joined = guest('ramesh', {
      ...ramesh.fields,
      household: [
        { _id: 'a', name: 'Ramesh Rao', child: false },
        { _id: 'b', name: 'Sunita Rao', child: false },
      ],
    });
    expect(apartFromListed(rows, [joined])).toMatchObject({
      fresh: [],
      taken: [],
      listed: [{ difference: { after: { side: 'bride' } } }, { as: 'person' }],
    });
  });
});
