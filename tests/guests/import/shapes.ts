import fc from 'fast-check';
import Papa from 'papaparse';
import type { GuestListFile } from '#backend/guests/import/read-guest-list.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { writeHousehold } from '#contract/guests/household.ts';
import { workbook } from './files.ts';

/*
 * Lists of households as families have them, and the forms in which they write them down. A form says of each household
 * what of it it can hold: exactly that has to come back.
 */

interface Household {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  /** The people by name, the first of them who is written to; none: nobody is named. */
  people: { name: string; child: boolean }[];
  /** How many they are, as grown people and children; null: nobody counted. */
  counted: { adults: number; children: number } | null;
  tags: string[];
  side: 'bride' | 'groom';
}

/** How somebody writes: which of several words and forms they use. */
interface Style {
  pick: number;
  delimiter: ',' | ';' | '\t';
  hasNumbers: boolean;
  isSplit: boolean;
  swapped: boolean;
}

/** What is expected of a row. */
type Expected = Partial<Omit<GuestListRow, 'household'>> & {
  household?: { name: string; child: boolean }[];
};
export interface Written {
  content: string | Uint8Array;
  choices?: Partial<NonNullable<GuestListFile['choices']>>;
  rows: Expected[];
}

const FIRST = [
  'Ramesh',
  'Sunita',
  'Aarav',
  'Diya',
  'Zoya',
  'José',
  'Om',
  'राम',
  'सुनीता',
  'ಅನಿಲ್',
  'முருகன்',
  'ਗੁਰਪ੍ਰੀਤ',
];
const LAST = ['Sharma', 'D’Souza', 'Kumar Rao', 'Khan', 'शर्मा', 'Iyer', ''];
const TAGS = ['Office', 'Pune', 'Mama’s family', 'मित्र'];

const person = fc.record({ name: fc.constantFrom(...FIRST), child: fc.boolean() });
const household = fc.record({
  firstName: fc.constantFrom(...FIRST),
  lastName: fc.constantFrom(...LAST),
  contacts: fc.constantFrom('phone', 'phone', 'both', 'email', 'none'),
  people: fc.uniqueArray(person, { maxLength: 9, selector: ({ name }) => name }),
  more: fc.option(
    fc.record({ adults: fc.integer({ min: 0, max: 3 }), children: fc.integer({ min: 0, max: 2 }) }),
  ),
  tags: fc.subarray(TAGS),
  side: fc.constantFrom('bride' as const, 'groom' as const),
});

/** Each with contacts of their own: a repeated one is left out by rule. */
export const households: fc.Arbitrary<Household[]> = fc
  .array(household, { minLength: 1, maxLength: 12 })
  .map((list) =>
    list.map(({ contacts, more, people, ...each }, index) => ({
      ...each,
      phone: contacts === 'phone' || contacts === 'both' ? `+9198200${10_000 + index}` : '',
      email: contacts === 'email' || contacts === 'both' ? `guest.${index}@example.in` : '',
      people:
        people.length > 1 ? people.map((one, place) => ({ ...one, child: place > 0 && one.child })) : [],
      counted: more && {
        adults: more.adults + Math.max(1, people.filter(({ child }, place) => !child || place === 0).length),
        children: more.children + people.filter(({ child }, place) => child && place > 0).length,
      },
    })),
  );

export const style: fc.Arbitrary<Style> = fc.record({
  pick: fc.nat({ max: 1000 }),
  delimiter: fc.constantFrom(',' as const, ';' as const, '\t' as const),
  hasNumbers: fc.boolean(),
  isSplit: fc.boolean(),
  swapped: fc.boolean(),
});

const from = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
const nameOf = ({ firstName, lastName }: Household): string => `${firstName} ${lastName}`.trim();
const totalOf = ({ counted }: Household): number => (counted ? counted.adults + counted.children : 0);

const phoneForms = [
  (digits: string) => digits,
  (digits: string) => `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`,
  (digits: string) => `0${digits}`,
  (digits: string) => `${digits.slice(0, 5)}-${digits.slice(5)}`,
  (digits: string) => `Mob. ${digits}`,
];
const writePhone = ({ phone }: Household, pick: number): string =>
  phone && from(phoneForms, pick)(phone.slice(3));

