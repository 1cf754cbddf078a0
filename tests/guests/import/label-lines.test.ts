import { describe, expect, it } from 'vitest';
import { preview, workbook } from './files.ts';

const guestsOf = async (...lines: string[]) =>
  (await preview(lines.join('\n'), { fileName: 'Pasted text' })).rows.map((row) =>
    [row.firstName, row.phone.slice(-6), row.email, row.otherContacts].filter(Boolean).join(' '),
  );

describe('contacts with a label in a line of its own', () => {
  it.each(['phone', 'Phone', 'mobile', 'WhatsApp', 'iPhone', 'home', 'work', 'Mobile:', 'मोबाइल', 'other'])(
    'are a guest each, with their number: %s',
    async (label) => {
      const lines = ['Kaka', label, '+91 98250 21601', 'Mama', label, '98250 21602', 'Asha Rao', label];
      expect(await guestsOf(...lines, '+1 (408) 544-0112')).toEqual([
        'Kaka 021601',
        'Mama 021602',
        'Asha 440112',
      ]);
      expect(await guestsOf('Kaka', label, '+91 98250 21601')).toEqual(['Kaka 021601']);
      expect(await guestsOf('Kaka', '', label, '98250 21601', '', 'Mama', label, '98250 21602')).toEqual([
        'Kaka 021601',
        'Mama 021602',
      ]);
    },
  );

  it('may have several, of which a mobile comes first', async () => {
    expect(
      await guestsOf(
        'Ravi Kumar',
        'iPhone',
        '+91 98250 21801',
        'email',
        'ravi@example.com',
        'Meena Bua',
        'home',
        '98250 21803',
        'mobile',
        '+91 98250 21802',
        'work',
        '079 2630 1234',
        'Om Rao',
        'home',
        'om@example.com',
      ),
    ).toEqual([
      'Ravi 021801 ravi@example.com',
      'Meena 021802 +91 98250 21803, +91 79263 01234',
      'Om om@example.com',
    ]);
  });

  it('stand in a workbook, too', async () => {
    const lines = ['Kaka', 'mobile', '98250 21601', 'Mama', 'home', '98250 21602'];
    const { rows } = await preview(workbook({ Guests: lines.map((line) => [line]) }));
    expect(rows.map(({ firstName, phone }) => [firstName, phone.slice(-3)])).toEqual([
      ['Kaka', '601'],
      ['Mama', '602'],
    ]);
  });

  it('may have a label for the name', async () => {
    expect(
      await guestsOf('Name', 'Kaka', 'Phone', '9825022301', 'Name', 'Mama', 'Phone', '9825022302'),
    ).toEqual(['Kaka 022301', 'Mama 022302']);
  });
});

it('a label before a number in the lines below a name is nobody', async () => {
  expect(
    await guestsOf(
      'Ramesh Sharma',
      '+91 98110 73001',
      '',
      'Sunita Devi',
      '+91 98110 73002',
      'sunita@example.in',
      '',
      'Mukesh',
      'Home: 0120 456 7890',
      'Mobile: 98110 73003',
      'Kaka 98110 73004',
      'Work +91 79 2630 1234',
    ),
  ).toEqual([
    'Ramesh 073001',
    'Sunita 073002 sunita@example.in',
    'Mukesh 073003 +91 1204567890',
    'Kaka 073004 +91 79263 01234',
  ]);
});

it('a label goes with the guest above it, also where their number has none', async () => {
  expect(
    await guestsOf(
      'Om Rao',
      '98250 21603',
      'work',
      '079 2630 1234',
      'Ravi 98250 21604',
      'home',
      '98250 21605',
    ),
  ).toEqual(['Om 021603 +91 79263 01234', 'Ravi 021604 +91 98250 21605']);
});

it('an e-mail above a name is not of the guest before it', async () => {
  expect(
    (await guestsOf('r@example.in', 'Ravi 98250 21601', 's@example.in', 'Sita 98250 21602')).filter((each) =>
      / .*@/.test(each),
    ),
  ).toEqual([]);
});

it('a row of a table is no label', async () => {
  const { rows } = await preview(
    'Name,Mobile\nOm Rao,98250 21601\nOffice,\n,98250 21602\nRavi Rao,98250 21603\nAsha,98250 21604',
  );
  expect(rows.map(({ phone }) => phone.slice(-3))).toEqual(['601', '602', '603', '604']);
});

it('numbers below one heading are no contacts of a title', async () => {
  const { rows } = await preview('Our guests\nMobile\n98250 21601\n98250 21602\n98250 21603');
  expect(rows.map(({ phone }) => phone.slice(-3))).toEqual(['601', '602', '603']);
});

it('a label with no contact below it is named', async () => {
  const { rows, problems } = await preview(
    'Ravi Kumar\nmobile\n98250 21601\nhome\nOm Rao\nmobile\n98250 21602',
  );
  expect(rows.map(({ firstName, phone }) => firstName + phone.slice(-3))).toEqual(['Ravi601', 'Om602']);
  expect(problems.map(({ rowNumber, kind, value }) => [rowNumber, kind, value])).toEqual([
    [4, 'unread', 'home'],
  ]);
});
