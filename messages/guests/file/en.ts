import { count } from '#contract/common/format.ts';

// a file that cannot be read (spec section 5, 'CSV import', letter for letter)
export const noFile = 'Please select a file.';
export const emptyOrImproper = 'The file appears to be empty or improperly formatted.';
export const missingColumns =
  'Invalid file format. Please ensure the file contains the following columns: firstName, lastName, phone, email.';
export const parseFailed = 'Error parsing file.';

// refusals the spec does not word: each says what to change
export const uploadUnreadable = 'The upload could not be read. Please choose the file again.';
export const tooLarge =
  'This file is larger than 10 MB. Remove pictures and other sheets from it, or split it, and choose it again.';
/** Where it came with the creation form, and pictures, and is not even read. */
export const formTooLarge =
  'The files you chose are too large: a guest list can have up to 10 MB, a picture up to 5 MB. Go back, where everything you typed is still there, and choose smaller ones.';
export const tooManyRows =
  'This file has more than 10,000 rows. Split it into files of at most 10,000 rows each.';
export const tooComplicated =
  'This file is too complicated to read. Copy the guest list into a new sheet, save it as CSV and choose that file.';
export const locked =
  'This workbook is protected by a password. Save a copy without the password and choose that file.';
export const busy = 'Many guest lists are being read at the moment. Please try again in a minute.';

// what is amiss in a row
const valueNames = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone',
  email: 'e-mail',
} as const;
type Value = keyof typeof valueNames;

export const nameCut = (row: number, name: Value, most: number) =>
  `Row ${row}: the ${valueNames[name]} was cut to ${count(most, 'character')}.`;
export const sideCut = (row: number, most: number) =>
  `Row ${row}: the side was cut to ${count(most, 'character')}.`;
export const nameWithLink = (row: number, input: string) =>
  `Row ${row} was left out: the name “${input}” has a web or e-mail address in it.`;
export const valueLeftOut = (row: number, value: Value, input: string, reason: string) =>
  `Row ${row}: ${valueNames[value]} “${input}” was left out. ${reason}`;
export const rowUnusable = (row: number, value: Value, input: string, reason: string) =>
  `Row ${row} was left out: ${valueNames[value]} “${input}” cannot be used. ${reason}`;
export const noContact = (row: number, name: string) =>
  `Row ${row}: ${name} has no phone or e-mail, so no invitation can be sent. Add one, or tell them yourself.`;
export const familyUnclear = (row: number, input: string) =>
  `Row ${row}: “${input}” says neither yes nor no, so we took it as without family.`;

// columns of which nothing was used
export const unusedColumns = (columns: readonly { heading: string; rows: number }[]) =>
  `We didn’t use ${columns.length === 1 ? 'this column' : 'these columns'}: ${columns
    .map(({ heading, rows }) => `${heading} (${count(rows, 'row')})`)
    .join(', ')}.`;

// rows that repeat a guest
const contactNames = { phone: 'phone', email: 'e-mail', both: 'e-mail and phone' } as const;
type Shared = keyof typeof contactNames;

export const repeatsRow = (row: number, shared: Shared, earlier: number) =>
  `Row ${row} was left out: it has the same ${contactNames[shared]} as row ${earlier}.`;
export const repeatsName = (row: number, name: string) =>
  `Row ${row} was left out: ${name} is already on the list, without a phone or e-mail. If this is somebody else, add one.`;
export const repeatsGuest = (row: number, shared: Shared) =>
  `Row ${row} was left out: a guest with the same ${contactNames[shared]} is already on the list.`;

// choosing a file, and what is found in it
export const importFile = 'File';
export const importFileHelp =
  'CSV or Excel (.csv, .xlsx), up to 10 MB, with the columns firstName, lastName, phone, email. Your own list works too, if one column is headed Name and another Mobile, WhatsApp or E-mail.';
export const importTemplate = 'Download template';
export const importWithFamily = 'Invite all of them with family';
export const importWithFamilyHelp =
  'Counts if the file has no column for it: withFamily, With family or परिवार.';
export const importRead = 'Import file';
export const importMoreRows = (rows: number) => `and ${count(rows, 'more row', 'more rows')}`;
export const importProblems = (rows: number) => `${count(rows, 'row')} to look at`;
export const importProblemsLabel = 'Rows to look at';
export const importMoreProblems = (rows: number) => `and ${rows} more`;
export const importAdd = (guests: number) => `Add ${count(guests, 'guest')}`;
export const importAdding = 'Adding...';
export const importDiscard = 'Discard';
export const importDiscarding = 'Discarding...';
export const importColumns = {
  row: 'Row',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  family: 'Family',
} as const;
export const importFamily = { yes: 'Yes', no: 'No' } as const;