/** A number of people as families write it. */
const countForms: ((of: { adults: number; children: number }) => string)[] = [
  ({ adults, children }) => String(adults + children),
  ({ adults, children }) => `${adults}+${children}`,
  ({ adults, children }) => `${adults} + ${children}`,
  ({ adults, children }) => `${adults + children} pax`,
  ({ adults, children }) => `Family of ${adults + children}`,
  ({ adults, children }) => `+${adults + children - 1}`,
  ({ adults, children }) => `Yes (${adults + children})`,
  ({ adults, children }) => `${adults} adults, ${children} kids`,
  ({ adults, children }) => `${adults + children} लोग`,
  ({ adults, children }) => (adults + children === 2 ? 'Couple' : `${adults + children} persons`),
];

interface Column {
  heading: string;
  cell: (each: Household, pick: number) => string;
}

const wholeName = (pick: number): Column => ({
  heading: from(['Name', 'Guest Name', 'Name of the Guest', 'नाम', 'Full name'], pick),
  cell: nameOf,
});
const splitNames = (pick: number): Column[] => [
  { heading: from(['First Name', 'first_name', 'पहला नाम'], pick), cell: ({ firstName }) => firstName },
  { heading: from(['Last Name', 'Surname', 'उपनाम'], pick), cell: ({ lastName }) => lastName },
];
const contacts = (pick: number): Column[] => [
  { heading: from(['Mobile No.', 'Phone', 'WhatsApp Number', 'मोबाइल'], pick), cell: writePhone },
  { heading: from(['Email ID', 'E-mail', 'ईमेल'], pick), cell: ({ email }) => email },
];
const counts = (pick: number): Column[] =>
  pick % 3 === 0
    ? [
        { heading: 'Adults', cell: ({ counted }) => (counted ? String(counted.adults) : '') },
        { heading: 'Children', cell: ({ counted }) => (counted ? String(counted.children) : '') },
      ]
    : [
        {
          heading: from(['No. of persons', 'Pax', 'With Family', 'सदस्य', 'Family'], pick),
          cell: ({ counted }, each) => (counted ? from(countForms, each)(counted) : ''),
        },
      ];
const people: Column = {
  heading: 'People by name',
  cell: ({ people: named }, pick) => writeHousehold(named, from(['; ', ', ', '\n'], pick)),
};
const tags: Column = {
  heading: 'Group',
  cell: ({ tags: each }, pick) => each.join(from([', ', '; ', '\n'], pick)),
};

const numbersOf = ({ hasNumbers }: Style): string[] => (hasNumbers ? ['S.No'] : []);

/** The rows of a table: its headings, and one for each household. */
function table(list: readonly Household[], columns: readonly Column[], style: Style): string[][] {
  return [
    [...numbersOf(style), ...columns.map(({ heading }) => heading)],
    ...list.map((each, index) => [
      ...(style.hasNumbers ? [String(index + 1)] : []),
      ...columns.map(({ cell }) => cell(each, style.pick + index)),
    ]),
  ];
}

const columnsOf = (style: Style): Column[] => {
  const names = style.isSplit ? splitNames(style.pick) : [wholeName(style.pick)];
  const rest = [...counts(style.pick), ...contacts(style.pick), people, tags];
  return style.swapped ? [...rest.slice(2), ...names, ...rest.slice(0, 2)] : [...names, ...rest];
};

/** What comes back of a household whose whole row is written. */
const whole = (each: Household): Expected => ({
  ...nameAndContacts(each),
  partyLimit: totalOf(each) > 1 ? totalOf(each) : null,
  withFamily: each.counted ? totalOf(each) > 1 : each.people.length > 1,
  household: each.people,
  tags: each.tags,
});
const nameAndContacts = ({ firstName, lastName, phone, email }: Household): Expected => ({
  firstName,
  lastName,
  phone,
  email,
});

const asText = (rows: string[][], delimiter: string): string => Papa.unparse(rows, { delimiter });
const asSheet = (rows: string[][]): (string | number)[][] =>
  // as spreadsheets keep numbers
  rows.map((row) => row.map((cell) => (/^[1-9]\d{0,9}$/.test(cell) ? Number(cell) : cell)));
const sideTitle = { bride: 'BRIDE SIDE', groom: 'Groom’s side' };
const bySide = (list: readonly Household[]) =>
  (['bride', 'groom'] as const)
    .map((side) => ({ side, list: list.filter((each) => each.side === side) }))
    .filter((each) => each.list.length > 0);
