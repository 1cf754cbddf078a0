import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import * as listWords from '#messages/guests/list/en.ts';
import { textOfCell } from '#backend/platform/csv.ts';
import { foldHeading } from './columns/column-kinds.ts';
import { withCell, type Table, type TableColumn } from './table.ts';

const folded = (headings: readonly string[]) => headings.map(foldHeading);
const FIELDS = folded(Object.values(listWords.fieldHeadings));
const { firstName, lastName, partyLimit, household } = listWords.fieldHeadings;
/** By which our file of guests is known, whatever columns somebody took out of it. */
const OF_GUESTS = folded([firstName, lastName, partyLimit, household]);
const OF_PEOPLE = folded(listWords.csvPeopleColumns);
const [REPLY = ''] = folded(listWords.csvColumns);

/**
 * A table as our own export wrote it: its cells are read as they stand. What guests answered is no part of the list, and a row for
 * each person becomes one for each guest. Any other table stays as it is.
 */
export function ofOurExport(table: Table): Table {
  const headings = folded(table.columns.map(({ heading }) => heading));
  const has = (all: readonly string[]) => all.every((heading) => headings.includes(heading));
  if (has(OF_GUESTS))
    return { ...table, isOwn: true, columns: withoutAnswers(table.columns, headings, FIELDS) };
  return has(OF_PEOPLE) ? ofPeople(table, headings) : table;
}

/** From the reply on all columns have answers, but for those of fields. */
function withoutAnswers(
  columns: readonly TableColumn[],
  headings: readonly string[],
  fields: readonly string[],
): TableColumn[] {
  const reply = headings.indexOf(REPLY);
  return columns.map((column, at) => {
    const heading = headings[at] ?? '';
    const isField = fields.includes(heading) && headings.indexOf(heading) === at;
    const isAnswer = reply >= 0 && at >= reply && !isField;
    return isAnswer ? { ...column, kind: null } : column;
  });
}

const PEOPLE_KINDS: readonly (ColumnKindName | null)[] = ['household', 'marks', 'fullName', 'side', null];

/** Whether somebody is a child, as that file has it; of a guest of whom nobody is named it has another text. */
const IS_CHILD = new Map<string, boolean>([
  [listWords.csvAdult, false],
  [listWords.csvChild, true],
]);

function ofPeople(table: Table, headings: readonly string[]): Table {
  const columns = withoutAnswers(table.columns, headings, OF_PEOPLE).map((column, at) => {
    const place = OF_PEOPLE.indexOf(headings[at] ?? '');
    return place < 0 ? column : { ...column, kind: PEOPLE_KINDS[place] ?? null };
  });
  const [name = 0, kind = 0, guest = 0] = OF_PEOPLE.map(
    (heading) => columns[headings.indexOf(heading)]?.index,
  );
  const rows: Table['rows'] = [];
  const households = new Map<string, Table['rows'][number]>();
  for (const row of table.rows) {
    const { [name]: person = '', [kind]: of = '', [guest]: whose = '' } = row.cells;
    const isChild = IS_CHILD.get(of);
    const isPerson = isChild === false || (isChild === true && person !== whose);
    const text = isChild ? listWords.childInList(textOfCell(person)) : textOfCell(person);
    const known = isPerson ? households.get(whose) : undefined;
    if (known) known.cells[name] += `\n${text}`;
    else {
      rows.push(withCell(row, { index: name }, isPerson ? text : ''));
      if (isPerson) households.set(whose, rows.at(-1) ?? row);
    }
  }
  return { ...table, isOwn: true, columns, rows };
}
