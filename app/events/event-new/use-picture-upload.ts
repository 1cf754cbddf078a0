import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod/v4';
import type { uploadedImage } from '#contract/wishlist.ts';
import * as words from '#messages/events/creation/en.ts';
import * as imageWords from '#messages/images/en.ts';

export interface PictureUpload {
  /** The file on its way and how much of it has arrived, 0 to 100; null when none is. */
  running: { fileName: string; percent: number } | null;
  error: string | null;
  start: (file: File) => void;
}

const LARGEST = 5 * 1024 * 1024;

/** Sends a chosen picture at once, so that the form itself stays small. `onDone` gets the picture's identifier, or null when it was refused. */
export function usePictureUpload(onDone: (imageId: string | null) => void): PictureUpload {
  const [running, setRunning] = useState<PictureUpload['running']>(null);
  const [error, setError] = useState<string | null>(null);
  const request = useRef<XMLHttpRequest | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  function finish(imageId: string | null, message: string | null) {
    setRunning(null);
    setError(message);
    onDone(imageId);
  }

  function start(file: File) {
    if (file.size > LARGEST) return finish(null, imageWords.tooLarge);
    setError(null);
    setRunning({ fileName: file.name, percent: 0 });
    // fetch cannot tell how far an upload has come
    const upload = new XMLHttpRequest();
    request.current = upload;
    upload.responseType = 'json';
    upload.upload.onprogress = ({ loaded, total }) => setRunning({ fileName: file.name, percent: (loaded / total) * 100 });
    upload.onerror = () => finish(null, words.pictureUploadFailed);
    upload.onload = () => {
      const answer = upload.response as (z.infer<typeof uploadedImage> & { message?: string }) | null;
      if (upload.status === 201 && answer) finish(answer.image._id, null);
      else finish(null, answer?.message ?? words.pictureUploadFailed);
    };
    const form = new FormData();
    form.set('image', file);
    upload.open('POST', '/events/images');
    upload.send(form);
  }

  return { running, error, start };
}
