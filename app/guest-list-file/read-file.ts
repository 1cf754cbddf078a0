import type { ReadFile } from '#app/guest-list-file/column-choices.tsx';
import type { GuestListPreview } from '#contract/guests/guest-list-file.ts';

/** What of a file its organiser may say better. A preview that was kept by an older version says nothing of it. */
export const readFileOf = ({
  notes = [],
  tables = [],
  choices = { withHidden: false, country: '', withFamily: false },
  hidden = 0,
}: Partial<ReadFile>): ReadFile => ({ notes, tables, choices, hidden });

/** Whether something in a file waits for what only its organiser can say. */
export const asksOrganiser = ({
  rows,
  unusedColumns = [],
  problems,
}: Pick<GuestListPreview, 'unusedColumns'> & {
  rows: readonly unknown[];
  problems: readonly { kind?: string | undefined }[];
}): boolean =>
  rows.length === 0 || unusedColumns.length > 0 || problems.some(({ kind }) => kind === 'country');

/** What the fields of the creation form begin with that say which column of a file is what. */
export const FILE_CHOICES = 'fileChoices.';
