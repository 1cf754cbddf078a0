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
export const tooManyTables = (most: number) =>
  `This file has more than ${most} lists: tabs, or tables on one of them. Split it, and choose the parts one after the other.`;
export const tooComplicated =
  'This file is too complicated to read. Copy the guest list into a new sheet, save it as CSV and choose that file.';
export const locked =
  'This workbook is protected by a password. Save a copy without the password and choose that file.';
export const busy = 'Many guest lists are being read at the moment. Please try again in a minute.';

/** Names a list that was pasted and not chosen as a file. */
export const pastedName = 'Pasted list';
export const fileGone = 'We no longer have this file. Choose it again.';

// what is amiss in a row
const valueNames = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone',
  email: 'e-mail',
} as const;
type Value = keyof typeof valueNames;

/** A row as a sentence begins with it. `sheet`: its tab, where there are several. */
export const rowName = (row: number, sheet: string) => `Row ${row}${sheet ? ` of “${sheet}”` : ''}`;
const inSentence = (row: string) => row.replace(/^R/, 'r');

export const nameCut = (row: string, name: Value, most: number) =>
  `${row}: the ${valueNames[name]} was cut to ${count(most, 'character')}.`;
export const personCut = (row: string, name: string, most: number) =>
  `${row}: the name “${name}” was cut to ${count(most, 'character')}.`;
export const personWithLink = (row: string, name: string) =>
  `${row}: “${name}” is not among its people, because a web or e-mail address is in the name.`;
const textNames = {
  title: 'title',
  greeting: 'greeting',
  otherContacts: 'further contacts',
} as const;
export const textCut = (row: string, text: keyof typeof textNames, most: number) =>
  `${row}: the ${textNames[text]} ${text === 'otherContacts' ? 'were' : 'was'} cut to ${count(most, 'character')}.`;
export const sideCut = (row: string, most: number) =>
  `${row}: the side was cut to ${count(most, 'character')}.`;
export const tagsCut = (row: string, most: number, length: number) =>
  `${row}: at most ${count(most, 'tag')} of ${count(length, 'character')} each were taken.`;
export const numberOfFunction = (row: string, name: string, people: string) =>
  `${row}: the tag ${name} was taken. How many come to ${name} (${people}) was not: guests say so when they answer.`;
export const nameWithLink = (row: string, input: string) =>
  `${row} was left out: the name “${input}” has a web or e-mail address in it.`;
export const valueLeftOut = (row: string, value: Value, input: string, reason: string) =>
  `${row}: ${valueNames[value]} “${input}” was left out. ${reason}`;
export const rowUnusable = (row: string, value: Value, input: string, reason: string) =>
  `${row} was left out: ${valueNames[value]} “${input}” cannot be used. ${reason}`;
export const noName = (row: string) => `${row} has no name. Add one, so that we can greet them.`;
export const rowOfNobody = (row: string, input: string) =>
  `${row} was left out: “${input}” stands there without a name, phone or e-mail. Add one, so that it becomes a guest.`;
export const noContact = (row: string, name: string) =>
  `${row}: ${name} has no phone or e-mail, so no invitation can be sent. Add one, or tell them yourself.`;
export const contactOfAnother = (row: string, input: string) =>
  `${row}: the only contact, “${input}”, looks like somebody else’s. The invitation goes there, unless you change it.`;
export const likelyEmail = (row: string, email: string, likely: string) =>
  `${row}: did you mean ${likely}? “${email}” was kept as it is.`;
export const familyUnclear = (row: string, input: string) =>
  `${row}: “${input}” says neither yes nor no, nor how many they are, so we took it as without family.`;
export const familyUncounted = (row: string, input: string) =>
  `${row}: “${input}” does not say how many they are in all, so they come with family and no number was taken.`;
export const countsDiffer = (row: string, name: string, people: number) =>
  `${row}: “${name}” says another number of people than its column, so we took ${people} from the column.`;

export const manyWithoutFamily = (row: string, people: number) =>
  `${row}: one column says ${people} people and another that they come without family, so the invitation is for one.`;

export const personNotComing = (row: string, input: string) =>
  `${row}: “${input}” was not taken as somebody who comes.`;
