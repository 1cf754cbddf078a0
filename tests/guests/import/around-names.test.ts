import { describe, expect, it } from 'vitest';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview } from './files.ts';

/** The guests of a list whose columns are a name and a phone. */
const listOf = (...lines: string[]) => preview(['Name,Phone', ...lines].join('\n'));
const pasted = (...lines: string[]) => preview(lines.join('\n'), { fileName: 'pasted.txt' });

describe('around a name', () => {
  it('a number of a phone is no part of it', async () => {
    const { rows, problems } = await listOf(
      'Amit Shah (98200 12345),',
      'Rohit Rao - 98200 12346,98200 12347',
    );
    expect(rows).toMatchObject([
      { firstName: 'Amit', lastName: 'Shah', phone: '+919820012345' },
      { firstName: 'Rohit', lastName: 'Rao', phone: '+919820012347', otherContacts: '+91 98200 12346' },
    ]);
    expect(problems).toEqual([]);
  });

  it('who somebody is in brackets makes them no more people, and a spouse there does', async () => {
    const { rows } = await listOf(
      'Rakesh (driver),98200 12345',
      'Mahesh Rao (son),98200 12346',
      'Amit Shah (wife),98200 12347',
    );
    expect(rows).toMatchObject([
      { firstName: 'Rakesh', lastName: '', partyLimit: null, withFamily: false, tags: ['driver'] },
      { firstName: 'Mahesh', lastName: 'Rao', partyLimit: null, withFamily: false, tags: ['son'] },
      { firstName: 'Amit', lastName: 'Shah', partyLimit: 2, withFamily: true },
    ]);
  });

  it('with Mrs and full family say who comes, and letters may count the list', async () => {
    const { rows } = await pasted(
      'a. Mr. Bose 98200 12345',
      'b. Amit Shah full family 98200 12346',
      'c. Kapil with Mrs 98200 12347',
      'Puri family 98200 12348',
    );
    expect(rows).toMatchObject([
      { title: 'Mr.', firstName: 'Bose', withFamily: false },
      { firstName: 'Amit', lastName: 'Shah', withFamily: true },
      { firstName: 'Kapil', lastName: '', partyLimit: 2 },
      { lastName: 'Puri family', withFamily: true },
    ]);
  });

  it('a firm stands beside the person whom one asks for', async () => {
    const { rows, unusedColumns } = await preview(
      'Company,Contact Person,Phone\nTata Motors,Amit Shah,98200 12345',
    );
    expect(rows).toMatchObject([{ firstName: 'Amit', lastName: 'Shah' }]);
    expect(unusedColumns).toMatchObject([{ heading: 'Company' }]);
  });
});

describe('between guests', () => {
  it.each(['NOT INVITED', 'Cancelled:'])(
    '“%s” points at those below it, and at nobody above it',
    async (note) => {
      const { rows, problems } = await listOf(
        'Amit Shah,98200 12345',
        `${note},`,
        'Rohit Rao,98200 12346',
        'Bride side,',
        'Neha Rao,98200 12347',
      );
      expect(rows.map(({ firstName, side }) => [firstName, side])).toEqual([
        ['Amit', ''],
        ['Rohit', ''],
        ['Neha', 'bride'],
      ]);
      expect(problems).toMatchObject([{ rowNumber: 4, value: note, rowKept: true }]);
    },
  );

  it('a page’s number is no guest, and is named', async () => {
    const { rows, notes } = await listOf('Amit Shah,98200 12345', 'Page 1 of 2,', 'Rohit Rao,98200 12346');
    expect(rows.map(({ firstName }) => firstName)).toEqual(['Amit', 'Rohit']);
    expect(notes.join(' ')).toContain('3');
  });
});

/** The one guest of a list, as a column and as a line has them. */
async function guestOf(name: string) {
  const [column, line] = await Promise.all([
    listOf(`"${name}",98200 12345`),
    pasted(`${name} 98200 12345`, 'Om Rao 98200 12346'),
  ]);
  const [guest, ...lines] = [column.rows[0], line.rows[0]].map(
    (row) =>
      row && {
        name: `${row.firstName} ${row.lastName}`.trim(),
        people: row.partyLimit ?? row.withFamily,
        household: row.household.map((person) => person.name),
      },
  );
  expect(lines).toEqual([guest]);
  return { ...guest, problems: column.problems.map(({ message }) => message) };
}

