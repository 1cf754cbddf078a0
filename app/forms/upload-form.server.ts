import { data } from '@remix-run/node';
import { findUser } from '#app/server/backend.server.ts';
import { fieldsAlone } from '#app/forms/fields-alone.server.ts';
import { LARGEST_WITHOUT_FILES, readForm } from '#app/forms/form-data.server.ts';
import * as errorWords from '#messages/errors/en.ts';
import * as httpWords from '#messages/http/en.ts';

/**
 * Reads a posted form that may carry files or a long list, with all that is `largest` for it in bytes; `tooLarge` says which file is meant
 * where it is more. So much is held in memory for
 * whoever is signed in. Of anybody else its fields are read, so that what somebody typed until their session ended can be
 * kept, and of its files their first byte: the backend refuses them anyway.
 *
 * @throws what `readForm` does
 */
export async function readUpload(request: Request, largest: number, tooLarge: string): Promise<FormData> {
  // no length, or one that is too large, is refused as in any form
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  const isLarge = length > LARGEST_WITHOUT_FILES && length <= largest;
  if (!isLarge || (await findUser(request))) return readForm(request, largest, tooLarge);
  const fields = await fieldsAlone(request, LARGEST_WITHOUT_FILES);
  if (fields === 'too large') throw data({ message: errorWords.tooLarge }, { status: 413 });
  if (fields === 'unreadable') throw data({ message: httpWords.formUnreadable }, { status: 400 });
  return readForm(fields);
}
