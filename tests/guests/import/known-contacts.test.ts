import { expect, test } from 'vitest';
import { apartFromListed } from '#backend/guests/import/known-contacts.ts';
import { blankGuest } from '#contract/guests/guest-fields.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';

const row = (rowNumber: number, changes: Partial<GuestListRow>): GuestListRow => ({
  ...blankGuest,
  rowNumber,
  table: 0,
  ...changes,
});

test('rows are told apart by e-mail and phone from guests of the list, however those are written', () => {
  const { fresh, listed } = apartFromListed(
    [
      row(2, { firstName: 'Uma', email: 'uma@example.in' }),
      row(3, { firstName: 'Om', phone: '+919820012345' }),
      row(5, { firstName: 'Uma', email: 'other@example.in' }),
    ],
    [
      { email: 'UMA@example.in', phone: '', name: 'Uma Das' },
      { email: '', phone: '098200 12345', name: 'Om Prakash' },
    ],
  );
  expect(fresh.map(({ rowNumber }) => rowNumber)).toEqual([5]);
  expect(listed.map(({ rowNumber }) => rowNumber)).toEqual([2, 3]);
});

test('where there is only a name, as many rows repeat the list as it has guests of that name without a contact', () => {
  const rows = [2, 3, 4].map((number) => row(number, { firstName: 'Nani', lastName: 'ji' }));
  const nani = { email: '', phone: '', name: ' NANI  Ji' };
  const freshWith = (existing: object[]) =>
    apartFromListed(rows, existing).fresh.map(({ rowNumber }) => rowNumber);
  expect(freshWith([])).toEqual([2, 3, 4]);
  expect(freshWith([nani, nani])).toEqual([4]);
  // who can be reached may be somebody else
  expect(
    freshWith([
      { ...nani, email: 'nani@example.in' },
      { ...nani, phone: '+919820012345' },
    ]),
  ).toEqual([2, 3, 4]);
  // a row that can be reached is nobody of whom there is only the name
  expect(
    apartFromListed([row(2, { firstName: 'Nani ji', phone: '+919820012345' })], [nani]).fresh,
  ).toHaveLength(1);
});
