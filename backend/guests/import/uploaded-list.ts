import type { GuestListPreview } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import type { Context } from '#backend/platform/context.ts';
import { invalid } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { KnownContact } from './known-contacts.ts';
import { readGuestList, type GuestListFile } from './read-guest-list.ts';

/** A guest list file as it comes with a form, and what was ticked beside it. */
export type UploadedList = Pick<GuestListFile, 'fileName' | 'bytes' | 'withFamilyDefault'>;

/** The file of a multipart form (`file`, `withFamily`); one without a name when none was chosen. @throws {Problem} 400 when the form cannot be read */
export async function uploadedList(request: { formData: () => Promise<FormData> }): Promise<UploadedList> {
  const form = await request.formData().catch(() => {
    throw invalid({}, fileWords.uploadUnreadable);
  });
  const file = form.get('file');
  const chosen = file instanceof File ? file : new File([], '');
  return {
    fileName: chosen.name,
    bytes: new Uint8Array(await chosen.arrayBuffer()),
    withFamilyDefault: ['true', 'TRUE', 'on'].includes(String(form.get('withFamily'))),
  };
}

/**
 * Reads a guest list that somebody sent. Rows of those in `existing` are left out and named.
 *
 * @throws {Problem} 400 on `file` in the spec's words, 429 above 60 an hour
 */
export async function readUploadedList(
  ctx: Context,
  userId: string,
  file: UploadedList,
  existing: () => Promise<readonly KnownContact[]> = async () => [],
): Promise<GuestListPreview> {
  await limitRate(ctx, 'import', userId, { limit: 60, windowSeconds: 3600 });
  const read = await readGuestList({ ...file, who: userId, existing: await existing() });
  if (!read.ok) throw invalid({ file: [read.message] }, read.message);
  return read.preview;
}
