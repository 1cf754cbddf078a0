import { describe, expect, test } from 'vitest';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { preview } from './files.ts';

const nameOf = ({ title, firstName, lastName }: GuestListRow) =>
  [title, firstName, lastName].filter(Boolean).join(' ');
const partyOf = ({ withFamily, partyLimit }: GuestListRow) => (withFamily ? (partyLimit ?? 'family') : 1);

describe('a column that counts people', () => {
  test.each([
    'Family Name,No of guest,Phone',
    'Surname,Number of guests,Mobile',
    'Last Name,Guest count,Phone',
    'Head,No of guest,Mobile',
    'Name of family,No of guest,Mobile',
    'Guest name,Number of guest,Number',
    'Family,No. of Guest,Phone',
    'Name of Guest,Total guest,Phone',
    'Guest,Nos.,Phone',
    'Guest,No. coming,Phone',
    'Name,Invitees,Phone',
    'Family,Headcount,Phone',
  ])('is no name: %s', async (heading) => {
    const read = await preview(`${heading}\nOm Rao,4,9820012301\nSharma,2,9820012302`);
    expect(read.rows.map((row) => [nameOf(row), partyOf(row), row.phone])).toEqual([
      ['Om Rao', 4, '+919820012301'],
      ['Sharma', 2, '+919820012302'],
    ]);
    expect(read.unusedColumns).toBeUndefined();
  });

  test.each([
    'Employee Name,Mobile No,Spouse attending (Y/N)',
    'Relatives,Mobile,Spouse (Y/N)',
    'Faculty,Phone,Guest (Y/N)',
    'Name,Phone,Guest (Y/N)',
  ])('or says yes or no, neither: %s', async (heading) => {
    const { rows } = await preview(`${heading}\nOm Rao,9820012301,Y\nUma Sen,9820012302,N`);
    expect(rows.map((row) => [nameOf(row), partyOf(row)])).toEqual([
      ['Om Rao', 2],
      ['Uma Sen', 1],
    ]);
  });

  test('or names who comes along, neither', async () => {
    const { rows } = await preview(
      'Friend,Batch,Phone,Coming with\nOm Rao,2010,9820012301,Uma\nRaj Das,2010,9820012302,alone\nLal Sen,2010,9820012303,Ria',
    );
    expect(rows.map((row) => [nameOf(row), partyOf(row)])).toEqual([
      ['Om Rao', 'family'],
      ['Raj Das', 1],
      ['Lal Sen', 'family'],
    ]);
    const allowed = await preview(
      'Relative,Guest allowed,Phone\nOm Rao,Yes,9820012301\nRaj Das,No,9820012302',
    );
    expect(allowed.rows.map(nameOf)).toEqual(['Om Rao', 'Raj Das']);
  });
});

test('names below a heading that counts people are names', async () => {
  const { rows } = await preview('Invitees,Phone\nOm Rao,9820012301\nUma Sen,9820012302');
  expect(rows.map(nameOf)).toEqual(['Om Rao', 'Uma Sen']);
});
