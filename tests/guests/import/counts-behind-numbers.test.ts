import { expect, it } from 'vitest';
import { preview } from './files.ts';

const guestsOf = async (...lines: string[]) =>
  (await preview(lines.join('\n'))).rows.map(({ firstName, phone, partyLimit, household }) => [
    firstName,
    phone.slice(-3),
    partyLimit,
    household.length,
  ]);

it.each([
  ['2 log', 2],
  ['4 persons', 4],
  ['2 लोग', 2],
  ['2+1', 3],
  ['+ 2', 3],
])('what stands behind a number and a comma is all who come: %s', async (count, people) => {
  expect(await guestsOf('Guest list', `"Vimla Devi, 9811112006, ${count}"`, '"Mohan, 9811112007"')).toEqual([
    ['Vimla', '006', people, 0],
    ['Mohan', '007', null, 0],
  ]);
  expect(
    await guestsOf('Bua ji Kanpur 9811170011', `Vimla Devi, 9811112006, ${count}`, 'Kaka + family'),
  ).toEqual([
    ['Bua', '011', null, 0],
    ['Vimla', '006', people, 0],
    ['Kaka', '', null, 0],
  ]);
});

it('so it is where all lines have it', async () => {
  expect(
    await guestsOf('Vimla Devi, 9811112006, 2 log', 'Mohan, 9811112007, 4 persons', 'Om, 9811112008, 3'),
  ).toEqual([
    ['Vimla', '006', 2, 0],
    ['Mohan', '007', 4, 0],
    ['Om', '008', 3, 0],
  ]);
});

it('names between commas stay those of a household', async () => {
  expect(await guestsOf('Name,Mobile', '"Amit, Neha, 2 kids",9811112006')).toEqual([['Amit', '006', 4, 2]]);
});
