import { useEffect, useRef, useState, type ChangeEvent, type MouseEvent } from 'react';
import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { plainField } from '#app/events/event-new/plain-field.ts';
import { FileField } from '#app/ui/file-field.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import { RichText } from '#app/ui/rich-text.tsx';
import { UploadProgress } from '#app/ui/upload-progress.tsx';
import { usePictureUpload } from '#app/images/use-picture-upload.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import * as words from '#messages/events/creation/en.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';

/** Hears what is wrong with the picture of a field; null says that nothing is. */
export type OnPicture = (news: readonly [field: string, message: string | null]) => void;

interface GiftPictureProps {
  image: FormField;
  number: number;
  errors: Record<string, string[]>;
  onChanged: () => void;
  onProblem: OnPicture;
}

/**
 * The picture of a gift. With scripts it is uploaded when it is chosen; without, by the
 * next button pressed. Either way a hidden field keeps its identifier.
 */
export function GiftPicture({ image, number, errors, onChanged, onProblem }: GiftPictureProps) {
  const [imageId, setImageId] = useState(typeof image.initialValue === 'string' ? image.initialValue : '');
  const input = useRef<HTMLInputElement | null>(null);
  const upload = usePictureUpload(image.name, (uploadedId) => {
    // the file has arrived or is of no use: either way the form must not send it again
    if (input.current) input.current.value = '';
    if (!uploadedId) return;
    setImageId(uploadedId);
    onChanged();
  });
  const row = Number(/\[(\d+)\]/.exec(image.name)?.[1] ?? 0);
  const file = plainField(image.name.replace(/\.image$/, '.file'), '', errors);
  useEffect(() => {
    onProblem([file.name, upload.error]);
    return () => onProblem([file.name, null]);
  }, [onProblem, file.name, upload.error]);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    input.current = event.currentTarget;
    const chosen = event.currentTarget.files?.[0];
    if (chosen) upload.start(chosen);
  }

  function cancel() {
    // what was cancelled must not come with the form either
    if (input.current) input.current.value = '';
    upload.cancel();
  }

  function remove(event: MouseEvent) {
    event.preventDefault();
    setImageId('');
    onChanged();
  }

  return (
    <>
      <input type="hidden" name={image.name} value={imageId} />
      {imageId ? (
        <div className="picture-row">
          <img
            src={`/events/images/${imageId}?size=thumbnail`}
            alt={words.giftTitle(number)}
            width={96}
            height={96}
            className="size-24 shrink-0 rounded-lg border object-cover"
          />
          <ActionButton does={`remove-picture:${row}`} variant="quiet" onClick={remove}>
            <RichText
              text={words.pictureRemove(number)}
              parts={{ hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> }}
            />
          </ActionButton>
        </div>
      ) : (
        <div hidden={upload.running !== null}>
          <FileField
            field={file}
            label={wishlistWords.pictureLabel}
            help={wishlistWords.pictureHelp}
            optional
            accept="image/png,image/jpeg"
            errors={upload.error ? [upload.error] : file.errors}
            onChange={choose}
          />
        </div>
      )}
      <UploadProgress upload={{ ...upload, cancel }} />
    </>
  );
}
