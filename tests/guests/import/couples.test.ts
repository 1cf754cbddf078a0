import { expect, it } from 'vitest';
import { writeHousehold } from '#contract/guests/household.ts';
import { preview } from './files.ts';

const read = async (heading: string, ...rows: string[]) =>
  (await preview([heading, ...rows].join('\n'))).rows.map(
    ({ firstName, lastName, withFamily, partyLimit, household, side }) => [
      `${firstName}|${lastName}`,
      withFamily ? (partyLimit ?? 'family') : 'alone',
      writeHousehold(household, '; ') || side,
    ],
  );

it('a couple and a family are known in Hindi in Latin letters', async () => {
  expect(
    await read(
      'Name,Phone',
      'Amit aur Neha Jain,9820012345',
      'Shri Amit evam parivar,9820012346',
      'Sharmaji ka parivar,9820012347',
      'Mausi n family,9820012348',
      'Ram N Sharma,9820012349',
      'Gaurav Rao,9820012350',
    ),
  ).toEqual([
    ['Amit aur Neha|Jain', 2, ''],
    ['Amit|', 'family', ''],
    ['Sharmaji|', 'family', ''],
    ['Mausi|', 'family', ''],
    ['Ram|N Sharma', 'alone', ''],
    ['Gaurav|Rao', 'alone', ''],
  ]);
});

it('several names in one cell are people of one household', async () => {
  expect(
    await read(
      'Family,Names,Mobile',
      'Sharma,"Raj, Simran, Aryan",9820012345',
      'Gupta,Manoj; Ritu,9820012346',
    ),
  ).toEqual([
    ['Raj|Sharma', 'family', 'Raj; Simran; Aryan'],
    ['Manoj|Gupta', 'family', 'Manoj; Ritu'],
  ]);
  expect(await read('Name,Phone', '"Sharma, Mr. Raj",9820012345')).toEqual([['Raj|Sharma', 'alone', '']]);
  expect(
    await read(
      'Name,Phone',
      'Amit n Neha,9820012345',
      '"Amit, Neha",9820012346',
      'Venkat / Radha Iyer,9820012347',
      'Amit Jain (with wife Neha),9820012348',
      'Om Rao and wife Uma,9820012349',
      '"Amit, Sumit and Namit Jain",9820012350',
      'Om/Uma Rao,9820012351',
      'Ravi/Leela Rao,9820012352',
      'Mr. Amit Jain & Mrs. Neha Jain,9820012353',
      '"Kapil, Ila and 2 kids",9820012354',
      'Asha s/o Ram,9820012355',
      'Amit and Neha and Ria,9820012356',
      '"Ramesh, Jaipur",9820012357',
      '"Om Gupta, Sector 14, Gurgaon",9820012358',
    ),
  ).toEqual([
    ['Amit & Neha|', 2, ''],
    ['Amit|', 'family', 'Amit; Neha'],
    ['Venkat|', 'family', 'Venkat; Radha Iyer'],
    ['Amit|Jain', 'family', 'Amit Jain; Neha'],
    ['Om|Rao', 'family', 'Om Rao; Uma'],
    ['Amit|', 'family', 'Amit; Sumit; Namit Jain'],
    ['Om/Uma|Rao', 'alone', ''],
    ['Ravi|', 'family', 'Ravi; Leela Rao'],
    ['Amit|Jain', 'family', 'Mr. Amit Jain; Mrs. Neha Jain'],
    ['Kapil|', 4, 'Kapil; Ila'],
    ['Asha|s/o Ram', 'alone', ''],
    ['Amit|', 'family', 'Amit; Neha; Ria'],
    ['Ramesh|(Jaipur)', 'alone', ''],
    ['Om|Gupta, Sector 14, Gurgaon', 'alone', ''],
  ]);
});

it('a couple may bring more', async () => {
  const found = await preview(
    'Name,Pax,Phone\nRahul & Priya Sharma,3,9820012345\nMr & Mrs Rao (2),4,9820012346',
  );
  expect(found.rows.map(({ partyLimit }) => partyLimit)).toEqual([3, 4]);
  expect(found.problems).toEqual([]);
});

it('a whole list may have last names first', async () => {
  expect(
    await read(
      'Name,Phone',
      '"Iyer, Venkat",9820012345',
      '"Rao, Uma Devi",9820012346',
      '"Shah, Om",9820012347',
    ),
  ).toEqual([
    ['Venkat|Iyer', 'alone', ''],
    ['Uma|Devi Rao', 'alone', ''],
    ['Om|Shah', 'alone', ''],
  ]);
});

it('sides are known in Gujarati', async () => {
  expect(await read('Name,Phone,Side', 'Om,9820012345,કન્યા પક્ષ', 'Uma,9820012346,વર પક્ષ')).toEqual([
    ['Om|', 'alone', 'bride'],
    ['Uma|', 'alone', 'groom'],
  ]);
});
