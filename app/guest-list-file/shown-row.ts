import { formatPhone } from '#contract/common/phone.ts';
import { sideName } from '#messages/guests/list/en.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';

/** Rows of a file that are shown before anybody is added, the first of them at once; the counts speak of all. */
export const SHOWN_ROWS = 300;
export const FIRST_ROWS = 8;

/** A row of a guest list file as people read it. */
export const shownRow = ({ firstName, lastName, title, phone, side, ...row }: GuestListRow) => ({
  ...row,
  name: [title, firstName, lastName].filter(Boolean).join(' '),
  phone: formatPhone(phone),
  side: sideName(side),
});
export type ShownRow = ReturnType<typeof shownRow>;
