import { readFileSync } from 'node:fs';
import * as XLSX from 'xlsx';
import { readGuestList, type GuestListFile } from '#backend/guests/import/read-guest-list.ts';
import { guestListPreview } from '#contract/guests/guest-list-file.ts';

/** A file of `tests/fixtures/guest-lists`. */
export const sample = (name: string): Buffer =>
  readFileSync(new URL(`../../fixtures/guest-lists/${name}`, import.meta.url));

type Options = Partial<Omit<GuestListFile, 'bytes'>>;

const asFile = (content: string | Uint8Array, options: Options): GuestListFile => ({
  fileName: 'guests.csv',
  withFamilyDefault: false,
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
  ...options,
});

/** A busy machine takes longer with a good file, and is not what these tests are about. */
const PATIENT = { timeLimitMs: 120_000, memoryLimitMb: 256 };

/** Reads a file that must be usable; the answer is parsed with the contract's schema. */
export async function preview(content: string | Uint8Array, options: Options = {}) {
  const result = await readGuestList(asFile(content, options), PATIENT);
  if (!result.ok) throw new Error(`The file was refused: ${result.message}`);
  return guestListPreview.strict().parse(result.preview);
}

/** Reads a file that must be refused, and answers the sentence. */
export async function refusal(content: string | Uint8Array, options: Options = {}): Promise<string> {
  const result = await readGuestList(asFile(content, options));
  if (result.ok) throw new Error('The file was read.');
  return result.message;
}

export const HEADER = 'firstName,lastName,phone,email,withFamily';

/** A CSV file with the usual header. */
export const csv = (...lines: string[]): string => [HEADER, ...lines].join('\r\n');

/** A workbook written by the library, sheet name by sheet name. */
export function workbook(sheets: Record<string, unknown[][]>, bookType: XLSX.BookType = 'xlsx'): Buffer {
  const book = XLSX.utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), name);
  }
  return Buffer.from(XLSX.write(book, { type: 'buffer', bookType, compression: true }));
}

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const header = ['firstName', 'lastName', 'phone', 'email'].map((text, index) =>
  cell(`${'ABCD'[index]}1`, text),
);

/** Rows 1 and 2 of a sheet as a workbook stores them: the header and one guest, whose phone is a number. */
export const ONE_GUEST = `<row r="1">${header.join('')}</row><row r="2">${cell('A2', 'Asha')}<c r="C2"><v>9820012345</v></c></row>`;

/** A workbook with one sheet of the given XML around and inside its rows, as no honest program writes it. */
export function rawWorkbook(
  { before = '', rows = ONE_GUEST, after = '' },
  others: Record<string, string> = {},
): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Guests" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    ...others,
  };
  const container = XLSX.CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(parts))
    XLSX.CFB.utils.cfb_add(container, name, Buffer.from(content));
  return Buffer.from(
    XLSX.CFB.write(container, { fileType: 'zip', type: 'buffer', compression: true }) as Uint8Array,
  );
}

/** A workbook with one of its parts changed, as another program than the library would write it. */
export function withPart(
  file: Buffer,
  name: string,
  change: (content: Buffer) => Buffer,
  { zipped = true } = {},
): Buffer {
  const container = XLSX.CFB.read(file, { type: 'buffer' });
  const part = XLSX.CFB.find(container, name);
  if (!part) throw new Error(`no ${name}`);
  const content = change(Buffer.from(part.content as Uint8Array));
  Object.assign(part, { content, size: content.length });
  const fileType = zipped ? 'zip' : 'cfb';
  return Buffer.from(XLSX.CFB.write(container, { fileType, type: 'buffer' }) as Uint8Array);
}
