import { describe, expect, it } from 'vitest';
import { guestListChoices, type GuestListRow } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview, rawWorkbook } from './files.ts';

const nameOf = ({ title, firstName, lastName }: GuestListRow) =>
  [title, firstName, lastName].filter(Boolean).join(' ');
const peopleOf = async (text: string) =>
  (await preview(text)).rows.map((row) => [nameOf(row), row.partyLimit, row.withFamily]);

describe('the same as above', () => {
  it.each(['",,"', 'do', '-do-', 'Ditto', '〃', 'same as above', 'वही', '""""'])(
    'is what stands above: %s',
    async (mark) => {
      const { rows } = await preview(
        `Name,Mobile,Side\nOm Rao,9825012301,Bride\nRaj Das,9825012302,${mark}\nVir Shah,9825012303,${mark}\nNeha Roy,9825012304,Groom`,
      );
      expect(rows.map(({ side }) => side)).toEqual(['bride', 'bride', 'bride', 'groom']);
    },
  );

  it('stays as it is with nothing above it, and in a name', async () => {
    const { rows } = await preview(
      'First name,Last name,Mobile,Side\nAn,Do,9825012301,same\nBinh,Do,9825012302,Bride',
    );
    expect(rows.map((row) => [nameOf(row), row.side])).toEqual([
      ['An Do', 'same'],
      ['Binh Do', 'bride'],
    ]);
  });
});

it('names of a list beside another one stay as they are', async () => {
  const { rows } = await preview(
    'Name,Mobile,,First name,Last name,Mobile\nOm Rao,9825012301,,An,Do,9825012302\nRaj Das,9825012303,,Do,Do,9825012304',
  );
  expect(rows.map(nameOf).sort()).toEqual(['An Do', 'Do Do', 'Om Rao', 'Raj Das']);
});

describe('two people in one name', () => {
  it.each([
    ['Suri w/ Neeta', 'Suri & Neeta'],
    ['Hari (wife Sunita)', 'Hari & Sunita'],
    ['Hari wife Sunita', 'Hari & Sunita'],
    ['Sunita (husband: Hari)', 'Sunita & Hari'],
    ['Dr./Mrs. Puri', 'Dr./Mrs. Puri'],
  ])('are two: %s', async (written, name) => {
    expect(await peopleOf(`Name,Mobile\n${written},9825012301`)).toEqual([[name, 2, true]]);
  });

  it('are two guests of one invitation by a title of each', async () => {
    const { rows } = await preview('Name,Mobile\nS. Harpreet Singh & Sdn. Gurmeet Kaur,9825012301');
    expect(rows.map(({ household }) => household?.map(({ name }) => name))).toEqual([
      ['S. Harpreet Singh', 'Sdn. Gurmeet Kaur'],
    ]);
  });

  it.each(['Hari ki wife Sunita', 'Sunita (wife of Hari)', 'Er. Hari Tiwari w/o Sunita', 'Hari w/o family'])(
    'are none by a relation: %s',
    async (written) => {
      const [[, people] = []] = await peopleOf(`Name,Mobile\n${written},9825012301`);
      expect(people).toBeNull();
    },
  );
});

describe('a family', () => {
  it('is one where its word stands in the column of last names', async () => {
    expect(await peopleOf('First Name,Surname,Mobile\nSharma,Family,9825012301\nRaj,Das,9825012302')).toEqual(
      [
        ['Sharma Family', null, true],
        ['Raj Das', null, false],
      ],
    );
  });

  it.each(['sah-parivar Om Rao', 'Om Rao sah-parivar', 'সপরিবার Om Rao'])(
    'comes with: %s',
    async (written) => {
      expect(await peopleOf(`Name,Mobile\n${written},9825012301`)).toEqual([['Om Rao', null, true]]);
    },
  );

  it('is counted by those who will come', async () => {
    expect(
      await peopleOf('Ramesh Sharma 9825012301 - 5 log aayenge\nVir Shah 9825012302 (3 coming)'),
    ).toEqual([
      ['Ramesh Sharma', 5, true],
      ['Vir Shah', 3, true],
    ]);
  });
});

