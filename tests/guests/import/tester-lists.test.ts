import { describe, expect, it } from 'vitest';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview, refusal, workbook } from './files.ts';

const read = async (...lines: string[]) => {
  const { rows, problems } = await preview(lines.join('\n'));
  return {
    names: rows.map(({ title, firstName, lastName }) =>
      [title, firstName, lastName].filter(Boolean).join(' '),
    ),
    sides: rows.map(({ side }) => side),
    people: rows.map(({ partyLimit, withFamily }) => partyLimit ?? withFamily),
    problems: problems.filter(({ kind }) => kind !== 'no-contact').map(({ message }) => message),
  };
};

describe('a row that heads others', () => {
  it.each([
    ['பெண் வீட்டார்', 'bride'],
    ['மாப்பிள்ளை வீட்டார்', 'groom'],
    ['ਕੁੜੀ ਵਾਲੇ', 'bride'],
    ['ਮੁੰਡੇ ਵਾਲੇ', 'groom'],
    ['মেয়ের বাড়ি', 'bride'],
    ['ছেলের বাড়ি', 'groom'],
    ['A. BRIDE SIDE', 'bride'],
    ['1. RELATIVES', 'RELATIVES'],
    ['INDIA RELATIVES', 'INDIA RELATIVES'],
    ['Neighbours (Society)', 'Neighbours (Society)'],
    ['Delhi wale', 'Delhi wale'],
    ['Dost log', 'Dost log'],
    ['Pados', 'Pados'],
    ['Hi beta, ye list hai:', ''],
  ])('is no guest, and gives those below it their side: %s', async (heading, side) => {
    const { names, sides } = await read('Name,Mobile', 'Ravi,9820115101', `"${heading}",`, 'Asha,9820115102');
    expect(names).toEqual(['Ravi', 'Asha']);
    expect(sides).toEqual(['', side]);
  });

  it.each(['A. Rao', 'Doodh wale bhaiya', 'Padosan Devi', 'Dostoevsky'])(
    'is a guest otherwise: %s',
    async (name) => {
      expect(
        (await read('Name,Mobile', 'Ravi,9820115101', `${name},`, 'Asha,9820115102')).names,
      ).toHaveLength(3);
    },
  );
});

describe('sums', () => {
  it.each([
    'एकूण: 2',
    'कुल - 10',
    'कुल सदस्य: 12',
    'કુલ: 3',
    'মোট: 4',
    'மொத்தம்: 5',
    'ਕੁੱਲ: 6',
    'మొత్తం: 7',
    'योग: 4',
    'Kul mehmaan: 2',
  ])('below lines are no guests: %s', async (sum) => {
    expect((await read('Ravi 9820115101', 'Asha 9820115102', sum)).names).toEqual(['Ravi', 'Asha']);
  });

  it.each(['Net Total,4', 'Sub-Total (Groom),5', 'Expected,6'])('below a table are none: %s', async (sum) => {
    expect((await read('Name,Pax,Mobile', 'Ravi,2,9820115101', `${sum},`)).names).toEqual(['Ravi']);
  });

  it('are no names', async () => {
    expect((await read('Kul Bhushan 9820115101', 'Yog Raj 9820115102', 'Totaram 9820115103')).names).toEqual([
      'Kul Bhushan',
      'Yog Raj',
      'Totaram',
    ]);
  });

  it('nor are titles and what a chat has attached', async () => {
    const { names } = await read(
      'Ravi 9820115101',
      'Guest list for Mehendi',
      'Sangeet guest list 🎉',
      'Pinku.vcf (file attached)',
      'Asha 9820115102',
    );
    expect(names).toEqual(['Ravi', 'Asha']);
  });
});

