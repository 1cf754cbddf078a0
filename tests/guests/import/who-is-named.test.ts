import { describe, expect, test } from 'vitest';
import { greetedName } from '#contract/guests/greeted-name.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview, workbook } from './files.ts';

const nameOf = ({ title, firstName, lastName }: GuestListRow) =>
  [title, firstName, lastName].filter(Boolean).join(' ');
const partyOf = ({ withFamily, partyLimit }: GuestListRow) => (withFamily ? (partyLimit ?? 'family') : 1);
const people = ({ household }: GuestListRow) => household.map(({ name }) => name);
const greeted = (row: GuestListRow) => greetedName(row, 'en');
const listOf = (names: readonly string[]) =>
  `Name;Phone\n${names.map((name, at) => `${name};${9_820_012_300 + at}`).join('\n')}`;

describe('recipients of a mail', () => {
  test.each([
    '"Dutta, Sourav" <sourav@example.com>; "Sen, Rina" <rina@example.com>; Bose, Tapan <tapan@example.com>',
    '"Sourav Dutta" <sourav@example.com>, \'Rina Sen\' <rina@example.com>, Tapan Bose <tapan@example.com>',
    '"Dutta, Sourav" <sourav@example.com>\nRina Sen <rina@example.com>; "Tapan Bose" <tapan@example.com>',
  ])('are a guest each: %s', async (text) => {
    const { rows } = await preview(text);
    expect(rows.map((row) => [nameOf(row), row.email, row.otherContacts])).toEqual([
      ['Sourav Dutta', 'sourav@example.com', ''],
      ['Rina Sen', 'rina@example.com', ''],
      ['Tapan Bose', 'tapan@example.com', ''],
    ]);
  });

  test('may be without a name', async () => {
    const { rows } = await preview('Rina Sen <rina@example.com>, tapan@example.com');
    expect(rows.map((row) => [nameOf(row), row.email])).toEqual([
      ['Rina Sen', 'rina@example.com'],
      ['', 'tapan@example.com'],
    ]);
  });
});

describe('names on lines of one cell', () => {
  const list = (...rows: unknown[][]) => workbook({ Guests: [['Name', 'Phone', 'Pax'], ...rows] });

  test('are a guest each with as many phones', async () => {
    const { rows } = await preview(
      list(['Mr. Rakesh Verma\nMrs. Sunita Verma', '9811012301\n9811012302', '']),
    );
    expect(rows.map((row) => [nameOf(row), row.phone, row.rowNumber])).toEqual([
      ['Mr. Rakesh Verma', '+919811012301', 2],
      ['Mrs. Sunita Verma', '+919811012302', 2],
    ]);
  });

  test('are a household with one phone or a number of people', async () => {
    const { rows } = await preview(
      list(
        ['Ramesh Gupta\nSunita Gupta', '9811012301', ''],
        ['1. Ritu\n2. Mona\n3. Tina', '9811012303', ''],
        ['Om Rao\nUma Rao', '9811012304\n9811012305', 2],
        ['Raj Das\nShanti Nagar, Pune', '9811012306', ''],
      ),
    );
    expect(rows.map((row) => [people(row), partyOf(row)])).toEqual([
      [['Ramesh Gupta', 'Sunita Gupta'], 'family'],
      [['Ritu', 'Mona', 'Tina'], 'family'],
      [['Om Rao', 'Uma Rao'], 2],
      [[], 1],
    ]);
  });
});

