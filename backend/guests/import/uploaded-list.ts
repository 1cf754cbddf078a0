import type { GuestListChoices, GuestListPreview } from '#contract/guests/guest-list-file.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { requireAccount } from '#backend/platform/database/account-stands.ts';
import type { Context } from '#backend/platform/context.ts';
import { invalid, notFound } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { findListFile, findColumnsOfShape, putColumnsOfShape, type FileKey } from './files-repository.ts';
import type { KnownContact } from './known-contacts.ts';
import { readGuestList, type GuestListFile } from './read-guest-list.ts';

/** A guest list file as it comes with a form, and what was ticked beside it. */
export type UploadedList = Pick<GuestListFile, 'fileName' | 'bytes' | 'withFamilyDefault'>;

/** The file of a multipart form (`file`, `withFamily`), or the text pasted in its place (`pasted`); one without a name when there is neither. @throws {Problem} 400 when the form cannot be read */
export async function uploadedList(request: { formData: () => Promise<FormData> }): Promise<UploadedList> {
  const form = await request.formData().catch(() => {
    throw invalid({}, fileWords.uploadUnreadable);
  });
  const file = form.get('file');
  const pasted = String(form.get('pasted') ?? '').trim();
  const isChosen = file instanceof File && (file.size > 0 || file.name !== '');
  const chosen = isChosen ? file : pasted ? new File([pasted], fileWords.pastedName) : new File([], '');
  return {
    fileName: chosen.name,
    bytes: new Uint8Array(await chosen.arrayBuffer()),
    withFamilyDefault: ['true', 'TRUE', 'on'].includes(String(form.get('withFamily'))),
  };
}

export { deleteListFile, putListFile, type FileKey } from './files-repository.ts';

interface ReadTimes {
  existing?: (() => Promise<readonly KnownContact[]>) | undefined;
}

/**
 * Reads a guest list that somebody sent, as they said before which column is what in files with its headings. Rows of those in
 * `existing` are left out and named.
 *
 * @throws {Problem} 400 on `file` in the spec's words, 429 above 60 an hour
 */
export async function readUploadedList(
  ctx: Context,
  userId: string,
  file: UploadedList,
  { existing = async () => [] }: ReadTimes = {},
): Promise<GuestListPreview> {
  await limitRate(ctx, 'import', userId, { limit: 60, windowSeconds: 3600 });
  const read = await readGuestList({
    ...file,
    who: userId,
    existing: await existing(),
    choicesOfShape: (shape) => findColumnsOfShape(ctx.db, userId, shape),
  });
  if (!read.ok) throw invalid({ file: [read.message] }, read.message);
  return read.preview;
}

/**
 * Reads a file that is kept once more, in the way that somebody says, and remembers which column is what for the next
 * one with its headings.
 *
 * @throws {Problem} 404 when the file is kept no longer, 400 when nothing can be made of it, 429 above 120 an hour
 */
export async function readListAgain(
  ctx: Context,
  key: FileKey,
  choices: GuestListChoices,
  { existing = async () => [] }: ReadTimes = {},
): Promise<GuestListPreview> {
  await limitRate(ctx, 'import-choices', key.userId, { limit: 120, windowSeconds: 3600 });
  const file = await findListFile(ctx.db, key);
  if (!file) throw notFound(fileWords.fileGone);
  const read = await readGuestList({
    fileName: file.file_name,
    bytes: file.bytes,
    withFamilyDefault: choices.withFamily,
    choices,
    who: key.userId,
    existing: await existing(),
  });
  if (!read.ok) throw invalid({ file: [read.message] }, read.message);
  const { shape } = read;
  await ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, key.userId);
    await putColumnsOfShape(tx, { userId: key.userId, shape }, choices, ctx.now());
  });
  return read.preview;
}
