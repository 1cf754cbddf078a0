import { describe, expect, it, test } from 'vitest';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { splitName } from '#contract/guests/person-name.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview } from './files.ts';

const nameOf = ({ title, firstName, lastName }: GuestListRow) =>
  [title, firstName, lastName].filter(Boolean).join(' ');
const partyOf = ({ withFamily, partyLimit }: GuestListRow) => (withFamily ? (partyLimit ?? 'family') : 1);
const people = ({ household }: GuestListRow) => household.map(({ name }) => name);

describe('who comes, in a name', () => {
  const cases: Record<string, [name: string, people: number | 'family']> = {
    'Kumar x 3 (Delhi)': ['Kumar (Delhi)', 3],
    'Om Rao (5) (3A 2C)': ['Om Rao', 5],
    'Uma Rao {4 pax}': ['Uma Rao', 4],
    'Ravi Das w/f': ['Ravi Das', 'family'],
    'Family of Mani Shah': ['Mani Shah', 'family'],
    'सपरिवार राजेश शर्मा': ['राजेश शर्मा', 'family'],
    'Sharma uncle aunty': ['Sharma uncle aunty', 2],
    'Verma chacha & chachi ji': ['Verma chacha & chachi ji', 2],
    'LAL & SONS': ['LAL & SONS', 1],
    'Om Rao, 2A': ['Om Rao, 2A', 1],
    'Ramesh Nagar': ['Ramesh Nagar', 1],
  };

  it('is told from it', async () => {
    const { rows } = await preview(
      ['Name;Phone', ...Object.keys(cases).map((name, index) => `${name};${9_820_012_300 + index}`)].join(
        '\n',
      ),
    );
    expect(rows.map((row) => [nameOf(row), partyOf(row)])).toEqual(Object.values(cases));
  });

  it('is two people by name with a title each', async () => {
    const { rows } = await preview('नाम,फोन\nश्री रमेश शर्मा व श्रीमती सुनीता जी,9820012301');
    expect(people(rows[0]!)).toEqual(['श्री रमेश शर्मा', 'श्रीमती सुनीता जी']);
  });

  it('is a household also where that stands before the name', () => {
    expect(splitName('The family of Om Rao')).toMatchObject({
      firstName: 'Om',
      lastName: 'Rao',
      withFamily: true,
    });
  });
});

describe('headings', () => {
  test('may be questions of a form', async () => {
    const { rows, unusedColumns } = await preview(
      [
        'Timestamp,What is your full name?,What is your mobile number?,How many people will attend?,Any message?',
        '2026/01/02,Om Rao,9820012301,4,',
        '2026/01/02,Uma Rao,9820012302,2,',
      ].join('\n'),
    );
    expect(rows.map((row) => [nameOf(row), row.phone, partyOf(row)])).toEqual([
      ['Om Rao', '+919820012301', 4],
      ['Uma Rao', '+919820012302', 2],
    ]);
    expect(unusedColumns?.map(({ heading }) => heading)).toEqual(['Timestamp']);
  });

  test.each(['Guest 1,Phone,Guest 2,Guest 3', 'Name,Phone,+1,Plus one', 'Name,Phone,Wife name,Person 3'])(
    'name those who come along: %s',
    async (heading) => {
      const { rows } = await preview(`${heading}\nOm Rao,9820012301,Uma Rao,Ria Rao\nLal Das,9820012302,,`);
      expect(rows.map(people)).toEqual([['Om Rao', 'Uma Rao', 'Ria Rao'], []]);
    },
  );

  test('of phones are read whosever they are, and where they stand above a few rows alone', async () => {
    const spouse = await preview('Name,Phone,Wife name,Wife mobile\nOm Rao,9820012301,Uma Rao,9820012302');
    expect(spouse.rows).toMatchObject([{ phone: '+919820012301', otherContacts: '+91 98200 12302' }]);
    const places = await preview('Name,Home,Work\nOm Rao,9820012301,9820012302\nLal Das,,9820012303');
    expect(places.rows).toMatchObject([
      { phone: '+919820012301', otherContacts: '+91 98200 12302' },
      { phone: '+919820012303', otherContacts: '' },
    ]);
  });

  test('may stand in two lines', async () => {
    const { rows, problems } = await preview(
      'Guest,Contact,Mehndi,,Sangeet,\n,,Adults,Kids,Adults,Kids\nOm Rao,9820012301,2,1,,\nLal Das,9820012302,,,4,0',
    );
    expect(rows.map((row) => [nameOf(row), row.tags])).toEqual([
      ['Om Rao', ['Mehndi']],
      ['Lal Das', ['Sangeet']],
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      fileWords.numberOfFunction('Row 3', 'Mehndi', '2'),
      fileWords.numberOfFunction('Row 4', 'Sangeet', '4'),
    ]);
    const parts = await preview('Guest,,Phone\nFirst name,Last name,Mobile\nOm,Rao,9820012301');
    expect(parts.rows).toMatchObject([{ firstName: 'Om', lastName: 'Rao', phone: '+919820012301' }]);
  });

  test('may be towns above their guests', async () => {
    const { rows } = await preview('Name,Phone\nDELHI\nOm Rao,9820012301\nJaipur\nUma Das,9820012303');
    expect(rows.map((row) => [nameOf(row), row.side])).toEqual([
      ['Om Rao', 'DELHI'],
      ['Uma Das', 'Jaipur'],
    ]);
  });
});

