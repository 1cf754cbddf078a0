import type { GuestListItem } from '#contract/guests/guests.ts';
import type { Rsvp } from '#contract/guests/replies.ts';
import { listWords } from '#messages/guests/list/words.ts';
import { guestName } from './guest-name.ts';
import { csvFile, safeCell } from '#backend/platform/csv.ts';
import { asciiName, attachment } from '#backend/platform/http/attachment.ts';
import { comingOf, namesComing, wholeHousehold, type AnsweredPerson } from '#contract/guests/household.ts';
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
    guest.rsvp === 'yes' ? safeCell(namesComing(guest.reply.household) || guest.reply.names) : '',
    ...answered.map(({ of }) => safeCell(of(guest._id))),
  ]);
  const header = [
    ...exportHeadings(),
    ...listWords.csvColumns,
    ...answered.map(({ text }) => safeCell(text)),
  ];
  return csvFile([header, ...rows]);
}

/** A column of what was answered for each person. */
interface PersonColumn {
  text: string;
  of: (guest: GuestListItem, person: AnsweredPerson | undefined) => string;
}

/**
 * The same list with a row for each person there is a name of, for seating and badges; a guest of whom nobody is named has
 * one row, with how many come.
 */
export function peopleAsCsv(guests: readonly GuestListItem[], answered: readonly PersonColumn[]): string {
  const rows = guests.flatMap((guest) => {
    const name = safeCell(guestName(guest));
    const people = wholeHousehold(guest.household, guest.reply.household);
    const rowOf = (person: AnsweredPerson | undefined, [who, kind, coming]: [string, string, string]) => [
      safeCell(who),
      kind,
      name,
      safeCell(listWords.sideName(guest.side)),
      coming,
      ...answered.map(({ of }) => safeCell(of(guest, person))),
    ];
    const { adults, children } = guest.reply;
    const isByName = comingOf(people).length > 0 || guest.rsvp !== 'yes';
    if (people.length === 0 || !isByName)
      return [
        rowOf(undefined, [
          guestName(guest),
          listWords.csvHeads(adults, children),
          listWords.rsvpNames[guest.rsvp],
        ]),
      ];
    return people.map((person) =>
      rowOf(person, [
        person.name,
        person.child ? listWords.csvChild : listWords.csvAdult,
        listWords.rsvpNames[guest.rsvp === 'yes' ? answerOf(person) : guest.rsvp],
      ]),
    );
  });
  return csvFile([[...listWords.csvPeopleColumns, ...answered.map(({ text }) => safeCell(text))], ...rows]);
}

/** What an answer by name says of a person: nothing of those whom hosts named since. */
const answerOf = ({ coming }: AnsweredPerson): Rsvp => (coming === null ? 'pending' : coming ? 'yes' : 'no');

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