describe('a form that each guest filled in', () => {
  it('is a guest, in lines of its own', async () => {
    const read = await preview(
      'BRIDE SIDE\nName: Om Rao\nMobile: 98250 12301\nMembers: 4\n\nName: Raj Das\nMobile: 98250 12302\nhe comes late\n\nGroom side\nName: Vir Shah\nMobile: 98250 12303\nMobile: 98250 12304',
    );
    expect(read.rows.map((row) => [nameOf(row), row.phone, row.partyLimit, row.side])).toEqual([
      ['Om Rao', '+919825012301', 4, 'bride'],
      ['Raj Das', '+919825012302', null, 'bride'],
      ['Vir Shah', '+919825012303', null, 'groom'],
    ]);
    expect(read.rows.map(({ otherContacts }) => otherContacts)).toEqual(['', '', '+91 98250 12304']);
    expect(read.unusedColumns?.map(({ rows }) => rows)).toEqual([1]);
  });

  it('is a guest, in one line', async () => {
    expect(
      await peopleOf(
        'Name - Om Rao, Mobile - 9825012301, Pax - 4\nName - Raj Das, Mobile - 9825012302, Pax - 2',
      ),
    ).toEqual([
      ['Om Rao', 4, true],
      ['Raj Das', 2, true],
    ]);
  });
});

