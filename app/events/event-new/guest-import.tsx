import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { plainField } from '#app/events/event-new/plain-field.ts';
import { GuestListFields } from '#app/guest-list-file/guest-list-fields.tsx';
import type { ListUpload } from '#app/guest-list-file/use-list-upload.ts';
import { Upload } from '#app/ui/icons.tsx';
import { UploadProgress } from '#app/ui/upload-progress.tsx';
import * as words from '#messages/events/creation/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';

/**
 * A guest list from a spreadsheet: chosen here, shown before anybody is added. With scripts
 * the file alone is sent, which shows how far it has come; without, with the whole form.
 */
export function GuestImport({
  list: { upload, send, isLatest },
  errors,
}: {
  list: ListUpload;
  errors: Record<string, string[]>;
}) {
  const field = plainField('guestFile', '', errors);

  return (
    <fieldset id="guest-file" className="rounded-lg border p-4">
      <legend className="px-2 font-semibold">{words.importTitle}</legend>
      <div className="stack">
        <GuestListFields
          field={field}
          errors={isLatest && upload.error ? [upload.error] : field.errors}
          familyName="importWithFamily"
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
