import { normalized } from '#contract/common/unicode.ts';
import clsx from 'clsx';
import { Fragment } from 'react';
import type { DoorGuest } from '#contract/guests/door-list.ts';
import { writeHousehold } from '#contract/guests/household.ts';
import { formatPhone } from '#contract/common/phone.ts';
import * as doorWords from '#messages/guests/door-list/en.ts';
import * as listWords from '#messages/guests/list/en.ts';

/** Guests under the letter their name begins with, in the order they come. */
function byLetter(guests: readonly DoorGuest[]): [letter: string, guests: DoorGuest[]][] {
  const groups = new Map<string, DoorGuest[]>();
  for (const guest of guests) {
    const [first = ''] = normalized(guest.name, 'NFD').toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : doorWords.otherLetters;
    groups.set(letter, [...(groups.get(letter) ?? []), guest]);
  }
  return [...groups];
}

/** More characters than the column of notes, the last and narrowest, shows in a few lines. */
const NOTE_BESIDE = 40;

/** Whether a note stands below its guest, over the whole width. */
const isLong = ({ note }: DoorGuest) => note.length > NOTE_BESIDE;

/** The column of notes: a phone has no room for it, and shows each below its guest. */
const beside = 'max-sm:hidden print:table-cell';

/** A plain table: its head stands on top of every sheet, and no row breaks between two. */
export function DoorTable({
  guests,
  withPhone,
  ofFunction,
}: {
  guests: readonly DoorGuest[];
  withPhone: boolean;
  ofFunction: boolean;
}) {
  const columns = withPhone ? 6 : 5;
  return (
    // what scrolls has to be reached with the keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={doorWords.table} tabIndex={0} className="overflow-x-auto">
      <table className="door-list">
        <caption>{ofFunction ? doorWords.headsOfFunction : doorWords.partyExplained}</caption>
        <thead>
          <tr>
            <th scope="col">{doorWords.here}</th>
            <th scope="col">{doorWords.guest}</th>
            <th scope="col">{doorWords.reply}</th>
            <th scope="col">{doorWords.heads}</th>
            {withPhone ? <th scope="col">{doorWords.phone}</th> : null}
            <th scope="col" className={beside}>
              {doorWords.note}
            </th>
          </tr>
        </thead>
        {byLetter(guests).map(([letter, group]) => (
          <tbody key={letter}>
            <tr>
              <th colSpan={columns} scope="rowgroup">
                {letter}
              </th>
            </tr>
            {group.map((guest) => (
              <Fragment key={guest._id}>
                <tr>
                  <td>
                    <span className="door-tick" />
                  </td>
                  <th scope="row">
                    {guest.name}
                    {guest.people.length > 0 ? (
                      <span className="block text-sm font-normal">{writeHousehold(guest.people, ', ')}</span>
                    ) : null}
                  </th>
                  <td>{listWords.rsvpNames[guest.rsvp]}</td>
                  <td>
                    {guest.rsvp !== 'yes'
                      ? ''
                      : ofFunction
                        ? guest.heads
                        : doorWords.party(guest.adults, guest.children)}
                  </td>
                  {withPhone ? <td>{formatPhone(guest.phone)}</td> : null}
                  <td className={beside}>{isLong(guest) ? null : guest.note}</td>
                </tr>
                {guest.note ? (
                  <tr className={clsx('break-before-avoid', !isLong(guest) && 'sm:hidden print:hidden')}>
                    <td />
                    <td colSpan={columns - 1}>{guest.note}</td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
