import { describe, expect, it } from 'vitest';
import { guestListChoices } from '#contract/guests/guest-list-file.ts';
import { preview } from './files.ts';

const read = async (...lines: string[]) => {
  const { rows, problems, notes } = await preview(lines.join('\n'), { fileName: 'pasted.txt' });
  return {
    guests: rows.map(({ firstName, lastName, partyLimit, side }) =>
      [firstName, lastName, partyLimit, side && `(${side})`].filter(Boolean).join(' '),
    ),
    unread: problems.filter(({ kind }) => kind === 'unread').map(({ value }) => value),
    notes,
  };
};

describe('a line that counts people', () => {
  it.each([
    'Persons: 4',
    'Guests: 4',
    'Pax - 4',
    'Members 4',
    '4 members',
    'Family members - 4',
    '2 adults 2 kids',
    '+3',
    'No. of persons: 4',
    'सदस्य 4',
    'लोग: 4',
    '૪ સભ્યો',
    '4 ਜਣੇ',
    '4 জন',
    '4 பேர்',
    '4 మంది',
    '4 ಜನ',
  ])('below a name is of that guest: %s', async (count) => {
    const guests = ['Ramesh Shah 4', 'Suresh Shah 4', 'Om Rao'];
    expect(
      await read('Ramesh Shah', '9820012345', count, 'Suresh Shah', count, '9820012346', 'Om Rao 9820012347'),
    ).toMatchObject({ guests, unread: [] });
    expect(
      await read('Ramesh Shah 9820012345', count, 'Suresh Shah 9820012346', count, 'Om Rao 9820012347'),
    ).toMatchObject({ guests, unread: [] });
  });

  it('that reads like a sum is of the guest where nearly each has one', async () => {
    expect((await read('Ramesh 9820012345', 'कुल सदस्य: 3', 'Suresh 9820012346', 'कुल सदस्य: 2')).guests).toEqual(
      ['Ramesh 3', 'Suresh 2'],
    );
  });

  it('below all of them may be their sum, and above them is nobody’s', async () => {
    expect(await read('Guests: 120', 'Ramesh 9820012345', 'Suresh 9820012346', 'Members: 12')).toMatchObject({
      guests: ['Ramesh', 'Suresh'],
      unread: ['Guests: 120', 'Members: 12'],
    });
  });

  it('is none where it may be somebody’s place in the list', async () => {
    expect((await read('Ravi 9820012345', 'Guest 1', 'Guest 2', 'Das 9820012346')).guests).toHaveLength(4);
  });
});

describe('what is no guest', () => {
  it.each([
    'कुल जोड़',
    'G. Total',
    'Gr Total',
    'G.Total: 5',
    'Grand Total',
    'Approx 10 extra',
    '10 extra',
    'Others: 10',
    '4 persons',
    'Persons: 4',
  ])('a sum, and a number of people without a name: %s', async (sum) => {
    expect((await read('Name,Mobile', 'Ravi,9820115101', `${sum},`, 'Asha,9820115102')).guests).toEqual([
      'Ravi',
      'Asha',
    ]);
    const { guests } = await read('Ravi 9820115101', 'Om 9820115103', sum);
    expect(guests).toEqual(['Ravi', 'Om']);
  });

  it('others with a number', async () => {
    const { guests, notes } = await read('Name,Pax,Mobile', 'Amit,2,9820012345', 'Others,10,', 'Misc,3,');
    expect(guests).toEqual(['Amit 2']);
    expect(notes.join(' ')).toContain('row 3, row 4');
  });

  it.each([
    'OTHERS',
    'MISC',
    'Miscellaneous',
    'अन्य',
    'Groom’s friends',
    "Papa's friends",
    'papa ke dost',
    'पापा के दोस्त',
    'મિત્રો',
    'நண்பர்கள்',
  ])('what heads others: %s', async (heading) => {
    const guests = ['Ravi', 'Om', `Asha (${heading})`];
    expect(
      (await read('Name,Mobile', 'Ravi,9820115101', 'Om,', `${heading},`, 'Asha,9820115102')).guests,
    ).toEqual(guests);
    expect((await read('Ravi', 'Om', heading, 'Asha')).guests).toEqual(guests);
  });

  it.each(['Papa’s friend', 'Otherso Rao', 'Misca Shah', 'Jod Singh', 'Extra Rao'])(
    'but somebody is by a name: %s',
    async (name) => {
      expect(
        (await read('Name,Mobile', 'Ravi,9820115101', `${name},`, 'Asha,9820115102')).guests,
      ).toHaveLength(3);
    },
  );

  it('what a telephone exports in place of a picture, a card or a note', async () => {
    const things = ['image', 'video', 'audio', 'sticker', 'GIF', 'document', 'Contact card'];
    const lines = things.map((thing) => `\u200e[30/11/26, 10:15:20 AM] Asha: \u200e${thing} omitted`);
    const sent = (name: string) => `[30/11/26, 10:15:20 AM] Asha: ${name}`;
    const unread = things.map((thing) => `${thing} omitted`);
    expect(await read(...lines, sent('Ravi 9820115101'), sent('Om 9820115102'))).toMatchObject({
      guests: ['Ravi', 'Om'],
      unread,
    });
    expect(await read(...lines, sent('Ravi'), sent('Om'))).toMatchObject({ guests: ['Ravi', 'Om'], unread });
    expect(
      (await read(sent('<attached: 00000012-Ravi Rao.vcf>'), sent('Om Rao 9820115102'), sent('Ila'))).unread,
    ).toEqual(['<attached: 00000012-Ravi Rao.vcf>']);
  });
});

describe('a country above guests', () => {
  it('ends the town above it, and a town the country', async () => {
    const guests = ['Amit (SURAT)', 'Neha', 'Om (PUNE)'];
    expect(
      (await read('SURAT', 'Amit 9820012345', 'CANADA', 'Neha 9820012346', 'PUNE', 'Om 9820012347')).guests,
    ).toEqual(guests);
    const table = ['Name,Mobile', 'SURAT,', 'Amit,9820012345', 'CANADA,', 'Neha,9820012346', 'PUNE,'];
    expect((await read(...table, 'Om,9820012347')).guests).toEqual(guests);
    expect((await preview('CANADA\nNeha 9820012346\nPUNE\nOm 4165552671')).rows[0]?.side).toBe('');
  });

  it('ends no side', async () => {
    expect((await read('BRIDE SIDE', 'USA', 'Om 9820012347')).guests).toEqual(['Om (bride)']);
  });

  it('takes nobody’s name', async () => {
    const lines = 'Neha Rao 9820012347\nOm Rao +1 416 555 2671\nJai Rao 416-555-2672';
    const { rows } = await preview(lines, { choices: guestListChoices.parse({ tables: [], country: 'CA' }) });
    expect(rows.map(({ firstName, phone }) => [firstName, phone])).toEqual([
      ['Neha', '+919820012347'],
      ['Om', '+14165552671'],
      ['Jai', '+14165552672'],
    ]);
  });
});

it.each(['Invite family?', 'Include family?', 'Whole family invited?', 'परिवार को बुलाना है?'])(
  'a yes below %s is with family',
  async (heading) => {
    const { rows, unusedColumns } = await preview(
      `Name,Mobile,${heading}\nAmit,9820012345,Yes\nNeha,9820012346,No`,
    );
    expect(rows.map(({ withFamily }) => withFamily)).toEqual([true, false]);
    expect(unusedColumns).toBeUndefined();
  },
);