/** Of `Mona (expired)`, `Late Shri Om Rao`, `Dev - cancelled`. */
export const perhapsNobody = (row: string, input: string) =>
  `${row}: “${input}” reads like somebody who has died or does not come, and stays a guest. Take them off, or change the name if their family is invited.`;
/** Of `Caterer: Gupta`, `Prepared by Pinky`, and of whom stands below *Important contacts*. */
export const perhapsNoGuest = (row: string, input: string) =>
  `${row}: “${input}” reads like a note, or somebody who works at the event, and stays a guest. Take them off if they are not invited.`;
/** Of `RSVP: No`, in a column beside the name. */
export const doesNotCome = (row: string, input: string) =>
  `${row}: “${input}” says that they do not come. They stay a guest; take them off if nothing should be sent to them.`;
/** Of `Shah, Jignesh`, which may be one person with the last name first. */
export const readAsTwo = (row: string, input: string) =>
  `${row}: “${input}” was read as two people. If it is one, change the name after they are added.`;
/** Of `Rajesh (Amit, Pooja)`. */
export const readAsFamily = (row: string, input: string, family: string) =>
  `${row}: “${input}” was read as the people of a family. If ${family} is one of them, add their name.`;
/** Of `Raj Rao 4`. */
export const numberBehindName = (row: string, input: string) =>
  `${row}: “${input}” has a number behind the name, which was kept as part of it. If so many come, say so in the guest’s number of people.`;
/** Of `5 Lata Rao`. */
export const numberBeforeName = (row: string, input: string) =>
  `${row}: the number before the name in “${input}” was not taken. If so many come, say so in the guest’s number of people.`;

export const tooManyPeople = (row: string, input: string, most: number) =>
  `${row}: “${input}” is more than the ${most} people one invitation can be for, so no number was taken.`;
export const lineLeftOut = (row: string, input: string) =>
  `${row} was left out: “${input}” looks like neither a name nor a number.`;
export const nameDamaged = (row: string, input: string) =>
  `${row} was left out: the letters of the name “${input}” were lost when the file was saved.`;
export const whichCountry = (row: string, input: string) =>
  `${row}: “${input}” looks like a number of another country, and was left out. Say which country’s numbers these are, or write it with its code, such as +1 or +44.`;
export const eitherCountry = (row: string, input: string) =>
  `${row}: “${input}” may be a mobile number of India or one of the country you named, and was left out. Write it with its code, such as +91 or +1.`;

// which column is what
export const columnsTitle = 'Which column is what';
export const columnsHelp =
  'Change what we got wrong, then read the list again. We remember which column is what for your next file with the same headings.';
export const columnKinds = {
  fullName: 'Name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  title: 'Title (Mr., Dr., Smt.)',
  phone: 'Phone',
  email: 'E-mail',
  countryCode: 'Country of the phone, or its code',
  contact: 'Phone or e-mail',
  line: 'Name and phone in one',
  withFamily: 'With family, yes or no',
  people: 'How many people',
  heads: 'How many adults',
  children: 'Children, how many or by name',
  household: 'People by name',
  companions: 'Who comes along, by name',
  memberOf: 'Whose household they are of',
  age: 'Adult or child',
  side: 'Side',
  greeting: 'How we greet them',
  tags: 'Tags or groups',
  otherContacts: 'Further contacts',
  marks: 'Row number or label',
  unused: 'Not used',
} as const;
export const tableIncluded = (table: string, guests: number) =>
  `${table || 'This list'}${guests > 0 ? ` (${count(guests, 'guest')})` : ''}`;
export const valuesBelow = (values: readonly string[]) => values.join(' · ');
export const nobodyFound = 'We found no guests in this file. Say below which column is what.';
export const readUnread = 'Also take as guests the lines that were left out or read as a title';
export const readHidden = 'Also read the rows and columns that the spreadsheet hides or strikes through';
export const countryLabel = 'Phone numbers without a country code are from';
export const countryUnknown = 'India; ask about others';
export const readAgain = 'Read the list again';
export const readingAgain = 'Reading...';

