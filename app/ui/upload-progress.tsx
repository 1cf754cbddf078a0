import { useEffect, useRef } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { MovingProgress } from '#app/ui/moving-progress.tsx';
import type { Upload } from '#app/ui/use-upload.ts';
import * as uploadWords from '#messages/ui/upload/en.ts';

/**
 * How much of a file has arrived, with a way to stop it, and what became of one that did
 * not. While it runs it is as high as the row of a picture, which takes its place: nothing
 * below moves away under a finger that is just pressing it.
 */
export function UploadProgress({ upload: { running, left, cancel } }: { upload: Upload }) {
  const outcome = useRef<HTMLDivElement>(null);
  const cancelled = left?.cancelled === true;
  // the button that was pressed is gone
  useEffect(() => {
    if (cancelled) outcome.current?.focus();
  }, [cancelled]);
  if (running) {
    const { fileName, percent } = running;
    return (
      <div className="picture-row">
        <div className="grid grow gap-2">
          <MovingProgress percent={percent} label={uploadWords.bar(fileName)}>
            <p className="line-clamp-2 text-sm wrap-anywhere">
              {percent < 100 ? uploadWords.uploading(fileName, percent) : uploadWords.arrived(fileName)}
            </p>
          </MovingProgress>
          {percent < 100 ? (
            <Button type="button" variant="quiet" className="justify-self-start" onClick={cancel}>
              {uploadWords.cancel}
            </Button>
          ) : null}
        </div>
      </div>
    );
  }
  if (!left) return null;
  return (
    <div ref={outcome} tabIndex={-1}>
      <Alert>
        {cancelled
          ? uploadWords.cancelled(left.fileName)
          : left.arrived
            ? uploadWords.leftEarly(left.fileName)
            : uploadWords.interrupted(left.fileName)}
      </Alert>
    </div>
  );
}