describe('how many come', () => {
  it('is the sum of columns for men, women and children', async () => {
    for (const headings of ['Gents,Ladies,Kids', 'पुरुष,महिला,बच्चे'])
      expect(
        (await read(`Name,Mobile,${headings}`, 'Anu,9820115101,1,1,2', 'Bina,9820115102,2,0,0')).people,
      ).toEqual([4, 2]);
  });

  it('is named where a second column says another number', async () => {
    const { people, problems } = await read('Name,Mobile,Pax (Lunch),Pax (Dinner)', 'Anu,9820115101,2,4');
    expect(people).toEqual([2]);
    expect(problems).toEqual([fileWords.countsDiffer('Row 2', 'Pax (Dinner): 4', 2)]);
  });

  it.each([
    ['श्री. रमेश पाटील व कुटुंबीय', 'श्री. रमेश पाटील', true],
    ['Tandon ji & sons', 'Tandon ji & sons', true],
    ['Lal & Sons', 'Lal & Sons', false],
    ['Kiran -do-', 'Kiran', false],
  ])('is said behind a name: %s', async (written, name, people) => {
    expect(await read('Name,Mobile', `${written},9820115101`)).toMatchObject({
      names: [name],
      people: [people],
    });
  });

  it('is said behind a number in a line', async () => {
    expect(await read('ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ 9820115101 ੪ ਜੀਅ', 'Savi 9820115102-family')).toMatchObject({
      names: ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'Savi'],
      people: [4, true],
    });
  });

  it.each(['Kul sadasya', 'Vyakti', 'Ghar ke log', 'Strength', 'माणसे', 'ਜੀਅ', 'કેટલા', 'எத்தனை பேர்'])(
    'stands below %s',
    async (heading) => {
      expect((await read(`Name,Mobile,${heading}`, 'Anu,9820115101,4')).people).toEqual([4]);
    },
  );

  it('behind most names makes no column of them something else', async () => {
    expect(
      await read('Name,Number', 'Mr Mehta +1,9820115101', 'Kapoor +2,9820115102', 'Rao,9820115103'),
    ).toMatchObject({
      names: ['Mr Mehta', 'Kapoor', 'Rao'],
      people: [2, 3, false],
    });
  });
});

describe('names alone', () => {
  it('are read with a number behind them, which is named', async () => {
    const { names, problems } = await read('Ravi 4', 'Kavi 2', 'Savi 3');
    expect(names).toEqual(['Ravi 4', 'Kavi 2', 'Savi 3']);
    expect(problems).toHaveLength(3);
    expect((await read('1 Ravi Sharma 2', '2 Kavi Shah 3')).names).toEqual(['Ravi Sharma 2', 'Kavi Shah 3']);
  });

  it('are read from one line', async () => {
    expect((await read('Ravi, Kavi, Savi, Mavi and Tavi')).names).toEqual([
      'Ravi',
      'Kavi',
      'Savi',
      'Mavi',
      'Tavi',
    ]);
    expect(await refusal('Name,Phone,Email')).toBe(fileWords.emptyOrImproper);
  });
});

it('a side in a line is no part of the name', async () => {
  expect(await read('Bride: Asha 9820115102', 'Ravi 9820115103 (groom side)', 'Om 9820115104')).toMatchObject(
    {
      names: ['Asha', 'Ravi', 'Om'],
      sides: ['bride', 'groom', ''],
    },
  );
  expect((await read('Name,Mobile,Side', 'Asha,9820115101,मुलीकडून', 'Ravi,9820115102,मुलाकडून')).sides).toEqual([
    'bride',
    'groom',
  ]);
});

it.each(['Pandit ji', 'Master ji', 'Dr. saab', 'Colonel uncle', 'Sardar ji'])(
  'a title with ji is a name: %s',
  async (name) => {
    const { rows } = await preview(`Name,Mobile\n${name},9820115101\nMaster Aarav,9820115102`);
    expect(rows.map(({ title }) => title)).toEqual(['', 'Master']);
    expect(`${rows[0]?.firstName} ${rows[0]?.lastName}`).toBe(name);
  },
);

it('what is no part of a name is none', async () => {
  expect(await read('First name,Surname,Mobile', 'Mr & Mrs,Gupta,9820115101')).toMatchObject({
    names: ['Mr & Mrs Gupta'],
    people: [2],
  });
  expect((await read('Name,Mobile', '#N/A ,9820115101')).names).toEqual(['']);
  expect((await read('Dadi (no phone)', 'Ravi 9820115101')).names).toEqual(['Dadi', 'Ravi']);
  expect(await read('Cancelled: Ravi 9820115101', 'Om 9820115102')).toMatchObject({
    names: ['Ravi', 'Om'],
    problems: [expect.any(String)],
  });
  expect(await read('Name,Mobile', 'CANCEL Mavi,9820115101')).toMatchObject({
    names: ['Mavi'],
    problems: [expect.any(String)],
  });
});

describe('lists of two sides', () => {
  it.each([
    ['Bride,Groom', 'Asha 9820115101,Ravi 9820115102', 'Bina 9820115103,Kavi 9820115104'],
    [
      'Ladki Paksh,Mobile,Ladka Paksh,Mobile',
      'Asha,9820115101,Ravi,9820115102',
      'Bina,9820115103,Kavi,9820115104',
    ],
  ])('have the side that stands above: %s', async (...lines) => {
    const { names, sides } = await read(...lines);
    expect(names).toEqual(['Asha', 'Bina', 'Ravi', 'Kavi']);
    expect(sides).toEqual(['bride', 'bride', 'groom', 'groom']);
  });
});

