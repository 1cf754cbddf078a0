import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import type { GuestField } from '#contract/guests/guest-fields.ts';
import * as en from '#messages/guests/list/en.ts';
import * as hi from '#messages/guests/list/hi.ts';
import { textOfCell } from '#backend/platform/csv.ts';
import { foldHeading, kindOfHeading } from './columns/column-kinds.ts';
import { withCell, type Table, type TableColumn } from './table.ts';

const folded = (headings: readonly string[]) => headings.map(foldHeading);
/** What our file says, in the language of whoever had it written. */
const ourFiles = [en, hi].map(({ fieldHeadings, csvPeopleColumns, csvColumns, csvAdult, csvChild }) => {
  const { firstName, lastName, partyLimit, household } = fieldHeadings;
  return {
    /** What is in the column of each field: what the English heading says. */
    fields: new Map(
      Object.entries(fieldHeadings).map(([field, heading]) => [
        foldHeading(heading),
        kindOfHeading(en.fieldHeadings[field as GuestField]),
      ]),
    ),
    /** By which our file of guests is known, whatever columns somebody took out of it. */
    ofGuests: folded([firstName, lastName, partyLimit, household]),
    ofPeople: folded(csvPeopleColumns),
    reply: foldHeading(csvColumns[0]),
    /** Whether somebody is a child; of a guest of whom nobody is named the file has another text. */
    isChild: new Map<string, boolean>([
      [csvAdult, false],
      [csvChild, true],
    ]),
  };
});
type OurFile = (typeof ourFiles)[number];

/**
 * A table as our own export wrote it: its cells are read as they stand. What guests answered is no part of the list, and a row for
 * each person becomes one for each guest. Any other table stays as it is.
 */
export function ofOurExport(table: Table): Table {
  const headings = folded(table.columns.map(({ heading }) => heading));
  const has = (all: readonly string[]) => all.every((heading) => headings.includes(heading));
  for (const our of ourFiles) {
    if (has(our.ofGuests))
      return {
        ...table,
        isOwn: true,
        columns: withoutAnswers(ofFields(table.columns, headings, our), headings, our),
      };
    if (has(our.ofPeople)) return ofPeople(table, headings, our);
  }
  return table;
}

const ofFields = (columns: readonly TableColumn[], headings: readonly string[], our: OurFile) =>
  columns.map((column, at) => ({ ...column, kind: our.fields.get(headings[at] ?? '') ?? column.kind }));

/** From the reply on all columns have answers, but for those of fields. */
function withoutAnswers(
  columns: readonly TableColumn[],
  headings: readonly string[],
  our: OurFile,
  isOfGuest = (heading: string) => our.fields.has(heading),
): TableColumn[] {
  const reply = headings.indexOf(our.reply);
  return columns.map((column, at) => {
    const heading = headings[at] ?? '';
    const isField = isOfGuest(heading) && headings.indexOf(heading) === at;
    const isAnswer = reply >= 0 && at >= reply && !isField;
    return isAnswer ? { ...column, kind: null } : column;
  });
}

const PEOPLE_KINDS: readonly (ColumnKindName | null)[] = ['household', 'marks', 'fullName', 'side', null];

function ofPeople(table: Table, headings: readonly string[], our: OurFile): Table {
  const columns = withoutAnswers(table.columns, headings, our, (heading) =>
    our.ofPeople.includes(heading),
  ).map((column, at) => {
    const place = our.ofPeople.indexOf(headings[at] ?? '');
    return place < 0 ? column : { ...column, kind: PEOPLE_KINDS[place] ?? null };
  });
  const [name = 0, kind = 0, guest = 0] = our.ofPeople.map(
    (heading) => columns[headings.indexOf(heading)]?.index,
  );
  const rows: Table['rows'] = [];
  const households = new Map<string, Table['rows'][number]>();
  for (const row of table.rows) {
    const { [name]: person = '', [kind]: of = '', [guest]: whose = '' } = row.cells;
    const isChild = our.isChild.get(of);
    const isPerson = isChild === false || (isChild === true && person !== whose);
    const text = isChild ? en.childInList(textOfCell(person)) : textOfCell(person);
    const known = isPerson ? households.get(whose) : undefined;
    if (known) known.cells[name] += `\n${text}`;
    else {
      rows.push(withCell(row, { index: name }, isPerson ? text : ''));
      if (isPerson) households.set(whose, rows.at(-1) ?? row);
    }
  }
  return { ...table, isOwn: true, columns, rows };
}
