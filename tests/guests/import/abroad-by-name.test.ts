import { describe, expect, it } from 'vitest';
import { preview } from './files.ts';

/** The last digits of each phone, or what is asked of it. */
const phonesOf = async (...lines: string[]) => {
  const { rows, problems } = await preview(lines.join('\n'));
  return rows.map(
    ({ phone, rowNumber }) =>
      phone ||
      problems.find((each) => each.rowNumber === rowNumber && each.kind !== 'no-contact')?.kind ||
      'none',
  );
};

describe('a country named beside a number', () => {
  it.each([
    ['Name,Mobile', 'Gita (Nepal),9841234568'],
    ['Name,Mobile', 'Bua Kathmandu,9841234568'],
    ['Name,Mobile', 'Gita,9841230016 Kathmandu'],
    ['Name,Mobile,City', 'Gita,9841234568,Kathmandu'],
    ['Name,Mobile,Place', 'Gita,9841234568,Nepal'],
    ['Name,Mobile,Address', 'Gita,9841234568,"12 Ring Rd, Kathmandu, Nepal"'],
    ['Name,Mobile,Remarks', 'Gita,9841234568,Lives in Nepal'],
    ['First Name,Last Name,Mobile Phone,Home Country/Region', 'Gita,Rao,9841234568,Nepal'],
    ['Name,Mobile,City', 'Tom,4155550123,San Jose'],
    ['Name,Mobile,City', 'Ali,55123456,Doha'],
    ['Name,Mobile,City', 'Ali,1712345678,Dhaka'],
    ['Name,Mobile,Place', 'Ali,3012345678,Pakistan'],
  ])('is asked about: %s / %s', async (headings, row) => {
    expect(await phonesOf(headings, row)).toEqual(['country']);
  });

  it.each([
    ['Name,Mobile', 'Nepal Singh,9841234568'],
    ['Name,Mobile', 'Austin D’Souza,9175554321'],
    ['Name,Mobile,City', 'Gita,9841234568,Pune'],
    ['Name,Mobile,City', 'Ali,9820012345,Doha'],
    ['Name,Mobile,Home Country/Region', 'Gita,9841234568,India'],
  ])('is none in a name, nor where it has no such number: %s / %s', async (headings, row) => {
    expect(await phonesOf(headings, row)).toEqual([`+91${row.split(',')[1]}`]);
  });

  it.each([
    ['NEPAL SIDE RELATIVES', '9841234568'],
    ['Nepal wale', '9841234568'],
    ['Nepal relatives', '9841234568'],
    ['USA ke rishtedar', '9175554321'],
    ['London wale', '7911127007'],
  ])('heads the numbers below it: %s', async (heading, number) => {
    const { rows, problems } = await preview(
      [
        'Name,Mobile',
        'Om Rao,9841234560',
        `${heading},`,
        `Gita,${number}`,
        'BRIDE SIDE,',
        'Asha,9841234561',
      ].join('\n'),
    );
    expect(rows.map(({ firstName, phone, side }) => [firstName, phone, side])).toEqual([
      ['Om', '+919841234560', ''],
      ['Gita', '', ''],
      ['Asha', '+919841234561', 'bride'],
    ]);
    expect(problems[0]?.kind).toBe('country');
  });

  it.each(['London friends', 'Nepal wale chacha', 'Delhi ke mama'])(
    'is a guest otherwise: %s',
    async (name) => {
      const { rows } = await preview(`Name,Mobile\nOm Rao,9841234560\n${name},\nGita,9841234568`);
      expect(rows).toHaveLength(3);
    },
  );
});

describe('ten digits of North America', () => {
  it('are asked about where several of a list are of its areas', async () => {
    const american = ['Name,Phone', 'Tom,4155550123', 'Ann,2125551234', 'Bob,5105551234', 'Kavi,7325551234'];
    expect(await phonesOf(...american)).toEqual(['country', 'country', 'country', 'country']);
    expect(await phonesOf(...american, ...['1', '2', '3', '4'].map((end) => `Om,982001234${end}`))).toEqual([
      'country',
      'country',
      'country',
      '+917325551234',
      ...['1', '2', '3', '4'].map((end) => `+91982001234${end}`),
    ]);
    expect(await phonesOf('Tom 4155550123', 'Ann 2125551234', 'Bob 5105551234')).not.toContain(
      '+914155550123',
    );
  });

  it('are landlines of India where all are of one town, or of a large one', async () => {
    expect(await phonesOf('Name,Phone', 'Om,2532571234', 'Raj,2532571235')).toEqual([
      '+912532571234',
      '+912532571235',
    ]);
    expect(await phonesOf('Name,Phone', 'Om,2026123456', 'Raj,2266651234')).toEqual([
      '+912026123456',
      '+912266651234',
    ]);
  });
});

it('a heading that speaks of the code of a country is believed', async () => {
  const numbers = ['6591237001', '19725557009', '447911127007', '971501237001', '919820012346'];
  const names = ['Anu', 'Bina', 'Chet', 'Dev', 'Esha'];
  const rows = numbers.map((number, at) => `${names[at]},${number}`);
  expect(await phonesOf('Name,Phone (with country code)', ...rows)).toEqual(
    numbers.map((each) => `+${each}`),
  );
  expect(await phonesOf('Name,Phone (with country code)', 'Om,9820012345', 'Raj,9591234567')).toEqual([
    '+919820012345',
    '+919591234567',
  ]);
});
