import { describe, expect, it } from 'vitest';
import { writeHousehold } from '#contract/guests/household.ts';
import { greetedName } from '#contract/guests/greeted-name.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview, sample, workbook } from './files.ts';

const family = (name: string) => preview(sample(`families/${name}`), { fileName: name });
const namesOf = ({ rows }: Awaited<ReturnType<typeof family>>) =>
  rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());

describe('lists as families keep them', () => {
  it('on a tab for each side and one more: each guest with their tab', async () => {
    const found = await family('t01-two-sides.xlsx');
    expect(found.rows.map(({ sheet, side }) => [sheet, side])).toEqual([
      ...Array(3).fill(['Bride side', 'bride']),
      ...Array(4).fill(['Groom side', 'groom']),
      ['Office', ''],
    ]);
    expect(found.tables.map(({ name, guests }) => [name, guests])).toEqual([
      ['Bride side', 3],
      ['Groom side', 4],
      ['Office', 1],
    ]);
  });

  it('from Google Contacts, as it exports them now and did before', async () => {
    const found = await family('t02-google-contacts.csv');
    expect(found.rows).toMatchObject([
      { firstName: 'Anita', lastName: 'Desai', phone: '+919820022001', email: 'anita.g@example.in' },
      { firstName: 'Ravi', lastName: 'Kumar Shah', phone: '+919820022002', otherContacts: '+91 98200 22003' },
      // the mobile before the landline
      { firstName: 'Nani', phone: '+919820022004', otherContacts: '+91 22 2612 3456' },
    ]);
    expect(await family('t02b-google-old.csv')).toMatchObject({
      rows: [{ firstName: 'Anita', lastName: 'Desai', phone: '+919820022011', email: 'anita.h@example.in' }],
    });
  });

  it('from a phone, as contacts of vCard 2.1', async () => {
    expect((await family('t04-phone.vcf')).rows).toMatchObject([
      { firstName: 'राम', lastName: 'शर्मा', phone: '+919820044001' },
    ]);
  });

  it('with titles and initials, and nobody is greeted by a title', async () => {
    const { rows } = await family('t05-titles.xlsx');
    expect(rows.map((row) => greetedName(row, 'en'))).toEqual([
      'Rajesh ji',
      'Dr. Sunita',
      'Ram ji',
      'Ramesh ji',
      'Mr & Mrs Sharma',
      'सुनीता ji',
      'Lakshmi ji',
      'Prof. Abdul',
    ]);
  });

  it('with two numbers, labels, links and foreign numbers in a cell', async () => {
    const { rows, problems } = await family('t06-phone-cells.csv');
    expect(rows.map(({ phone, email, otherContacts }) => phone || email || otherContacts)).toEqual([
      '+919820066001',
      '+919820066003',
      '+919820066005',
      '+919820066006',
      '+919820066007',
      '+912226123456',
      '',
      '+14155552672',
      '+971501234567',
      '',
      'ravi.t6@example.in',
      'mailto.t6@example.in',
      'a.t6@example.in',
      'dot.t6@example.in',
    ]);
    expect(rows.map(({ otherContacts }) => otherContacts).filter(Boolean)).toEqual([
      '+91 98200 66002',
      '+91 98200 66004',
      '9820066005 (Papa)',
      'Ravi Kumar <ravi.t6@example.in>',
      'b.t6@example.in',
    ]);
    expect(problems.filter(({ kind }) => kind === 'country').map(({ value }) => value)).toEqual([
      '(415) 555-2671',
      '07700 900123',
    ]);
  });

  it.each([
    // what does not fit the country is still asked about
    ['US', ['+14155552671', '']],
    ['GB', ['', '+447700900123']],
    ['IN', ['+914155552671', '+917700900123']],
  ])('whose numbers are of %s, once somebody says so', async (country, phones) => {
    const { rows } = await preview(sample('families/t06-phone-cells.csv'), {
      choices: {
        tables: [],
        country,
        withHidden: false,
        withUnread: false,
        joinShared: false,
        withFamily: false,
      },
    });
    expect([rows[6]?.phone, rows[9]?.phone]).toEqual(phones);
    expect(rows[0]?.phone).toBe('+919820066001');
  });

  it('of a couple with one phone: both are there, and the same man twice is one', async () => {
    const found = await family('t07-couple.csv');
    expect(namesOf(found)).toEqual(['Ramesh Sharma', 'Sunita Sharma', 'Anil Gupta']);
    expect(found.problems.map(({ kind, rowKept }) => [kind, rowKept])).toEqual([
      ['shared', true],
      ['duplicate', false],
    ]);
  });

  it('of a couple with one phone: one household where the host wants that', async () => {
    const found = await preview(sample('families/t07-couple.csv'), {
      fileName: 't07-couple.csv',
      choices: {
        tables: [],
        country: '',
        withHidden: false,
        withUnread: false,
        joinShared: true,
        withFamily: false,
      },
    });
    expect(namesOf(found)).toEqual(['Ramesh Sharma', 'Anil Gupta']);
    expect(found.rows[0]).toMatchObject({
      withFamily: true,
      household: [
        { name: 'Ramesh Sharma', child: false },
        { name: 'Sunita Sharma', child: false },
      ],
    });
    expect(found.problems.map(({ kind, rowKept }) => [kind, rowKept])).toEqual([
      ['shared', true],
      ['duplicate', false],
    ]);
  });

  it('that name a wife, or everybody who is invited', async () => {
    const found = await preview(
      Buffer.from('Name,Wife,Phone\nRamesh Sharma,Sunita,9820011111\nAnil Gupta,,9820022222\n'),
      { fileName: 'wives.csv' },
    );
    expect(
      found.rows.map(({ household, withFamily }) => [writeHousehold(household, '; '), withFamily]),
    ).toEqual([
      ['Ramesh Sharma; Sunita', true],
      ['', false],
    ]);
    const whole = await preview(
      Buffer.from('Name,People by name,Phone\nMr & Mrs Rao,Ravi; Ila (child),9820011111\n'),
      { fileName: 'people.csv' },
    );
    expect(writeHousehold(whole.rows[0]?.household ?? [], '; ')).toBe('Ravi; Ila (child)');
  });

  it('whose letters were lost: it is said how to save them again', async () => {
    const found = await family('t09-question-marks.csv');
    expect(found.rows).toEqual([]);
    expect(found.notes).toEqual([fileWords.damagedNames(3)]);
  });

  it('that say in thirteen ways whether the family comes, and how many', async () => {
    const { rows } = await family('t10-family.csv');
    expect(rows.map(({ withFamily, partyLimit }) => (withFamily ? (partyLimit ?? 'yes') : 'no'))).toEqual([
      ...['yes', 'yes', 'yes', 4, 'yes', 'yes', 4, 'yes', 2, 'no', 'yes', 'no', 'yes'],
    ]);
  });

  it('with rows that head others, and a sum', async () => {
    const found = await family('t11-sections.xlsx');
    expect(found.rows.map(({ side, partyLimit }) => [side, partyLimit])).toEqual([
      ['bride', 4],
      ['bride', 2],
      ['groom', 5],
    ]);
    expect(found.notes).toEqual([
      fileWords.headingsRead(['GUEST LIST - SHARMA WEDDING', 'BRIDE SIDE', 'GROOM SIDE']),
      fileWords.totalsLeftOut(['Row 8']),
    ]);
  });

  it('in six scripts, letter by letter', async () => {
    expect(namesOf(await family('t12-indic.csv'))).toEqual([
      'അവന്‍ നായര്‍',
      'র‍্যাচেল দাস',
      'क्‍षितिज शर्मा',
      'முருகன்',
      'ز‌ہرہ بیگم',
      'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ 👨‍👩‍👧',
    ]);
  });

  it.each([
    't15-headings.csv',
    't16-headings2.csv',
    't17-headings3.csv',
    't18-headings4.csv',
    't19-headings5.csv',
    't20-headings6.csv',
    't21-headings-gu.csv',
    't22-headings-mr.csv',
  ])('under headings as people write them: %s', async (name) => {
    const { rows } = await family(name);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.phone).toMatch(/^\+9198200/);
    expect(rows[0]?.firstName).toMatch(/^(Asha|આશા|आशा)$/);
  });

  it('with line ends and runs of spaces in cells', async () => {
    expect(namesOf(await family('t24-linebreaks.xlsx'))).toEqual(['Ramesh Sharma', 'Abc bed', '']);
  });

  it('in two tables side by side', async () => {
    const found = await family('t25-side-by-side.xlsx');
    expect(found.rows.map(({ firstName, side }) => [firstName, side])).toEqual([
      ['Meera', 'bride'],
      ['Kavita', 'bride'],
      ['Rohan', 'groom'],
      ['Alka', 'groom'],
      ['Dinesh', 'groom'],
    ]);
  });

  it('with a row that the spreadsheet hides: left out and named, unless it is wanted', async () => {
    const found = await family('t26-hidden-row.xlsx');
    expect(namesOf(found)).toEqual(['Invited', 'Invited Two']);
    expect(found.notes).toEqual([fileWords.hiddenLeftOut(1)]);
    const wanted = await preview(sample('families/t26-hidden-row.xlsx'), {
      choices: {
        tables: [],
        country: '',
        withHidden: true,
        withUnread: false,
        joinShared: false,
        withFamily: false,
      },
    });
    expect(namesOf(wanted)).toEqual(['Invited', 'Struck Off', 'Invited Two']);
  });
});

