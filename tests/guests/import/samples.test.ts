import { describe, expect, it } from 'vitest';
import { readGuestList } from '#backend/guests/import/read-guest-list.ts';
import { blankGuest } from '#contract/guests/guest-fields.ts';
import * as fieldWords from '#messages/fields/en.ts';
import { preview, refusal, sample } from './files.ts';

describe('files as people have them', () => {
  it('reads a plain CSV file, with the counts of its summary', async () => {
    const found = await preview(sample('plain.csv'), { fileName: 'C:\\Users\\Asha\\plain.csv' });
    expect(found.fileName).toBe('plain.csv');
    expect(found.summary).toEqual({ total: 12, withFamily: 3, individual: 9 });
    expect(found.problems).toEqual([]);
    expect(found.rows[0]).toEqual({
      ...blankGuest,
      table: 0,
      rowNumber: 2,
      firstName: 'Zoya',
      lastName: 'Sharma',
      phone: '+919645632110',
      email: 'guest0@example.in',
      withFamily: true,
    });
    expect(found.rows.map((row) => row.rowNumber)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(found.rows.filter((row) => row.withFamily).map((row) => row.firstName)).toEqual([
      'Zoya',
      'Neha',
      'Diya',
    ]);
  });

  it('reads what Excel saves with semicolons and a byte order mark', async () => {
    const found = await preview(sample('excel-semicolon-bom.csv'));
    expect(found.summary).toEqual({ total: 8, withFamily: 6, individual: 2 });
    expect(found.rows[0]).toMatchObject({ firstName: 'Saanvi', lastName: 'Bose', phone: '+919967977080' });
    expect(found.problems).toEqual([]);
  });

  it("reads Excel's Unicode text: UTF-16 with tabs", async () => {
    const found = await preview(sample('excel-unicode-text.csv'));
    expect(found.summary).toEqual({ total: 8, withFamily: 2, individual: 6 });
    expect(found.rows[1]).toMatchObject({
      firstName: 'Sourav',
      lastName: 'Verma',
      email: 'guest1@example.in',
    });
  });

  it('reads quotes inside names, Indian scripts and line ends inside a cell, and leaves out a link for a name', async () => {
    const found = await preview(sample('quoted-and-scripts.csv'));
    expect(found.problems).toMatchObject([
      { rowNumber: 5, kind: 'name', value: '=HYPERLINK("http://evil.example")', rowKept: false },
    ]);
    expect(found.rows.map((row) => [row.rowNumber, row.firstName, row.lastName, row.withFamily])).toEqual([
      [2, 'Sai "Chotu"', 'Rao, Jr.', true],
      [3, 'मीरा', 'जोशी', true],
      [4, 'José Maria', 'D’Souza', false],
    ]);
  });

  it('mends phones that can be mended, names those that cannot, and leaves out the repeated row', async () => {
    const found = await preview(sample('mangled-phones.csv'));
    expect(found.rows.map((row) => [row.rowNumber, row.firstName, row.phone])).toEqual([
      [2, 'Asha', '+919820012345'],
      [3, 'Ravi', '+919820012346'],
      [4, 'Nila', ''],
      [5, 'Omar', '+919820012348'],
      [6, 'Tara', ''],
      [7, 'Dev', ''],
    ]);
    expect(
      found.problems.map(({ rowNumber, kind, value, rowKept }) => [rowNumber, kind, value, rowKept]),
    ).toEqual([
      [4, 'phone', '9.82001E+11', true],
      [6, 'phone', '12345', true],
      [9, 'duplicate', '', false],
    ]);
    expect(found.problems.map((problem) => problem.message)).toEqual([
      `Row 4: phone “9.82001E+11” was left out. ${fieldWords.phone} The spreadsheet has lost the digits of this one: format the phone column as text, then type the number again.`,
      `Row 6: phone “12345” was left out. ${fieldWords.phone}`,
      'Row 9 (Asha Rao) was left out: it has the same e-mail and phone as row 2.',
    ]);
    expect(found.summary).toEqual({ total: 6, withFamily: 2, individual: 4 });
  });

  it.each([true, false])('without a withFamily column takes the checkbox (%s)', async (withFamilyDefault) => {
    const found = await preview(sample('no-family-column.csv'), { withFamilyDefault });
    expect(found.rows.map((row) => row.withFamily)).toEqual(Array(5).fill(withFamilyDefault));
    expect(found.summary.withFamily).toBe(withFamilyDefault ? 5 : 0);
  });

  it('reads a workbook of 48 guests whose phones are numbers and whose withFamily are booleans', async () => {
    const found = await preview(sample('wedding-48.xlsx'), {
      fileName: 'wedding-48.xlsx',
      withFamilyDefault: true,
    });
    expect(found.summary).toEqual({ total: 48, withFamily: 15, individual: 33 });
    expect(found.problems).toEqual([]);
    expect(found.rows[0]).toEqual({
      ...blankGuest,
      table: 0,
      rowNumber: 2,
      firstName: 'Ishaan',
      lastName: 'Khan',
      phone: '+919315911750',
      email: 'guest0@example.in',
      withFamily: false,
    });
    expect(found.rows.at(-1)).toMatchObject({ rowNumber: 49, phone: '+919860332267' });
  });

  it('reads a workbook of 2,000 guests', async () => {
    const found = await preview(sample('large-2000.xlsx'), { fileName: 'large-2000.xlsx' });
    expect(found.summary).toEqual({ total: 2000, withFamily: 628, individual: 1372 });
    expect(found.problems).toEqual([]);
  });
});

describe('files that cannot be used', () => {
  it.each([
    ['empty.csv', 'The file appears to be empty or improperly formatted.'],
    ['only-header.csv', 'The file appears to be empty or improperly formatted.'],
    [
      'missing-column.csv',
      'Invalid file format. Please ensure the file contains the following columns: firstName, lastName, phone, email.',
    ],
    ['not-a-spreadsheet.xlsx', 'Error parsing file.'],
  ])('%s answers the sentence of the spec', async (name, sentence) => {
    expect(await refusal(sample(name), { fileName: name })).toBe(sentence);
  });

  it('asks for a file when none was chosen', async () => {
    const result = await readGuestList({ fileName: '', bytes: new Uint8Array(), withFamilyDefault: false });
    expect(result).toEqual({ ok: false, message: 'Please select a file.' });
  });
});
