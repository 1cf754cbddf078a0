import { useEffect, useRef, useState, type ChangeEvent, type MouseEvent } from 'react';
import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { plainField } from '#app/events/event-new/fields.ts';
import { FileField } from '#app/ui/file-field.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import { RichText } from '#app/ui/rich-text.tsx';
import { UploadProgress } from '#app/ui/upload-progress.tsx';
import { usePictureUpload } from '#app/forms/use-picture-upload.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

export interface FormPictureProps {
  /** The hidden field with the picture's identifier. */
  image: FormField;
  /** Name of the field with the file. */
  fileName: string;
  /** `photo`: the event's own, cropped three to two. */
  shape?: 'photo';
  label: string;
  help: string;
  accept: string;
  alt: string;
  /** What the button that takes it away reads. */
  removeLabel: string;
  errors: Record<string, string[]>;
  /** Called when the picture changed, which no input tells of. */
  onChanged: () => void;
  /** Hears what is wrong with the picture of a field; null says that nothing is. */
  onProblem: (news: readonly [field: string, message: string | null]) => void;
}

/**
 * A picture that comes with the form, of a gift or of the event. With scripts it is uploaded when it is chosen; without, by the
 * next button pressed. Either way a hidden field keeps its identifier.
 */
export function FormPicture({
  image,
  fileName,
  shape,
  label,
  help,
  accept,
  alt,
  removeLabel,
  errors,
  onChanged,
  onProblem,
}: FormPictureProps) {
  const [imageId, setImageId] = useState(typeof image.initialValue === 'string' ? image.initialValue : '');
  const input = useRef<HTMLInputElement | null>(null);
  const upload = usePictureUpload(image.name, (uploadedId) => {
    // the file has arrived or is of no use: either way the form must not send it again
    if (input.current) input.current.value = '';
    if (!uploadedId) return;
    setImageId(uploadedId);
    onChanged();
  });
  const file = plainField(fileName, '', errors);
  useEffect(() => {
    onProblem([file.name, upload.error]);
    return () => onProblem([file.name, null]);
  }, [onProblem, file.name, upload.error]);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    input.current = event.currentTarget;
    const chosen = event.currentTarget.files?.[0];
    if (chosen) upload.start(chosen, shape ? { shape } : {});
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
            alt={alt}
            {...(shape
              ? { width: 192, height: 128, className: 'h-32 w-48 shrink-0 rounded-lg border object-cover' }
              : { width: 96, height: 96, className: 'size-24 shrink-0 rounded-lg border object-cover' })}
          />
          <ActionButton does={`remove-picture:${image.name}`} variant="quiet" onClick={remove}>
            <RichText
              text={removeLabel}
              parts={{ hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> }}
            />
          </ActionButton>
        </div>
      ) : (
        <div hidden={upload.running !== null}>
          <FileField
            field={file}
            label={label}
            help={help}
            optional
            accept={accept}
            errors={upload.error ? [upload.error] : file.errors}
            onChange={choose}
          />
        </div>
      )}
      <UploadProgress upload={{ ...upload, cancel }} />
    </>
  );
}
