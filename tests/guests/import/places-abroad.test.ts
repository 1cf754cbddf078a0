import { describe, expect, it } from 'vitest';
import { preview, workbook } from './files.ts';

/** The phone of each guest, or what is asked of it. */
const phonesIn = ({ rows, problems }: Awaited<ReturnType<typeof preview>>) =>
  rows.map(
    ({ phone, rowNumber }) =>
      phone ||
      problems.find((each) => each.rowNumber === rowNumber && each.kind !== 'no-contact')?.kind ||
      'none',
  );
const phonesOf = async (...lines: string[]) => phonesIn(await preview(lines.join('\n')));

describe('a column of codes of countries', () => {
  it.each(['Code', 'Ctry', 'CC', 'C. Code', ''])('is one below *%s* and beside numbers', async (heading) => {
    expect(
      await phonesOf(
        `Name,${heading},Mobile No`,
        'Amit,+1,9084441234',
        'Jas,+44,7911123456',
        'Bina,+91,9825099001',
        'Om,,9825099002',
      ),
    ).toEqual(['+19084441234', '+447911123456', '+919825099001', '+919825099002']);
    expect(
      await phonesOf(
        `Name,${heading},Mobile`,
        'Amit,1,9084441234',
        'Bina,91,9825099001',
        'Dev,971,501234567',
      ),
    ).toEqual(['+19084441234', '+919825099001', '+971501234567']);
  });

  it('stands in rows without headings, too', async () => {
    expect(await phonesOf('Amit\t+1\t9084441234', 'Jas\t+44\t7911123456', 'Bina\t+91\t9825099001')).toEqual([
      '+19084441234',
      '+447911123456',
      '+919825099001',
    ]);
  });

  it.each([
    ['Name,,Mobile', 'Amit,+1,9825044001', 'Bina,+2,9825044002'],
    ['Name,,Mobile', 'Amit,1,9825044001', 'Bina,4,9825044002'],
    ['Name,Code,Mobile', 'Amit,A1,9825044001', 'Bina,B2,9825044002'],
    ['Name,Code,Mobile', 'Amit,101,9825044001', 'Bina,102,9825044002'],
  ])('is none where it counts or names something else: %s / %s', async (...lines) => {
    expect(await phonesOf(...lines)).toEqual(['+919825044001', '+919825044002']);
  });
});

