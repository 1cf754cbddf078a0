import { expect, it } from 'vitest';
import { writeHousehold } from '#contract/guests/household.ts';
import { preview } from './files.ts';

const unused = async (text: string) => (await preview(text)).unusedColumns?.map(({ heading }) => heading);

it('a cell is not used for being like a part of the name', async () => {
  expect(
    await unused(
      'Name,Phone,City,Old name,Custom Field 1 - Value,Household\nSita Ram,9820012345,Sita,Sita,Ram,Om\nGita Das,9820012346,Das,,Gita,Uma',
    ),
  ).toEqual(['City', 'Old name', 'Custom Field 1 - Value', 'Household']);
  expect(await unused('First name,Last name,Name,Phone\nSita,Ram,Ram,9820012345')).toEqual(['Name']);
});

it('but where it says the whole name once more, or the family that is its last name', async () => {
  expect(
    await unused(
      'Name,Phone,Shown as,Household\nDr. Sita Ram,9820012345,Sita Ram,Ram\nGita Das,9820012346,Gita Das,2',
    ),
  ).toBeUndefined();
});

it('what contacts of a phone note besides is named', async () => {
  const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\n');
  const found = await preview(
    card(
      'FN:Sita Rao',
      'TEL:9820012345',
      'X-CUSTOM:note',
      'item1.X-ABRELATEDNAMES:Ram',
      'item1.X-ABLabel:Spouse',
      'X-ABUID:1',
    ),
  );
  expect(found.unusedColumns?.map(({ heading }) => heading)).toEqual([
    'X-CUSTOM',
    'X-ABRELATEDNAMES',
    'X-ABLABEL',
  ]);
});

const people = async (text: string) =>
  (await preview(text)).rows.map(({ firstName, lastName, partyLimit, household }) => [
    `${firstName} ${lastName}`.trim(),
    partyLimit,
    writeHousehold(household, '; '),
  ]);

it('a row for each family has its head, and its members by name', async () => {
  const table =
    'Family name,Head of family,Members,Total,Mobile\nSharma,Raj Sharma,"Simran, Aryan",3,9820012345\nMehta,Asha Mehta,,1,9820012346';
  expect(await people(table)).toEqual([
    ['Raj Sharma', 3, 'Raj Sharma; Simran; Aryan'],
    ['Asha Mehta', null, ''],
  ]);
  expect(await unused(table)).toBeUndefined();
  expect(
    await people(
      'Name,Member 1,Member 2,Mobile\nRaj Sharma,Simran,Aryan,9820012345\nAsha Mehta,Vikram,,9820012346',
    ),
  ).toEqual([
    ['Raj Sharma', null, 'Raj Sharma; Simran; Aryan'],
    ['Asha Mehta', null, 'Asha Mehta; Vikram'],
  ]);
});

it('a list in Marathi is read by its headings, and by its names where those are missing', async () => {
  const names = [
    ['सुनील जोशी', 4, ''],
    ['अमोल पाटील', null, ''],
  ];
  const rows = ['१,श्री. सुनील जोशी,९८२००१२३४५,४,पुणे,', '२,अमोल पाटील,9820012346,सहकुटुंब सहपरिवार,नाशिक,जवळचे'];
  expect(await people(['अ.क्र.,पाहुण्याचे नाव,मो. नं.,एकूण व्यक्ती,गाव,शेरा', ...rows].join('\n'))).toEqual(names);
  expect(await people(['अ.क्र.,कोण,मो. नं.,एकूण व्यक्ती,गाव,शेरा', ...rows].join('\n'))).toEqual(names);
});
