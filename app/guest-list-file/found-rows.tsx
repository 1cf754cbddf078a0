import { writeHousehold } from '#contract/guests/household.ts';
import { FIRST_ROWS, type ShownRow } from '#app/guest-list-file/shown-row.ts';
import { Alert } from '#app/ui/alert.tsx';
import { writeTags } from '#contract/guests/guest-tags.ts';
import type { GuestListPreview, UnusedColumn } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';

/** The guests of a file, the first at once and others unfolded, and of how many more they are the first. */
export function FoundRows({ rows, total }: { rows: readonly ShownRow[]; total: number }) {
  if (rows.length === 0) return null;
  const [first, others] = [rows.slice(0, FIRST_ROWS), rows.slice(FIRST_ROWS)];
  const more = total - rows.length;
  return (
    <>
      <RowTable rows={first} />
      {others.length > 0 ? (
        <details>
          <summary className="min-h-11 py-2 font-semibold">{fileWords.otherRows(others.length)}</summary>
          <RowTable rows={others} />
        </details>
      ) : null}
      {more > 0 ? <p className="text-sm text-ink-soft">{fileWords.importMoreRows(more)}</p> : null}
    </>
  );
}

/** On phones a guest's contacts stand under the name instead of in columns of their own. */
const RowTable = ({ rows }: { rows: readonly ShownRow[] }) => (
  <table className="w-full text-sm [&_td]:border-t [&_td]:py-2 [&_td]:pe-2 [&_td]:align-top [&_th]:pb-2 [&_th]:pe-2 [&_th]:text-start">
    <thead>
      <tr>
        <th scope="col">{fileWords.importColumns.row}</th>
        <th scope="col" className="w-full sm:w-auto">
          {fileWords.importColumns.name}
        </th>
        <th scope="col" className="hidden sm:table-cell">
          {fileWords.importColumns.email}
        </th>
        <th scope="col" className="hidden sm:table-cell">
          {fileWords.importColumns.phone}
        </th>
        <th scope="col">{fileWords.importColumns.family}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={`${row.table} ${row.rowNumber} ${row.name}`}>
          <td className="tabular-nums">{row.rowNumber}</td>
          <td className="wrap-anywhere">
            {row.name}
            {row.sheet ? (
              <span className="block text-ink-soft">{fileWords.guestsOfTab(row.sheet)}</span>
            ) : null}
            {row.tags.length > 0 ? <span className="block text-ink-soft">{writeTags(row.tags)}</span> : null}
            {row.side ? <span className="block text-ink-soft">{row.side}</span> : null}
            <span className="block text-ink-soft sm:hidden">{row.email}</span>
            <span className="block whitespace-nowrap text-ink-soft sm:hidden">{row.phone}</span>
            {row.household.length > 0 ? (
              <span className="block text-ink-soft">{writeHousehold(row.household, ', ')}</span>
            ) : null}
            {row.otherContacts ? <span className="block text-ink-soft">{row.otherContacts}</span> : null}
          </td>
          <td className="hidden wrap-anywhere sm:table-cell">{row.email}</td>
          <td className="hidden whitespace-nowrap sm:table-cell">{row.phone}</td>
          <td>
            {row.withFamily ? fileWords.importFamily.yes : fileWords.importFamily.no}
            {row.partyLimit ? (
              <span className="block text-ink-soft">{fileWords.upTo(row.partyLimit)}</span>
            ) : null}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Where the guests of a file stood, and how many in each place: what is shown of them may be of the first alone. */
export function ListsRead({ tables }: Pick<GuestListPreview, 'tables'>) {
  const read = tables.filter(({ included, guests }) => included && guests > 0);
  return read.length > 1 ? <p className="wrap-anywhere">{fileWords.listsRead(read)}</p> : null;
}

/** What of a file nobody will get, before anybody is added. */
export const UnusedColumns = ({ columns }: { columns: readonly UnusedColumn[] | undefined }) =>
  columns ? <Alert live={false}>{fileWords.unusedColumns(columns)}</Alert> : null;

interface RowSentencesProps {
  summary: string;
  label: string;
  /** The first sentences, each naming its row. */
  sentences: readonly string[];
  /** How many there are in all. */
  total: number;
  /** Whether only what went wrong stands here, which asks to be looked at. */
  isProblem?: boolean;
}

/** What is said of single rows: open where it is short. */
export function RowSentences({ summary, label, sentences, total, isProblem = true }: RowSentencesProps) {
  if (total === 0) return null;
  return (
    <details
      open={isProblem && total <= 5}
      className={`rounded-lg p-3 ${isProblem ? 'bg-marigold-soft' : 'border'}`}
    >
      <summary className="min-h-11 py-2 font-semibold">{summary}</summary>
      {/* a box that scrolls must be reachable with the keyboard */}
      <ul
        className={`scroll-box mt-2 max-h-64 text-sm ${isProblem ? '[--ground:var(--color-marigold-soft)]' : ''}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
      >
        {sentences.map((sentence) => (
          <li key={sentence} className="py-1 wrap-anywhere">
            {sentence}
          </li>
        ))}
        {total > sentences.length ? (
          <li className="py-1">{fileWords.importMoreProblems(total - sentences.length)}</li>
        ) : null}
      </ul>
    </details>
  );
}
