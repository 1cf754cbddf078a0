import { imageWords } from '#messages/images/words.ts';
import { invalid } from '#backend/platform/errors.ts';

interface SentForm {
  formData: () => Promise<FormData>;
}

/** The file of the field `image` of a multipart body; null without one. @throws {Problem} 400 for a body that cannot be read */
export const sentPicture = async (request: SentForm): Promise<Uint8Array | null> =>
  (await sentPictureWithShape(request)).file;

/** The same with what the field `shape` says of it; empty where there is none. */
export async function sentPictureWithShape(
  request: SentForm,
): Promise<{ file: Uint8Array | null; shape: string }> {
  const form = await request.formData().catch(() => {
    throw invalid({}, imageWords.uploadUnreadable);
  });
  const file = form.get('image');
  return {
    file: file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null,
    shape: String(form.get('shape') ?? ''),
  };
}
