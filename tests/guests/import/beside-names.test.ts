import { expect, describe, it } from 'vitest';
import { guestListChoices } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview, workbook } from './files.ts';

const list = (headings: string, ...rows: string[]) => preview([headings, ...rows].join('\n'));

describe('a column of countries', () => {
  it('says whose the numbers of its rows are', async () => {
    const { rows, unusedColumns, problems } = await list(
      'Name,Country,Phone',
      'Om Rao,UAE,501234567',
      'Raj Das,Singapore,91234567',
      'Vir Shah,India,9825012303',
      'Neha Roy,USA,4155552671',
      'Tara Iyer,United Kingdom,07911123456',
      'Uma Pai,Dubai,9825012306',
      'Ved Jain,Atlantis,9825012307',
      'Kavi Sen,जर्मनी,01711234567',
    );
    expect(rows.map(({ phone }) => phone)).toEqual([
      '+971501234567',
      '+6591234567',
      '+919825012303',
      '+14155552671',
      '+447911123456',
      '+919825012306',
      '+919825012307',
      '+491711234567',
    ]);
    expect(problems).toEqual([]);
    expect(unusedColumns).toEqual([{ heading: 'Country', rows: 1 }]);
  });

  it('asks of a number that India has, too', async () => {
    const { rows, problems } = await list('Name,Country,Phone', 'Wali Khan,United States,7325550142');
    expect(rows[0]?.phone).toBe('');
    expect(problems[0]?.message).toBe(fileWords.eitherCountry('Row 2', '7325550142'));
  });

  it('counts for its row alone, also in a file of another country', async () => {
    const file = 'Name,Country,Phone\nOm Rao,UAE,501234567\nNeha Roy,,2079460958';
    const { rows } = await preview(file, {
      choices: guestListChoices.parse({ tables: [], country: 'GB' }),
    });
    expect(rows.map(({ phone }) => phone)).toEqual(['+971501234567', '+442079460958']);
  });
});

describe('a number of ten digits that India and another country have', () => {
  const country = (value: string) => fileWords.whichCountry('Row 2', value);
  const either = (value: string) => fileWords.eitherCountry('Row 2', value);
  it.each([
    ['Name,Country,Mobile\nRamesh Thapa,Nepal,9841234567', either('9841234567')],
    ['Name,Country,Mobile\nIvan,Russia,9161234567', either('9161234567')],
    ['Name,Country,Mobile\nAli,Turkey,5321234567', null],
    ['Name,Mobile\nRamesh,9841234567 (Nepal)', country('9841234567 (Nepal)')],
    ['Name,Mobile\nZoya,0501234567 (Dubai)', country('0501234567 (Dubai)')],
    ['Name,US Number\nNeil,9175554321', either('9175554321')],
  ])('is never taken for one of India where that one is named: %s', async (text, message) => {
    const { rows, problems } = await preview(text);
    expect(rows[0]?.phone).toBe(message ? '' : '+905321234567');
    expect(problems[0]?.message).toBe(message ?? undefined);
  });

  it('nor in a text, a tab or below a heading', async () => {
    const tabs = {
      UK: [
        ['Name', 'Mobile'],
        ['Kiran Rao', '7911123456'],
      ],
      India: [
        ['Name', 'Mobile'],
        ['Raj Das', '9825012301'],
      ],
    };
    expect((await preview(workbook(tabs))).rows.map(({ phone }) => phone)).toEqual(['', '+919825012301']);
    const sections = await list(
      'Name,Mobile',
      'USA,',
      'Neil Rao,9175554321',
      'India,',
      'Asha Rao,9811205101',
    );
    expect(sections.rows.map(({ phone, side }) => [phone, side])).toEqual([
      ['', ''],
      ['+919811205101', ''],
    ]);
    const text = await preview('Ramesh Thapa (Nepal) 9841234567\nNeil USA 9175554321\nRaj Rao 9825012301');
    expect(text.rows.map(({ phone }) => phone)).toEqual(['', '', '+919825012301']);
  });

  it('names of people are no countries, and a group keeps its name', async () => {
    const { rows } = await list('Name,Mobile', 'Om,', 'Jordan,', 'London friends,', 'Asha Rao,9811205101');
    expect(rows.map(({ firstName, phone }) => [firstName, phone])).toEqual([
      ['Om', ''],
      ['Jordan', ''],
      ['London', ''],
      ['Asha', '+919811205101'],
    ]);
  });

  it('and is one of India below headings that name no country', async () => {
    for (const heading of ['PH NO', 'Contact us', 'Mobile (India)'])
      expect((await list(`Name,${heading}`, 'Om Rao,9825012301')).rows[0]?.phone).toBe('+919825012301');
  });
});

