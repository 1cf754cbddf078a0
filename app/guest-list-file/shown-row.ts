import { formatPhone } from '#contract/common/phone.ts';
import { sideName } from '#messages/guests/list/en.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';

/** Rows of a file that are shown before anybody is added; the counts speak of all. */
export const SHOWN_ROWS = 8;

/** A row of a guest list file as people read it. */
export const shownRow = ({
  rowNumber,
  firstName,
  lastName,
  email,
  phone,
  withFamily,
  side,
}: GuestListRow) => ({
  rowNumber,
  name: `${firstName} ${lastName}`.trim(),
  email,
  phone: formatPhone(phone),
  withFamily,
  side: sideName(side),
});
export type ShownRow = ReturnType<typeof shownRow>;
