import { describe, expect, it } from 'vitest';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview } from './files.ts';

const read = async (text: string) => {
  const { rows, problems } = await preview(text);
  return {
    names: rows.map(({ title, firstName, lastName }) =>
      [title, firstName, lastName].filter(Boolean).join(' '),
    ),
    phones: rows.map(({ phone }) => phone.slice(-3)),
    problems: problems.map(({ message }) => message),
  };
};

describe('somebody named beside a number', () => {
  it.each([
    'Priya 9820115091',
    'Neha ka number 9820115091',
    '9820115091 (Sunita)',
    'Raju driver 9820115091',
    '9820115091 सुनीता',
  ])('has it, and not the guest: %s', async (cell) => {
    const { phones, problems } = await read(`Name,Mobile\nAmit Shah,${cell}`);
    expect(phones).toEqual(['091']);
    expect(problems).toEqual([fileWords.contactOfAnother('Row 2', cell)]);
  });

  it.each([
    'office 9820115091',
    '9820115091 Jio',
    '9820115091 (Pune)',
    '9820115091 Amit',
    'WhatsApp 9820115091',
    'New number 9820115091',
    '9820115091 call after 6 PM',
    'मोबाइल 9820115091',
    '9820115091 (2 adults)',
  ])('is nobody by other words: %s', async (cell) => {
    expect((await read(`Name,Mobile\nAmit Shah,${cell}`)).problems).toEqual([]);
  });

  it('comes after a number of the guest’s own', async () => {
    const { rows, problems } = await preview('Name,Mobile,Phone 2\nAmit,9820115093 Neha,9820115094');
    expect(rows[0]).toMatchObject({ phone: '+919820115094', otherContacts: '9820115093 Neha' });
    expect(problems).toEqual([]);
  });

  it('is no part of the name in a line', async () => {
    const { names, problems } = await read(
      'Rohit - papa ka 9820115102\nSumit - Neha ka number 9820115103\nRaj 9820115104',
    );
    expect(names).toEqual(['Rohit', 'Sumit', 'Raj']);
    expect(problems).toHaveLength(2);
  });
});

describe('notes and those who work at the event', () => {
  it.each([
    'Prepared by Pinky',
    'For any query call Pinky',
    'Note: call Sharma ji for addresses',
    'Caterer:',
    'Hotel Taj reception',
    'Contact for directions: Pinky',
    'RSVP:',
    'Catering: Gupta',
    'Hall: Shanti Lawns',
    'Gupta Caterers',
    'Driver - Raju',
  ])('are pointed at, and stay: %s', async (name) => {
    for (const text of [
      `Name,Mobile\nRavi,9820115101\n${name},9820115102`,
      `Ravi 9820115101\n${name} 9820115102`,
    ]) {
      const { phones, problems } = await read(text);
      expect(phones).toEqual(['101', '102']);
      expect(problems.join(' ')).toContain('stays a guest. Take them off if they are not invited.');
    }
  });

  it.each([
    'Cyrus Driver',
    'Om Hall',
    'Hallie Rao',
    'Noten Das',
    'Bandana Rao',
    'Caterina Shah',
    'Photographer uncle',
    'Forum Shah',
  ])('are none by a name: %s', async (name) => {
    expect((await read(`Name,Mobile\nRavi,9820115101\n${name},9820115102`)).problems).toEqual([]);
  });

  it('stand below a heading of theirs, as far as the next one', async () => {
    const { names, problems } = await read(
      'Name,Mobile\nRavi,9820115101\nImportant contacts,\nGupta,9820115102\nBRIDE SIDE,\nAsha,9820115103',
    );
    expect(names).toEqual(['Ravi', 'Gupta', 'Asha']);
    expect(problems).toEqual([fileWords.perhapsNoGuest('Row 4', 'Important contacts')]);
  });
});

describe('lines of an address', () => {
  it('between a name and its number are nobody’s name', async () => {
    const { names, phones, problems } = await read(
      'Sharma ji\nNashik Road\n9820123091\nVerma ji\nShivaji Nagar\n9820123092\nRohit Nagar\n9820123093\nGupta ji\nFlat 4\nPune\n9820123094',
    );
    expect(names).toEqual(['Sharma ji', 'Verma ji', 'Rohit Nagar', 'Gupta ji']);
    expect(phones).toEqual(['091', '092', '093', '094']);
    expect(problems).toEqual(
      [
        [2, 'Nashik Road'],
        [5, 'Shivaji Nagar'],
        [10, 'Flat 4'],
        [11, 'Pune'],
      ].map(([row, text]) => fileWords.lineLeftOut(`Row ${row}`, String(text))),
    );
  });

  it('below a name are none where the number stands first', async () => {
    const { names, phones } = await read('9820123091\nSharma ji\nNashik Road\n9820123092\nVerma ji\nMG Road');
    expect(names).toEqual(['Sharma ji', 'Verma ji']);
    expect(phones).toEqual(['091', '092']);
  });
});

it('a name with a colon above its number is a guest, and a side above several is none', async () => {
  expect(await read('Ravi:\n9820123095\nKavi:\n9820123096')).toEqual({
    names: ['Ravi', 'Kavi'],
    phones: ['095', '096'],
    problems: [],
  });
  expect((await read('Bride side:\n9820123095\n9820123096')).names).toEqual(['', '']);
});
