import { wishlistWords } from '#messages/wishlist/words.ts';
import { invalid } from '#backend/platform/errors.ts';
import { stripNul } from '#backend/platform/database/strip-nul.ts';
import type { ChosenFile } from './gift-picture.ts';

/** Where the picture of a gift stands in a form (spec section 7). */
const FILE_FIELD = 'images';

/**
 * The fields of a gift's multipart form, not yet parsed, and its picture. A file field
 * left empty counts as none.
 *
 * @throws {Problem} 400 when the body is no form
 */
export async function readGiftForm(request: {
  formData(): Promise<FormData>;
}): Promise<{ fields: unknown; file: ChosenFile }> {
  const form = await request.formData().catch(() => {
    throw invalid({}, wishlistWords.formUnreadable);
  });
  const chosen = form.get(FILE_FIELD);
  const file = chosen instanceof File && chosen.size > 0 ? new Uint8Array(await chosen.arrayBuffer()) : null;
  form.delete(FILE_FIELD);
  return { fields: stripNul(Object.fromEntries(form)), file };
}
