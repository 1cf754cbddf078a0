import { useState } from 'react';
import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { plainField } from '#app/events/event-new/plain-field.ts';
import { usePress } from '#app/events/event-new/use-press.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { Download, Upload } from '#app/ui/icons.tsx';

const types = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A guest list from a spreadsheet: chosen here, shown before anybody is added. */
export function GuestImport({ errors }: { errors: Record<string, string[]> }) {
  const [fileName, setFileName] = useState('');
  const reading = usePress().value === 'import-file';
  return (
    <fieldset id="guest-file" className="rounded-lg border p-4">
      <legend className="px-2 font-semibold">Import a guest list</legend>
      <div className="stack">
        <FileField
          field={plainField('guestFile', '', errors)}
          label="File"
          help="CSV or Excel (.csv, .xlsx), up to 10 MB, with the columns firstName, lastName, phone, email."
          accept={types}
          onChange={(event) => setFileName(event.currentTarget.files?.[0]?.name ?? '')}
        />
        <a href="/guest-list-template.csv" download className="btn btn-quiet justify-self-start">
          <Download size={18} aria-hidden="true" /> Download template
        </a>
        <CheckboxField
          name="importWithFamily"
          label="All come with family"
          help="Used when the file has no withFamily column."
        />
        <ActionButton action="import-file" className="justify-self-start">
          <Upload size={18} aria-hidden="true" /> Import file
        </ActionButton>
        <p role="status" className={reading ? 'text-sm' : 'vh'}>
          {reading ? `Reading ${fileName || 'the file'}...` : ''}
        </p>
      </div>
    </fieldset>
  );
}