describe('a place abroad beside a number', () => {
  it.each([
    ['City', 'Edison', '9084441234'],
    ['City', 'Plano', '9723331234'],
    ['City/State', '"Edison, NJ"', '9084441234'],
    ['Place', 'Naperville IL', '6307771234'],
    ['Place', '"Sanford, NC"', '9195551234'],
    ['Place', '"Irvine, CA"', '9495551234'],
    ['State', 'NJ', '9084441234'],
    ['State', 'CA', '9495551234'],
    ['Address', '"12 Oak Tree Rd, Edison, NJ 08820"', '9084441234'],
    ['Address', '"44 Green St, Reston VA 20190"', '7035551234'],
    ['Address', '"9 Main St, Nashville, TN 37211"', '6155551234'],
    ['Place', 'Surrey BC', '7785441234'],
    ['Place', 'Surrey', '7785441234'],
    ['Place', 'Bradford ON', '9055441234'],
    ['Place', 'Abbotsford', '7785441235'],
    ['City', 'Amrika', '9084441234'],
    ['City', 'Kanada', '6475441234'],
    ['City', 'Vilayat', '7911123456'],
    ['Town', 'Southall', '0208 571 1234'],
    ['Town', 'Hounslow', '02085711236'],
    ['Town', 'Wolverhampton', '01217771234'],
    ['Address', 'Butwal', '9803022003'],
    ['Address', 'Chitwan', '9855022003'],
    ['ठेगाना', 'विराटनगर', '9841011003'],
    ['ঠিকানা', 'চট্টগ্রাম', '০১৮১২৩৪৫৬৭৮'],
    ['ঠিকানা', 'সিলেট', '01912345678'],
  ])('%s %s %s is asked about', async (heading, place, number) => {
    expect(await phonesOf(`Name,Mobile,${heading}`, `Ila,${number},${place}`)).toEqual(['country']);
  });

  it.each([
    ['Name,Mobile,City', 'Ila,9414012345,Jaipur'],
    ['Name,Mobile,State', 'Ila,9414012345,RJ'],
    ['Name,Mobile,State', 'Ila,9444012345,TN'],
    ['Name,Mobile,City', 'Ila,9444012345,"Chennai, TN"'],
    ['Name,Mobile,Address', 'Ila,9084441234,"12 Nehru Nagar, Nagpur 440001"'],
    ['Name,Mobile,City', 'Ila,9841123456,Lalitpur'],
    ['Name,Mobile,City', 'Ila,9414012345,Bharatpur'],
    ['Name,Mobile,Work', 'Ila,9084441234,"Partner, CA"'],
    ['Name,Mobile', '"Rahul Jain, CA",9084441234'],
    ['Name,Mobile', 'Anand NJ,9084441234'],
    ['Name,Mobile', 'Edison D’Souza,9084441234'],
    ['Name,Mobile', 'Edison,9084441234'],
    ['Name,Mobile', 'Vilayat Khan,7911123456'],
    ['Name,Mobile', 'Amrika Devi,9084441234'],
    ['Name,Mobile', 'Paris Jain,9084441234'],
    ['Name,Mobile', 'Austin Fernandes,9084441234'],
  ])('%s / %s stays one of India', async (headings, row) => {
    const [phone] = await phonesOf(headings, row);
    expect(phone).toMatch(/^\+91\d{10}$/);
  });

  it.each([
    'Amit Patel (NJ) 9085551234',
    'Amit Patel, NJ 9085551234',
    'Amit Edison 9084441234',
    'Bhaiya Amrika 9084441234',
  ])('may be named in a line: %s', async (line) => {
    expect(await phonesOf(line, 'Om Rao 9825044001')).toEqual(['country', '+919825044001']);
  });

  it('of a name that India has, too, is one where the list has others there', async () => {
    expect(
      await phonesOf(
        'Name,Mobile,Address',
        'Ram,9841123456,Lalitpur',
        'Gita,9855123456,Bharatpur',
        'Maya,9852123456,Biratnagar',
      ),
    ).toEqual(['country', 'country', 'country']);
  });
});

describe('what stands above a whole list', () => {
  it.each([
    ['NRI GUESTS', '9084441234'],
    ['Guests from USA', '9084441234'],
    ['विवाह निमन्त्रणा सूची', '9841022001'],
  ])('%s says whose numbers these are', async (title, number) => {
    const rows = [[title], ['Name', 'Phone'], ['Amit', number], ['Om', '7600012345']];
    expect(phonesIn(await preview(workbook({ List: rows })))).toEqual([
      expect.not.stringMatching('91'),
      '+917600012345',
    ]);
  });

  it('so does a tab', async () => {
    const rows = [
      ['Name', 'Phone'],
      ['Amit', '9084441234'],
      ['Om', '7600012345'],
    ];
    expect(phonesIn(await preview(workbook({ Videsh: rows })))).toEqual(['country', '+917600012345']);
  });
});

it('numbers that North America has are asked about beside one that India cannot have', async () => {
  const all = ['9084441234', '7325441234', '2013331234', '6463337788'];
  const rows = all.map((number, at) => `${['Amit', 'Bina', 'Chirag', 'Dev'][at]},${number}`);
  expect(await phonesOf('Name,Cell', ...rows)).toEqual(all.map(() => 'country'));
  expect(await phonesOf('Name,Cell', ...rows, 'Om,9825044001')).toEqual([
    '+919084441234',
    '+917325441234',
    'country',
    '+916463337788',
    '+919825044001',
  ]);
});

it('mobiles of Bangladesh in digits of Bengali are asked about', async () => {
  expect(await phonesOf('নাম,মোবাইল', 'করিম,০১৭১১২২৩৩৪৪', 'রহিমা,০১৮১২-৩৪৫৬৭৮', 'শুভ,৯৮৩০০১২৩৪৫')).toEqual([
    'country',
    'country',
    '+919830012345',
  ]);
});
