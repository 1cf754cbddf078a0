import { expect, it } from 'vitest';
import { preview, workbook } from './files.ts';

const guestIn = async (cell: string) => {
  const { rows } = await preview(
    workbook({
      Guests: [
        ['Name', 'Phone'],
        [cell, '9811160001'],
      ],
    }),
  );
  return rows.map(
    ({ firstName, lastName, household }) =>
      household.map(({ name }) => name).join() || `${firstName} ${lastName}`.trim(),
  );
};

it('names on lines of a cell with one phone are a household', async () => {
  expect(await guestIn('Rajesh\nSunita\nAarav')).toEqual(['Rajesh,Sunita,Aarav']);
  expect(await guestIn('राजेश\nसुनीता\nआरव\nरिया')).toEqual(['राजेश,सुनीता,आरव,रिया']);
});

it.each(['Ramesh\nSharma', 'Sharma ji\n(Meerut wale)', 'Sharma\nRajesh\nSunita', 'Ravi\nNagpur\nMumbai'])(
  '%j is no household of each line',
  async (cell) => {
    expect((await guestIn(cell)).join()).not.toContain(',');
  },
);