it('a number that leads to somebody else in a line is pointed at, and no part of the name', async () => {
  const { rows, problems } = await preview('Raj Rao 9825012301\nEsha - ask Fiza 9811208805 for number');
  expect(rows.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
    ['Raj', 'Rao'],
    ['Esha', ''],
  ]);
  expect(problems[0]?.message).toBe(
    fileWords.contactOfAnother('Row 2', 'Esha - ask Fiza 9811208805 for number'),
  );
});

it('a number that is none of India is asked about beside a town abroad', async () => {
  const { problems } = await list('Name,City,Phone', 'Om Rao,Dubai,501234567');
  expect(problems[0]?.message).toBe(fileWords.whichCountry('Row 2', '501234567'));
});

describe('a side that is written once', () => {
  it('above a block is that of the whole block', async () => {
    const { rows } = await list(
      'Side,Name,Mobile',
      'Bride,Om Rao,9825012301',
      ',Raj Das,9825012302',
      ',Vir Shah,9825012303',
      'Groom,Neha Roy,9825012304',
      ',Isha Sen,9825012305',
    );
    expect(rows.map(({ side }) => side)).toEqual(['bride', 'bride', 'bride', 'groom', 'groom']);
  });

  it.each([
    ['comes again', ['Bride', '', 'Bride', '', '', '']],
    ['is the only one', ['Bride', '', '', '', '', '']],
    ['does not begin the list', ['', '', 'Bride', '', 'Groom', '']],
  ])('is of its row alone where it %s', async (_, sides) => {
    const { rows } = await list(
      'Side,Name,Mobile',
      ...sides.map((side, at) => `${side},Om Rao${'abcdef'[at]},982501230${at}`),
    );
    expect(rows.map(({ side }) => side)).toEqual(sides.map((side) => side.toLowerCase()));
  });
});

describe('what a column says of coming', () => {
  it.each([
    ['Status', 'Cancelled'],
    ['RSVP', 'No'],
    ['Attending?', 'Not sure'],
    ['Remarks', 'not coming'],
    ['क्या आ रहे हैं', 'नहीं'],
  ])('is pointed at: %s, %s', async (heading, cell) => {
    const { rows, problems } = await list(`Name,Mobile,${heading}`, `Om Rao,9825012301,${cell}`);
    expect(rows).toHaveLength(1);
    expect(problems.map(({ message }) => message)).toEqual([
      fileWords.doesNotCome('Row 2', `${heading}: ${cell}`),
    ]);
  });

  it.each([
    ['Status', 'Confirmed'],
    ['RSVP', 'Yes'],
    ['Invitation sent', 'No'],
    ['Remarks', 'No onion, no garlic'],
  ])('is no trouble otherwise: %s, %s', async (heading, cell) => {
    const { problems } = await list(`Name,Mobile,${heading}`, `Om Rao,9825012301,"${cell}"`);
    expect(problems).toEqual([]);
  });
});

describe('a name with an address in one cell', () => {
  it.each(['Name & Address', 'Name and Address', 'नाम व पता', 'Name/Address'])(
    'is the name, and the address is named: %s',
    async (heading) => {
      const { rows, unusedColumns } = await list(
        `${heading},Mobile`,
        '"Ramesh Gupta, 12 MG Road, Pune 411001",9825012301',
        '"Mr. & Mrs. Shah, B-404 Shanti Apts, Borivali (W), Mumbai",9825012302',
        '"Sunita Devi\n45, Civil Lines\nJaipur",9825012303',
        'Lata Sen 12 Hill Road,9825012304',
        'Om Rao,9825012305',
      );
      expect(rows.map((row) => [row.title, row.firstName, row.lastName].filter(Boolean).join(' '))).toEqual([
        'Ramesh Gupta',
        'Mr. & Mrs. Shah',
        'Sunita Devi',
        'Lata Sen',
        'Om Rao',
      ]);
      expect(unusedColumns).toEqual([{ heading: fileWords.addressesOf(heading), rows: 4 }]);
    },
  );
});

it('a firm with a contact and no name is called as it is', async () => {
  const { rows, unusedColumns } = await list(
    'First Name,Last Name,Company,Phone',
    'Om,Rao,Infosys,9825012301',
    ',,Shree Caterers,9825012302',
    ',,Nobody at all,',
  );
  expect(rows.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
    ['Om', 'Rao'],
    ['', 'Shree Caterers'],
  ]);
  expect(unusedColumns).toEqual([{ heading: 'Company', rows: 2 }]);
});
