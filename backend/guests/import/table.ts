import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import type { Sheet, SheetRow } from './open/open-in-worker.ts';

/** A row of a table: what it is where that was seen before. A `caption` heads the whole list, and says of nobody whose guest they are. */
export interface TableRow extends SheetRow {
  role?: 'heading' | 'caption' | 'unread';
}

/** A column of a table, counted from 0 in its tab. */
export interface TableColumn {
  index: number;
  /** As it stands above; '' where nothing does. */
  heading: string;
  kind: ColumnKindName | null;
}

/** One list of guests in a file: a tab may hold several, beside or below each other. */
export interface Table {
  sheet: Sheet;
  /** What stands above it, such as `BRIDE SIDE`; else ''. */
  title: string;
  /** Other lines above it with one text, such as the name of the wedding. */
  captions: string[];
  /** The row of its headings; 0 where it has none. */
  headerRow: number;
  columns: TableColumn[];
  rows: TableRow[];
  /** Whether guests were found in it, and not only cells. */
  isFound: boolean;
  /** Whether it is what stands above the headings of the first table of its tab. */
  isAbove: boolean;
  /** Whether its rows are of one household only because a family is named: then who has a contact of their own is a guest. */
  isFamilyGuess?: boolean;
  /** Whether our own export wrote it. */
  isOwn: boolean;
}

/** What a table says where nothing says otherwise. */
export const blankTable = {
  title: '',
  captions: [],
  headerRow: 0,
  isFound: true,
  isAbove: false,
  isOwn: false,
};

/** All columns of some rows, without headings. */
export const columnsOfRows = (
  rows: readonly SheetRow[],
  kinds: readonly (ColumnKindName | null)[] = [],
  headings: readonly string[] = [],
): TableColumn[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }, (_, index) => ({
    index,
    heading: headings[index] ?? '',
    kind: kinds[index] ?? null,
  }));

/** A row with a text in a cell: it may have had fewer. */
export function withCell<Row extends TableRow>(
  row: Row,
  { index }: Pick<TableColumn, 'index'>,
  text: string,
): Row {
  const cells = Array.from({ length: Math.max(row.cells.length, index + 1) }, (_, at) => row.cells[at] ?? '');
  return { ...row, cells: cells.with(index, text) };
}
