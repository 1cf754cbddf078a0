import { describe, expect, it } from 'vitest';
import { guestListChoices, type GuestListPreview } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview, refusal, workbook } from './files.ts';

const nameOf = ({ firstName, lastName }: GuestListPreview['rows'][number]) =>
  `${firstName} ${lastName}`.trim();
const read = async (...lines: string[]) =>
  (await preview(lines.join('\n'))).rows.map((row) => [
    nameOf(row),
    row.phone.slice(-5) || row.email,
    row.withFamily ? (row.partyLimit ?? 'family') : 'alone',
  ]);

describe('a text that no table explains is read line by line', () => {
  it('with several guests in one', async () => {
    expect(
      await read(
        'Amit Jain <amit@example.in>, Neha Shah <neha@example.in>, om@example.in',
        'Ramesh Sharma 9820012345 4',
        'Ila, Uma, Ria, +91 98200 12346, +91 98200 12347',
        'Ravi 98200 12348, 98200 12349',
      ),
    ).toEqual([
      ['Amit Jain', 'amit@example.in', 'alone'],
      ['Neha Shah', 'neha@example.in', 'alone'],
      ['', 'om@example.in', 'alone'],
      ['Ramesh Sharma', '12345', 4],
      ['Ila', '', 'alone'],
      ['Uma', '', 'alone'],
      ['Ria', '', 'alone'],
      ['', '12346', 'alone'],
      ['', '12347', 'alone'],
      ['Ravi', '12348', 'alone'],
    ]);
  });

  it('with how many come, bullets, labels and numbers of places', async () => {
    expect(
      await read(
        'Pinky aunty (4) 98200 12345',
        'Zoya 9820012346 +2',
        '• Raju kaka 9820012347',
        '4. Dr. Sunita Rao - Mob: 9820012348',
        'Ila Shah 9820012349, ila@example.in',
        '✓ Sharma ji - 4 - 98200 12350',
        '👉 Om with family 98200 12351',
        'राजेश शर्मा सपरिवार ९८२०० १२३५२',
        'Uma 4 log ۹۸۲۰۰۱۲۳۵۳',
      ),
    ).toEqual([
      ['Pinky aunty', '12345', 4],
      ['Zoya', '12346', 3],
      ['Raju kaka', '12347', 'alone'],
      ['Sunita Rao', '12348', 'alone'],
      ['Ila Shah', '12349', 'alone'],
      ['Sharma ji', '12350', 4],
      ['Om', '12351', 'family'],
      ['राजेश शर्मा', '12352', 'family'],
      ['Uma', '12353', 4],
    ]);
  });

  it.each([
    ['[12/03/26, 10:15:20 AM] Asha: ', '[12/03/26, 10:15:20\u202fAM] Asha Rao: '],
    ['12/03/26, 10:15 - Asha: ', '12/03/2026, 10:16 pm - +91 98200 99999: '],
    ['\u200e[2026-03-12, 22:15:20] आशा: ', '[12.03.26, 22:15:20] आशा: '],
  ])('with what WhatsApp puts before it: %s', async (one, other) => {
    expect(await read(`${one}Pinky aunty 98200 12345`, `${other}Raju 98200 12346`, 'Om 98200 12347')).toEqual(
      [
        ['Pinky aunty', '12345', 'alone'],
        ['Raju', '12346', 'alone'],
        ['Om', '12347', 'alone'],
      ],
    );
  });

  it('with several guests in a line', async () => {
    expect(await read('Amit 98200 12345, Neha 98200 12346', 'Om 98200 12347')).toEqual([
      ['Amit', '12345', 'alone'],
      ['Neha', '12346', 'alone'],
      ['Om', '12347', 'alone'],
    ]);
  });

  it('with name and number on lines of their own, whichever comes first', async () => {
    const pair = [
      ['Pinky aunty', '12345', 'alone'],
      ['Raju kaka', '12346', 'alone'],
    ];
    expect(await read('Pinky aunty', '9820012345', '', 'Raju kaka', '9820012346')).toEqual(pair);
    expect(await read('9820012345', 'Pinky aunty', '9820012346', 'Raju kaka')).toEqual(pair);
  });

  it('of names alone, and of numbers alone', async () => {
    expect(await read('Pinky aunty', 'Raju kaka (4)', 'राजेश शर्मा सपरिवार', 'ramesh kumar')).toEqual([
      ['Pinky aunty', '', 'alone'],
      ['Raju kaka', '', 4],
      ['राजेश शर्मा', '', 'family'],
      ['ramesh kumar', '', 'alone'],
    ]);
    expect(await read('9820012345', '9820012346')).toEqual([
      ['', '12345', 'alone'],
      ['', '12346', 'alone'],
    ]);
  });

  it('with headings, which say whose guests stand below', async () => {
    const found = await preview(
      'Our list\nUma 98200 12344\n*Office*\nOm 98200 12345\nवर पक्ष\nIla 98200 12346',
    );
    expect(found.rows.map((row) => [nameOf(row), row.side])).toEqual([
      ['Uma', ''],
      ['Om', 'Office'],
      ['Ila', 'groom'],
    ]);
    expect(found.notes).toEqual([fileWords.headingsRead(['Our list', 'Office', 'वर पक्ष'])]);
  });

  it('what is neither a name nor a number is named beside its row, and is a guest once that is wanted', async () => {
    const text = 'Om 98200 12345\nHaan bhej do list\nKal milte hain, theek hai?\nहाँ मैं कल तक भेज दूँगा\nNani';
    const found = await preview(text);
    expect(found.rows.map(nameOf)).toEqual(['Om', 'Nani']);
    expect(found.problems.filter(({ kind }) => kind === 'unread').map(({ message }) => message)).toEqual([
      fileWords.lineLeftOut('Row 2', 'Haan bhej do list'),
      fileWords.lineLeftOut('Row 3', 'Kal milte hain, theek hai?'),
      fileWords.lineLeftOut('Row 4', 'हाँ मैं कल तक भेज दूँगा'),
    ]);
    expect(found.unread).toBe(3);
    const wanted = await preview(text, {
      choices: guestListChoices.parse({ tables: [{ included: true }], withUnread: true }),
    });
    expect(wanted.rows).toHaveLength(5);
  });

  it.each([
    'Hello friends, this is\na letter about the wedding, and what we want to do.\nPlease send me answers.',
    'Item,Amount\nTent,40000\nFood,90000',
  ])('prose and other tables are no list: %s', async (text) => {
    expect(await refusal(text)).toBe(fileWords.missingColumns);
  });
});

