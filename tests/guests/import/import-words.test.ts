import { blankGuest } from '#contract/guests/guest-fields.ts';
import { expect, test } from 'vitest';
import { shownRow } from '#app/guest-list-file/shown-row.ts';
import { sideNames } from '#messages/guests/list/en.ts';
import * as importWords from '#messages/guests/import/en.ts';

test('what was found is said without what there is none of', () => {
  expect(importWords.foundIn({ read: 12, added: 9, listed: 2, leftOut: 1 })).toBe(
    '12 rows read: 9 new, 2 already on your list, 1 left out.',
  );
  expect(importWords.foundIn({ read: 1, added: 1, listed: 0, leftOut: 0 })).toBe('1 row read: 1 new.');
  expect(importWords.foundIn({ read: 3, added: 0, listed: 3, leftOut: 0 })).toBe(
    '3 rows read: nobody new, 3 already on your list.',
  );
});

test('too many for the plan says how many fit and how many to take out', () => {
  const many = (guests: number, added: number) =>
    importWords.tooMany({ plan: 'Basic', limit: 50, guests, added });
  expect(many(45, 7)).toBe(
    'The Basic plan allows up to 50 guests per event. Your list has 45, and this file would add 7. ' +
      'There is room for 5 more. ' +
      'Take 2 new guests out of the file and choose it again, or contact us for a larger plan.',
  );
  expect(many(50, 1)).toContain('There is no room for more. Take 1 new guest out of the file');
  // a list from before its owner's plan became smaller
  expect(many(80, 3)).toContain('There is no room for more. Take 3 new guests out of the file');
});

test('what became of a file is said in the number of its guests', () => {
  expect(importWords.addedGuests(1, 0)).toBe('1 guest added.');
  expect(importWords.addedGuests(2000, 1)).toBe(
    '2,000 guests added. 1 is on your list already and was left out.',
  );
  expect(importWords.addedGuests(3, 2)).toBe('3 guests added. 2 are on your list already and were left out.');
  expect(importWords.addedGuests(0, 4)).toBe('Nobody was added: all of them are on your list already.');
  expect([importWords.addAndInvite(1), importWords.addAndInvite(2)]).toEqual([
    'Add 1 guest and send the invitation',
    'Add 2 guests and send invitations',
  ]);
});

test('a row is shown with its name in one and its phone as people write it', () => {
  const row = {
    ...blankGuest,
    rowNumber: 4,
    table: 0,
    firstName: 'Om',
    phone: '+919820012345',
    withFamily: true,
    side: 'groom',
  };
  expect(shownRow(row)).toMatchObject({
    rowNumber: 4,
    name: 'Om',
    email: '',
    phone: '+91 98200 12345',
    withFamily: true,
    side: sideNames.groom,
  });
});
