import * as fileWords from '#messages/guests/file/en.ts';
import { describe, expect, it } from 'vitest';
import { blankGuest } from '#contract/guests/guest-fields.ts';
import { HEADER, csv, preview, refusal, workbook } from './files.ts';

const LINE = 'José,Müller,9820012345,jose@example.in,TRUE';
const guest = { firstName: 'José', lastName: 'Müller', phone: '+919820012345', withFamily: true };

const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('text files', () => {
  it.each(['p.png', 'guests.csv'])('are none where they hold a small picture: %s', async (fileName) => {
    // little in it is zero, as in a picture of one colour
    const noise = Array.from({ length: 2_400 }, (_, at) => ((at * 7919) % 255) + 1);
    const bytes = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(noise)]);
    expect(await refusal(bytes, { fileName })).toBe(fileWords.emptyOrImproper);
  });

  it.each([
    ['UTF-8', Buffer.from(csv(LINE))],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${csv(LINE)}`)],
    ['UTF-16 little end first', Buffer.from(`\ufeff${csv(LINE)}`, 'utf16le')],
    ['UTF-16 big end first', swapped(`\ufeff${csv(LINE)}`)],
    ['Windows-1252', Buffer.from(csv(LINE), 'latin1')],
  ])('in %s keep their accents', async (_, bytes) => {
    expect((await preview(bytes)).rows[0]).toMatchObject(guest);
  });

  it('in Windows-1252 keep its curly quotes and the euro sign, which Latin-1 does not have', async () => {
    const bytes = Buffer.from(csv('D\u0092Souza,\u0080,9820012345,,'), 'latin1');
    expect((await preview(bytes)).rows[0]).toMatchObject({ firstName: 'D’Souza', lastName: '€' });
  });

  it.each([',', ';', '\t'])('with "%s" between the cells are read', async (delimiter) => {
    const found = await preview(csv(LINE).replaceAll(',', delimiter));
    expect(found.rows[0]).toMatchObject(guest);
  });

  it('are not misled by another delimiter inside the cells', async () => {
    const found = await preview(csv('Asha;;;;;;;;,Rao;;;;,9820012345,,'));
    expect(found.rows[0]).toMatchObject({ firstName: 'Asha;;;;;;;;', lastName: 'Rao;;;;' });
  });

  it.each(['\n', '\r\n', '\r'])('with lines that end in %j are read', async (end) => {
    const found = await preview([HEADER, LINE, 'Asha,Rao,1,asha@example.in,'].join(end));
    expect(found.rows.map((row) => row.rowNumber)).toEqual([2, 3]);
    expect(found.problems.map((problem) => problem.rowNumber)).toEqual([3]);
  });

  it("that begin with Excel's sep line do not count it as a row", async () => {
    const found = await preview(`sep=;\r\n${csv(LINE).replaceAll(',', ';')}`);
    expect(found.rows[0]).toMatchObject({ ...guest, rowNumber: 2 });
  });

  it.each([
    'First Name,Last Name,Phone,Email,With Family',
    'first_name,last_name,phone,e_mail,with_family',
    'FIRSTNAME,LASTNAME,PHONE,E-MAIL,WITHFAMILY',
    '" first-name ","Last  Name",phone:,"E‑Mail",withFamily?',
    'FirstName,LASTname,Phone,eMail,WithFamily',
  ])('with the header %s are understood', async (header) => {
    expect((await preview(`${header}\n${LINE}`)).rows[0]).toMatchObject(guest);
  });

  it('may have more columns, in any order, and a title above', async () => {
    const found = await preview(
      'Wedding of Asha and Ravi,,,,\n\nNo.,Email,Table,Last name,Phone,First name\n1,jose@example.in,7,Müller,9820012345,José',
    );
    expect(found.rows).toEqual([
      {
        ...blankGuest,
        ...guest,
        rowNumber: 4,
        table: 0,
        email: 'jose@example.in',
        withFamily: false,
        guessed: ['withFamily'],
      },
    ]);
  });

  it('with too few cells in a row take the missing ones for blank', async () => {
    const found = await preview(csv('Asha', 'Ravi,Rao,,ravi@example.in'));
    expect(found.rows.map((row) => [row.firstName, row.email])).toEqual([
      ['Asha', ''],
      ['Ravi', 'ravi@example.in'],
    ]);
  });

  it.each(['firstName', 'lastName', 'phone', 'email'])(
    'without the column %s are refused',
    async (missing) => {
      const columns = ['firstName', 'lastName', 'phone', 'email'].filter((name) => name !== missing);
      expect(await refusal(`${columns.join(',')}\na,b,c`)).toBe(
        'Invalid file format. Please ensure the file contains the following columns: firstName, lastName, phone, email.',
      );
    },
  );

  it.each([
    ['Name,Mobile', 'Asha Devi Rao,9820012345'],
    ['Full name,Mobile No', ' Asha  Devi Rao ,9820012345'],
    ['Guest,Phone number', 'Asha Devi Rao,9820012345'],
    ['First Name,Last Name,WhatsApp', 'Asha,Devi Rao,9820012345'],
    ['Name,Last name,Mobile', 'Asha,Devi Rao,9820012345'],
    ['S.No,नाम,मोबाइल', '1,Asha Devi Rao,9820012345'],
    ['पहला नाम,उपनाम,फ़ोन', 'Asha,Devi Rao,9820012345'],
    ['नाम,फोन', 'Asha Devi Rao,9820012345'],
    // of two columns the one that is filled in
    ['Name,Mobile,WhatsApp', 'Asha Devi Rao,,9820012345'],
  ])('of one’s own, headed %s, are understood', async (header, line) => {
    expect((await preview(`${header}\n${line}`)).rows).toEqual([
      {
        ...blankGuest,
        ...guest,
        rowNumber: 2,
        table: 0,
        firstName: 'Asha',
        lastName: 'Devi Rao',
        withFamily: false,
        guessed: expect.arrayContaining(['withFamily']),
      },
    ]);
  });

  it.each(['E-mail', 'Email address', 'ईमेल', 'ई-मेल'])('take e-mails headed %s', async (heading) => {
    expect((await preview(`Name,${heading}\nAsha,Asha@example.in`)).rows[0]).toMatchObject({
      firstName: 'Asha',
      lastName: '',
      email: 'asha@example.in',
    });
  });

  it.each([
    ['परिवार', 'हाँ'],
    ['परिवार', 'हां'],
    ['With family', 'y'],
    ['withFamily', '4'],
  ])('take the family headed %s from “%s”', async (heading, cell) => {
    const text = `Name,Mobile,${heading}\nAsha,9820012345,${cell}\nRavi,9820012346,नहीं`;
    expect((await preview(text)).rows.map(({ withFamily }) => withFamily)).toEqual([true, false]);
  });

  it.each(['Side', 'Guest side', 'Bride/Groom Side', 'पक्ष', 'किसकी ओर से'])(
    'take the side headed %s',
    async (heading) => {
      const text = `Name,Mobile,${heading}\nAsha,9820012345,वधू पक्ष\nRavi,9820012346,Office`;
      expect((await preview(text)).rows.map(({ side }) => side)).toEqual(['bride', 'Office']);
    },
  );

  it.each([
    'Name,Table',
    'Mobile,E-mail',
    'Last Name,Mobile',
    'Name',
    'firstName,Mobile,Email',
    'नमक,मोबाइल',
  ])(
    'headed %s are refused: a name or a way to reach anybody is missing, or a column of the template',
    async (header) => {
      expect(await refusal(`${header}\na,b,c\nd,e,f`)).toBe(
        'Invalid file format. Please ensure the file contains the following columns: firstName, lastName, phone, email.',
      );
    },
  );

  it.each([
    ['nothing but spaces', ' \r\n\r\n  '],
    ['one line that is no header', 'Asha Rao'],
    ['a header and blank rows', csv(',,,,', '', ' ,,,,TRUE')],
    ['a picture named .csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('with %s are empty or improper', async (_, content) => {
    expect(await refusal(content)).toBe('The file appears to be empty or improperly formatted.');
  });

  it.each([
    ['"Asha,Rao,9820012345,,\nRavi,Rao,9820012346,,', ['Asha', 'Ravi']],
    ['"Asha" Devi,Rao,9820012345,,\n"Ravi",Rao,9820012346,,', ['"Asha" Devi', 'Ravi']],
  ])('with a broken quote are read without it, as long as no cell is parted: %j', async (lines, names) => {
    const { rows } = await preview(csv(lines));
    expect(rows.map(({ firstName }) => firstName)).toEqual(names);
  });

  it('with a broken quote are refused where nobody knows which cells belong together', async () => {
    expect(await refusal(csv('"Asha,Rao,9820012345,,\n"Iyer, Ravi",Rao,9820012346,,'))).toBe(
      'Error parsing file.',
    );
  });

  it('are told from workbooks by their content, whatever their name', async () => {
    expect((await preview(csv(LINE), { fileName: 'guests.xlsx' })).rows[0]).toMatchObject(guest);
    const book = workbook({
      Guests: csv(LINE)
        .split('\r\n')
        .map((line) => line.split(',')),
    });
    expect((await preview(book, { fileName: 'guests.csv' })).rows[0]).toMatchObject(guest);
  });

  it('leave the bytes they came from untouched, also a part of a larger buffer', async () => {
    const whole = Buffer.from(`####${csv(LINE)}####`);
    const part = whole.subarray(4, -4);
    expect((await preview(part)).rows[0]).toMatchObject(guest);
    expect(part.toString()).toBe(csv(LINE));
  });

  it('name cells with an error of a spreadsheet, and take nothing of them', async () => {
    const found = await preview('Name,Phone,Tags\n#REF!,9820012345,\nOm,9820012346,#N/A');
    expect(found.rows.map(({ firstName, tags }) => [firstName, tags])).toEqual([
      ['', []],
      ['Om', []],
    ]);
    expect(found.notes).toContain(fileWords.errorsInCells(['A2', 'C3']));
  });
});
