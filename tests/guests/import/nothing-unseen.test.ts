import * as XLSX from 'xlsx';
import { describe, expect, it } from 'vitest';
import type { GuestListPreview } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { preview, workbook } from './files.ts';

const namesOf = ({ rows }: GuestListPreview) =>
  rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());

describe('what of a file nobody gets is named', () => {
  it('every column beyond those that can be named, and each can be chosen', async () => {
    const more = Array.from({ length: 70 }, (_, index) => `Extra ${index + 100}`);
    const found = await preview(
      `Name,Phone,${more.join(',')}\nOm,9820012345,${more.map(() => 'x').join(',')}`,
    );
    expect(found.unusedColumns).toHaveLength(70);
    expect(fileWords.unusedColumns(found.unusedColumns ?? [])).toMatch(
      /Extra 129 \(1 row\) and 40 more columns\.$/,
    );
    expect(found.tables[0]?.columns).toHaveLength(72);
  });

  it('that a tab is wider than what is read, in texts and workbooks', async () => {
    const wide = ['Name', 'Phone', ...Array<string>(210).fill(''), 'Email'];
    const guest = ['Om', '9820012345', ...Array<string>(210).fill(''), 'om@example.in'];
    expect((await preview(`${wide.join(',')}\n${guest.join(',')}`)).notes).toEqual([
      fileWords.tooWide(200, []),
    ]);
    expect((await preview(workbook({ Guests: [wide, guest] }))).notes).toEqual([
      fileWords.tooWide(200, ['Guests']),
    ]);
  });

  it('that a cell was cut, has a comment, or shows an error', async () => {
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Name', 'Phone', 'Tags'],
      ['Om', '9820012345', 'x'.repeat(3000)],
      ['Ila', '', 'y'],
    ]);
    sheet.A2.c = [{ t: 'bring Dadi' }];
    sheet.B3 = { t: 'e', v: 0x2a };
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, sheet, 'Guests');
    const found = await preview(Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })));
    expect(found.notes).toEqual([
      fileWords.cellsCut(1, 2400),
      fileWords.notesInCells(['A2']),
      fileWords.errorsInCells(['B3']),
    ]);
  });
});

describe('what stands once for several guests', () => {
  it('a cell that is one over three rows is of all three', async () => {
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Name', 'Phone', 'Side', 'Pax'],
      ['Om', '9820012345', 'Bride', 3],
      ['Ila', '9820012346'],
      ['Uma', '9820012347'],
      ['Raj', '9820012348'],
    ]);
    sheet['!merges'] = [2, 3].map((c) => ({ s: { r: 1, c }, e: { r: 3, c } }));
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, sheet, 'Guests');
    const { rows } = await preview(Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })));
    expect(rows.map(({ side, partyLimit }) => [side, partyLimit])).toEqual([
      ['bride', 3],
      ['bride', null],
      ['bride', null],
      ['', null],
    ]);
  });

  it('a column of families that says yes or no makes nobody a household', async () => {
    const yes = await preview('Family,Member,Phone\nyes,Ramesh,9820012345\nno,Sunita,9820012346');
    expect(yes.rows.map(({ withFamily }) => withFamily)).toEqual([true, false]);
  });

  it('a row without the number that all guests have heads those below it', async () => {
    const found = await preview(
      workbook({
        Boys: [
          ['S.No', 'Name of Guest', 'Mob No', 'Pax', 'Remarks'],
          ['', 'MAMA PAKSH'],
          [1, 'Asha Rao', 9820012345, 2],
          [2, 'Nani'],
          ['', 'Dadi'],
          ['', 'GYM WALE LOG'],
          [3, 'Om', 9820012346],
        ],
      }),
    );
    expect(found.rows.map(({ firstName, side }) => [firstName, side])).toEqual([
      ['Asha', 'MAMA PAKSH'],
      ['Nani', 'MAMA PAKSH'],
      ['Dadi', 'MAMA PAKSH'],
      ['Om', 'GYM WALE LOG'],
    ]);
    expect(found.notes).toEqual([fileWords.headingsRead(['MAMA PAKSH', 'GYM WALE LOG'])]);
  });
});

describe('contacts as programs export them', () => {
  it('who is related to whom is no tag, and is named', async () => {
    const found = await preview(
      'Name,Relation 1 - Label,Relation 1 - Value,Phone 1 - Label,Phone 1 - Value\nRavi Kapoor,Spouse,Sunita Kapoor,Mobile,9820012345',
    );
    expect(found.rows).toMatchObject([{ firstName: 'Ravi', phone: '+919820012345', tags: [] }]);
    expect(found.unusedColumns).toEqual([{ heading: 'Relation 1 - Value', rows: 1 }]);
  });

  it('a card of a firm has its name', async () => {
    const card = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'ORG:Sharma Caterers;',
      'TEL;TYPE=CELL:9820012345',
      'END:VCARD',
    ];
    expect(namesOf(await preview(card.join('\n')))).toEqual(['Sharma Caterers']);
  });

  it('a text with a sign that no text has is read without it', async () => {
    expect(namesOf(await preview('Name,Phone\nOm\0 Das,9820012345'))).toEqual(['Om Das']);
  });
});
