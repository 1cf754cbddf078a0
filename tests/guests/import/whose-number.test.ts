import { describe, expect, it } from 'vitest';
import { preview } from './files.ts';

/** A list that somebody pasted. */
const pasted = (...lines: string[]) => preview(lines.join('\n'), { fileName: 'pasted.txt' });
const named = async (read: ReturnType<typeof preview>) =>
  (await read).rows.map(({ firstName, lastName, phone }) => [
    `${firstName} ${lastName}`.trim(),
    phone.slice(-5),
  ]);

describe('nobody is lost', () => {
  it('to a line or a row with whoever comes along, which heads nothing', async () => {
    expect(await named(pasted('Sharma ji 98100 15001', 'Mehta & wife 98100 15002', 'Guddu'))).toEqual([
      ['Sharma ji', '15001'],
      ['Mehta', '15002'],
      ['Guddu', ''],
    ]);
    expect(await named(preview('Sharma ji,9810015001\nMehta & wife,\nGuddu,\nTinu,'))).toHaveLength(4);
  });

  it('among several of one line, with commas and without', async () => {
    expect(await named(pasted('Mohan 9810015202 Sohan 9810015203'))).toEqual([
      ['Mohan', '15202'],
      ['Sohan', '15203'],
    ]);
    expect(await named(pasted('Ramesh Shah (9810015202) Suresh Shah (9810015203)'))).toHaveLength(2);
    expect(await named(pasted('Om 9810015201, Jai 9810015202, Shiv'))).toEqual([
      ['Om', '15201'],
      ['Jai', '15202'],
      ['Shiv', ''],
    ]);
    // a second number of one person
    expect(await named(pasted('Om 9810015201 office 9810015202', 'Jai 9810015203'))).toHaveLength(2);
  });

  it('where a list without headings has a number before each name', async () => {
    expect(await named(pasted('1. Ramesh Shah\t9820090001', '2. Suresh Shah\t9820090002'))).toEqual([
      ['Ramesh Shah', '90001'],
      ['Suresh Shah', '90002'],
    ]);
  });
});

describe('a number of ten digits is asked about, and not taken for one of India', () => {
  it.each([
    ['beside a name', 'Name,Mobile\nRaj Patel (USA),7325550142'],
    ['beside a relation', 'Name,Mobile,Relation\nRaj Patel,7325550142,Cousin (USA)'],
    ['below guests of a country', 'Name,Mobile\nGuests from USA,\nRaj Patel,7325550142'],
    ['below relatives of a country', 'Name,Mobile\nUK relatives,\nHina Shah,7911123456'],
    ['as Singapore groups it', 'Name,Mobile\nChen,65 9123 4567'],
    ['where India has no such number', 'Name,Mobile\nTim Cook,4085552671'],
    ['in a line', 'Hina London 7911123456'],
  ])('%s', async (_, text) => {
    const { rows, problems } = await preview(text);
    expect(rows.map(({ phone }) => phone)).toEqual(['']);
    expect(problems.map(({ kind }) => kind)).toContain('country');
  });

  it('but not for somebody’s initials', async () => {
    expect(await named(preview('Name,Mobile\nU.K. Sharma,7911123456'))).toEqual([['U.K. Sharma', '23456']]);
  });
});

it('what a phone calls somebody else’s number comes behind the guest’s own', async () => {
  const card = [
    'BEGIN:VCARD\nVERSION:3.0\nFN:Om Rao\nitem1.TEL:9820090001\nitem1.X-ABLabel:Wife Sunita',
    'item2.TEL:9820090002\nitem2.X-ABLabel:_$!<Mobile>!$_\nEND:VCARD',
  ].join('\n');
  const google =
    'Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value\nOm Rao,Papa,9820090001,Mobile,9820090002';
  for (const text of [card, google]) expect(await named(preview(text))).toEqual([['Om Rao', '90002']]);
});

describe('who comes along', () => {
  it('is counted once where the sum stands behind them', async () => {
    const names = [
      'A & wife (2)',
      'B & wife - 3',
      'C + 3 (4)',
      'D with wife & 2 kids (4)',
      'E and wife 2 pax',
    ];
    const { rows } = await preview(
      `Name,Mobile\n${names.map((name, at) => `${name},981001520${at}`).join('\n')}`,
    );
    expect(rows.map(({ partyLimit }) => partyLimit)).toEqual([2, 3, 4, 4, 2]);
  });

  it('is nobody called “and”', async () => {
    const { rows } = await preview(
      'Name,Mobile\nRakesh with wife and 2 kids,9810015202\nRohit Gupta & Neha Gupta,9810015204\nરમેશ તથા પરિવાર,9810015205\nரமேஷ் மற்றும் குடும்பம்,9810015206',
    );
    expect(
      rows.map(({ firstName, lastName, partyLimit, household, withFamily }) => [
        `${firstName} ${lastName}`.trim(),
        partyLimit,
        household.map(({ name }) => name),
        withFamily,
      ]),
    ).toEqual([
      ['Rakesh', 4, [], true],
      ['Rohit Gupta', null, ['Rohit Gupta', 'Neha Gupta'], true],
      ['રમેશ', null, [], true],
      ['ரமேஷ்', null, [], true],
    ]);
  });
});

it('an x beside a tick is no tick, and is named; where all are crossed it is one', async () => {
  const { rows, unusedColumns } = await preview(
    'Name,Mobile,Mehndi,Sangeet\nOm,9810015202,✓,x\nJai,9810015203,x,x\nVir,9810015204,✓,',
  );
  expect(rows.map(({ tags }) => tags)).toEqual([['Mehndi', 'Sangeet'], ['Sangeet'], ['Mehndi']]);
  expect(unusedColumns).toEqual([{ heading: 'Mehndi', rows: 1 }]);
});
