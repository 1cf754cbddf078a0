import { expect, it } from 'vitest';
import { preview } from './files.ts';

const guestsOf = async (...lines: string[]) =>
  (await preview(lines.join('\n'))).rows.map(({ firstName, partyLimit, withFamily }) => [
    firstName,
    partyLimit ?? withFamily,
  ]);

it('who comes along in rows below a guest belongs to them', async () => {
  expect(
    await guestsOf(
      'S.No,Name,Mobile',
      '1,Rajesh Sharma,9811201001',
      ',+ wife,',
      ',+ 2 kids,',
      '2,Mohan Verma,9811201002',
      ',with family,',
      '3,Karan,9811201003',
      ',& wife Neha,',
      '4,Om Rao,9811201004',
    ),
  ).toEqual([
    ['Rajesh', 4],
    ['Mohan', true],
    ['Karan', true],
    ['Om', false],
  ]);
});

it('so it does in lines of a text', async () => {
  expect(
    await guestsOf(
      'Rajesh Sharma 9811170001',
      '+ wife',
      '+ 2 kids',
      'Mohan Verma 9811170002',
      'with family',
      'Karan 9811170003',
      '+ wife',
      'Om Rao 9811170004',
    ),
  ).toEqual([
    ['Rajesh', 4],
    ['Mohan', true],
    ['Karan', 2],
    ['Om', false],
  ]);
  expect(await guestsOf('Rajesh Sharma 9811170001', 'Om Rao 9811170004', '+ wife')).toEqual([
    ['Rajesh', false],
    ['Om', 2],
  ]);
});

it.each([
  ['Rohit Sharma and Parents', 3],
  ['Rohit Sharma + parents', 3],
  ['Col R S Rathore & Mrs Rathore', 2],
  ['Manu ji sapatnik', 2],
  ['मनु जी सपत्नीक', 2],
  ['Parents of Riya', 2],
])('%s are so many', async (name, people) => {
  expect((await guestsOf('Name,Mobile', `${name},9811201001`))[0]?.[1]).toBe(people);
});

it('a row that begins a list with a sign is kept', async () => {
  const { rows, problems, notes } = await preview('Name,Mobile\n+ wife,\nOm Rao,9811201001');
  expect([rows.length + problems.length + notes.length > 1, rows.at(-1)?.firstName]).toEqual([true, 'Om']);
});
