import type { FieldErrors } from '#contract/common/errors.ts';
import type { GuestEntry } from '#contract/guests/guests.ts';
import * as guestWords from '#messages/guests/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import { invalid } from '#backend/platform/errors.ts';
import { guestName, normaliseGuests, type NormalisedGuest } from '#backend/guests/service.ts';
import type { InviteRow } from './invite-results.ts';

/** Names each phone that is none by the field of its row. */
export const wrongPhones = (problems: readonly { index: number; message: string }[]): FieldErrors =>
  Object.fromEntries(problems.map(({ index, message }) => [`newGuests[${index}].phone`, [message]]));

/** Sorts the rows that can be reached from those that cannot. @throws {Problem} 400 when none can be */
export function readRows(entries: readonly GuestEntry[]): { guests: NormalisedGuest[]; rows: InviteRow[] } {
  const { guests: read, problems } = normaliseGuests(entries);
  const guests = read.filter((guest) => guest.email || guest.phone);
  if (guests.length === 0) {
    const wrong = problems.filter((problem) => problem.kind === 'phone');
    if (wrong.length === 0) throw invalid({}, guestWords.contactNeeded);
    throw invalid(wrongPhones(wrong), wrong.length === 1 ? wrong[0]?.message : guestWords.contactNeeded);
  }
  const rows: InviteRow[] = problems.map((problem) =>
    problem.kind === 'duplicate'
      ? {
          index: problem.index,
          type: 'none',
          status: 'duplicate',
          name: problem.name,
          message: problem.message,
        }
      : {
          index: problem.index,
          type: 'phone',
          status: 'invalid',
          name: problem.name,
          message: invitationWords.notAdded(problem.message),
        },
  );
  const reportedIndexes = new Set(problems.map((problem) => problem.index));
  for (const guest of read) {
    if (guest.email || guest.phone || reportedIndexes.has(guest.index)) continue;
    rows.push({
      index: guest.index,
      type: 'none',
      status: 'invalid',
      name: guestName(guest),
      message: invitationWords.notAddedNoContact,
    });
  }
  return { guests, rows };
}
