import { expect, it } from 'vitest';
import { preview } from './files.ts';

const othersIn = async (text: string) =>
  (await preview(text)).problems.filter(({ kind }) => kind === 'phone').map(({ rowNumber }) => rowNumber);

it.each([
  'PA Mobile',
  'P.A. No.',
  'PA/PS No.',
  'P.S. Mobile',
  'EA Contact',
  'POC No.',
  'SPOC contact',
  'Contact person mobile',
  'Office boy no',
  'Relative no',
  'Neighbour phone',
  'Local contact no',
  'Driver mobile',
  'Secretary phone',
  'पीए मोबाइल',
])('a phone below *%s* is pointed at, where the guest has no other', async (heading) => {
  expect(
    await othersIn(`Name,Email,${heading}\nRaj Rao,r@example.in,9811212001\nUma,,9811212002\nOm,,`),
  ).toEqual([2, 3]);
  expect(await othersIn(`Name,Mobile,${heading}\nRaj Rao,9811212003,9811212001`)).toEqual([]);
});

it.each(['Name,Phone', 'Contact person,Contact person mobile'])(
  'one of the guest is not: %s',
  async (headings) => {
    expect(await othersIn(`${headings}\nPatel,9811212001\nPandey,9811212002`)).toEqual([]);
  },
);
