// @ts-check
import { unusedColumns } from './unused-columns.mjs';

/**
 * A row of a file as text. `rowNumber` is the number Excel shows beside it.
 * @typedef {{ rowNumber: number, cells: string[] }} TableRow
 *
 * The cells of one guest, as typed.
 * @typedef {{ rowNumber: number, firstName: string, lastName: string, phone: string, email: string, withFamily: string, side: string }} GuestRecord
 *
 * A column with something in it that was not used, in as many rows.
 * @typedef {{ heading: string, rows: number }} UnusedColumn
 *
 * What a file holds, in the reader's terms.
 * @typedef {{ kind: 'guests', hasWithFamily: boolean, records: GuestRecord[], unusedColumns: UnusedColumn[] }
 *   | { kind: 'empty' | 'missing-columns' | 'too-many-rows' | 'broken' | 'too-complicated' | 'locked' }} FileContent
 */

/** The header is looked for in this many rows, because people put a title above it. */
export const HEADER_SEARCH_ROWS = 10;

/** Rows below the header a file may use. */
const MAX_ROWS = 10_000;

/**
 * Rows read from any file. A stretch beyond the limit is read so that a longer list
 * is refused rather than cut short in silence.
 */
export const ROWS_READ = HEADER_SEARCH_ROWS + MAX_ROWS + 1_000;

/** Columns read of a row, and characters of a cell: past these lies nothing of a guest. */
export const MAX_COLUMNS = 200;
export const MAX_CELL_LENGTH = 300;

/**
 * What families write above their columns, folded as `fold` does (decision 88): phones' contact lists, Excel and
 * Google Sheets in English and Hindi. The specification's own words come first. Words that often mean something
 * else are left out: Family (the family name), Guests (how many). A contact may be a phone, an e-mail or somebody's name.
 */
const HEADINGS = {
  firstName: ['firstname', 'first', 'givenname', 'पहला नाम', 'प्रथम नाम'],
  lastName: ['lastname', 'last', 'surname', 'उपनाम', 'कुलनाम'],
  name: [
    'name',
    'fullname',
    'guest',
    'guestname',
    'nameofguest',
    'नाम',
    'पूरा नाम',
    'मेहमान',
    'मेहमान का नाम',
    'अतिथि',
  ],
  phone: [
    'phone',
    'phoneno',
    'phonenumber',
    'mobile',
    'mobileno',
    'mobilenumber',
    'mobilephone',
    'contactnumber',
    'contactno',
    'cell',
    'cellphone',
    'tel',
    'telephone',
    'mob',
    'mobno',
    'phno',
    'whatsapp',
    'whatsappno',
    'whatsappnumber',
    'मोबाइल',
    'मोबाइल नंबर',
    'फ़ोन',
    'फोन',
    'फ़ोन नंबर',
    'फोन नंबर',
    'व्हाट्सऐप',
    'व्हाट्सएप',
    'वॉट्सऐप',
  ],
  email: ['email', 'emailaddress', 'emailid', 'mail', 'mailid', 'ईमेल', 'ईमेल पता', 'मेल'],
  contact: ['contact', 'contacts', 'contactdetails', 'संपर्क', 'सम्पर्क'],
  withFamily: ['withfamily', 'परिवार', 'परिवार के साथ', 'परिवार सहित', 'सपरिवार'],
  side: ['side', 'guestside', 'sideofguest', 'bridegroomside', 'पक्ष', 'किसकी ओर से'],
};

/**
 * @typedef {keyof typeof HEADINGS} Field
 * @typedef {Map<Field, number[]>} Columns where each field stands, from the left
 */

/**
 * A heading without what does not count: `First Name`, `first_name`, `E-mail:`. Vowel signs are marks, and stay.
 * @param {string} heading
 */
const fold = (heading) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** @type {Map<string, Field>} */
const fieldOf = new Map(
  Object.entries(HEADINGS).flatMap(([field, words]) =>
    words.map((word) => [fold(word), /** @type {Field} */ (field)]),
  ),
);

