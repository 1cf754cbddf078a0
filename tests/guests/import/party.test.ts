import { describe, expect, it } from 'vitest';
import { writeHousehold } from '#contract/guests/household.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview } from './files.ts';

const table = (heading: string, cells: readonly string[]) =>
  preview([heading, ...cells.map((cell, index) => `${cell},${9_820_012_300 + index}`)].join('\n'));
const partyOf = ({ withFamily, partyLimit }: { withFamily: boolean; partyLimit: number | null }) =>
  withFamily ? (partyLimit ?? 'family') : 'alone';

describe('how many come, behind a name', () => {
  const cases = {
    'Zoya + 2 kids': ['Zoya', 3],
    'Rita & 3 children': ['Rita', 4],
    'Gita +2+1': ['Gita', 4],
    'Kapoor Family of 5': ['Kapoor Family', 5],
    'Mohan with 2 kids': ['Mohan', 3],
    'Jai x4': ['Jai', 4],
    'Karan w/ spouse': ['Karan', 2],
    'Sharma ji - 4': ['Sharma ji', 4],
    'Pinky aunty 4 log': ['Pinky aunty', 4],
    'Om (4)': ['Om', 4],
    'Mr & Mrs Rao + 2': ['Rao', 4],
    'Anil & Pooja & 2 kids': ['Anil & Pooja', 4],
    'Ramesh & Sunita Sharma': ['Ramesh & Sunita Sharma', 2],
    'Ila + kids': ['Ila', 'family'],
    'Uma family ke saath': ['Uma', 'family'],
    'राजेश शर्मा सपरिवार': ['राजेश शर्मा', 'family'],
    'रमेश और २ बच्चे': ['रमेश', 3],
    'रमेश 4 लोग': ['रमेश', 4],
    'முருகன் + 2': ['முருகன்', 3],
    'Ramesh Sharma (without family)': ['Ramesh Sharma', 'alone'],
    'Ramesh Rao - no family': ['Ramesh Rao', 'alone'],
    'Ramesh bina parivar': ['Ramesh', 'alone'],
    'Rajesh Sharma & 3 others': ['Rajesh Sharma', 4],
    'Rajesh Sharma + 3 more': ['Rajesh Sharma', 4],
    'Rajesh Sharma & all': ['Rajesh Sharma', 'family'],
    '1. Ramesh Rao': ['Ramesh Rao', 'alone'],
    'Guest 1': ['Guest 1', 'alone'],
    'Ramesh Pati': ['Ramesh Pati', 'alone'],
    'Max Jan': ['Max Jan', 'alone'],
  } as const;

  it('is told from the name', async () => {
    const { rows, problems } = await table('Name,Phone', Object.keys(cases));
    expect(rows.map((row) => [`${row.firstName} ${row.lastName}`.trim(), partyOf(row)])).toEqual(
      Object.values(cases),
    );
    expect(problems).toEqual([]);
  });

  it('is asked where it may be one or the other', async () => {
    const { rows, problems } = await table('Name,Phone', ['Hari & family + 2']);
    expect([rows[0]?.firstName, partyOf(rows[0]!)]).toEqual(['Hari', 'family']);
    expect(problems.map(({ message }) => message)).toEqual([
      fileWords.familyUncounted('Row 2', 'Hari & family + 2'),
    ]);
    const both = await table('Name,Pax,Phone', ['Om (4),6']);
    expect(both.rows[0]?.partyLimit).toBe(6);
    expect(both.problems.map(({ message }) => message)).toEqual([
      fileWords.countsDiffer('Row 2', 'Om (4)', 6),
    ]);
  });
});

describe('how many come, in columns', () => {
  it.each([
    ['family + 2', 'family', 1],
    ['Couple + 2 kids', 4, 0],
    ['wife + 2 kids', 4, 0],
    ['husband and wife', 2, 0],
    ['पत्नी और 2 बच्चे', 4, 0],
    ['2 kids', 3, 0],
    ['4 (2+2)', 4, 0],
    ['+2+1', 4, 0],
    ['2+1', 3, 0],
    ['self', 'alone', 0],
    ['4 (H+W+2 kids)', 4, 0],
    ['2 (H/W)', 2, 0],
    ['2 (husband wife)', 2, 0],
    ['4 (self + 3)', 4, 0],
    ['3 adults 2 kids = 5', 5, 0],
    ['"2 adults, 1 child (total 3)"', 3, 0],
    ['2+2=4', 4, 0],
    ['pati-patni', 2, 0],
    ['पति-पत्नी', 2, 0],
    ['no family', 'alone', 0],
    ['without family', 'alone', 0],
    ['2 (no kids)', 2, 0],
    ['"4,5"', 'family', 1],
    ['do teen log', 'family', 1],
    ['2 + kids', 'family', 1],
    ['couple and kids', 'family', 1],
    ['"2 adults, 2 kids"', 4, 0],
    ['4 family members', 4, 0],
    ['1 family', 'family', 0],
    ['2 families', 'family', 1],
    ['3.0', 3, 0],
    ['1.0', 'alone', 0],
    ['1000', 'family', 1],
  ])('%s', async (cell, people, asked) => {
    const { rows, problems } = await table('Name,With family,Phone', [`Om,${cell}`]);
    expect([partyOf(rows[0]!), problems.length]).toEqual([people, asked]);
  });

  it('children come with the guest, and with whoever is named; those named are kept by name', async () => {
    const { rows, problems } = await table('Name,Wife,Children,Phone', [
      'Om,,2',
      'Ravi,Uma,3',
      'Ila,,"Aarav, Diya"',
      'Raj,Yes,',
      'Hari,-,0',
    ]);
    expect(rows.map((row) => [partyOf(row), writeHousehold(row.household, '; ')])).toEqual([
      [3, ''],
      [5, 'Ravi; Uma'],
      ['family', 'Ila; Aarav (child); Diya (child)'],
      [2, ''],
      ['alone', ''],
    ]);
    expect(problems).toEqual([]);
    const grown = await table('Name,Adults,Children,Phone', ['Om,2,1', 'Ravi,0,2', 'Ila,,2', 'Uma,40,1']);
    expect(grown.rows.map(partyOf)).toEqual([3, 2, 3, 'family']);
    expect(grown.problems.map(({ kind }) => kind)).toEqual(['family']);
    const asked = await table('Name,Adults,Children,Phone', ['Om,2,?']);
    expect([asked.rows[0]?.household, asked.problems.map(({ kind }) => kind)]).toEqual([[], ['family']]);
  });

  it('people with a word between them are each a person', async () => {
    const { rows } = await table('Name,People by name,Phone', [
      'Om,Anil & Pooja & 2 kids',
      'Rao,Mr & Mrs Rao; Ila (child)',
    ]);
    expect(rows.map((row) => [partyOf(row), writeHousehold(row.household, '; ')])).toEqual([
      [4, 'Anil; Pooja'],
      ['family', 'Mr & Mrs Rao; Ila (child)'],
    ]);
  });

  it('whoever is named first is the guest where nobody else is', async () => {
    const names = async (heading: string, cells: string[]) =>
      (await table(heading, cells)).rows.map((row) => [
        `${row.firstName} ${row.lastName}`.trim(),
        writeHousehold(row.household, '; '),
      ]);
    const expected = [
      ['Om', 'Om; Uma'],
      ['Widow Devi', ''],
    ];
    expect(await names('Husband,Wife,Phone', ['Om,Uma', ',Widow Devi'])).toEqual(expected);
    expect(await names('Name,Wife,Phone', ['Om,Uma', ',Widow Devi'])).toEqual(expected);
  });
});
