import { GUEST_LIST_MAX_BYTES, type GuestListPreview } from '#contract/guests/guest-list-file.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { checkGuests, type KnownContact } from './check-guests.ts';
import { openInWorker, type FileContent, type WorkerLimits } from './open-in-worker.ts';

export type GuestListFile = {
  /** As the browser names it; `''` when no file was chosen. */
  fileName: string;
  bytes: Uint8Array;
  /** The import checkbox: counts for every row when the file has no withFamily column. */
  withFamilyDefault: boolean;
  /** Whose file it is: people take turns. */
  who?: string;
  /** Guests already on the list; rows that repeat one are left out. */
  existing?: readonly KnownContact[];
};

type GuestListResult = { ok: true; preview: GuestListPreview } | { ok: false; message: string };

const refusals: Record<Exclude<FileContent['kind'], 'guests'>, string> = {
  empty: fileWords.emptyOrImproper,
  'missing-columns': fileWords.missingColumns,
  broken: fileWords.parseFailed,
  'too-many-rows': fileWords.tooManyRows,
  'too-complicated': fileWords.tooComplicated,
  locked: fileWords.locked,
  busy: fileWords.busy,
};

/**
 * Reads a guest list from a CSV file or a workbook (spec section 5, 'CSV import').
 * Nothing is stored: the preview is for showing before anything is added.
 *
 * A file that cannot be used answers one sentence for the person who chose it. A row
 * with a bad phone or e-mail is kept without that value as long as a name or another
 * contact remains; every such row is named in `problems`, as are repeated ones.
 * At most 10 MB and 10,000 rows; a file may take 10 seconds and 256 MB, in a thread.
 *
 * @throws only when the reading thread cannot be started
 */
export async function readGuestList(file: GuestListFile, limits?: WorkerLimits): Promise<GuestListResult> {
  const size = file.bytes.byteLength;
  if (!file.fileName && size === 0) return { ok: false, message: fileWords.noFile };
  if (size === 0) return { ok: false, message: fileWords.emptyOrImproper };
  if (size > GUEST_LIST_MAX_BYTES) return { ok: false, message: fileWords.tooLarge };

  const content = await openInWorker(file.bytes, limits, file.who);
  if (content.kind !== 'guests') return { ok: false, message: refusals[content.kind] };

  const { rows, problems } = checkGuests(content, file);
  const withFamily = rows.filter((row) => row.withFamily).length;
  const summary = { total: rows.length, withFamily, individual: rows.length - withFamily };
  const { unusedColumns } = content;
  return {
    ok: true,
    preview: {
      fileName: shownName(file.fileName),
      rows,
      problems,
      ...(unusedColumns.length > 0 && { unusedColumns }),
      summary,
    },
  };
}

/** The name without the folders some browsers send, short enough to show. */
function shownName(fileName: string): string {
  return plainLine(fileName.split(/[\\/]/).at(-1) ?? '').slice(-200);
}