describe('what nobody could know', () => {
  it('a tab without guests is left out and named, and read once it is ticked', async () => {
    const book = workbook({
      Guests: [
        ['Name', 'Mobile'],
        ['Asha Rao', '9820012345'],
      ],
      Vendors: [
        ['Name', 'Mobile'],
        ['Caterer', '9820012346'],
      ],
      Budget: [
        ['Item', 'Amount'],
        ['Tent', 40_000],
      ],
    });
    const found = await preview(book);
    expect(namesOf(found)).toEqual(['Asha Rao']);
    expect(found.notes).toEqual([fileWords.tabsLeftOut(['Vendors', 'Budget'])]);
    const all = await preview(book, {
      choices: {
        tables: [
          { included: true, columns: {} },
          { included: true, columns: {} },
          { included: true, columns: { 0: 'fullName', 1: 'unused' } },
        ],
        country: '',
        withHidden: false,
        withUnread: false,
        joinShared: false,
        withFamily: false,
      },
    });
    expect(namesOf(all)).toEqual(['Asha Rao', 'Caterer', 'Tent']);
  });

  it('a column is what its organiser says, also where we knew better', async () => {
    const text = 'Name,Mobile,Remark\nAsha Rao,9820012345,98200 99999\nRavi Rao,9820012346,Pune';
    const found = await preview(text);
    expect(found.tables[0]?.columns).toEqual([
      { index: 0, heading: 'Name', values: ['Asha Rao', 'Ravi Rao'], kind: 'fullName' },
      { index: 1, heading: 'Mobile', values: ['9820012345', '9820012346'], kind: 'phone' },
      { index: 2, heading: 'Remark', values: ['98200 99999', 'Pune'], kind: null },
    ]);
    const chosen = await preview(text, {
      choices: {
        tables: [{ included: true, columns: { 1: 'unused', 2: 'phone' } }],
        country: '',
        withHidden: false,
        withUnread: false,
        joinShared: false,
        withFamily: true,
      },
    });
    expect(chosen.rows.map(({ phone, withFamily }) => [phone, withFamily])).toEqual([
      ['+919820099999', true],
      ['', true],
    ]);
    expect(chosen.problems.map(({ kind }) => kind)).toEqual(['phone', 'no-contact']);
    expect(chosen.unusedColumns).toEqual([{ heading: 'Mobile', rows: 2 }]);
  });

  it('columns without headings are known by what is in them', async () => {
    const found = await preview('Asha Rao,98200 12345,Pune\nRavi Rao,98200 12346,Nashik');
    expect(found.rows.map(({ firstName, phone }) => [firstName, phone])).toEqual([
      ['Asha', '+919820012345'],
      ['Ravi', '+919820012346'],
    ]);
    expect(found.unusedColumns).toEqual([{ heading: 'Column C', rows: 2 }]);
  });

  it('lines of a chat are read one by one', async () => {
    const found = await preview(
      '1. Ramesh Sharma - 98200 12345\n2) Dr. Sunita Rao 9820012346\nMeera meera@example.in\n',
    );
    expect(found.rows).toMatchObject([
      { firstName: 'Ramesh', lastName: 'Sharma', phone: '+919820012345' },
      { title: 'Dr.', firstName: 'Sunita', lastName: 'Rao', phone: '+919820012346' },
      { firstName: 'Meera', email: 'meera@example.in' },
    ]);
  });

  it.each(['xls', 'ods', 'xlsx', 'xlsb'] as const)('a workbook of the kind %s is read', async (kind) => {
    const book = workbook(
      {
        S: [
          ['Name', 'Mobile'],
          ['Asha Rao', '9820012345'],
        ],
      },
      kind,
    );
    expect((await preview(book)).rows).toMatchObject([{ firstName: 'Asha', phone: '+919820012345' }]);
  });
});