/** The specification's names, written as one word: whoever has them filled in our template. */
const TEMPLATE = ['firstname', 'lastname'];

/**
 * Where the guest columns are: the first row among the first few that names them.
 *
 * @param {TableRow[]} rows
 * @returns {{ headerRow: number, columns: Columns } | null}
 */
export function findHeader(rows) {
  for (const row of rows) {
    if (row.rowNumber > HEADER_SEARCH_ROWS) return null;
    /** @type {Columns} */
    const columns = new Map();
    row.cells.forEach((cell, index) => {
      const field = fieldOf.get(fold(cell));
      if (field) columns.set(field, [...(columns.get(field) ?? []), index]);
    });
    const ofTemplate = row.cells.some((cell) => TEMPLATE.includes(cell.trim().toLowerCase()));
    if (isHeader(columns, ofTemplate)) return { headerRow: row.rowNumber, columns };
  }
  return null;
}

/**
 * All four columns of the specification where its words are used; of somebody's own list a name and a way to reach them.
 * @param {Columns} columns
 * @param {boolean} ofTemplate
 */
function isHeader(columns, ofTemplate) {
  /** @param {Field} field */
  const has = (field) => columns.has(field);
  if (ofTemplate) return has('firstName') && has('lastName') && has('phone') && has('email');
  return (has('firstName') || has('name')) && (has('phone') || has('email') || has('contact'));
}

/**
 * A name of one column: its first word, and the rest. Beside a column of last names it is the first name.
 * @param {{ firstName: string, lastName: string, name: string }} cells
 */
function namesOf({ firstName, lastName, name }) {
  if (firstName.trim() || lastName.trim())
    return { firstName: firstName.trim() ? firstName : name, lastName };
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { firstName: first, lastName: rest.join(' ') };
}

/**
 * The guests of a table. Rows with no name, e-mail or phone are dropped (spec section 5).
 *
 * @param {TableRow[]} rows
 * @returns {FileContent}
 */
export function guestsOf(rows) {
  const header = findHeader(rows);
  if (!header) return { kind: filled(rows) < 2 ? 'empty' : 'missing-columns' };

  /** @type {GuestRecord[]} */
  const records = [];
  const unused = unusedColumns(rows, header);
  for (const row of rows) {
    if (row.rowNumber <= header.headerRow) continue;
    const record = guestOf(row, header.columns);
    unused.count(row, record);
    if (![record.firstName, record.lastName, record.phone, record.email].some((text) => text.trim()))
      continue;
    if (row.rowNumber - header.headerRow > MAX_ROWS) return { kind: 'too-many-rows' };
    records.push(record);
  }
  if (records.length === 0) return { kind: 'empty' };
  return {
    kind: 'guests',
    hasWithFamily: header.columns.has('withFamily'),
    records,
    unusedColumns: unused.named(),
  };
}

/**
 * @param {TableRow} row
 * @param {Columns} columns
 * @returns {GuestRecord}
 */
function guestOf({ rowNumber, cells }, columns) {
  // of two columns, such as mobile and WhatsApp, the first that is filled in
  /** @param {Field} field */
  const cell = (field) => {
    const texts = (columns.get(field) ?? []).map((index) => cells[index] ?? '');
    return (texts.find((text) => text.trim()) ?? '').slice(0, MAX_CELL_LENGTH);
  };
  const contact = cell('contact');
  const isMail = contact.includes('@');
  return {
    rowNumber,
    ...namesOf({ firstName: cell('firstName'), lastName: cell('lastName'), name: cell('name') }),
    phone: cell('phone') || (isMail || !/\d/.test(contact) ? '' : contact),
    email: cell('email') || (isMail ? contact : ''),
    withFamily: cell('withFamily'),
    side: cell('side'),
  };
}

/** @param {TableRow[]} rows */
const filled = (rows) => rows.filter((row) => row.cells.some((cell) => cell.trim())).length;
