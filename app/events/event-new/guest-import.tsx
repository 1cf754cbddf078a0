import { useRevalidator } from '@remix-run/react';
import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { plainField } from '#app/events/event-new/plain-field.ts';
import { GuestListFields } from '#app/guest-list-file/guest-list-fields.tsx';
import { useListUpload } from '#app/guest-list-file/use-list-upload.ts';
import { Upload } from '#app/ui/icons.tsx';
import { UploadProgress } from '#app/ui/upload-progress.tsx';
import type { EventType } from '#contract/events/events.ts';
import * as words from '#messages/events/creation/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';

/**
 * A guest list from a spreadsheet: chosen here, shown before anybody is added. With scripts
 * the file alone is sent, which shows how far it has come; without, with the whole form.
 */
export function GuestImport({
  eventType,
  errors,
}: {
  eventType: EventType;
  errors: Record<string, string[]>;
}) {
  const { revalidate } = useRevalidator();
  // the draft has the file's preview now
  const { upload, send } = useListUpload({ to: `/events/drafts/${eventType}/import`, onDone: revalidate });
  const field = plainField('guestFile', '', errors);

  return (
    <fieldset id="guest-file" className="rounded-lg border p-4">
      <legend className="px-2 font-semibold">{words.importTitle}</legend>
      <div className="stack">
        <GuestListFields
          field={field}
          errors={upload.error ? [upload.error] : field.errors}
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
