import { useState } from 'react';
import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { plainField } from '#app/events/event-new/plain-field.ts';
import { usePress } from '#app/events/event-new/use-press.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { Download, Upload } from '#app/ui/icons.tsx';
import * as words from '#messages/events/creation/en.ts';

const types = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A guest list from a spreadsheet: chosen here, shown before anybody is added. */
export function GuestImport({ errors }: { errors: Record<string, string[]> }) {
  const [fileName, setFileName] = useState('');
  const reading = usePress().value === 'import-file';
  return (
    <fieldset id="guest-file" className="rounded-lg border p-4">
      <legend className="px-2 font-semibold">{words.importTitle}</legend>
      <div className="stack">
        <FileField
          field={plainField('guestFile', '', errors)}
          label={words.importFile}
          help={words.importFileHelp}
          accept={types}
          onChange={(event) => setFileName(event.currentTarget.files?.[0]?.name ?? '')}
        />
        <a href="/guest-list-template.csv" download className="btn btn-quiet justify-self-start">
          <Download size={18} aria-hidden="true" /> {words.importTemplate}
        </a>
        <CheckboxField name="importWithFamily" label={words.importWithFamily} help={words.importWithFamilyHelp} />
        <ActionButton does="import-file" className="justify-self-start">
          <Upload size={18} aria-hidden="true" /> {words.importRead}
        </ActionButton>
        <p role="status" className={reading ? 'text-sm' : 'vh'}>
          {reading ? (fileName ? words.importReading(fileName) : words.importReadingUnnamed) : ''}
        </p>
      </div>
    </fieldset>
  );
}
