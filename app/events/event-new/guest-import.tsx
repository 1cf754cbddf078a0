import { useRevalidator } from '@remix-run/react';
import { useRef, type MouseEvent } from 'react';
import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { plainField } from '#app/events/event-new/plain-field.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { Download, Upload } from '#app/ui/icons.tsx';
import { UploadProgress } from '#app/ui/upload-progress.tsx';
import { useUpload } from '#app/ui/use-upload.ts';
import type { EventType } from '#contract/events/events.ts';
import { GUEST_LIST_MAX_BYTES } from '#contract/guests/guest-list-file.ts';
import * as words from '#messages/events/creation/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';

const types = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
  const box = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const withForm = useRef(false);
  const upload = useUpload({
    to: `/events/drafts/${eventType}/import`,
    field: 'file',
    name: 'guest-file',
    // the draft has the file's preview now
    onDone: revalidate,
    onRefused: (status) => {
      if (status !== 401) return false;
      // the form's own way keeps what is typed for after signing in
      withForm.current = true;
      button.current?.click();
      return true;
    },
  });
  const field = plainField('guestFile', '', errors);

  function send(press: MouseEvent<HTMLButtonElement>) {
    button.current = press.currentTarget;
    const file = box.current?.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
    const family = box.current?.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked;
    if (withForm.current || !file) return;
    press.preventDefault();
    if (upload.running) return;
    if (file.size > GUEST_LIST_MAX_BYTES) upload.refuse(fileWords.tooLarge);
    else upload.start(file, { withFamily: String(family === true) });
  }

  return (
    <fieldset id="guest-file" ref={box} className="rounded-lg border p-4">
      <legend className="px-2 font-semibold">{words.importTitle}</legend>
      <div className="stack">
        <FileField
          field={field}
          label={words.importFile}
          help={words.importFileHelp}
          accept={types}
          errors={upload.error ? [upload.error] : field.errors}
        />
        <a href="/guest-list-template.csv" download className="btn btn-quiet justify-self-start">
          <Download size={18} aria-hidden="true" /> {words.importTemplate}
        </a>
        <CheckboxField
          name="importWithFamily"
          label={words.importWithFamily}
          help={words.importWithFamilyHelp}
        />
        <ActionButton
          does="import-file"
          className="justify-self-start"
          onClick={send}
          {...(upload.running ? { 'aria-disabled': true } : {})}
        >
          <Upload size={18} aria-hidden="true" /> {words.importRead}
        </ActionButton>
        <UploadProgress upload={upload} />
      </div>
    </fieldset>
  );
}
