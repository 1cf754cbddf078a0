import { workbook } from '#tests/guests/import/files.ts';

/** A household of the workbook, as its row says it. */
export interface Household {
  name: string;
  mobile: string;
  persons: string;
  relation: string;
  functions: string;
}

const surnames = ['Sharma', 'Iyer', 'Rao', 'Khan', 'Gupta', 'Menon', 'Joshi', 'Reddy', 'Gill', 'Das'];
const firstNames = [
  'Rajesh',
  'Sunita',
  'Mohan',
  'Lakshmi',
  'Imran',
  'Pooja',
  'Harpreet',
  'Anjali',
  'Vikram',
  'Meena',
  'Suresh',
  'Kavita',
  'Farhan',
  'Deepa',
  'Ganesh',
  'Shalini',
];
/** Of each tab's households, one after the other. */
const relations = ['Family', 'Friends', 'Family', 'Office', 'Neighbours'];

/**
 * The households of one tab: names with titles, couples, families of several, some without a number of persons, some with
 * two numbers in the cell. Family is invited to all functions, everybody else to the wedding and the reception.
 */
function households(many: number, firstPhone: number): Household[] {
  return Array.from({ length: many }, (_, index) => {
    const first = firstNames[index % firstNames.length] ?? '';
    const surname = surnames[Math.floor(index / firstNames.length) % surnames.length] ?? '';
    const phone = String(firstPhone + index);
    const spaced = `${phone.slice(0, 5)} ${phone.slice(5)}`;
    const relation = relations[index % relations.length] ?? '';
    const isCouple = index % 10 === 3;
    return {
      name: isCouple
        ? `Mr & Mrs ${first} ${surname}`
        : index % 10 === 7
          ? `Dr. ${first} ${surname}`
          : `${first} ${surname}`,
      // the second is a landline or the wife's
      mobile: index % 12 === 5 ? `${spaced} / ${Number(phone) + 5_000_000}` : spaced,
      persons: isCouple
        ? 'Couple'
        : index % 4 === 0
          ? '4'
          : index % 4 === 1
            ? '2+1'
            : index % 4 === 2
              ? '1'
              : '',
      relation,
      functions: relation === 'Family' ? 'Mehndi, Sangeet, Wedding, Reception' : 'Wedding, Reception',
    };
  });
}

export const brideSide = households(160, 98_200_10_000);
export const groomSide = households(140, 98_330_10_000);

const sheetOf = (title: string, rows: readonly Household[]) => [
  [title],
  [],
  ['S.No.', 'Guest Name', 'Mobile No.', 'No. of persons', 'Relation', 'Functions'],
  ...rows.map(({ name, mobile, persons, relation, functions }, index) => [
    index + 1,
    name,
    mobile,
    persons,
    relation,
    functions,
  ]),
];

/** The workbook a family brings: a tab for each side, 300 households in all. */
export const familyWorkbook = (): Buffer =>
  workbook({
    'Bride side': sheetOf('Guest list: bride side', brideSide),
    'Groom side': sheetOf('Guest list: groom side', groomSide),
  });
