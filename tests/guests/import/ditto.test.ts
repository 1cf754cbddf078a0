import { expect, it } from 'vitest';
import { preview } from './files.ts';

const read = async (text: string) => {
  const { rows, problems } = await preview(text);
  return {
    guests: rows.map(({ firstName, phone, side }) =>
      [firstName, phone.slice(-3), side].filter(Boolean).join(' '),
    ),
    problems: problems.map(({ rowNumber, kind }) => `${rowNumber} ${kind}`),
  };
};

it.each([',', '\t', ';', '|'])('a lone quotation mark is a cell and opens no quotation: %s', async (sign) => {
  const text = [
    'Sr,Name,Mobile,Side',
    '1,Ramesh,9820110011,Bride',
    '2,Sunita,9820110012,"',
    '3,Mohan,9820110013," ',
    '4,Kiran,9820110014,Groom',
    '5,Diya,9820110015,"',
    '6,Tara,9820110016,"',
  ].join('\n');
  expect((await read(text.replaceAll(',', sign))).guests).toEqual([
    'Ramesh 011 bride',
    'Sunita 012 bride',
    'Mohan 013 bride',
    'Kiran 014 groom',
    'Diya 015 groom',
    'Tara 016 groom',
  ]);
});

it('a cell of several lines stays one, also beside lone marks', async () => {
  const { rows } = await preview(
    'Name,Phone,Tags\nRavi,9820110051,"\nOffice\nPune"\nKavi,9820110052,"Club, old\nfriends"\nMavi,9820110053,"\nTavi,9820110054,"Team ""A"""\n"Savi",9820110055,"',
  );
  expect(rows.map(({ firstName, tags }) => [firstName, ...tags])).toEqual([
    ['Ravi', 'Office', 'Pune'],
    ['Kavi', 'Club', 'old', 'friends'],
    ['Mavi', 'Club', 'old', 'friends'],
    ['Tavi', 'Team "A"'],
    ['Savi', 'Team "A"'],
  ]);
});

it('marks beside each other are two cells where the row has as many as the first', async () => {
  const { rows } = await preview(
    'Name,Phone,Side,Tags\nRavi,9820110051,Bride,Office\nKavi,9820110052,","\n"Savi",9820110053,","\nMavi,9820110054,Groom,","',
  );
  expect(rows.map(({ firstName, side, tags }) => [firstName, side, ...tags])).toEqual([
    ['Ravi', 'bride', 'Office'],
    ['Kavi', 'bride', 'Office'],
    ['Savi', 'bride', 'Office'],
    ['Mavi', 'groom'],
  ]);
});

it('lone marks count beside quotation marks that do not close', async () => {
  const { guests } = await read(
    'Name,Phone,Side\n"Raju" Ramesh,9820110051,Bride\nKavi,9820110052,"\nMavi,9820110053,"',
  );
  expect(guests).toEqual(['"Raju" 051 bride', 'Kavi 052 bride', 'Mavi 053 bride']);
});

it('nobody gets the phone or e-mail of the row above', async () => {
  expect(
    await read('Name,Phone\nRamesh,9820110051\nSunita,"\nMohan,9820110052\nKiran,"\nDiya,9820110053'),
  ).toEqual({
    guests: ['Ramesh 051', 'Sunita', 'Mohan 052', 'Kiran', 'Diya 053'],
    problems: ['3 phone', '3 no-contact', '5 phone', '5 no-contact'],
  });
  expect((await read('Name,Email\nRamesh,r@example.com\nSunita,same')).problems).toEqual([
    '3 email',
    '3 no-contact',
  ]);
});

it.each(['same', 'Same', 'do', '-do-', 'वही', 'same as mobile', 'Same No.', '"'])(
  'a phone that is the same as another of the row adds nothing: %s',
  async (mark) => {
    const { rows, problems } = await preview(
      `Name\tMobile\tWhatsApp\nRavi\t9820101081\t9820101082\nKavi\t9820101083\t${mark}\nMavi\t\t${mark}`,
    );
    expect(rows.map(({ phone, otherContacts }) => [phone, otherContacts])).toEqual([
      ['+919820101081', '+91 98201 01082'],
      ['+919820101083', ''],
      ['', ''],
    ]);
    expect(problems.map(({ rowNumber, kind }) => [rowNumber, kind])).toEqual([
      [4, 'phone'],
      [4, 'no-contact'],
    ]);
  },
);

it.each(['do', 'Do.', '-do-', 'DO', 'ditto'])(
  '%s below a last name is the one above, and a surname below none',
  async (mark) => {
    const { rows } = await preview(
      `Name,Surname,Mobile\nKim,Do,9820110050\nRavi,Rao,9820110051\nKavi,${mark},9820110052\nMavi,Shah,9820110053`,
    );
    expect(rows.map(({ lastName }) => lastName)).toEqual(['Do', 'Rao', 'Rao', 'Shah']);
    expect((await preview('Name,Mobile\nAmit Shah,9820110051\nKim Do,9820110052')).rows[1]?.lastName).toBe(
      'Do',
    );
  },
);
