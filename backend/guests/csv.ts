import type { GuestListItem } from '#contract/guests/guests.ts';
import * as listWords from '#messages/guests/list/en.ts';
import { csvFile, safeCell } from '#backend/platform/csv.ts';
import { asciiName, attachment } from '#backend/platform/http/attachment.ts';
import { exportCells, exportHeadings } from './columns.ts';

/** A column of what guests answered: its heading, and the cell of a guest. */
interface AnsweredColumn {
  text: string;
  of: (guestId: string) => string;
}

/**
 * A guest list as CSV: UTF-8 with mark, CRLF. The import reads it back.
 *
 * After the columns of every list come who comes along and `answered`: a column for each
 * function and each question.
 * Cells a spreadsheet would take for a formula get an apostrophe in front.
 * Phones do not, because people would see it and other programs would dial it: they are
 * written with their spaces, `+91 98200 12345`, which a spreadsheet keeps as text, so that
 * the number neither loses digits to `9.82E+11` nor can be anything but digits.
 */
export function guestsAsCsv(
  guests: readonly GuestListItem[],
  answered: readonly AnsweredColumn[] = [],
): string {
  const rows = guests.map((guest): string[] => [
    ...exportCells(guest),
    listWords.rsvpNames[guest.rsvp],
    String(guest.rsvp === 'yes' ? guest.reply.adults : 0),
    String(guest.rsvp === 'yes' ? guest.reply.children : 0),
    safeCell(guest.reply.note),
    guest.rsvpSource ?? '',
    listWords.deliveryNames[guest.delivery.status],
    guest.rsvp === 'yes' ? safeCell(guest.reply.names) : '',
    ...answered.map(({ of }) => safeCell(of(guest._id))),
  ]);
  const header = [...exportHeadings, ...listWords.csvColumns, ...answered.map(({ text }) => safeCell(text))];
  return csvFile([header, ...rows]);
}

/** Headers of the file; its name holds only what every system and header allows. */
export function csvFileHeaders(eventName: string): Record<string, string> {
  const plain = asciiName(eventName);
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': attachment({
      plain: `${plain ? `${plain}-` : ''}guests.csv`,
      whole: listWords.csvName(eventName),
    }),
    'X-Content-Type-Options': 'nosniff',
  };
}