it.each([
  ['Mr & Mrs', 2],
  ['mian biwi', 2],
  ['Joint family', true],
])('below Family stands who comes: %s', async (cell, people) => {
  expect(await read('Name,Mobile,Family', `Amit,9820115101,${cell}`)).toMatchObject({
    names: ['Amit'],
    people: [people],
  });
});

it('first names on lines beside a family are of one household', async () => {
  const { rows } = await preview(
    'Family,Names,Mobile\nShah family,"Kirit\nJyoti",9820115101\nRao family,"Om\nUma",9820115102',
  );
  expect(rows.map(({ household }) => household.map(({ name }) => name))).toEqual([
    ['Kirit', 'Jyoti'],
    ['Om', 'Uma'],
  ]);
});

it('a town behind a comma is no first name in a list of last names first', async () => {
  expect(
    (await read('Name,Mobile', '"Jain, Pune",9820115101', '"Rao, Om",9820115102', '"Shah, Uma",9820115103'))
      .names,
  ).toEqual(['Jain (Pune)', 'Om Rao', 'Uma Shah']);
});

it('a number is one also as a spreadsheet groups it, and nobody’s name', async () => {
  expect((await preview('Name,Mobile\nAmit,"9,820,115,132"')).rows[0]?.phone).toBe('+919820115132');
  const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:+91 98201 15102\nTEL:9820115102\nEND:VCARD';
  const { rows } = await preview(card);
  expect(rows.map(({ firstName, lastName, phone }) => [firstName, lastName, phone])).toEqual([
    ['', '', '+919820115102'],
  ]);
});

it('a tab has the side that it names', async () => {
  const { rows } = await preview(
    workbook({
      'GROOM SIDE FINAL': [
        ['Name', 'Mobile'],
        ['Ravi', '9820115101'],
      ],
      Other: [
        ['Name', 'Mobile'],
        ['Asha', '9820115102'],
      ],
    }),
  );
  expect(rows.map(({ side }) => side)).toEqual(['groom', '']);
});

it.each([
  ['रमेश शर्मा / Ramesh Sharma', 'रमेश शर्मा'],
  ['Sunita/सुनीता', 'Sunita'],
  ['ગીતા શાહ / Gita Shah', 'ગીતા શાહ'],
])('one name in two scripts is one guest: %s', async (written, name) => {
  const { rows } = await preview(`Name,Mobile\n${written},9820115101\nरमेश / Sunita,9820115102`);
  expect(rows.map(({ household }) => household.length)).toEqual([0, 2]);
  expect(`${rows[0]?.firstName} ${rows[0]?.lastName}`.trim()).toBe(name);
});

describe('who somebody is, and nobody’s name behind it', () => {
  it.each([
    ['Kaka - Pune', 'Kaka (Pune)', false],
    ['मामा - दिल्ली', 'मामा (दिल्ली)', false],
    ['Nani - alone', 'Nani (alone)', false],
    ['Mausi - family', 'Mausi', true],
    ['Didi - with kids', 'Didi', true],
    ['Bua - Manju Rao', 'Manju Rao', false],
    ['Mausi - Kamla', 'Kamla', false],
  ])('%s', async (written, name, withFamily) => {
    for (const list of [
      `Name,Phone\n${written},98200 11111`,
      `${written} 98200 11111\nRavi Rao 98200 22222`,
    ]) {
      const [guest] = (await preview(list)).rows;
      expect([`${guest?.firstName} ${guest?.lastName}`.trim(), guest?.withFamily, guest?.phone]).toEqual([
        name,
        withFamily,
        '+919820011111',
      ]);
    }
  });

  it('is pointed at where they do not come', async () => {
    const { rows, problems } = await preview('Nani - not coming - 98200 11111\nRavi Rao 98200 22222');
    expect([rows[0]?.firstName, problems.length]).toEqual(['Nani', 1]);
  });
});

it.each(['Invite family?', 'Coming to Sangeet?', 'Coming by car?', 'Invite for lunch?'])(
  'a no below %s says nothing of whether they come',
  async (heading) => {
    const about = (list: string) => preview(list).then(({ problems }) => problems);
    expect(await about(`Name,Phone,${heading}\nRavi Rao,98200 11111,No`)).toEqual([]);
    expect(await about('Name,Phone,Coming?\nRavi Rao,98200 11111,No')).toHaveLength(1);
  },
);

it.each(['Guest list:', 'Names:', 'Here is my list:', 'Please add these:'])(
  '%s above a pasted list is nobody’s side',
  async (heading) => {
    const { rows } = await preview(`${heading}\nRavi Rao 98200 11111\nKavi Rao 98200 22222`);
    expect(rows.map(({ side }) => side)).toEqual(['', '']);
  },
);
