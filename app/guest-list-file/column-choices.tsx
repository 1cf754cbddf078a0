import { appLanguage } from '#messages/app-language/en.ts';
import type { ReactNode } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { columnChoices, type GuestListPreview } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';

/** What of a file somebody may say better than it was guessed. */
type ReadFile = Pick<GuestListPreview, 'tables' | 'choices' | 'hidden' | 'unread' | 'notes'>;

const kinds = columnChoices.map((value) => ({ value, label: fileWords.columnKinds[value] }));

/** Countries from which families' guests come most; a number with its code may be of any. */
const countries = [
  'IN',
  'US',
  'CA',
  'GB',
  'AE',
  'SA',
  'QA',
  'KW',
  'OM',
  'BH',
  'SG',
  'MY',
  'AU',
  'NZ',
  'DE',
  'NP',
  'ZA',
  'KE',
];
const countryNames = new Intl.DisplayNames([appLanguage], { type: 'region' });
const countryOptions = countries.map((value) => ({ value, label: countryNames.of(value) ?? value }));

/** Sentences about a file as a whole. */
export const FileNotes = ({ notes }: Pick<ReadFile, 'notes'>) =>
  notes.length > 0 ? (
    <Alert live={false}>
      {notes.map((note) => (
        <p key={note} className="wrap-anywhere">
          {note}
        </p>
      ))}
    </Alert>
  ) : null;

interface ColumnChoicesProps {
  file: Pick<ReadFile, 'tables' | 'choices' | 'hidden' | 'unread'>;
  /** Goes before the names of the fields, which are those of `guestListChoices`. */
  prefix?: string;
  /** Whether there is something that only the organiser can say. */
  isOpen: boolean;
  /** The button that reads the file again. */
  children: ReactNode;
}

/** Which table and column of a file is what, as it was read, for the organiser to change: parts of a form. */
export function ColumnChoices({
  file: { tables, choices, hidden, unread },
  prefix = '',
  isOpen,
  children,
}: ColumnChoicesProps) {
  if (tables.length === 0) return null;
  return (
    <details open={isOpen} className="rounded-lg border p-3">
      <summary className="min-h-11 py-2 font-semibold">{fileWords.columnsTitle}</summary>
      <div className="stack mt-2">
        <p className="field-help">{fileWords.columnsHelp}</p>
        {tables.map((table, place) => (
          <fieldset key={`${table.name} ${place}`} className="stack gap-3 border-t pt-3">
            <legend className="vh">{fileWords.tableIncluded(table.name, table.guests)}</legend>
            {tables.length > 1 ? (
              <CheckboxField
                name={`${prefix}tables[${place}].included`}
                label={fileWords.tableIncluded(table.name, table.guests)}
                defaultChecked={table.included}
              />
            ) : (
              <input type="hidden" name={`${prefix}tables[${place}].included`} value="on" />
            )}
            <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {table.columns.map(({ index, heading, values, kind }) => (
                <SelectField
                  key={index}
                  name={`${prefix}tables[${place}].columns.${index}`}
                  label={heading}
                  help={<span className="wrap-anywhere">{fileWords.valuesBelow(values)}</span>}
                  options={kinds}
                  defaultValue={kind ?? 'unused'}
                />
              ))}
            </div>
          </fieldset>
        ))}
        {hidden > 0 ? (
          <CheckboxField
            name={`${prefix}withHidden`}
            label={fileWords.readHidden}
            defaultChecked={choices.withHidden}
          />
        ) : null}
        {unread > 0 ? (
          <CheckboxField
            name={`${prefix}withUnread`}
            label={fileWords.readUnread}
            defaultChecked={choices.withUnread}
          />
        ) : null}
        <CheckboxField
          name={`${prefix}joinShared`}
          label={fileWords.joinShared}
          help={fileWords.joinSharedHelp}
          defaultChecked={choices.joinShared}
        />
        <SelectField
          name={`${prefix}country`}
          label={fileWords.countryLabel}
          placeholder={fileWords.countryUnknown}
          options={countryOptions}
          defaultValue={choices.country}
        />
        <CheckboxField
          name={`${prefix}withFamily`}
          label={fileWords.importWithFamily}
          help={fileWords.importWithFamilyHelp}
          defaultChecked={choices.withFamily}
        />
        <div>{children}</div>
      </div>
    </details>
  );
}
