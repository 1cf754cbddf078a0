import { expect, it } from 'vitest';
import { preview } from './files.ts';

const guestIn = async (text: string) => {
  const { rows } = await preview(text);
  const [guest] = rows;
  return (
    guest && [
      `${guest.firstName} ${guest.lastName}`.trim(),
      guest.phone.slice(-3),
      guest.partyLimit ?? guest.withFamily,
    ]
  );
};

it.each([
  ['Sharma Aunty B-12', 'Sharma Aunty (B-12)', false],
  ['Gupta Uncle A-7', 'Gupta Uncle (A-7)', false],
  ['Mehta 4-B', 'Mehta (4-B)', false],
  ['Verma C/14', 'Verma (C/14)', false],
  ['Joshi (B-12)', 'Joshi (B-12)', false],
  ['Rao, B-12', 'Rao (B-12)', false],
  ['Shah - A-401', 'Shah (A-401)', false],
  ['Iyer Flat 3', 'Iyer (Flat 3)', false],
  ['Khanna H.No 22', 'Khanna (H.No 22)', false],
  ['Shah A-401 (4)', 'Shah (A-401)', 4],
  ['Shah A-401, 4 log', 'Shah (A-401)', 4],
  ['Shah A-401 + 2', 'Shah (A-401)', 3],
])('%s lives there, and is not so many', async (name, kept, people) => {
  expect(await guestIn(`Name,Mobile\n"${name}",9811041010`)).toEqual([kept, '010', people]);
  expect(await guestIn(`${name} 9811041010\nOm Rao 9811041011`)).toEqual([kept, '010', people]);
});

it.each([
  ['Ravi Rao - 4', 'Ravi Rao', 4],
  ['Ravi S. - 2', 'Ravi S.', 2],
  ['Om Rao x4', 'Om Rao', 4],
  ['Rao-3', 'Rao', 3],
])('%s counts people', async (name, kept, people) => {
  expect(await guestIn(`Name,Mobile\n${name},9811041010`)).toEqual([kept, '010', people]);
});

it('a first name of a telephone keeps its flat', async () => {
  expect(await guestIn('First Name,Last Name,Phone\nSharma Aunty B-12,,9811041010')).toEqual([
    'Sharma Aunty B-12',
    '010',
    false,
  ]);
});
