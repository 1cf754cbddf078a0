import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import { UploadProgress } from '#app/ui/upload-progress.tsx';
import { usePictureUpload } from '#app/forms/use-picture-upload.ts';
import type { WishlistGift } from '#contract/gifts/wishlist.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';

interface GiftPictureFieldProps {
  field: FormField;
  /** The gift to change, with the picture it has. */
  gift: WishlistGift | undefined;
  /** The uploaded picture of a form that was given back; without scripts another may still take its place. */
  kept: string;
}

/** The picture of a gift. With scripts it is uploaded when it is chosen and only named in the form; without, it comes with the form. */
export function GiftPictureField({ field, gift, kept }: GiftPictureFieldProps) {
  const [imageId, setImageId] = useState(kept);
  const input = useRef<HTMLInputElement | null>(null);
  const upload = usePictureUpload('gift', (uploadedId) => {
    if (!uploadedId) return;
    // it has arrived and need not come again with the form; one that was refused stays, so that the form cannot pass without it
    if (input.current) input.current.value = '';
    setImageId(uploadedId);
  });
  // what was cancelled must not come with the form either
  const cancel = () => {
    if (input.current) input.current.value = '';
    upload.cancel();
  };
  return (
    <>
      <input type="hidden" name="image" value={imageId} />
      {imageId ? (
        <div className="picture-row">
          <Thumbnail url={`/events/images/${imageId}?size=thumbnail`} alt={wishlistWords.pictureChosen} />
          <Button type="button" variant="quiet" className="scripted" onClick={() => setImageId('')}>
            {wishlistWords.pictureRemove}
          </Button>
        </div>
      ) : null}
      {imageId === '' || imageId === kept ? (
        // kept while the picture is on its way: one that is refused stays chosen
        <div className="stack" hidden={upload.running !== null}>
          {gift?.image && !imageId ? (
            <div className="row">
              <Thumbnail url={gift.image.thumbnailUrl} alt={gift.name} />
              <CheckboxField name="removeImage" label={wishlistWords.pictureRemove} />
            </div>
          ) : null}
          <FileField
            field={field}
            label={gift?.image || imageId ? wishlistWords.pictureLabelAnother : wishlistWords.pictureLabel}
            help={wishlistWords.pictureHelp}
            optional
            accept="image/png,image/jpeg"
            errors={upload.error ? [upload.error] : field.errors}
            onChange={({ currentTarget }) => {
              input.current = currentTarget;
              const file = currentTarget.files?.[0];
              if (file) upload.start(file);
              else upload.refuse(null);
            }}
          />
        </div>
      ) : null}
      <UploadProgress upload={{ ...upload, cancel }} />
    </>
  );
}

function Thumbnail({ url, alt }: { url: string; alt: string }) {
  return (
    <img
      src={url}
      alt={alt}
      width={96}
      height={96}
      className="size-24 shrink-0 rounded-lg border object-cover"
    />
  );
}
