import { useLocation } from '@remix-run/react';
import { useRef, useState, type MouseEvent } from 'react';
import { useWriterHeaders } from '#app/frame/writer-field.tsx';
import { useUpload } from '#app/ui/use-upload.ts';
import { OTHER_ACCOUNT } from '#contract/accounts/writer.ts';
import { GUEST_LIST_MAX_BYTES } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';

interface ListUploadOptions<Answer> {
  /** Address of the call that reads the file. */
  to: string;
  onDone: (answer: Answer) => void;
}

/** A guest list that is sent by itself: how it stands, and what the button beside it does. */
export type ListUpload = ReturnType<typeof useListUpload>;

/**
 * Sends the guest list chosen in the fieldset a button stands in, alone and with how far it has come, and leaves to the
 * form itself what only the form can do: say that nothing was chosen, and lead somebody signed out to signing in.
 * `isLatest`: a file was sent after the last press of the form, so that what that press did or found wrong is old.
 */
export function useListUpload<Answer>({ to, onDone }: ListUploadOptions<Answer>) {
  const button = useRef<HTMLButtonElement | null>(null);
  const fileInput = useRef<HTMLInputElement | null>(null);
  const withForm = useRef(false);
  // each press of a form brings a location of its own
  const { key } = useLocation();
  const [sentAt, setSentAt] = useState('');
  const upload = useUpload<Answer>({
    to,
    field: 'file',
    headers: useWriterHeaders(),
    name: 'guest-file',
    onDone,
    onRefused: (status, code) => {
      if (status === 401 || code === OTHER_ACCOUNT) {
        // the form's own way keeps what is typed until its writer is signed in
        withForm.current = true;
        button.current?.click();
        return true;
      }
      // a file that is none must not go once more with the whole form
      if (status >= 400 && status < 500 && status !== 429 && fileInput.current) fileInput.current.value = '';
      return false;
    },
  });

  function send(press: MouseEvent<HTMLButtonElement>) {
    button.current = press.currentTarget;
    const box = press.currentTarget.closest('fieldset');
    fileInput.current = box?.querySelector<HTMLInputElement>('input[type=file]') ?? null;
    const file = fileInput.current?.files?.[0];
    const family = box?.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked;
    // a list that was pasted goes with the form
    const isPasted = Boolean(box?.querySelector('textarea')?.value.trim());
    if (!file && !isPasted) upload.refuse(null);
    if (withForm.current || !file) return;
    press.preventDefault();
    if (upload.running) return;
    setSentAt(key);
    if (file.size > GUEST_LIST_MAX_BYTES) upload.refuse(fileWords.tooLarge);
    else upload.start(file, { withFamily: String(family === true) });
  }

  return { upload, send, isLatest: sentAt === key };
}
