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
    'Ramesh Gupta 3+2': ['Ramesh Gupta', 5],
    'Harish Goel 2+1 kid': ['Harish Goel', 3],
    'Ramesh+Sunita Goel': ['Ramesh & Sunita Goel', 2],
    'Shah n fly': ['Shah', 'family'],
    'Suresh Menon’s family': ['Suresh Menon', 'family'],
    'The Kapoors': ['The Kapoors', 'family'],
    'Family of late Shri Mohan Lal': ['late Shri Mohan Lal', 'family'],
    'Uncle Aunty (Mumbai)': ['Uncle Aunty (Mumbai)', 2],
    'Mehra aunty uncle': ['Mehra aunty uncle', 2],
    'रमेश भैया भाभी': ['रमेश भैया भाभी', 2],
    'રમેશભાઈ તથા પરિવાર': ['રમેશભાઈ', 'family'],
    'રમેશભાઈ સજોડે': ['રમેશભાઈ', 2],
    'Ramesh Nagar': ['Ramesh Nagar', 1],
    'W/o Late Shri Ram Gupta': ['W/o Late Shri Ram Gupta', 1],
    'Parents of Riya': ['Parents of Riya', 2],
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

  test.each([
    'Who invited you?,Your good name,Phone',
    'Who invited you? (name),What is your name?,Mobile number with country code',
    'Guest of,Full Name of Guest,Mobile',
    'Inviter name,Please tell us your name,Phone',
    'Who is your host?,What should we call you?,Phone',
  ])('of a name that is not the guest’s own give nobody theirs: %s', async (heading) => {
    const { rows } = await preview(`${heading}\nPapa,Ramesh Gupta,9820012301\nMummy,Harish Goel,9820012302`);
    expect(rows.map(nameOf)).toEqual(['Ramesh Gupta', 'Harish Goel']);
  });

  test('of those who come along may hold their number', async () => {
    const { rows } = await preview(
      'Primary Guest,Accompanying Guests,Phone\nOm Rao,2,9820012301\nLal Das,Uma Das,9820012302',
    );
    expect(rows.map((row) => [nameOf(row), partyOf(row), people(row)])).toEqual([
      ['Om Rao', 3, []],
      ['Lal Das', 'family', ['Lal Das', 'Uma Das']],
    ]);
  });

  test.each(['Wife Mobile', 'Spouse phone', 'पत्नी का मोबाइल'])(
    'of somebody else’s phone give it to nobody who has one: %s',
    async (heading) => {
      const { rows } = await preview(`Name,${heading},Mobile\nOm Rao,9820012301,9820012302`);
      expect(rows).toMatchObject([{ phone: '+919820012302', otherContacts: '+91 98200 12301' }]);
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
    const over = await preview(
      'Name,Mobile,Functions,\n,,Mehndi,Sangeet\nOm Rao,9820012301,✓,\nLal Das,9820012302,2,4',
    );
    expect(over.rows.map(({ tags }) => tags)).toEqual([['Mehndi'], ['Mehndi', 'Sangeet']]);
    const halves = await preview('Guest,Mobile,No. of\nName,No.,Guests\nOm Rao,9820012301,4');
    expect(halves.rows.map((row) => [nameOf(row), partyOf(row)])).toEqual([['Om Rao', 4]]);
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

test('a number below members is all of them, also beside families whose members are named', async () => {
  const { rows } = await preview(
    'Family,Members,Phone\nGupta,"Ramesh, Sunita",9820012301\nGoel,"Harish, Mona",9820012302\nJain,4,9820012303',
  );
  expect(rows.map(partyOf)).toEqual(['family', 'family', 4]);
});

test('a town beside a name that is missing heads nobody', async () => {
  const { rows } = await preview(
    'Name,Phone,City\nOm Rao,9820012301,Pune\n,,Nagpur\nUma Das,9820012303,Agra',
  );
  expect(rows.map(({ side }) => side)).toEqual(['', '']);
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

  test.each([
    'Ramesh Gupta,Mama,9820012301,,Vikas Jain,Chacha,9820012302',
    'Ramesh Gupta,Bareilly,9820012301,Vikas Jain,Hathras,9820012302',
    '9820012301,Ramesh Gupta,9820012302,Vikas Jain',
    'Bride guests,Mobile,Pax,,Groom guests,Mobile,Pax\nRamesh Gupta,9820012301,4,,Vikas Jain,9820012302,2',
    'लड़के वाले,मोबाइल,,लड़की वाले,मोबाइल\nRamesh Gupta,9820012301,,Vikas Jain,9820012302',
  ])('may be two beside each other with more in each: %s', async (lines) => {
    const { rows } = await preview(
      `${lines}\n${(lines.split('\n').at(-1) ?? '')
        .replace('Ramesh Gupta', 'Sunita Gupta')
        .replace('Vikas Jain', 'Mona Jain')
        .replaceAll('982001230', '982001231')}`,
    );
    expect(rows.map((row) => [nameOf(row), row.phone, row.otherContacts])).toEqual([
      ['Ramesh Gupta', '+919820012301', ''],
      ['Sunita Gupta', '+919820012311', ''],
      ['Vikas Jain', '+919820012302', ''],
      ['Mona Jain', '+919820012312', ''],
    ]);
  });

  test('counts people before a number, which is none of America', async () => {
    const { rows } = await preview(
      'Harish Goel 2+1 9172345679\nMona Jain (2+1) 9177345680\nLata Rao - 2+1 - 8184345681',
    );
    expect(rows.map((row) => [row.phone, partyOf(row)])).toEqual([
      ['+919172345679', 3],
      ['+919177345680', 3],
      ['+918184345681', 3],
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
    expect(rows.map(nameOf)).toEqual(['Ramesh Sharma', 'Sunita Gupta', 'Om Prakash (Delhi)', 'Meena Rao']);
  });
});

test('questions of a form are headings', async () => {
  const { rows, unusedColumns } = await preview(
    'Your name,Mobile,Which side are you from?,Kitne log aa rahe hain?\nRam Rao,9820012305,Bride,4',
  );
  expect(rows).toMatchObject([{ side: 'bride', partyLimit: 4 }]);
  expect(unusedColumns).toBeUndefined();
});

test('what a pasted list is called is nobody', async () => {
  const { rows } = await preview('Guest list\nRamesh Gupta\nSunita Shah\nMona Goel 9820012301');
  expect(rows.map(nameOf)).toEqual(['Ramesh Gupta', 'Sunita Shah', 'Mona Goel']);
});

test('a lone heading has cells beside it that are named', async () => {
  const { rows, unusedColumns } = await preview('Name\nHarish Goel, Mona Goel\nOm Puri,9820012301');
  expect(rows.map(nameOf)).toEqual(['Harish Goel', 'Om Puri']);
  expect(unusedColumns).toEqual([{ heading: 'Column B', rows: 2 }]);
});

test.each(['<html><body><table>', '<table>'])(
  'a page that begins with %s is read as it shows',
  async (begin) => {
    const { rows } = await preview(
      `${begin}<tr><td>&#2344;&#2366;&#2350;</td><td>Phone</td></tr><tr><td>Jos&eacute; D&rsquo;Mello</td><td>&#43;91 98200 12301</td></tr></table>`,
    );
    expect(rows).toMatchObject([{ firstName: 'José', lastName: 'D’Mello', phone: '+919820012301' }]);
  },
);

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

  it('names notes that stand where a name would, and takes nobody of them', async () => {
    const notes = [
      'Expired',
      'Late Sunita',
      '(Late) Mona',
      'स्वर्गीय',
      'Not coming',
      'Dr. Meena (not attending)',
    ];
    const { rows, problems } = await preview(
      [
        'Name,Phone,Wife',
        ...notes.map((note, at) => `Om ${'ABCDEF'[at]},982001230${at},${note}`),
        'Raj,9820012309,?',
      ].join('\n'),
    );
    expect(rows.map((row) => [people(row), partyOf(row)])).toEqual(rows.map(() => [[], 1]));
    expect(problems.map(({ message }) => message)).toEqual(
      notes.map((note, at) => fileWords.personNotComing(`Row ${at + 2}`, note)),
    );
    const children = await preview(
      'Name,Phone,Children\nOm,9820012301,not coming\nRaj,9820012302,"1 boy, 1 girl"',
    );
    expect(children.rows.map(partyOf)).toEqual([1, 3]);
  });

  it('names a contact that is somebody else’s where a guest has no other', async () => {
    const { rows, problems } = await preview(
      'Name,Phone,Wife mobile,Email\nLata,ask Tina 9820012301,,\nOm,,9820012302,\nUma,c/o Ram 9820012303,,uma@example.com\nSonu,9820012304 (home),,',
    );
    expect(rows.map(({ phone }) => phone)).toEqual([1, 2, 3, 4].map((each) => `+91982001230${each}`));
    expect(problems.map(({ message }) => message)).toEqual([
      fileWords.contactOfAnother('Row 2', 'ask Tina 9820012301'),
      fileWords.contactOfAnother('Row 3', 'Wife mobile: 9820012302'),
    ]);
  });

  it('counts whoever has no name yet', async () => {
    const { rows } = await preview('Name,Phone,+1\nOm,9820012301,TBD\nRaj,9820012302,Guest');
    expect(rows.map((row) => [people(row), partyOf(row)])).toEqual([
      [[], 2],
      [[], 2],
    ]);
  });

  it('names a name of two words with a comma, and a number behind a name', async () => {
    const { problems } = await preview(
      'Name;Phone\nShah, Jignesh;9820012301\nRaj Rao 4;9820012302\nGuest 4;9820012303\nRao, Raj (Pune);9820012304',
    );
    expect(problems.map(({ message }) => message)).toEqual([
      fileWords.readAsTwo('Row 2', 'Shah, Jignesh'),
      fileWords.numberBehindName('Row 3', 'Raj Rao 4'),
      fileWords.readAsTwo('Row 5', 'Rao, Raj (Pune)'),
    ]);
  });

  it('is nothing of a phone that is none, and names a guest without a name', async () => {
    const { problems } = await preview(
      'Name,Phone,Email\nOm,(no number),om@example.com\nUma,n/a,uma@example.com\n,9820012301,',
    );
    expect(problems.map(({ message }) => message)).toEqual([fileWords.noName('Row 4')]);
  });
});
