import { expect, it } from 'vitest';
import { preview, workbook } from './files.ts';

const namesOf = async (...lines: string[]) =>
  (await preview(lines.join('\n'))).rows.map(({ firstName }) => firstName);

it.each(['To,', 'Hi Beta,', 'Hello ji', 'Dear all,', 'Regards,', 'Warm regards', 'Yours sincerely,'])(
  '%s in a letter is nobody, and is named',
  async (line) => {
    const { rows, problems } = await preview(`Ravi Rao 9811118001\n${line}\nOm Rao 9811118002`);
    expect(rows.map(({ firstName }) => firstName)).toEqual(['Ravi', 'Om']);
    expect(problems.map(({ rowNumber, kind }) => [rowNumber, kind])).toEqual([[2, 'unread']]);
  },
);

it('a label of a letter goes on to the number below the address', async () => {
  const { rows } = await preview(
    'To,\nShri Ramesh Gupta & Family\n12, Nehru Nagar\nMeerut - 250001\nMob: 9811061001\n\nTo,\nSmt. Shanti Devi\nHouse No 5, Sector 7\nNoida 201301\nMob: 9811061002',
  );
  expect(rows.map(({ firstName, phone }) => firstName + phone.slice(-3))).toEqual(['Ramesh001', 'Shanti002']);
});

it.each(['Tony', 'Hina Rao', 'Toral', 'Regina', 'Hello Singh Rana'])('%s stays a guest', async (name) => {
  expect(await namesOf('Ravi Rao 9811118001', name, 'Om Rao 9811118002')).toHaveLength(3);
});

it.each(['Rooms', 'Rooming', 'Travel', 'DJ n Decor', 'DJ'])(
  'a tab named %s is left out at first',
  async (tab) => {
    const rows = (name: string) => [
      ['Name', 'Mobile'],
      [name, '9811062003'],
    ];
    const { tables } = await preview(workbook({ Guests: rows('Asha'), [tab]: rows('Bunty') }));
    expect(tables.map(({ included }) => included)).toEqual([true, false]);
  },
);

it.each(['Roommates', 'Travellers club', 'Djs family'])('a tab named %s is a list', async (tab) => {
  const rows = (name: string) => [
    ['Name', 'Mobile'],
    [name, '9811062003'],
  ];
  const { tables } = await preview(workbook({ Guests: rows('Asha'), [tab]: rows('Bunty') }));
  expect(tables.map(({ included }) => included)).toEqual([true, true]);
});

it.each(['Hall capacity 300', 'Updated 12/10/2025', 'Last updated: Monday', '* = not confirmed'])(
  '%s below a list is pointed at as a note',
  async (note) => {
    const { problems } = await preview(`Name,Mobile\nAsha,9811063001\nBela,9811063002\n${note},`);
    expect(problems.filter(({ kind, rowNumber }) => kind === 'name' && rowNumber === 4)).toHaveLength(1);
  },
);
