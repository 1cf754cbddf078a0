import { describe, expect, it } from 'vitest';
import * as fieldWords from '#messages/fields/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview } from './files.ts';

const ABROAD = [
  '+44 7700 900123',
  '＋44 7700 900123',
  '(+44) 7700-900123',
  '0044 7700 900123',
  '+1 9820012345',
  '+61 9820012346',
  '+971 98200 12347',
  '+44 7911 12345',
];

describe('a number with the code of another country that is none there', () => {
  it.each(ABROAD)('is left out and named, in a column: %s', async (number) => {
    const { rows, problems } = await preview(`Name,Phone\nOm,${number}`);
    expect(rows).toMatchObject([{ firstName: 'Om', lastName: '', phone: '', otherContacts: '' }]);
    expect(problems[0]?.message).toBe(
      fileWords.valueLeftOut('Row 2', 'phone', number.normalize('NFKC'), fieldWords.phoneAbroad),
    );
  });

  it.each(ABROAD)('and in a line, where its code counts nobody: %s', async (number) => {
    const { rows, problems } = await preview(`Ila 98200 12399\nOm – London – ${number}`);
    expect(rows[1]).toMatchObject({ firstName: 'Om', lastName: '(London)', phone: '', withFamily: false });
    expect(problems.map(({ kind }) => kind)).toEqual(['phone', 'no-contact']);
  });

  it.each([
    '44 7911 123459',
    '1 9820012360',
    '011 44 7700 900126',
    'UK: 7911 123458',
    '+ 1 982 001 2349',
    '+00 9820012350',
  ])('is asked about without a sign, too: %s', async (number) => {
    const { rows, problems } = await preview(`Name,Phone\nOm Rao,${number}`);
    expect(rows).toMatchObject([{ firstName: 'Om', lastName: 'Rao', phone: '' }]);
    expect(problems[0]?.message).toContain(number.replace(/^\+ /, '+'));
  });

  it('ends before the number of people', async () => {
    const { rows } = await preview('Bina +49 151 23456789 4 pax\nDina +43 664 1234567 3 log');
    expect(rows.map(({ phone, partyLimit }) => [phone, partyLimit])).toEqual([
      ['+4915123456789', 4],
      ['+436641234567', 3],
    ]);
  });

  it('has the code that stands in a column of its own', async () => {
    const { rows, problems } = await preview(
      'Name,Country code,Phone\nOm,91,98200 12345\nIla,+44,07700 900123\nUma,971,501234567\nJo,,9820012346\nPat,91,919820012347\nRia,1,+91 98200 12348\nSam,0044,7911 123456',
    );
    expect(rows.map(({ phone }) => phone)).toEqual([
      '+919820012345',
      '',
      '+971501234567',
      '+919820012346',
      '+919820012347',
      '+919820012348',
      '+447911123456',
    ]);
    // a number for films: nobody has it
    expect(problems.map(({ rowNumber }) => rowNumber)).toContain(3);
  });

  it('takes nothing from a number beside it', async () => {
    const { rows, problems } = await preview(
      'Name,Phone\nOm,98200 12345 +44 7700 900123\nIla,+44 7700 900123 / 98200 12346\nUma,+65 9123 4567 98200 12347',
    );
    expect(rows.map(({ phone }) => phone)).toEqual(['+919820012345', '+919820012346', '+6591234567']);
    expect(rows[2]?.otherContacts).toBe('+91 98200 12347');
    expect(problems.map(({ value }) => value)).toEqual(['+44 7700 900123', '+44 7700 900123']);
  });

  it('is none where a sign of more people stands before a number of India', async () => {
    const { rows } = await preview('Om +2 98200 12345\nIla +91 98200 12346\nUma +91 91 98200 12347');
    expect(rows.map(({ phone, partyLimit }) => [phone, partyLimit])).toEqual([
      ['+919820012345', 3],
      ['+919820012346', null],
      ['+919820012347', null],
    ]);
  });
});

describe('ten digits of another country are asked about', () => {
  const asked = (row: number, number: string) => fileWords.whichCountry(`Row ${row}`, number);

  it.each(['732-555-0142', '732.555.0142', '832 555 0119', '07700 900 456', '(07812) 345678'])(
    'where they are grouped so: %s',
    async (number) => {
      const { rows, problems } = await preview(`Name,Phone\nOm Rao,${number}\nRaj Das,98200 12345`);
      expect(rows.map(({ phone }) => phone)).toEqual(['', '+919820012345']);
      expect(problems[0]?.message).toBe(asked(2, number));
    },
  );

  it('and those with a zero beside them in a list of Britain', async () => {
    const { rows } = await preview(
      'Name,Phone\nOm Rao,07700 900456\nRaj Das,07911123456\nUma Sen,020 7946 0958\nRia Sen,9820012345',
    );
    expect(rows.map(({ phone }) => phone)).toEqual(['', '', '', '+919820012345']);
  });

  it('and not in a list that groups numbers of India so', async () => {
    const { rows, problems } = await preview(
      'Name,Phone\nOm Rao,989 812 3456\nRaj Das,982 001 2345\nUma Sen,987-654-3210',
    );
    expect(rows.map(({ phone }) => phone)).toEqual(['+919898123456', '+919820012345', '+919876543210']);
    expect(problems).toEqual([]);
  });

  it('where a place stands beside them that has such numbers', async () => {
    const { rows, problems } = await preview(
      [
        'Name,Place,Phone',
        'Om Rao,USA,7325550142',
        'Raj Das,UK,07911123456',
        'Uma Sen,"Houston, USA",8325550119',
        'Ria Sen,Dubai,9820012345',
        'Lal Das,USA,+91 98200 12346',
        'Ila Das,USA,9820012347',
        'Tara Das,India,7325550143',
      ].join('\n'),
    );
    expect(rows.map(({ phone }) => phone)).toEqual([
      '',
      '',
      '',
      '+919820012345',
      '+919820012346',
      '+919820012347',
      '+917325550143',
    ]);
    expect(problems.filter(({ kind }) => kind === 'country').map(({ message }) => message)).toEqual([
      asked(2, '7325550142'),
      asked(3, '07911123456'),
      asked(4, '8325550119'),
    ]);
  });
});
