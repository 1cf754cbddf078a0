import { useEffect } from 'react';
import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { FORM_ID, PASTED_GUESTS } from '#app/events/event-new/form-values.ts';
import { plainField } from '#app/events/event-new/fields.ts';
import type { ShownImport } from '#app/events/event-new/view.server.ts';
import { ColumnChoices, FileNotes } from '#app/guest-list-file/column-choices.tsx';
import { FILE_CHOICES } from '#app/guest-list-file/read-file.ts';
import { FoundRows, RowSentences, UnusedColumns } from '#app/guest-list-file/found-rows.tsx';
import { GuestListFields } from '#app/guest-list-file/guest-list-fields.tsx';
import type { ListUpload } from '#app/guest-list-file/use-list-upload.ts';
import { FieldErrorText } from '#app/ui/field-shell.tsx';
import { useFieldWiring } from '#app/ui/form-field.ts';
import { Upload } from '#app/ui/icons.tsx';
import { forgetUpload } from '#app/ui/upload-left.ts';
import { UploadProgress } from '#app/ui/upload-progress.tsx';
import * as creationWords from '#messages/events/creation/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';

/**
 * A guest list from a spreadsheet: chosen here, shown before anybody is added. With scripts
 * the file alone is sent, which shows how far it has come; without, with the whole form.
 */
export function GuestImport({
  list: { upload, send, isLatest },
  errors,
  pasted,
}: {
  list: ListUpload;
  errors: Record<string, string[]>;
  /** What was pasted and could not be read. */
  pasted?: string | undefined;
}) {
  const field = plainField('guestFile', '', errors);

  return (
    <fieldset id="guest-file" className="rounded-lg border p-4">
      <legend className="px-2 font-semibold">{creationWords.importTitle}</legend>
      <div className="stack">
        <GuestListFields
          field={field}
          errors={isLatest && upload.error ? [upload.error] : field.errors}
          familyName="importWithFamily"
          pastedName={PASTED_GUESTS}
          pasted={pasted}
        />
        <ActionButton
          does="import-file"
          className="justify-self-start"
          onClick={send}
          {...(upload.running ? { 'aria-disabled': true } : {})}
        >
          <Upload size={18} aria-hidden="true" /> {fileWords.importRead}
        </ActionButton>
        <UploadProgress upload={upload} />
      </div>
    </fieldset>
  );
}

/** What a guest list file holds, before anybody is added. */
export function ImportPreview({ file, errors }: { file: ShownImport; errors: Record<string, string[]> }) {
  const { summary, rows, unusedColumns, problems, problemCount, problemRows } = file;
  const wiring = useFieldWiring({ field: plainField('guestFile', '', errors), help: null }, {});
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
          <p>{creationWords.guestsSummary(summary)}</p>
        </div>
        <UnusedColumns columns={unusedColumns} />
        <FileNotes notes={file.notes} />
        <FoundRows rows={rows} total={summary.total} />
        <RowSentences
          summary={fileWords.importProblems(problemRows)}
          label={fileWords.importProblemsLabel}
          sentences={problems}
          total={problemCount}
        />
        <ColumnChoices key={JSON.stringify(file.tables)} file={file} prefix={FILE_CHOICES} isOpen={file.asks}>
          <ActionButton does="choose-columns" pendingLabel={fileWords.readingAgain}>
            {fileWords.readAgain}
          </ActionButton>
        </ColumnChoices>
        <FieldErrorText wiring={wiring} />
        <div className="row">
          {summary.total > 0 ? (
            <ActionButton
              id={`${FORM_ID}-guestFile`}
              does="add-imported"
              variant="primary"
              pendingLabel={fileWords.importAdding}
            >
              {fileWords.importAdd(summary.total)}
            </ActionButton>
          ) : null}
          <ActionButton does="discard-file" pendingLabel={fileWords.importDiscarding}>
            {fileWords.importDiscard}
          </ActionButton>
        </div>
      </div>
    </section>
  );
}
