import { Button } from '#app/ui/button.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { UploadProgress } from '#app/ui/upload-progress.tsx';
import { usePictureUpload } from '#app/forms/use-picture-upload.ts';
import * as designWords from '#messages/designs/page/en.ts';

interface PhotoFieldProps {
  /** The photo on the card, or empty. */
  photo: string;
  onPhoto: (photo: string) => void;
  errors: string[] | undefined;
}

/** The photo of a design. With scripts it is uploaded at once, so that the preview shows it; without it comes with the form. */
export function PhotoField({ photo, onPhoto, errors }: PhotoFieldProps) {
  const upload = usePictureUpload('photo', (imageId) => {
    if (imageId) onPhoto(imageId);
  });
  const problems = upload.error ? [upload.error] : errors;
  return (
    <div className="stack gap-2">
      <input type="hidden" name="photo" value={photo} />
      <FileField
        id="design-photo"
        name="file"
        label={designWords.photoLabel}
        help={designWords.photoHelp}
        optional
        accept="image/png,image/jpeg,image/webp"
        errors={problems}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (!file) return;
          upload.start(file, { shape: 'card' });
          // it is on its way already and need not come again with the form
          currentTarget.value = '';
        }}
      />
      <UploadProgress upload={upload} />
      {photo && !upload.running ? (
        <div className="picture-row">
          <img
            src={`/events/images/${photo}?size=thumbnail`}
            alt=""
            className="size-16 shrink-0 rounded-lg border border-line object-cover"
          />
          <span>{designWords.photoChosen}</span>
          <Button
            name="intent"
            value="remove-photo"
            variant="quiet"
            onClick={(press) => {
              press.preventDefault();
              onPhoto('');
            }}
          >
            {designWords.removePhoto}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