describe('a list without headings', () => {
  test('may be two beside each other', async () => {
    const { rows } = await preview('Amit,9820012301,Neha,9820012302\nRaj,9820012303,Sita,9820012304');
    expect(rows.map(({ firstName, phone, otherContacts }) => [firstName, phone, otherContacts])).toEqual([
      ['Amit', '+919820012301', ''],
      ['Raj', '+919820012303', ''],
      ['Neha', '+919820012302', ''],
      ['Sita', '+919820012304', ''],
    ]);
  });

  test('has a town for one column, and its second phone for another', async () => {
    const { rows } = await preview(
      'Amit,9820012301,Delhi,9820012302\nRaj,9820012303,Pune,9820012304\nOm,9820012305,Delhi,9820012306',
    );
    expect(rows.map(({ firstName, otherContacts }) => [firstName, otherContacts])).toEqual([
      ['Amit', '+91 98200 12302'],
      ['Raj', '+91 98200 12304'],
      ['Om', '+91 98200 12306'],
    ]);
  });

  test('may be names, with a place behind one of them', async () => {
    const { rows } = await preview('Ramesh Sharma\nSunita Gupta\nOm Prakash, Delhi\nMeena Rao');
    expect(rows.map(nameOf)).toEqual(['Ramesh Sharma', 'Sunita Gupta', 'Om Prakash, Delhi', 'Meena Rao']);
  });
});

test('a page with a table that is called .xls is read, with its phones as they stand', async () => {
  const { rows } = await preview(
    '<html><body><table><tr><th>नाम</th><th>Phone</th></tr><tr><td>रमेश &amp; Sita</td><td>+91 98200 12301</td></tr></table></body></html>',
  );
  expect(rows).toMatchObject([{ firstName: 'रमेश & Sita', phone: '+919820012301' }]);
});

test('how many come stands in our own list of people where nobody is named', async () => {
  const { rows } = await preview(
    'Name,Adult or child,Phone\nOm Rao,"3 adults, 2 children",9820012301\nRia,Child,',
  );
  expect(rows.map(partyOf)).toEqual([5, 1]);
});

describe('what is said', () => {
  it('names somebody whom a household and a row of their own name, in either order', async () => {
    const alone = 'Anil Iyer,9820012305,';
    const household = 'Meera Iyer,9820012301,"Anil Iyer, Tara Iyer"';
    const after = await preview(`Name,Phone,Members\n${household}\n${alone}`);
    expect(after.problems.map(({ message }) => message)).toEqual([
      fileWords.alsoOfHousehold('Row 3', { name: 'Anil Iyer', other: 'Meera Iyer', otherAt: 'Row 2' }),
    ]);
    const before = await preview(`Name,Phone,Members\n${alone}\n${household}`);
    expect(before.problems.map(({ message }) => message)).toEqual([
      fileWords.alsoGuest('Row 3', { name: 'Anil Iyer', otherAt: 'Row 2' }),
    ]);
  });

  it('names a number of people beside a no, and takes the no', async () => {
    const { rows, problems } = await preview('Name,Phone,With family,Total\nOm Rao,9820012301,No,3');
    expect(rows).toMatchObject([{ withFamily: false, partyLimit: null }]);
    expect(problems.map(({ message }) => message)).toEqual([fileWords.manyWithoutFamily('Row 2', 3)]);
  });

  it('is nothing of a phone that is none, and names a guest without a name', async () => {
    const { problems } = await preview(
      'Name,Phone,Email\nOm,(no number),om@example.com\nUma,n/a,uma@example.com\n,9820012301,',
    );
    expect(problems.map(({ message }) => message)).toEqual([fileWords.noName('Row 4')]);
  });
});
