import { useEffect } from 'react';
import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { FORM_ID } from '#app/events/event-new/form-values.ts';
import type { ShownImport } from '#app/events/event-new/view.server.ts';
import { forgetUpload } from '#app/ui/upload-left.ts';
import { FieldErrorText } from '#app/ui/field-shell.tsx';
import { useFieldWiring } from '#app/ui/form-field.ts';
import { plainField } from '#app/events/event-new/plain-field.ts';
import * as words from '#messages/events/creation/en.ts';

/** What a guest list file holds, before anybody is added. */
export function ImportPreview({ file, errors }: { file: ShownImport; errors: Record<string, string[]> }) {
  const { summary, rows, problems, problemCount } = file;
  const wiring = useFieldWiring({ field: plainField('guestFile', '', errors), help: null }, {});
  const more = summary.total - rows.length;
  // a page left while the file was being read finds it read
  useEffect(() => forgetUpload('guest-file'), []);
  return (
    <section
      id="guest-file"
      tabIndex={-1}
      aria-labelledby="guest-file-title"
      className="rounded-lg border-2 border-edge p-4"
    >
      <input type="hidden" name="pendingImport" value={file.fileName} />
      <div className="stack">
        <div>
          <h3 id="guest-file-title" className="text-lg">
            {file.fileName}
          </h3>
          <p>{words.guestsSummary(summary)}</p>
        </div>
        {rows.length > 0 ? <RowTable rows={rows} /> : null}
        {more > 0 ? <p className="text-sm text-ink-soft">{words.importMoreRows(more)}</p> : null}
        {problemCount > 0 ? (
          <details open={problemCount <= 5} className="rounded-lg bg-marigold-soft p-3">
            <summary className="min-h-11 py-2 font-semibold">{words.importProblems(problemCount)}</summary>
            {/* a box that scrolls must be reachable with the keyboard */}
            <ul
              className="mt-2 max-h-64 overflow-y-auto text-sm"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              aria-label={words.importProblemsLabel}
            >
              {problems.map((problem) => (
                <li key={problem} className="py-1">
                  {problem}
                </li>
              ))}
              {problemCount > problems.length ? (
                <li className="py-1">{words.importMoreProblems(problemCount - problems.length)}</li>
              ) : null}
            </ul>
          </details>
        ) : null}
        <FieldErrorText wiring={wiring} />
        <div className="row">
          {summary.total > 0 ? (
            <ActionButton
              id={`${FORM_ID}-guestFile`}
              does="add-imported"
              variant="primary"
              pendingLabel={words.importAdding}
            >
              {words.importAdd(summary.total)}
            </ActionButton>
          ) : null}
          <ActionButton does="discard-file" pendingLabel={words.importDiscarding}>
            {words.importDiscard}
          </ActionButton>
        </div>
      </div>
    </section>
  );
}

/** On phones a guest's contacts stand under the name instead of in columns of their own. */
function RowTable({ rows }: Pick<ShownImport, 'rows'>) {
  return (
    <table className="w-full text-sm [&_td]:border-t [&_td]:py-2 [&_td]:pe-2 [&_td]:align-top [&_th]:pb-2 [&_th]:pe-2 [&_th]:text-start">
      <thead>
        <tr>
          <th scope="col">{words.importColumns.row}</th>
          <th scope="col" className="w-full sm:w-auto">
            {words.importColumns.name}
          </th>
          <th scope="col" className="hidden sm:table-cell">
            {words.importColumns.email}
          </th>
          <th scope="col" className="hidden sm:table-cell">
            {words.importColumns.phone}
          </th>
          <th scope="col">{words.importColumns.family}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rowNumber}>
            <td className="tabular-nums">{row.rowNumber}</td>
            <td className="wrap-anywhere">
              {row.name}
              <span className="block text-ink-soft sm:hidden">{row.email}</span>
              <span className="block whitespace-nowrap text-ink-soft sm:hidden">{row.phone}</span>
            </td>
            <td className="hidden wrap-anywhere sm:table-cell">{row.email}</td>
            <td className="hidden whitespace-nowrap sm:table-cell">{row.phone}</td>
            <td>{row.withFamily ? words.importFamily.yes : words.importFamily.no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
