import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { FORM_ID } from '#app/events/event-new/form-values.ts';
import type { ShownImport } from '#app/events/event-new/view.server.ts';
import { FieldErrors } from '#app/ui/field-shell.tsx';
import { useFieldWiring } from '#app/ui/form-field.ts';
import { plainField } from '#app/events/event-new/plain-field.ts';
import { count } from '#contract/format.ts';

/** What a guest list file holds, before anybody is added. */
export function ImportPreview({ file, errors }: { file: ShownImport; errors: Record<string, string[]> }) {
  const { summary, rows, problems, problemCount } = file;
  const wiring = useFieldWiring({ field: plainField('guestFile', '', errors), help: null }, {});
  const more = summary.total - rows.length;
  return (
    <section id="guest-file" aria-labelledby="guest-file-title" className="rounded-lg border-2 border-edge p-4">
      <input type="hidden" name="pendingImport" value={file.fileName} />
      <div className="stack">
        <div>
          <h3 id="guest-file-title" className="text-lg">
            {file.fileName}
          </h3>
          <p>
            {count(summary.total, 'guest')} in total: {summary.withFamily} with family, {summary.individual} individual
          </p>
        </div>
        {rows.length > 0 ? <RowTable rows={rows} /> : null}
        {more > 0 ? <p className="text-sm text-ink-soft">and {count(more, 'more row', 'more rows')}</p> : null}
        {problemCount > 0 ? (
          <details open={problemCount <= 5} className="rounded-lg bg-marigold-soft p-3">
            <summary className="min-h-11 py-2 font-semibold">{count(problemCount, 'row')} to look at</summary>
            {/* a box that scrolls must be reachable with the keyboard */}
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <ul className="mt-2 max-h-64 overflow-y-auto text-sm" tabIndex={0} aria-label="Rows to look at">
              {problems.map((problem) => (
                <li key={problem} className="py-1">
                  {problem}
                </li>
              ))}
              {problemCount > problems.length ? <li className="py-1">and {problemCount - problems.length} more</li> : null}
            </ul>
          </details>
        ) : null}
        <FieldErrors wiring={wiring} />
        <div className="row">
          {summary.total > 0 ? (
            <ActionButton id={`${FORM_ID}-guestFile`} action="add-imported" variant="primary" pendingLabel="Adding...">
              {`Add ${count(summary.total, 'guest')}`}
            </ActionButton>
          ) : null}
          <ActionButton action="discard-file" pendingLabel="Discarding...">
            Discard
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
          <th scope="col">Row</th>
          <th scope="col" className="w-full sm:w-auto">
            Name
          </th>
          <th scope="col" className="hidden sm:table-cell">
            E-mail
          </th>
          <th scope="col" className="hidden sm:table-cell">
            Phone
          </th>
          <th scope="col">Family</th>
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
            <td>{row.withFamily ? 'Yes' : 'No'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
