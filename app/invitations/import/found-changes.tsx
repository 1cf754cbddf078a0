import type { ShownChange, ShownGuestImport } from '#app/invitations/import/import-preview.server.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import * as importWords from '#messages/guests/import/en.ts';

/** What the file says otherwise of guests on the list, with a tick for each: parts of a form. */
export function FoundChanges({ file: { counts, changes } }: { file: ShownGuestImport }) {
  const maybes = changes.filter(({ maybe }) => maybe);
  const additions = changes.filter(({ isAddition }) => isAddition);
  const replacements = changes.filter(({ isAddition, maybe }) => !isAddition && !maybe);
  const more = counts.additions - additions.length;
  const others = counts.replacements - replacements.length;
  return (
    <>
      {additions.length > 0 ? (
        <fieldset className="stack gap-2">
          <legend className="mb-1 text-lg font-semibold">{importWords.additions(counts.additions)}</legend>
          <p className="field-help">{importWords.additionsHelp}</p>
          <Changes changes={additions} />
          {more > 0 ? (
            <CheckboxField
              name="others"
              value="add"
              defaultChecked
              label={importWords.otherAdditions(more)}
            />
          ) : null}
        </fieldset>
      ) : null}
      {replacements.length > 0 ? (
        <fieldset className="stack gap-2">
          <legend className="mb-1 text-lg font-semibold">
            {importWords.replacements(counts.replacements)}
          </legend>
          <p className="field-help">
            {importWords.replacementsHelp}
            {replacements.some(({ isContact }) => isContact) ? ` ${importWords.newLinks}` : ''}
          </p>
          <Changes changes={replacements} />
          {others > 0 ? <p>{importWords.otherReplacements(others)}</p> : null}
        </fieldset>
      ) : null}
      {maybes.length > 0 ? (
        <fieldset className="stack gap-2">
          <legend className="mb-1 text-lg font-semibold">{importWords.maybes(counts.maybes)}</legend>
          <p className="field-help">
            {importWords.maybesHelp} {importWords.newLinks}
          </p>
          <Changes changes={maybes} />
        </fieldset>
      ) : null}
    </>
  );
}

const Changes = ({ changes }: { changes: readonly ShownChange[] }) => (
  <ul className="divide-y divide-line">
    {changes.map(({ key, name, lines, isAddition }) => (
      <li key={key} className="py-2">
        <input type="hidden" name="shown" value={key} />
        <CheckboxField
          name="update"
          value={key}
          defaultChecked={isAddition}
          label={<span className="wrap-anywhere">{name}</span>}
          help={lines.map((line) => (
            <span key={line} className="block wrap-anywhere">
              {line}
            </span>
          ))}
        />
      </li>
    ))}
  </ul>
);
