import { describe, expect, it } from 'vitest';
import { preview, workbook } from './files.ts';

const unused = async (...lines: string[]) => (await preview(lines.join('\n'))).unusedColumns;

describe('a column of which nothing is used', () => {
  it('is named with the rows that have something in it, also rows without a guest', async () => {
    expect(
      await unused(
        'Name,Mobile,Shirt size,Room',
        'Asha Rao,9820012345,M,',
        'Ravi Rao,9820012346, XL ,',
        'Om Das,9820012347,,',
        ',,S,',
      ),
    ).toEqual([{ heading: 'Shirt size', rows: 3 }]);
  });

  it('is named by its letter where nothing stands above it, as spreadsheets name it', async () => {
    expect(await unused('Name,Mobile,,', 'Asha Rao,9820012345,aisle,seat')).toEqual([
      { heading: 'Column C', rows: 1 },
      { heading: 'Column D', rows: 1 },
    ]);
    const far = [...Array<string>(25).fill('x'), 'Name', 'Mobile', ''];
    const row = [...Array<string>(25).fill(''), 'Asha', '9820012345', 'late'];
    expect((await preview(workbook({ Guests: [far, row] }))).unusedColumns).toEqual([
      { heading: 'Column AB', rows: 1 },
    ]);
  });

  it('is the second of two for one thing, where it says something else', async () => {
    expect(
      await unused(
        'First Name,Last Name,Guest,Mobile',
        'Asha,Rao,Asha Rao,9820012345',
        'Om,Das,and two more,9820012346',
      ),
    ).toEqual([{ heading: 'Guest', rows: 1 }]);
  });

  it('is not named where every column was used, or has nothing in it', async () => {
    expect(await unused('Name,Mobile,E-mail,Room', 'Asha Rao,9820012345,asha@example.in,')).toBeUndefined();
    expect(
      await unused('firstName,lastName,phone,email,withFamily', 'Asha,Rao,+91,asha@example.in,TRUE'),
    ).toBeUndefined();
    expect(await unused('Name,Mobile,Side', 'Asha Rao,9820012345,Office')).toBeUndefined();
  });

  it('has its heading in one line, shortened', async () => {
    const [column] =
      (await unused(`Name,Mobile,"Shirt\nsize ${'x'.repeat(100)}"`, 'Asha,9820012345,M')) ?? [];
    expect(column?.heading).toMatch(/^Shirt size x+…$/);
    expect(column?.heading.length).toBeLessThanOrEqual(61);
  });
});

describe('a column headed Contact', () => {
  it('gives the phone beside a name and a mail', async () => {
    const found = await preview('Name,Contact,Mail\nAsha Rao,98200 12345,asha@example.in');
    expect(found.rows[0]).toMatchObject({
      firstName: 'Asha',
      lastName: 'Rao',
      phone: '+919820012345',
      email: 'asha@example.in',
    });
    expect(found.unusedColumns).toBeUndefined();
  });

  it('is enough to reach people by, with phones and e-mails among each other', async () => {
    const found = await preview('नाम,संपर्क\nAsha Rao,9820012345\nRavi Rao,ravi@example.in');
    expect(found.rows.map(({ phone, email }) => [phone, email])).toEqual([
      ['+919820012345', ''],
      ['', 'ravi@example.in'],
    ]);
  });

  it('never stands before the phone that a column of its own has', async () => {
    const found = await preview(
      'Name,Contact,Mobile\nAsha Rao,Ravi (brother),9820012345\nOm Das,9820099999,9820012346',
    );
    expect(found.rows.map(({ phone }) => phone)).toEqual(['+919820012345', '+919820012346']);
    expect(found.problems).toEqual([]);
    expect(found.unusedColumns).toEqual([{ heading: 'Contact', rows: 1 }]);
  });
});

describe('a word about the family that means neither yes nor no', () => {
  it('is named, and counts as no', async () => {
    const found = await preview(
      'Name,Mobile,With family\nAsha,9820012345,perhaps\nRavi,9820012346,No\nOm,9820012347,नहीं\nMeera,9820012348,हाँ',
    );
    expect(found.rows.map(({ withFamily }) => withFamily)).toEqual([false, false, false, true]);
    expect(found.problems).toEqual([
      {
        rowNumber: 2,
        kind: 'family',
        table: 0,
        value: 'perhaps',
        rowKept: true,
        message:
          'Row 2: “perhaps” says neither yes nor no, nor how many they are, so we took it as without family.',
      },
    ]);
  });

  it('names cells to the right of the last heading', async () => {
    const found = await preview('Name,Phone\nOm Rao,9820012345,Uma Rao,9820012346\nIla,9820012347');
    expect(found.unusedColumns).toEqual([
      { heading: 'Column C', rows: 1 },
      { heading: 'Column D', rows: 1 },
    ]);
  });
});
