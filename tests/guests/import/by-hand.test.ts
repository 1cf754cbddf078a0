import { describe, expect, it } from 'vitest';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { preview } from './files.ts';

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

  it.each(['Hari ki wife Sunita', 'Sunita (wife of Hari)'])('are none by a relation: %s', async (written) => {
    const [[, people] = []] = await peopleOf(`Name,Mobile\n${written},9825012301`);
    expect(people).toBeNull();
  });
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

it('takes a side out of a sentence above the list', async () => {
  const { rows } = await preview(
    'Hi, please add the bride’s side guests below:\nOm Rao 9825012301\nRaj Das 9825012302',
  );
  expect(rows.map(({ side }) => side)).toEqual(['bride', 'bride']);
});
