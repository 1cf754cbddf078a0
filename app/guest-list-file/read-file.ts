import type { GuestListPreview } from '#contract/guests/guest-list-file.ts';

/** Whether something in a file waits for what only its organiser can say. */
export const asksOrganiser = ({
  rows,
  unusedColumns = [],
  problems,
  hidden,
  choices,
}: Pick<GuestListPreview, 'unusedColumns' | 'hidden' | 'choices'> & {
  rows: readonly unknown[];
  problems: readonly { kind?: string | undefined }[];
}): boolean =>
  rows.length === 0 ||
  unusedColumns.length > 0 ||
  (hidden > 0 && !choices.withHidden) ||
  problems.some(({ kind }) => kind === 'country' || kind === 'shared' || kind === 'unread');

/** What the fields of the creation form begin with that say which column of a file is what. */
export const FILE_CHOICES = 'fileChoices.';