// columns of which nothing was used
const COLUMNS_NAMED = 30;
export const unusedColumns = (columns: readonly { heading: string; rows: number }[]) => {
  const named = columns
    .slice(0, COLUMNS_NAMED)
    .map(({ heading, rows }) => `${heading} (${count(rows, 'row')})`)
    .join(', ');
  const more = columns.length - COLUMNS_NAMED;
  return `We didn’t use ${columns.length === 1 ? 'this column' : 'these columns'}: ${named}${more > 0 ? ` and ${count(more, 'more column', 'more columns')}` : ''}.`;
};
/** Of `Name & Address`, of which the names were used. */
export const addressesOf = (column: string) => `the addresses in ${column}`;
export const tooWide = (columns: number, tabs: readonly string[]) =>
  `Only the first ${columns} columns ${tabs.length > 0 ? `of ${few(tabs)} ` : ''}were read. Move what else counts to the left, and choose the file again.`;
export const cellsCut = (cells: number, letters: number) =>
  `${count(cells, 'cell')} with more than ${count(letters, 'character')} ${cells === 1 ? 'was' : 'were'} cut.`;
export const notesInCells = (cells: readonly string[]) => `Comments on cells are not read: ${few(cells)}.`;
export const errorsInCells = (cells: readonly string[]) =>
  `The spreadsheet shows an error in place of what stood there: ${few(cells)}.`;

// rows that repeat a guest
const contactNames = { phone: 'phone', email: 'e-mail', both: 'e-mail and phone' } as const;
type Shared = keyof typeof contactNames;

const rowOf = (row: string, name: string) => (name ? `${row} (${name})` : row);
/** A second row of one guest; `otherwise`: what it says that the first says in another way. */
export const repeatsRow = (
  row: string,
  {
    name,
    shared,
    earlier,
    otherwise,
  }: { name: string; shared: Shared; earlier: string; otherwise: readonly string[] },
) =>
  `${rowOf(row, name)} was left out: it has the same ${contactNames[shared]} as ${inSentence(earlier)}.${otherwise.length > 0 ? ` It says otherwise, which was not taken: ${otherwise.join('; ')}.` : ''}`;
export const repeatsName = (row: string, name: string) =>
  `${row} was left out: ${name} is already on the list. If this is somebody else, add a phone or e-mail.`;
export const repeatsGuest = (row: string, shared: Shared, name = '') =>
  `${rowOf(row, name)} was left out: a guest with the same ${contactNames[shared]} is already on the list.`;
/** A second row of a guest on the list. */
export const sameGuestAsRow = (row: string, name: string, earlier: string) =>
  `${row} was left out: it is ${name}, as ${inSentence(earlier)}, which counts.`;
/** A row of somebody who stands behind a guest on the list. */
export const belongsTo = {
  person: (row: string, name: string, guest: string) =>
    `${row} was left out: ${name} is a person of ${guest}’s household.`,
  merged: (row: string, name: string, guest: string) =>
    `${row} was left out: ${name} was merged into ${guest}.`,
} as const;
/** A contact in a row that another guest on the list has. */
export const contactStays = (row: string, contact: Shared, other: string) =>
  `${row}: the ${contactNames[contact]} ${contact === 'both' ? 'stay' : 'stays'} with ${other}, who has ${contact === 'both' ? 'them' : 'it'} on your list.`;

/** Two people with one phone: `otherAt` is the row of the other; null: they are on the list. */
export const sharesContact = (
  row: string,
  { name, shared, other, otherAt }: { name: string; shared: Shared; other: string; otherAt: string | null },
) =>
  `${row}: ${name} has the same ${contactNames[shared]} as ${other}${otherAt ? ` in ${inSentence(otherAt)}` : ', who is on the list'}. Both are kept; the invitation goes to ${other}.`;

/** Somebody with a row of their own whom a household names, too. */
export const alsoOfHousehold = (
  row: string,
  { name, other, otherAt }: { name: string; other: string; otherAt: string },
) =>
  `${row}: ${name} is also a person of ${other}’s household in ${inSentence(otherAt)}. Both are kept, so ${name} is counted twice unless you make them one.`;