const withSides = (list: readonly Household[], row: (each: Household) => Expected): Expected[] =>
  bySide(list).flatMap(({ side, list: theirs }) => theirs.map((each) => ({ ...row(each), side })));

/** The forms, each with what of a list it holds. */
export const shapes: Record<string, (list: Household[], style: Style) => Written> = {
  'a plain text file': (list, style) => ({
    content: asText(table(list, columnsOf(style), style), style.delimiter),
    rows: list.map(whole),
  }),

  'a titled sheet': (list, style) => ({
    content: workbook({
      Guests: [['Wedding of Meera and Rohan'], [], ...asSheet(table(list, columnsOf(style), style))],
    }),
    rows: list.map(whole),
  }),

  'a tab for each side': (list, style) => ({
    content: workbook(
      Object.fromEntries(
        bySide(list).map(({ side, list: theirs }) => [
          side === 'bride' ? 'Bride side' : 'Groom side',
          asSheet(table(theirs, columnsOf(style), style)),
        ]),
      ),
    ),
    rows: withSides(list, whole),
  }),

  'two tables side by side': (list, style) => {
    const columns = [
      ...(style.isSplit ? splitNames(style.pick) : [wholeName(style.pick)]),
      ...contacts(style.pick),
    ];
    const tables = bySide(list).map(({ side, list: theirs }) => {
      const rows = table(theirs, columns, style);
      return [[sideTitle[side], ...Array<string>(rows[0]!.length - 1).fill('')], ...rows];
    });
    const height = Math.max(...tables.map(({ length }) => length));
    const rows = Array.from({ length: height }, (_, at) =>
      tables.flatMap((each) => [...(each[at] ?? Array<string>(each[0]!.length).fill('')), '']),
    );
    return { content: workbook({ Guests: asSheet(rows) }), rows: withSides(list, nameAndContacts) };
  },

  'tables below each other': (list, style) => ({
    content: workbook({
      Guests: bySide(list).flatMap(({ side, list: theirs }) => [
        [sideTitle[side]],
        ...asSheet(table(theirs, columnsOf(style), style)),
        ...(style.swapped ? [[]] : []),
      ]),
    }),
    rows: withSides(list, whole),
  }),

  'tables below each other without titles': (list, style) => ({
    content: workbook({
      Guests: bySide(list).flatMap(({ list: theirs }) => asSheet(table(theirs, columnsOf(style), style))),
    }),
    rows: bySide(list).flatMap(({ list: theirs }) => theirs.map(whole)),
  }),

  'sections with a sum at the end': (list, style) => {
    const [headings = [], ...rows] = table(list, columnsOf({ ...style, swapped: false }), {
      ...style,
      hasNumbers: false,
    });
    const rowOf = (each: Household) => rows[list.indexOf(each)] ?? [];
    return {
      content: workbook({
        Guests: asSheet([
          headings,
          ...bySide(list).flatMap(({ side, list: theirs }) => [[sideTitle[side]], ...theirs.map(rowOf)]),
          ['Total', ...(style.isSplit ? [''] : []), String(list.length)],
        ]),
      }),
      rows: withSides(list, whole),
    };
  },

  'a row for each person, who share a phone': (list, style) => {
    const reached = list.filter(({ phone }) => phone);
    const rows = reached.flatMap((each, index) =>
      (each.people.length > 0 ? each.people : [{ name: nameOf(each), child: false }]).map(
        ({ name, child }, place) => [
          child ? `${name} (child)` : name,
          writePhone(each, style.pick + index + place),
          // everybody with an address of their own
          style.isSplit ? `person.${index}.${place}@example.in` : '',
          place === 0 ? '' : from(TAGS, place),
        ],
      ),
    );
    return {
      content: asText([['Name', 'Mobile', 'Email', 'Group'], ...rows], style.delimiter),
      choices: { joinShared: true },
      rows: reached.map((each, index) => {
        const mails = each.people.map((_, place) => `person.${index}.${place}@example.in`);
        return {
          phone: each.phone,
          household: each.people,
          withFamily: each.people.length > 1,
          email: style.isSplit ? `person.${index}.0@example.in` : '',
          otherContacts: style.isSplit ? mails.slice(1).join(', ') : '',
          tags: [...new Set(each.people.slice(1).map((_, place) => from(TAGS, place + 1)))],
        };
      }),
    };
  },

  'couples and families under one name': (list, style) => {
    const forms: { write: (each: Household) => string; expected: (each: Household) => Expected }[] = [
      {
        write: (each) => `Mr & Mrs ${nameOf(each)}`,
        expected: ({ firstName, lastName }) => ({
          title: 'Mr & Mrs',
          ...(lastName ? { firstName, lastName } : { firstName: '', lastName: firstName }),
          partyLimit: 2,
          withFamily: true,
        }),
      },
      {
        write: ({ lastName }) => `श्री एवं श्रीमती ${lastName || 'शर्मा'}`,
        expected: ({ lastName }) => ({
          title: 'श्री एवं श्रीमती',
          partyLimit: 2,
          ...(lastName.includes(' ') ? {} : { firstName: '', lastName: lastName || 'शर्मा' }),
        }),
      },
      {
        write: (each) => `${each.firstName} & Sunita ${each.lastName || 'Rao'}`,
        expected: ({ firstName, lastName }) => ({
          firstName: `${firstName} & Sunita`,
          lastName: lastName || 'Rao',
          partyLimit: 2,
          withFamily: true,
        }),
      },
      {
        write: (each) => `${nameOf(each)} & family`,
        expected: ({ firstName, lastName }) => ({ firstName, lastName, withFamily: true, partyLimit: null }),
      },
      {
        write: (each) => `${nameOf(each)} (${totalOf(each) || 3})`,
        expected: (each) => ({
          firstName: each.firstName,
          lastName: each.lastName,
          partyLimit: (totalOf(each) || 3) > 1 ? totalOf(each) || 3 : null,
        }),
      },
      {
        write: (each) => `Dr. ${nameOf(each)}`,
        expected: ({ firstName, lastName }) => ({ title: 'Dr.', firstName, lastName, withFamily: false }),
      },
    ];
    return {
      content: asText(
        [
          ['Name', 'Mobile', 'Email'],
          ...list.map((each, index) => [
            from(forms, style.pick + index).write(each),
            writePhone(each, style.pick),
            each.email,
          ]),
        ],
        style.delimiter,
      ),
      rows: list.map((each, index) => ({
        phone: each.phone,
        email: each.email,
        ...from(forms, style.pick + index).expected(each),
      })),
    };
  },

  'contacts of a phone': (list, style) => {
    const reached = list.filter(({ phone, email }) => phone || email);
    const version = from(['2.1', '3.0', '4.0'], style.pick);
    const quoted = (text: string) =>
      [...Buffer.from(text)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
    const line = (name: string, value: string) =>
      version === '2.1' && /[^\x00-\x7f]/.test(value)
        ? `${name};CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${value.split(';').map(quoted).join(';')}`
        : `${name}:${value}`;
    const cards = reached.map((each, index) =>
      [
        'BEGIN:VCARD',
        `VERSION:${version}`,
        line('N', `${each.lastName};${each.firstName};;;`),
        line('FN', nameOf(each)),
        ...(each.phone ? [`TEL;TYPE=CELL:${writePhone(each, index)}`] : []),
        ...(each.email ? [`${style.swapped ? 'item1.' : ''}EMAIL:${each.email}`] : []),
        'END:VCARD',
      ].join(style.isSplit ? '\r\n' : '\n'),
    );
    return { content: cards.join('\r\n'), rows: reached.map(nameAndContacts) };
  },
};

/** Cells in which something is wrong, by what they say then, and what is no longer expected. */
export const spoiledCells = {
  phone: { spoil: (each: Household) => ({ ...each, phone: '+91123' }), field: 'phone' },
  email: { spoil: (each: Household) => ({ ...each, email: 'asha@' }), field: 'email' },
  name: { spoil: (each: Household) => ({ ...each, firstName: 'A'.repeat(70) }), field: 'firstName' },
  count: {
    spoil: (each: Household) => ({ ...each, counted: { adults: 90, children: 0 } }),
    field: 'partyLimit',
  },
  tags: { spoil: (each: Household) => ({ ...each, tags: ['x'.repeat(40)] }), field: 'tags' },
  people: {
    spoil: (each: Household) => ({
      ...each,
      people: Array.from({ length: 40 }, (_, index) => ({
        name: `Person ${'abcd'[index % 4]}${'efghijklmn'[Math.floor(index / 4)]}`,
        child: false,
      })),
    }),
    field: 'household',
  },
} as const satisfies Record<string, { spoil: (each: Household) => Household; field: keyof Expected }>;