describe('a plain list under few or unknown headings is read', () => {
  it.each([
    ['Guest ka naam,Contact ka number,Kitne log\nAsha Rao,9820012345,4', ['Asha Rao', '12345', 4]],
    ['मेहमान का नाम,संपर्क नंबर,कितने लोग\nAsha Rao,9820012345,4', ['Asha Rao', '12345', 4]],
    ['"Asha Rao, 9820012345, asha@example.in"', ['Asha Rao', '12345', 'alone']],
    ['S.No,Name\n1,Asha Rao', ['Asha Rao', '', 'alone']],
    ['Name\nAsha Rao', ['Asha Rao', '', 'alone']],
    ['S.No,Mobile\n1,9820012345', ['', '12345', 'alone']],
  ])('%s', async (text, guest) => {
    expect(await read(text)).toEqual([guest]);
  });

  it('below a title that nobody knows', async () => {
    expect(
      await read('Guest Details', '"Asha Rao, 9820012345, asha@example.in"', '"Om, 9820012346"'),
    ).toEqual([
      ['Asha Rao', '12345', 'alone'],
      ['Om', '12346', 'alone'],
    ]);
  });

  it('in a sheet of one column as in a text', async () => {
    const found = await preview(workbook({ S: [['Om (4) 98200 12345'], ['Ila 98200 12346 +1']] }));
    expect(found.rows.map(({ partyLimit }) => partyLimit)).toEqual([4, 2]);
  });

  it('and where nobody knows which column is what, that is asked', async () => {
    const found = await preview('Wer,Wo\nx1,98200\n12,9820012345\n13,7');
    expect(found.rows).toEqual([]);
    expect(found.notes).toEqual([fileWords.nobodyFound]);
  });
});

describe('numbers of a cell that nothing but a space or a dash tells apart', () => {
  it.each([
    ['98200 20001 98200 20002', '+91 98200 20002'],
    ['9820020001-9820020002', '+91 98200 20002'],
    ['+91 98200 20001 +91 98200 20002', '+91 98200 20002'],
    ['9820020001 022-26123456', '+91 22 2612 3456'],
    ['98200 20001 +44 20 7946 0958', '+44 2079460958'],
  ])('%s', async (cell, further) => {
    const { rows, problems } = await preview(`Name,Phone\nOm,${cell}`);
    expect([rows[0]?.phone, rows[0]?.otherContacts]).toEqual(['+919820020001', further]);
    expect(problems).toEqual([]);
  });

  it('what is left of one is named', async () => {
    const { rows, problems } = await preview('Name,Phone\nOm,98200 1234 98200 20001');
    expect(rows[0]?.phone).toBe('+919820020001');
    expect(problems.map(({ kind, value }) => [kind, value])).toEqual([['phone', '98200 1234']]);
  });

  it('that may be of India or of the country somebody named is asked about', async () => {
    const { rows, problems } = await preview(
      'Name,Phone\nUncle,9103776331\nCousin,(415) 555-2671\nAunt,910-377-6332\nRamu,9820011223',
      { choices: guestListChoices.parse({ tables: [], country: 'US' }) },
    );
    expect(rows.map(({ phone }) => phone)).toEqual(['', '+14155552671', '+19103776332', '+919820011223']);
    expect(problems.map(({ kind, value }) => [kind, value])).toEqual([
      ['country', '9103776331'],
      ['no-contact', ''],
    ]);
  });
});
