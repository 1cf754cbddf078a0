import { useEffect, useRef, useState } from 'react';
import { forgetUpload, noteUpload, takeUploadLeft, type UploadLeft } from '#app/ui/upload-left.ts';
import * as uploadWords from '#messages/ui/upload/en.ts';

/** Where a file goes and what is done with the answer. */
interface UploadOptions<Answer> {
  /** Address of a call of the API that takes a multipart form. */
  to: string;
  /** The form's field for the file. */
  field: string;
  /** Say of the call whose it is. */
  headers: Readonly<Record<string, string>>;
  /** Names this upload on its page, so that a page left too early can say so when it is there again. */
  name: string;
  onDone: (answer: Answer) => void;
  /** Called when the file was refused or did not arrive. `true` says that it was dealt with; otherwise `error` tells of it. */
  onRefused?: (status: number, code: string) => boolean | void;
  /** Said when there was no answer. */
  failed?: string;
}

export interface Upload {
  /** The file on its way and how much of it has arrived, 0 to 100; null when none is. */
  running: { fileName: string; percent: number } | null;
  error: string | null;
  /** A file that did not come to be kept: the page was left too early, or the upload was cancelled. */
  left: (UploadLeft & { cancelled?: boolean }) | null;
  /** Sends a file, with other fields of the form. */
  start: (file: File, fields?: Record<string, string>) => void;
  cancel: () => void;
  /** Says why a file is not even sent; null takes that back. */
  refuse: (message: string | null) => void;
}

/** Sends a chosen file at once and tells how much of it has arrived. The page that is left ends it. */
export function useUpload<Answer>(options: UploadOptions<Answer>): Upload {
  const { to, field, name, headers, onDone, onRefused, failed = uploadWords.failed } = options;
  const [running, setRunning] = useState<Upload['running']>(null);
  const [error, setError] = useState<string | null>(null);
  const [left, setLeft] = useState<Upload['left']>(null);
  const request = useRef<XMLHttpRequest | null>(null);
  useEffect(() => {
    setLeft(takeUploadLeft(name));
    return () => request.current?.abort();
  }, [name]);

  function finish(message: string | null) {
    forgetUpload(name);
    request.current = null;
    setRunning(null);
    setError(message);
  }

  function start(file: File, fields: Record<string, string> = {}) {
    setError(null);
    setLeft(null);
    setRunning({ fileName: file.name, percent: 0 });
    noteUpload(name, { fileName: file.name, arrived: false });
    // fetch cannot tell how far an upload has come
    const upload = new XMLHttpRequest();
    request.current = upload;
    upload.responseType = 'json';
    upload.upload.onprogress = ({ loaded, total }) =>
      setRunning({ fileName: file.name, percent: Math.floor((loaded / total) * 100) });
    upload.upload.onload = () => {
      setRunning({ fileName: file.name, percent: 100 });
      noteUpload(name, { fileName: file.name, arrived: true });
    };
    upload.onerror = () => refused(0, failed);
    upload.onload = () => {
      const answer = upload.response as (Answer & { message?: string; code?: string }) | null;
      if (upload.status < 200 || upload.status >= 300 || !answer)
        return refused(upload.status, answer?.message ?? failed, answer?.code);
      finish(null);
      onDone(answer);
    };
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    form.set(field, file, file.name);
    upload.open('POST', to);
    for (const [header, value] of Object.entries(headers)) upload.setRequestHeader(header, value);
    upload.send(form);
  }

  function refused(status: number, message: string, code = '') {
    finish(onRefused?.(status, code) ? null : message);
  }

  function cancel() {
    if (!running) return;
    request.current?.abort();
    finish(null);
    setLeft({ fileName: running.fileName, arrived: false, cancelled: true });
  }

  return { running, error, left, start, cancel, refuse: finish };
}
