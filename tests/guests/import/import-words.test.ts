import { blankGuest } from '#contract/guests/guest-fields.ts';
import { expect, test } from 'vitest';
import { shownRow } from '#app/guest-list-file/shown-row.ts';
import { sideNames } from '#messages/guests/list/en.ts';
import * as importWords from '#messages/guests/import/en.ts';

test('what was found is said without what there is none of', () => {
  const found = (read: number, added: number, listed: number, changed: number, leftOut: number) =>
    importWords.foundIn({ read, added, listed, changed, leftOut });
  expect(found(12, 9, 2, 0, 1)).toBe('12 rows read: 9 new, 2 already on your list, 1 left out.');
  expect(found(1, 1, 0, 0, 0)).toBe('1 row read: 1 new.');
  expect(found(3, 0, 3, 0, 0)).toBe('3 rows read: nobody new, 3 already on your list.');
  expect(found(3, 0, 3, 2, 0)).toBe(
    '3 rows read: nobody new, 3 already on your list, 2 of them with changes.',
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
  const none = { added: 0, updated: 0, unchanged: 0, conflicts: 0, outdatedLinks: 0, withoutContact: 0 };
  const became = (counts: Partial<typeof none>) => importWords.imported({ ...none, ...counts });
  expect(became({ added: 1 })).toBe('1 guest added.');
  expect(became({ added: 2000, updated: 1, unchanged: 3 })).toBe(
    '2,000 guests added, 1 updated, 3 unchanged.',
  );
  expect(became({ updated: 1 })).toBe('1 guest updated.');
  expect(became({ unchanged: 4 })).toBe('Nobody was added or updated: everybody is on your list already.');
  expect(became({ updated: 2, conflicts: 1, outdatedLinks: 1 })).toBe(
    '2 guests updated. 1 guest changed meanwhile and stays as on your list: import the file again to see what differs now. ' +
      'The link sent to 1 guest no longer works, because their phone or e-mail was replaced: send the invitation again.',
  );
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