describe('where somebody lives', () => {
  it.each([
    ['Om from Dubai', 'Om (Dubai)'],
    ['Om Rao from Navsari', 'Om Rao (Navsari)'],
    ['Dubai wale mama', 'mama (Dubai)'],
    ['Mama Pune wale', 'Mama (Pune)'],
    ['Ravi (Dubai)', 'Ravi (Dubai)'],
    ['Ravi Rao - Pune', 'Ravi Rao (Pune)'],
    ['सूरत वाले चाचा', 'चाचा (सूरत)'],
    ['સુરત વાળા મામા', 'મામા (સુરત)'],
    ['ਦਿੱਲੀ ਵਾਲੇ ਮਾਮਾ', 'ਮਾਮਾ (ਦਿੱਲੀ)'],
    ['Sharma family from Delhi', 'Sharma family (Delhi)'],
    ['Doodh wale bhaiya', 'Doodh wale bhaiya'],
    ['Paris Jain', 'Paris Jain'],
    ['Ramesh Lokhandwala', 'Ramesh Lokhandwala'],
    ['Road Kumar', 'Road Kumar'],
  ])('stands behind the name: %s', async (written, name) => {
    expect((await guestOf(written)).name).toBe(name);
  });

  it('makes ten digits of Dubai none of India', async () => {
    const { rows, problems } = await listOf('Om from Dubai,050 123 4567', 'Dubai wale mama,50 123 4568');
    expect(rows.map(({ phone }) => phone)).toEqual(['', '']);
    expect(problems.filter(({ kind }) => kind === 'country')).toHaveLength(2);
  });
});

describe('a family by its name', () => {
  it.each([
    ['Family Sharma', 'Sharma Family'],
    ['Parivar Sharma', 'Sharma Parivar'],
    ['परिवार शर्मा', 'शर्मा परिवार'],
    ['પરિવાર શાહ', 'શાહ પરિવાર'],
  ])('is one in whatever order: %s', async (written, name) => {
    expect(await guestOf(written)).toEqual({ name, people: true, household: [], problems: [] });
  });

  it.each(['Family Doctor', 'Family Friend'])('is no friend of it: %s', async (name) => {
    expect(await guestOf(name)).toMatchObject({ name, people: false });
  });

  it.each([
    ['Jain (Amit + Pooja + 2 kids)', 'Amit Jain', 4, ['Amit', 'Pooja']],
    ["Khanna's (Raj, Simran, 2 children)", 'Raj Khanna', 4, ['Raj', 'Simran']],
    ['Mehta family (Raj, Simran)', 'Raj Mehta', true, ['Raj', 'Simran']],
    ['The Kapoors (Raj & Simran)', 'Raj Kapoor', true, ['Raj', 'Simran']],
    ['शर्मा (अमित, पूजा)', 'अमित शर्मा', true, ['अमित', 'पूजा']],
    ['Jain (Delhi, India)', 'Jain (Delhi, India)', false, []],
    ['Ravi (Cousin, Pune)', 'Ravi (Cousin, Pune)', false, []],
  ])('has those who are named behind it: %s', async (written, name, people, household) => {
    expect(await guestOf(written)).toEqual({ name, people, household, problems: [] });
  });

  it('is asked about where it may be the first name of one of them', async () => {
    const { problems } = await guestOf('Rajesh (Amit, Pooja)');
    expect(problems).toEqual([fileWords.readAsFamily('Row 2', 'Rajesh (Amit, Pooja)', 'Rajesh')]);
  });
});

describe('two names with a dash', () => {
  it('are two, and named', async () => {
    expect(await guestOf('Sumit - Priya')).toEqual({
      name: 'Sumit',
      people: true,
      household: ['Sumit', 'Priya'],
      problems: [fileWords.readAsTwo('Row 2', 'Sumit, Priya')],
    });
  });

  it.each(['Ravi - Neighbour', 'Ravi - Gym', 'Ravi - Infosys', 'Ravi - alone', 'Ravi - Sangeet'])(
    'are one where the second is no name: %s',
    async (name) => {
      const { rows, problems } = await listOf(`${name},98200 12345`);
      expect([rows[0]?.household, problems]).toEqual([[], []]);
    },
  );
});