describe('titles', () => {
  const couples = {
    'Mr/Mrs Om Rao': 'Mr/Mrs Om Rao',
    'Mr./Mrs. Om Rao': 'Mr./Mrs. Om Rao',
    'Mr n Mrs Sen': 'Mr & Mrs Sen',
    'Mr. n Mrs. Das': 'Mr. n Mrs. Das',
    'Mr.Mrs. Jain': 'Mr.Mrs. Jain',
    'Shri/Smt Garg': 'Shri/Smt Garg',
    'Sh./Smt. Goel': 'Sh./Smt. Goel',
    'M/M Puri': 'M/M Puri',
  };
  test('of two are two people', async () => {
    const { rows } = await preview(listOf(Object.keys(couples)));
    expect(rows.map((row) => [greeted(row), partyOf(row), people(row)])).toEqual(
      Object.values(couples).map((name) => [name, 2, []]),
    );
    const column = await preview('Title,First name,Last name,Phone\nMr & Mrs,Sunil,Das,9820012301');
    expect(column.rows.map(partyOf)).toEqual([2]);
  });

  test.each([
    ['Thiru. Murugan', 'Murugan'],
    ['Tmt. Selvi', 'Selvi'],
    ['Sou. Mangala Joshi', 'Mangala'],
    ['Sow. Divya', 'Divya'],
    ['Sdn. Paramjit Kaur', 'Paramjit'],
    ['Bro. Xavier', 'Xavier'],
    ['Ch. Baldev Singh', 'Baldev'],
    ['Ch Baldev', 'Ch'],
    ['Mst. Aarav', 'Aarav'],
    ['শ্ৰী বিকাশ বৰুৱা', 'বিকাশ'],
    ['కుమారి సీత', 'సీత'],
    ['কুমারী রিয়া', 'রিয়া'],
    ['ڈاکٹر عابدہ', 'ڈاکٹر عابدہ'],
    ['حاجی کریم', 'حاجی کریم'],
  ])('are no name: %s', async (name, called) => {
    const { rows } = await preview(listOf([name]));
    expect(greeted(rows[0]!)).toBe(/ڈاکٹر|حاجی/u.test(called) ? called : `${called} ji`);
  });
});

describe('somebody who has died', () => {
  test.each([
    'Family of Late Shri Mohan Lal',
    'Late Shri R. K. Gupta’s family',
    'स्व. श्री भगवान दास का परिवार',
    'कै. रामराव यांचे कुटुंब',
    'સ્વ. રમણભાઈના પરિવાર',
    'Lt. Shri Kishan Chand family',
  ])('is not greeted, but their family: %s', async (name) => {
    const { rows, problems } = await preview(listOf([name]));
    expect(rows.map((row) => [greeted(row), partyOf(row)])).toEqual([[name, 'family']]);
    expect(problems).toEqual([]);
  });

  test('or does not come, is pointed at', async () => {
    const names = {
      'Om Rao (Late)': 'Om Rao',
      'Late Sri Ram Sen': 'Late Sri Ram Sen',
      'Mona (expired)': 'Mona',
      'Lata - NOT COMING': 'Lata',
      'Cancelled - Dev': 'Dev',
    };
    const { rows, problems } = await preview(listOf(Object.keys(names)));
    expect(rows.map(nameOf)).toEqual(Object.values(names));
    expect(problems.map(({ message }) => message)).toEqual(
      Object.keys(names).map((name, at) => fileWords.perhapsNobody(`Row ${at + 2}`, name)),
    );
    const titled = await preview('Title,Name,Phone\nLate,Om Rao,9820012301\nMr.,Raj Das,9820012302');
    expect(titled.problems.map(({ message }) => message)).toEqual([
      fileWords.perhapsNobody('Row 2', 'Late Om Rao'),
    ]);
  });
});

test.each([
  ['Rakesh (9411012301), wife Sunita (9411012302)', 'Rakesh', 'Sunita'],
  ['Mr. Verma 9411012301 Mrs. Verma 9411012302', 'Mr. Verma', 'Mrs. Verma'],
  ['Manju 9411012301 and Ritu 9411012302', 'Manju', 'Ritu'],
  ['Manju (9411012301) aur uski beti Ritu (9411012302)', 'Manju', 'Ritu'],
])('two in one line have a phone each: %s', async (line, ...names) => {
  const { rows } = await preview(`${line}\nOm Rao 9411012303`);
  expect(rows.map((row) => [nameOf(row), row.phone])).toEqual([
    [names[0], '+919411012301'],
    [names[1], '+919411012302'],
    ['Om Rao', '+919411012303'],
  ]);
});

test.each([
  ['Sharma family (Delhi)', 'Sharma family'],
  ['Sharma Family - Noida', 'Sharma Family'],
  ['Verma family Delhi', 'Verma family'],
  ['शर्मा परिवार (दिल्ली)', 'शर्मा परिवार'],
  ['शर्मा फैमिली', 'शर्मा फैमिली'],
  ['Joshi kutumb', 'Joshi kutumb'],
])('a family is one with its town behind it: %s', async (name, called) => {
  const { rows } = await preview(listOf([name, 'Om Rao']));
  expect(rows.map((row) => [greeted(row), partyOf(row)])).toEqual([
    [called, 'family'],
    ['Om ji', 1],
  ]);
});
