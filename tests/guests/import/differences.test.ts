import { describe, expect, test } from 'vitest';
import { differenceOf } from '#backend/guests/import/differences.ts';
import { blankGuest, guestFieldNames, type GuestValues } from '#contract/guests/guest-fields.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';

const person = (name: string, child = false) => ({ _id: `id${name}`.slice(0, 8), name, child });
const full: GuestValues = {
  firstName: 'Uma',
  lastName: 'Das',
  phone: '+919820012345',
  email: 'uma@example.in',
  withFamily: true,
  side: 'bride',
  title: 'Dr.',
  greeting: 'Uma didi',
  otherContacts: 'Papa 98200 66005',
  partyLimit: 4,
  household: [person('Uma Das'), person('Ria', true)],
  tags: ['Office', 'Pune'],
};
const differ = (guest: Partial<GuestValues>, row: Partial<GuestListRow>) =>
  differenceOf({ ...blankGuest, rowNumber: 2, table: 0, ...row }, { ...blankGuest, ...guest });

test('a row of blanks says nothing, and one that says the same neither', () => {
  expect(differ(full, { guessed: ['withFamily'] })).toBeNull();
  expect(
    differ(full, { ...full, household: full.household.map((each) => ({ ...each, _id: '' })) }),
  ).toBeNull();
});

test('what fills a blank is added, whatever it is', () => {
  for (const name of guestFieldNames) {
    const found = differ({}, { [name]: full[name] });
    expect(found).toEqual({
      before: { [name]: blankGuest[name] },
      after: { [name]: full[name] },
      replaces: [],
    });
  }
});

test.each([
  ['firstName', 'Umah'],
  ['lastName', 'DAS'],
  ['phone', '+919820054321'],
  ['email', 'das@example.in'],
  ['side', 'groom'],
  ['title', 'Prof.'],
  ['greeting', 'Uma aunty'],
  ['otherContacts', '98200 66006'],
  ['partyLimit', 6],
  ['partyLimit', 2],
  ['tags', ['Office']],
  ['tags', ['Pune', 'Delhi']],
  ['household', [person('Uma Das'), person('Ria')]],
  ['household', [person('Uma Das')]],
  ['household', [person('Uma Das'), person('Riya', true), person('Om')]],
] as const)('another %s (%s) replaces what there is', (name, value) => {
  expect(differ(full, { ...full, [name]: value })).toEqual({
    before: { [name]: full[name] },
    after: { [name]: value },
    replaces: [name],
  });
});

test.each([
  ['otherContacts', 'Papa 98200 66005, 98200 66006', undefined],
  ['tags', ['pune', 'OFFICE', 'Delhi'], ['Office', 'Pune', 'Delhi']],
  ['household', [person('Uma Das'), person('Om'), person('Ria', true)], undefined],
] as const)('more %s is added to what there is', (name, value, after) => {
  expect(differ(full, { ...full, [name]: value })).toMatchObject({
    after: { [name]: after ?? value },
    replaces: [],
  });
});

test('the same tags in another order or in capitals are the same', () => {
  expect(differ(full, { ...full, tags: ['PUNE', 'office'] })).toBeNull();
});

describe('a name in one cell', () => {
  const inOne = (title: string, firstName: string, lastName: string) => ({
    title,
    firstName,
    lastName,
    guessed: ['names' as const],
  });
  test('is the same where only its parts end elsewhere', () => {
    const guest = { firstName: 'Anil Kumar', lastName: 'Rao' };
    expect(differ(guest, inOne('', 'Anil', 'Kumar Rao'))).toBeNull();
    expect(differ(guest, { ...inOne('', 'Anil', 'Kumar Rao'), guessed: [] })?.replaces).toEqual([
      'firstName',
      'lastName',
    ]);
  });
  test('is the same where the title is part of it', () => {
    expect(differ({ firstName: 'Dr. Anil', lastName: 'Rao' }, inOne('Dr.', 'Anil', 'Rao'))).toBeNull();
    expect(differ({ firstName: 'Anil', lastName: 'Rao' }, inOne('Dr.', 'Anil', 'Rao'))).toEqual({
      before: { title: '' },
      after: { title: 'Dr.' },
      replaces: [],
    });
  });
});

describe('with family', () => {
  test('is taken away only where the file says so', () => {
    expect(differ({ withFamily: true }, { guessed: ['withFamily'] })).toBeNull();
    expect(differ({ withFamily: true }, {})?.replaces).toEqual(['withFamily']);
    expect(differ({}, { withFamily: true })?.replaces).toEqual([]);
  });
  test.each([
    [{ partyLimit: 4 }, { alone: true as const }, { partyLimit: 1 }, ['partyLimit']],
    [{ withFamily: true }, { alone: true as const }, { withFamily: false }, ['withFamily']],
    [{ withFamily: true }, { alone: true as const, withFamily: true }, { partyLimit: 1 }, ['partyLimit']],
    [{}, { alone: true as const }, undefined, undefined],
    [{ partyLimit: 1 }, { alone: true as const }, undefined, undefined],
  ])('a count of one: %j and %j', (guest, row, after, replaces) => {
    const found = differ(guest, row);
    expect([found?.after, found?.replaces]).toEqual([after, replaces]);
  });
});
