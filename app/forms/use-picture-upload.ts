import type { z } from 'zod/v4';
import { useWriterHeaders } from '#app/frame/writer-field.tsx';
import { useUpload, type Upload } from '#app/ui/use-upload.ts';
import { IMAGE_MAX_BYTES, type uploadedImage } from '#contract/gifts/wishlist.ts';
import * as imageWords from '#messages/images/en.ts';

type PictureUpload = Omit<Upload, 'start'> & {
  start: (file: File, fields?: Record<string, string>) => void;
};

/**
 * Sends a chosen picture at once, so that the form itself stays small. `onDone` gets the
 * picture's identifier, or null when it was refused. `name` tells this picture from others of the page.
 */
export function usePictureUpload(name: string, onDone: (imageId: string | null) => void): PictureUpload {
  const upload = useUpload<z.infer<typeof uploadedImage>>({
    to: '/events/images',
    field: 'image',
    headers: useWriterHeaders(),
    name,
    failed: imageWords.uploadFailed,
    onDone: ({ image }) => onDone(image._id),
    onRefused: () => onDone(null),
  });
  function start(file: File, fields?: Record<string, string>) {
    if (file.size <= IMAGE_MAX_BYTES) return upload.start(file, fields);
    upload.refuse(imageWords.tooLarge);
    onDone(null);
  }
  return { ...upload, start };
}
