import { describe, expect, test } from 'vitest';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
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

describe('what a list has before a name', () => {
  const written = {
    '*Om': 'Om',
    '✓ Raj Rao': 'Raj Rao',
    '- Gita Rao': 'Gita Rao',
    '# Lata Rao': 'Lata Rao',
    '(1) Mona': 'Mona',
    '[2] Tina': 'Tina',
    '#3 Sita': 'Sita',
    '5: Rina': 'Rina',
    '1- Dina': 'Dina',
    'a) Bina': 'Bina',
    'No.1 Lina': 'Lina',
    '1️⃣ Hitesh Rao': 'Hitesh Rao',
    '❤️ Hubby ❤️': 'Hubby',
    '🌟 Riya Bestie 🌟': 'Riya Bestie',
    '👨‍👩‍👧 Ketan Shah': 'Ketan Shah',
    '.Uma': 'Uma',
    'Guest 1: Om Puri': 'Om Puri',
    'K. L. Rao': 'K. L. Rao',
    'A. Rao': 'A. Rao',
  };

  test('is none of it, in a cell and in a line', async () => {
    const phone = (at: number) => String(9_820_012_300 + at);
    const names = Object.keys(written);
    const cells = await preview(`Name;Phone\n${names.map((name, at) => `${name};${phone(at)}`).join('\n')}`);
    expect(cells.rows.map(nameOf)).toEqual(Object.values(written));
    expect(cells.problems).toEqual([]);
    expect(cells.unusedColumns).toBeUndefined();
    const lines = await preview(names.map((name, at) => `${name} ${phone(at)}`).join('\n'));
    // behind a name in a line emoji stay, and nobody is greeted by them
    expect(lines.rows.map((row) => nameOf(row).replace(/ (?:❤️|🌟)$/u, ''))).toEqual(Object.values(written));
    const parts = await preview('First name,Last name,Phone\n❤️,Hubby,9820012301\n1,Papa,9820012302');
    expect(parts.rows.map(nameOf)).toEqual(['Hubby', 'Papa']);
  });

  test('is a number of each, or one that is named', async () => {
    const numbered = await preview('Name,Phone\n1 Om Rao,9820012301\n2 Raj Das,9820012302');
    expect(numbered.rows.map(nameOf)).toEqual(['Om Rao', 'Raj Das']);
    expect(numbered.problems).toEqual([]);
    const { rows, problems } = await preview('Name,Phone\n5 Lata Rao,9820012301\n2 x Mona,9820012302');
    expect(rows.map((row) => [nameOf(row), partyOf(row)])).toEqual([
      ['Lata Rao', 1],
      ['Mona', 2],
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      fileWords.numberBeforeName('Row 2', '5 Lata Rao'),
    ]);
  });

  test.each(['Bua: Manju Rao', '(Bua) Manju Rao', 'Bua - Manju Rao', 'Wife Manju Rao', 'wife: Manju Rao'])(
    'is who they are, which becomes a tag: %s',
    async (name) => {
      for (const text of [`Name,Phone\n${name},9820012301`, `${name} 9820012301\nRaj Das 9820012302`]) {
        const { rows } = await preview(text);
        expect([nameOf(rows[0]!), rows[0]?.tags.join().toLowerCase()]).toEqual([
          'Manju Rao',
          name.includes('ife') ? 'wife' : 'bua',
        ]);
      }
    },
  );
});
