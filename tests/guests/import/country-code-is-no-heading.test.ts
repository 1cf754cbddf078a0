import { expect, it } from 'vitest';
import { preview } from './files.ts';

const guestsOf = async (...lines: string[]) =>
  (await preview(lines.join('\n'))).rows.map(
    ({ firstName, phone }) => `${firstName} ${phone.slice(0, -7)}${phone.slice(-3)}`,
  );

const AMERICAN = ['+1 408-544-0112', '+1 (408) 544-0112', '+1-408-544-0112', '+1 4085440112'];

it.each(AMERICAN)('a number of America is one below the headings of a telephone: %s', async (number) => {
  expect(
    await guestsOf(
      'First Name,Last Name,Labels,Phone 1 - Label,Phone 1 - Value',
      'Asha,Rao,* myContacts,Mobile,+91 98111 00001',
      `Ravi,Kumar,Family ::: * myContacts,Mobile,${number}`,
      'Sita,Kumar,Family,Mobile,+1 408-544-0113',
      'Tara,Kumar,Friends,Home,98111 00002',
    ),
  ).toEqual(['Asha +91981001', 'Ravi +1408112', 'Sita +1408113', 'Tara +91981002']);
});

it.each([
  ['Name,Phone,Label', 'Ravi,+1 408-544-0112,Mobile'],
  ['Name,Number,Type,Category', 'Ravi,+1 408-544-0112,Mobile,Family'],
  ['Display Name,Phone Type,Phone Number,Group', 'Ravi,Mobile,+1 408-544-0112,Family'],
  ['Name,Phone,Email,Contact type', 'Ravi,+1 408-544-0112,,Email'],
  ['Name,Type,Phone', 'Ravi,Whatsapp,+44 7911 123456'],
  ['Name,Type,Phone', 'Ravi,Guest name,Mobile 98250 12345'],
])('whoever has a contact is a guest, and no row of headings: %s / %s', async (headings, guest) => {
  expect(await guestsOf(headings, guest)).toEqual([expect.stringMatching(/^Ravi \+/)]);
});

it('rows without headings begin with a number of America', async () => {
  expect(
    await guestsOf(
      'Ravi\tMobile\t+1 408-544-0112',
      'Sita\tHome\t+1 408-544-0113',
      'Gopal\tMobile\t98250 21401',
    ),
  ).toEqual(['Ravi +1408112', 'Sita +1408113', 'Gopal +91982401']);
});

it('headings that count whoever comes along, or show an example, stay headings', async () => {
  const { rows } = await preview(
    'Name,Mobile (such as 98200 12345),+1,+1 name\nRavi,98250 22401,1,Sita\nOm,98250 22402,,',
  );
  expect(rows.map(({ firstName, household }) => [firstName, ...household.map(({ name }) => name)])).toEqual([
    ['Ravi', 'Ravi', 'Sita'],
    ['Om'],
  ]);
});
