import { describe, expect, it } from 'vitest';
import { guestListChoices } from '#contract/guests/guest-list-file.ts';
import * as fieldWords from '#messages/fields/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { csv, preview } from './files.ts';

describe('rows of a guest list', () => {
  it('without name, e-mail and phone are dropped without a word, and still counted by Excel', async () => {
    const found = await preview(csv('Asha,,,,', ',,,,TRUE', '', ' , ,\t,,true', ',,,ravi@example.in,'));
    expect(found.rows.map((row) => row.rowNumber)).toEqual([2, 6]);
    expect(found.problems.map((problem) => [problem.rowNumber, problem.kind])).toEqual([
      [2, 'no-contact'],
      [6, 'name'],
    ]);
  });

  it('take the number Excel shows, also below cells with line ends', async () => {
    const found = await preview(csv('"Asha\r\n\r\nDevi",Rao,9820012345,,', 'Ravi,Rao,123,ravi@example.in,'));
    expect(found.rows.map((row) => [row.rowNumber, row.firstName])).toEqual([
      [2, 'Asha Devi'],
      [3, 'Ravi'],
    ]);
    expect(found.problems[0]).toMatchObject({ rowNumber: 3, kind: 'phone', value: '123' });
  });

  it.each(['true', 'TRUE', 'True', 'yes', 'Y', '4', ' true '])(
    'with family when the cell says "%s"',
    async (cell) => {
      const found = await preview(csv(`Asha,Rao,,asha@example.in,${cell}`));
      expect(found.summary).toEqual({ total: 1, withFamily: 1, individual: 0 });
    },
  );

  it.each(['', 'false', 'FALSE', 'no', '0', '1', 'maybe'])(
    'without family when the cell says "%s", whatever the checkbox says',
    async (cell) => {
      const found = await preview(csv(`Asha,Rao,,asha@example.in,${cell}`), { withFamilyDefault: true });
      expect(found.summary).toEqual({ total: 1, withFamily: 0, individual: 1 });
    },
  );

  it('keep the guest and tell the value when an e-mail cannot be used', async () => {
    const found = await preview(csv('Asha,Rao,9820012345,asha@,', 'Ravi,Rao,,Ravi.Rao@Example.IN,'));
    expect(found.rows.map((row) => row.email)).toEqual(['', 'ravi.rao@example.in']);
    expect(found.problems).toEqual([
      {
        rowNumber: 2,
        table: 0,
        kind: 'email',
        value: 'asha@',
        rowKept: true,
        message: `Row 2: e-mail “asha@” was left out. ${fieldWords.emailLike}`,
      },
    ]);
  });

  it('are left out, and said to be, when the bad value was all there was', async () => {
    const found = await preview(csv(',,12345,,true', ',,,nobody,', 'Asha,,,asha@example.in,'));
    expect(found.rows.map((row) => row.rowNumber)).toEqual([4]);
    expect(found.summary.total).toBe(1);
    expect(found.problems.map(({ rowNumber, kind, rowKept }) => [rowNumber, kind, rowKept])).toEqual([
      [2, 'phone', false],
      [3, 'email', false],
    ]);
    expect(found.problems[0]?.message).toBe(
      `Row 2 was left out: phone “12345” cannot be used. ${fieldWords.phone}`,
    );
  });

  it('with only a name are kept and noted, also when a bad contact was left out', async () => {
    const found = await preview(csv('Asha,Rao,,,', 'Ravi,Rao,123,,'));
    expect(found.rows.map((row) => row.firstName)).toEqual(['Asha', 'Ravi']);
    expect(found.problems.map((problem) => [problem.rowNumber, problem.kind, problem.rowKept])).toEqual([
      [2, 'no-contact', true],
      [3, 'phone', true],
      [3, 'no-contact', true],
    ]);
    expect(found.problems[0]?.message).toBe(
      'Row 2: Asha Rao has no phone or e-mail, so no invitation can be sent. Add one, or tell them yourself.',
    );
  });

  it('keep an address that looks mistyped as it is, and say which was probably meant', async () => {
    const found = await preview(csv('Asha,Rao,,asha@gmial.com,', 'Ravi,Rao,,ravi@gmail.com,'));
    expect(found.rows.map((row) => row.email)).toEqual(['asha@gmial.com', 'ravi@gmail.com']);
    expect(found.problems).toEqual([
      {
        rowNumber: 2,
        table: 0,
        kind: 'likely-email',
        value: 'asha@gmial.com',
        rowKept: true,
        message: 'Row 2: did you mean asha@gmail.com? “asha@gmial.com” was kept as it is.',
      },
    ]);
  });

  it('take the +91 of a template for a blank phone', async () => {
    const found = await preview(csv('Asha,Rao,+91,asha@example.in,'));
    expect(found.rows[0]?.phone).toBe('');
    expect(found.problems).toEqual([]);
  });

  it('that repeat an e-mail or a phone of an earlier row under its name are left out and name that row', async () => {
    const found = await preview(
      csv(
        'Asha,Rao,9820012345,asha@example.in,',
        'asha,RAO,,ASHA@EXAMPLE.IN,',
        'Ravi,Rao,+91 98200-12345,ravi@example.in,',
        'Ravi,Rao,9820012346,ravi@example.in,',
        ',,9820012345,,',
      ),
    );
    expect(found.rows.map(({ rowNumber, phone }) => [rowNumber, phone])).toEqual([
      [2, '+919820012345'],
      // the second row of his says more of him
      [4, '+919820012346'],
    ]);
    expect(found.problems.map((problem) => problem.message)).toEqual([
      'Row 3 (asha RAO) was left out: it has the same e-mail as row 2.',
      'Row 4: Ravi Rao has the same phone as Asha Rao in row 2. Both are kept; the invitation goes to Asha Rao.',
      'Row 5 (Ravi Rao) was left out: it has the same e-mail as row 4.',
      'Row 6 was left out: it has the same phone as row 2.',
    ]);
  });

  it.each([
    ['Ram Sharma', 'Rama Sharma'],
    ['Raj Sharma', 'Raj Kumar Sharma'],
    ['R. Gupta', 'Reena Gupta'],
    ['Ajay Mehta', 'Ajaya Mehta'],
    ['राम शर्मा', 'रामा शर्मा'],
  ])('%s and %s with one phone are two guests, or one household', async (one, other) => {
    const text = `Name,Phone\n${one},9820012345\n${other},9820012345`;
    const found = await preview(text);
    expect(found.rows.map(({ phone }) => phone)).toEqual(['+919820012345', '']);
    expect(found.problems.map(({ kind }) => kind)).toEqual(['shared']);
    const joined = await preview(text, {
      choices: guestListChoices.parse({ tables: [], joinShared: true }),
    });
    expect(joined.rows.map(({ household }) => household.map(({ name }) => name))).toEqual([[one, other]]);
  });

  it('that say more of the guest of an earlier row add to it, and what they say otherwise is named', async () => {
    const found = await preview(
      [
        'Name,Phone,Email,Side,Tags,Pax',
        ',9820012345,,Bride,,',
        'Kaka,9820012345,kaka@example.in,,Pune,',
        'Om Das,9820012346,om@example.in,Bride,Office,2',
        'Om Das,9820012346,om.das@example.in,Groom,Pune,4',
      ].join('\n'),
    );
    expect(found.rows).toMatchObject([
      { firstName: 'Kaka', email: 'kaka@example.in', side: 'bride', tags: ['Pune'] },
      { otherContacts: 'om.das@example.in', side: 'bride', tags: ['Office', 'Pune'], partyLimit: 2 },
    ]);
    expect(found.problems.map(({ message }) => message)).toEqual([
      'Row 3 (Kaka) was left out: it has the same phone as row 2.',
      'Row 5 (Om Das) was left out: it has the same phone as row 4. It says otherwise, which was not taken: Side: groom; Maximum number of people: 4.',
    ]);
  });

  it('of one household whose numbers of people differ are added up, and that is named', async () => {
    const joined = async (one: number, other: number) =>
      preview(`Name,Phone,Pax\nRamesh,9820012345,${one}\nSunita,9820012345,${other}`, {
        choices: guestListChoices.parse({ tables: [], joinShared: true }),
      });
    const added = await joined(2, 3);
    expect(added.rows.map(({ partyLimit }) => partyLimit)).toEqual([5]);
    expect(added.problems.map(({ message }) => message)).toContain(fileWords.partiesAdded('Row 3', 5));
    expect((await joined(4, 4)).rows.map(({ partyLimit }) => partyLimit)).toEqual([4]);
  });

  it('that repeat a guest already on the list are left out', async () => {
    const found = await preview(
      csv(
        'Asha,,,Asha@example.in,',
        'Ravi,,098200 12346,,',
        'Nila,,9820012347,,',
        'Om,,9820012348,om@example.in,',
      ),
      {
        existing: [
          { email: 'asha@EXAMPLE.in', phone: '' },
          { email: null, phone: '+919820012346' },
          { phone: '98200 12348', email: 'om@example.in' },
          { email: '', phone: 'not a number' },
        ],
      },
    );
    expect(found.rows.map((row) => row.firstName)).toEqual(['Nila']);
    expect(found.problems.map((problem) => problem.message)).toEqual([
      'Row 2 (Asha) was left out: a guest with the same e-mail is already on the list.',
      'Row 3 (Ravi) was left out: a guest with the same phone is already on the list.',
      'Row 5 (Om) was left out: a guest with the same e-mail and phone is already on the list.',
    ]);
  });

  it('hold tidy names: spaces folded, control and direction marks gone, joiners of Indian scripts kept', async () => {
    const found = await preview(
      csv('"  Asha \t\n Devi ",\u202eRao\u0007,,asha@example.in,', 'ക്‍ഷ,Je\u0301,9820012345,,'),
    );
    expect(found.rows.map((row) => [row.firstName, row.lastName])).toEqual([
      ['Asha Devi', 'Rao'],
      ['ക്‍ഷ', 'Jé'],
    ]);
  });

  it('cut a name beyond 60 characters and say so, without splitting a character', async () => {
    const found = await preview(csv(`${'a'.repeat(59)}😀b,Rao,9820012345,,`));
    expect(found.rows[0]?.firstName).toBe('a'.repeat(59));
    expect(found.problems).toEqual([
      {
        rowNumber: 2,
        table: 0,
        kind: 'name',
        rowKept: true,
        value: `${'a'.repeat(59)}…`,
        message: 'Row 2: the first name was cut to 60 characters.',
      },
    ]);
  });

  it('whose name is a link are left out, and said to be; initials and titles are none', async () => {
    const found = await preview(
      csv(
        'Win at evil.com/x,Rao,,asha@example.in,',
        'M.G.,Ramachandran,,mgr@example.in,',
        'Dr.Meera,Rao,,m@example.in,',
      ),
    );
    expect(found.rows.map((row) => row.firstName)).toEqual(['M.G.', 'Meera']);
    expect(found.problems).toEqual([
      {
        rowNumber: 2,
        table: 0,
        kind: 'name',
        rowKept: false,
        value: 'Win at evil.com/x',
        message: 'Row 2 was left out: the name “Win at evil.com/x” has a web or e-mail address in it.',
      },
    ]);
  });
});

it('what no cell says of itself is told from what a cell says', async () => {
  const guessedIn = async (...lines: string[]) =>
    (await preview(lines.join('\n'))).rows.map(({ guessed, alone }) => [guessed, alone]);
  expect(
    await guessedIn('Name,Mobile', 'Uma Das,9820012345', 'Sharma family,9820012346', 'Om Das (4),9820012347'),
  ).toEqual([
    [['names', 'withFamily'], undefined],
    [['names'], undefined],
    [['names'], undefined],
  ]);
  expect(
    await guessedIn(
      'First name,Last name,Mobile,Family',
      'Uma,Das,9820012345,no',
      'Dr. Om,Das,9820012346,',
      'Ila,Das,9820012347,1',
      'Zoya,Das,9820012348,4',
    ),
  ).toEqual([
    [undefined, undefined],
    [['names', 'withFamily'], undefined],
    [undefined, true],
    [undefined, undefined],
  ]);
});