describe('whoever is crossed out', () => {
  it.each(['❌ Farhan', 'Farhan ❌', 'Farhan - DO NOT INVITE', 'Farhan (don’t call)'])(
    'is pointed at: %s',
    async (written) => {
      const { rows, problems } = await preview(`Name,Mobile\n${written},9825012301`);
      expect(rows.map(nameOf)).toEqual(['Farhan']);
      expect(problems.map(({ message }) => message)).toContain(fileWords.perhapsNobody('Row 2', written));
    },
  );

  it('is left out of a chat, and named', async () => {
    const { rows, problems } = await preview('Om Rao 9825012301\n~Raj Das 9825012302~\nok done');
    expect(rows.map(nameOf)).toEqual(['Om Rao']);
    expect(problems).toHaveLength(2);
  });

  it('is left out of a workbook, and asked about', async () => {
    const cell = (at: string, text: string, style = 0) =>
      `<c r="${at}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (at: number, name: string, style = 0) =>
      `<row r="${at}">${cell(`A${at}`, name, style)}${cell(`B${at}`, `982501230${at}`, style)}</row>`;
    const file = rawWorkbook(
      { rows: row(1, 'Name').replace('9825012301', 'Mobile') + row(2, 'Om Rao') + row(3, 'Raj Das', 1) },
      {
        'xl/styles.xml':
          '<styleSheet><fonts count="2"><font/><font><strike/></font></fonts><cellXfs count="2"><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>',
      },
    );
    const read = await preview(file, { fileName: 'guests.xlsx' });
    expect([read.rows.map(nameOf), read.notes]).toEqual([['Om Rao'], [fileWords.hiddenLeftOut(1)]]);
  });
});

describe('a mobile', () => {
  it.each([
    'Name,Business Phone,Mobile Phone\nOm Rao,080 2852 0261,9825012301',
    'Name,Landline,Mobile\nOm Rao,7922012345,9825012301',
    'Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value\nOm Rao,Work Fax,9825012309,Mobile,9825012301',
  ])('comes before the number of a place: %s', async (text) => {
    expect((await preview(text)).rows.map(({ phone }) => phone)).toEqual(['+919825012301']);
  });

  it('of India stays one where the file is of Britain, also with words beside it', async () => {
    const text = 'Name,Phone\nOm Rao,9825012301 (Papa)\nRaj Das,M: 9825012302\nUma Jain,07911 123456';
    const read = await preview(text, {
      choices: guestListChoices.parse({ tables: [], country: 'GB' }),
    });
    expect(read.rows.map(({ phone }) => phone)).toEqual(['+919825012301', '+919825012302', '+447911123456']);
  });
});

it('reads a form by what its labels ask for, however each says it', async () => {
  const { rows } = await preview(
    'Name: Om Rao\nMobile: 9825012301\n\nGuest name: Raj Das\nPhone no: 9825012302\n\nनाम: Uma Jain\nमोबाइल: 9825012303',
  );
  expect(rows.map((row) => [nameOf(row), row.phone])).toEqual([
    ['Om Rao', '+919825012301'],
    ['Raj Das', '+919825012302'],
    ['Uma Jain', '+919825012303'],
  ]);
});

it('takes a side out of a sentence above the list', async () => {
  const { rows } = await preview(
    'Hi, please add the bride’s side guests below:\nOm Rao 9825012301\nRaj Das 9825012302',
  );
  expect(rows.map(({ side }) => side)).toEqual(['bride', 'bride']);
});

describe('lines of a text', () => {
  it.each([
    ['❌ Paresh Uncle : 9811203005', 'Paresh Uncle'],
    ['Bina Rao 9811210802 ❌', 'Bina Rao'],
    ['~Mahesh Uncle~ : 9811210803', 'Mahesh Uncle'],
    ['Sohan Das (cancel) 9811210804', 'Sohan Das'],
  ])('point at whom they cross out: %s', async (line, name) => {
    const { rows, problems } = await preview(`Raj Rao 9825012301\n${line}`);
    expect(rows.map(nameOf)).toEqual(['Raj Rao', name]);
    expect(problems.map(({ kind, rowNumber }) => [kind, rowNumber])).toEqual([['name', 2]]);
  });

  it.each([
    ['મીનાબેન 5 જણ 9811206104', 'મીનાબેન', 5],
    ['કમલેશ (5 વ્યક્તિ) 9811206105', 'કમલેશ', 5],
    ['முருகன் 3 நபர்கள் 9811206106', 'முருகன்', 3],
    ['ബേബി - 3 ആളുകൾ - 9811206107', 'ബേബി', 3],
    ['Rita, Pune 9811206211', 'Rita (Pune)', null],
  ])('count people in their language: %s', async (line, name, people) => {
    const [, guest] = await peopleOf(`Raj Rao 9825012301\n${line}`);
    expect(guest).toEqual([name, people, people !== null]);
  });

  it('head those below them by whose guests they are', async () => {
    const { rows } = await preview(
      "Bride's Guests\nKamla Devi - 9811202901\nGroom's guests\nRamkumar 9811202903",
    );
    expect(rows.map((row) => [nameOf(row), row.side])).toEqual([
      ['Kamla Devi', 'bride'],
      ['Ramkumar', 'groom'],
    ]);
  });
});

it.each([
  [
    'Mama side,,\nName,Mobile,Pax\nAsha Rao,9825012301,2\nKaka side,,\nRavi Das,9825012302,1',
    ['Mama side', 'Kaka side'],
  ],
  ['Name,Mobile\nमुलीकडील पाहुणे,\nOm Rao,9825012301\nमुलाकडील पाहुणे,\nRaj Das,9825012302', ['bride', 'groom']],
])('rows above others say whose side they are: %s', async (text, sides) => {
  expect((await preview(text)).rows.map(({ side }) => side)).toEqual(sides);
});

it('numbers in no order below No. count people; in order they are places', async () => {
  const list = (...numbers: number[]) =>
    peopleOf(
      `Name,No.,Phone\n${numbers.map((number, at) => `Om Rao${'abc'[at]},${number},981120900${at}`).join('\n')}`,
    );
  expect((await list(5, 3, 2)).map(([, people]) => people)).toEqual([5, 3, 2]);
  expect((await list(1, 2, 3)).map(([, people]) => people)).toEqual([null, null, null]);
});

it('two names with one last name in a cell are two people', async () => {
  const { rows } = await preview('Name,Mobile\n"Esha Rao, Fiza Rao","9811209006, 9811209007"');
  expect(rows.map(({ household }) => household.map(({ name }) => name))).toEqual([['Esha Rao', 'Fiza Rao']]);
});
