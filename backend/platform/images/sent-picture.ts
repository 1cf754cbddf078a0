import * as words from '#messages/images/en.ts';
import { invalid } from '#backend/platform/errors.ts';

/** The file of the field `image` of a multipart body; null without one. @throws {Problem} 400 for a body that cannot be read */
export async function sentPicture(request: {
  formData: () => Promise<FormData>;
}): Promise<Uint8Array | null> {
  const form = await request.formData().catch(() => {
    throw invalid({}, words.uploadUnreadable);
  });
  const file = form.get('image');
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null;
}