/** The same, found at the household's row. */
export const alsoGuest = (row: string, { name, otherAt }: { name: string; otherAt: string }) =>
  `${row}: ${name}, whom it names, is also a guest in ${inSentence(otherAt)}. Both are kept, so ${name} is counted twice.`;

/** The same where the two become one household. */
export const joinsHousehold = (row: string, name: string, other: string, otherAt: string) =>
  `${row}: ${name} and ${other} in ${inSentence(otherAt)} are one household now: one invitation, both by name.`;
/** The same where a column says so. */
export const memberOf = (row: string, name: string, other: string, otherAt: string) =>
  `${row}: ${name} is of the household of ${other} in ${inSentence(otherAt)}: one invitation, both by name.`;
/** What somebody who joins a household has otherwise than it. */
export const notKept = (row: string, otherwise: readonly string[]) =>
  `${row}: the household keeps what its first row says, and not “${otherwise.join(', ')}”.`;
export const partiesAdded = (row: string, people: number) =>
  `${row}: their numbers of people differ, so we added them up: ${people} in all.`;
export const householdCut = (row: string, most: number) =>
  `${row}: only the first ${most} people were kept by name.`;
export const joinShared = 'One invitation for those who share a phone or e-mail';
export const joinSharedHelp =
  'A couple with one phone becomes one guest with two people. Without it both are guests, and the invitation goes to the first.';

// what is said of a file as a whole
const few = (names: readonly string[]) =>
  names.length <= 5 ? names.join(', ') : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`;
export const hiddenTab = (tab: string) => `${tab} (hidden)`;
export const tabsLeftOut = (tabs: readonly string[]) =>
  `${tabs.length === 1 ? 'This tab was' : 'These tabs were'} left out: ${few(tabs)}.`;
export const rowWithText = (row: string, text: string) => `${inSentence(row)} “${text}”`;
export const rowsAboveLeftOut = (rows: readonly string[]) =>
  `Left out, because it stands above the headings: ${few(rows)}. Tick it below if it is a guest.`;
export const headingsRead = (headings: readonly string[]) =>
  `Read as ${headings.length === 1 ? 'a heading and not as a guest' : 'headings and not as guests'}: ${few(headings)}.`;
export const totalsLeftOut = (rows: readonly string[]) =>
  `Left out, because it is a sum, people without a name, or the number of a page: ${few(rows.map(inSentence))}.`;
export const hiddenLeftOut = (hidden: number) =>
  `The spreadsheet hides or strikes through ${count(hidden, 'row or column', 'rows or columns')} here. ${hidden === 1 ? 'It was' : 'They were'} left out.`;
export const damagedNames = (names: number) =>
  `${count(names, 'name')} in this file ${names === 1 ? 'has' : 'have'} lost letters: it was saved in a form that cannot hold them. Open the list where it was made, save it as “CSV UTF-8” or as an Excel workbook (.xlsx), and choose that file.`;
export const columnOfTab = (column: string, tab: string) => `${column} of “${tab}”`;

/** What a file was read from, where it has several lists: each with its guests. */
export const listsRead = (lists: readonly { name: string; guests: number }[]) =>
  `Read from ${lists.map(({ name, guests }) => tableIncluded(name, guests)).join(', ')}.`;
export const guestsOfTab = (tab: string) => `from “${tab}”`;
export const upTo = (people: number) => `up to ${people}`;

// choosing a file, and what is found in it
export const importFile = 'File';
export const importFileHelp =
  'CSV or Excel (.csv, .xlsx), up to 10 MB, with the columns firstName, lastName, phone, email. Your own list works too: any Excel or Google sheet with names and phones, or contacts saved from a phone (.vcf).';
export const pasteTitle = 'Or paste your list';
export const pasteLabel = 'Your list';
export const pasteHelp = 'Copied from a sheet or a chat, one guest a line: Ramesh Sharma 98200 12345.';
export const importTemplate = 'Download template';
export const importWithFamily = 'Invite all of them with family';
export const importWithFamilyHelp =
  'Counts if the file has no column for it: withFamily, With family or परिवार.';
export const importRead = 'Import file';
export const otherRows = (rows: number) => `Show ${count(rows, 'more guest', 'more guests')}`;
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
