import { describe, expect, it } from 'vitest';
import { preview, rawWorkbook, refusal, sample, workbook } from './files.ts';

const COLUMNS = ['First Name', 'Last Name', 'Phone', 'E-mail', 'With Family'];

describe('workbooks', () => {
  it('give phones kept as numbers in full, whatever their display', async () => {
    const found = await preview(
      workbook({
        Guests: [
          COLUMNS,
          ['Asha', 'Rao', 9820012345, '', true],
          ['Ravi', 'Rao', 919820012346, '', 'yes'],
          ['Nila', 'Bose', { t: 'n', v: 9820012347, z: '0.00E+00' }, '', 4],
          ['Omar', 'Khan', '9.82001E+11', 'omar@example.in', false],
        ],
      }),
    );
    expect(found.rows.map((row) => row.phone)).toEqual([
      '+919820012345',
      '+919820012346',
      '+919820012347',
      '',
    ]);
    expect(found.rows.map((row) => row.withFamily)).toEqual([true, true, true, false]);
    expect(found.problems.map((problem) => [problem.rowNumber, problem.value])).toEqual([[5, '9.82001E+11']]);
  });

  it('take the last computed value of a formula, and blank for an error', async () => {
    const found = await preview(
      workbook({
        Guests: [
          COLUMNS,
          [{ t: 's', v: 'Asha', f: 'A9' }, { t: 'e', v: 0x2a }, { t: 'n', v: 9820012345, f: '1+1' }, '', ''],
        ],
      }),
    );
    expect(found.rows[0]).toMatchObject({ firstName: 'Asha', lastName: '', phone: '+919820012345' });
  });

  it('number rows as the sheet does, also below blank rows and a title', async () => {
    const found = await preview(
      workbook({ Guests: [['Our wedding'], [], COLUMNS, [], ['Asha', 'Rao', '12', '', '']] }),
    );
    expect(found.rows.map((row) => row.rowNumber)).toEqual([5]);
    expect(found.problems[0]?.message).toMatch(/^Row 5: phone “12” was left out/);
  });

  it('are read from the first sheet that holds guests', async () => {
    const found = await preview(
      workbook({
        Blank: [[]],
        Notes: [['Fill in the next sheet'], ['Thank you']],
        Guests: [COLUMNS, ['Asha', '', '', '', '']],
      }),
    );
    expect(found.rows.map((row) => row.firstName)).toEqual(['Asha']);
  });

  it.each(['biff8', 'xlsb'] as const)('of an older kind (%s) are read too', async (kind) => {
    const found = await preview(
      workbook({ Guests: [COLUMNS, ['Asha', 'जोशी', 9820012345, '', true]] }, kind),
    );
    expect(found.rows[0]).toMatchObject({
      firstName: 'Asha',
      lastName: 'जोशी',
      phone: '+919820012345',
      withFamily: true,
    });
  });

  it('without the columns or without guests answer the sentences of the spec', async () => {
    expect(
      await refusal(
        workbook({
          Guests: [
            ['Table', 'Seat'],
            ['Asha', 7],
          ],
        }),
      ),
    ).toBe(
      'Invalid file format. Please ensure the file contains the following columns: firstName, lastName, phone, email.',
    );
    expect(await refusal(workbook({ Guests: [COLUMNS] }))).toBe(
      'The file appears to be empty or improperly formatted.',
    );
    expect(await refusal(workbook({ Guests: [[]] }))).toBe(
      'The file appears to be empty or improperly formatted.',
    );
  });

  it('that are cut off or damaged cannot be parsed, rather than lose guests', async () => {
    const whole = sample('wedding-48.xlsx');
    expect(await refusal(whole.subarray(0, 20_000))).toBe('Error parsing file.');

    const damaged = rawWorkbook({});
    const sum = damaged.lastIndexOf('504b0102', undefined, 'hex') + 16;
    damaged[sum] = (damaged[sum] ?? 0) ^ 1;
    expect(await refusal(damaged)).toBe('Error parsing file.');
  });

  it('protected by a password say so', async () => {
    // What Excel saves then is a container whose only content is encrypted.
    const XLSX = await import('xlsx');
    const container = XLSX.CFB.utils.cfb_new();
    XLSX.CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 64, 0, 0, 0]));
    XLSX.CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(64));
    const bytes = Buffer.from(XLSX.CFB.write(container, { type: 'buffer' }) as Uint8Array);
    expect(await refusal(bytes, { fileName: 'guests.xlsx' })).toBe(
      'This workbook is protected by a password. Save a copy without the password and choose that file.',
    );
  });
});
