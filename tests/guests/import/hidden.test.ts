import * as XLSX from 'xlsx';
import { describe, expect, it } from 'vitest';
import { preview, withPart, workbook } from './files.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import type { GuestListPreview } from '#contract/guests/guest-list-file.ts';

const LIST = [
  ['Name', 'Mobile', 'Side', 'Tags'],
  ['Asha Rao', '9820012341', 'Bride', 'Office'],
  ['Struck Off', '9820012342', 'Bride', 'Office'],
  ['Struck Too', '9820012343', 'Groom', 'Pune'],
  ['Uma Das', '9820012344', 'Groom', 'Pune'],
];
/** The same with what somebody hid: rows 3 and 4, and the columns of sides and tags. */
const hidden = (kind: XLSX.BookType): Buffer => {
  const sheet = XLSX.utils.aoa_to_sheet(LIST);
  sheet['!rows'] = [{}, {}, { hidden: true }, { hidden: true }];
  sheet['!cols'] = [{}, {}, { hidden: true }, { hidden: true }];
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'Guests');
  return Buffer.from(XLSX.write(book, { type: 'buffer', bookType: kind, compression: true }));
};

/** As LibreOffice writes it: one tag for as many rows or columns as look the same. */
const inOpenDocument = (): Buffer =>
  withPart(workbook({ Front: [['A wedding']], Guests: LIST }, 'ods'), 'content.xml', (content) => {
    const [head, front, guests = ''] = content.toString().split(/(?=<table:table )/);
    const [start, ...rows] = guests.split(/(?=<table:table-row)/);
    const columns = `<table:table-column table:number-columns-repeated="2"/>
      <table:table-column table:visibility="collapse" table:number-columns-repeated="2"/>
      <table:table-column table:number-columns-repeated="1020"/>`;
    const collapsed = rows.map((row, index) =>
      index === 2 || index === 3
        ? row.replace(
            '<table:table-row',
            `<table:table-row table:visibility="${index === 2 ? 'collapse' : 'filter'}"`,
          )
        : row,
    );
    return Buffer.from(
      [head, front, `${start?.replace(/<table:table-column[^>]*>/g, '')}${columns}`, ...collapsed].join(''),
    );
  });

/** The library writes no record of a row into an .xls: it goes behind the sheet's dimensions. */
const inOldExcel = (): Buffer =>
  withPart(
    hidden('biff8'),
    '/Workbook',
    (stream) => {
      for (let at = 0; at < stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
        if (stream.readUInt16LE(at) !== 0x0200) continue;
        const end = at + 4 + stream.readUInt16LE(at + 2);
        const rows = [2, 3].map((row) => {
          const record = Buffer.alloc(20);
          record.writeUInt16LE(0x0208, 0);
          record.writeUInt16LE(16, 2);
          record.writeUInt16LE(row, 4);
          record.writeUInt16LE(4, 8);
          record.writeUInt8(0x20, 16);
          return record;
        });
        return Buffer.concat([stream.subarray(0, end), ...rows, stream.subarray(end)]);
      }
      throw new Error('no sheet');
    },
    { zipped: false },
  );

const namesOf = ({ rows }: GuestListPreview) => rows.map(({ firstName }) => firstName);

describe.each([
  ['.xlsx', () => hidden('xlsx')],
  ['.xlsb', () => hidden('xlsb')],
  ['.xls', inOldExcel],
  ['.ods', inOpenDocument],
])('what a spreadsheet hides in an %s', (_, file) => {
  it('is left out and named, and read once it is wanted', async () => {
    const found = await preview(file());
    expect(namesOf(found)).toEqual(['Asha', 'Uma']);
    expect(found.rows.map(({ side, tags }) => [side, tags])).toEqual([
      ['', []],
      ['', []],
    ]);
    expect(found.hidden).toBe(4);
    expect(found.notes).toContain(fileWords.hiddenLeftOut(4));
    const wanted = await preview(file(), {
      choices: {
        tables: found.tables.map(({ included }) => ({ included, columns: {} })),
        country: '',
        withHidden: true,
        withUnread: false,
        joinShared: false,
        withFamily: false,
      },
    });
    expect(namesOf(wanted)).toEqual(['Asha', 'Struck', 'Struck', 'Uma']);
    expect(wanted.rows.map(({ side }) => side)).toEqual(['bride', 'bride', 'groom', 'groom']);
  });
});

it.each(['ods', 'biff8', 'xlsb'] as const)(
  'a workbook (%s) that hides nothing is read whole',
  async (kind) => {
    const found = await preview(workbook({ Guests: LIST }, kind));
    expect([found.rows.length, found.hidden]).toEqual([4, 0]);
  },
);
