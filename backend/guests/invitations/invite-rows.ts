import type { FieldErrors } from '#contract/common/errors.ts';
import { guestWords } from '#messages/guests/words.ts';
import { invitationWords } from '#messages/invitations/words.ts';
import { invalid } from '#backend/platform/errors.ts';
import { requireClear, type StatedGuest } from '#backend/guests/normalise.ts';
import { guestName, normaliseGuests, type NormalisedGuest } from '#backend/guests/service.ts';
import type { InviteRow } from './invite-results.ts';

/** Names each phone that is none by the field of its row. */
export const wrongPhones = (problems: readonly { index: number; message: string }[]): FieldErrors =>
  Object.fromEntries(problems.map(({ index, message }) => [`newGuests[${index}].phone`, [message]]));

/** What is read of typed rows: guests to add, what became of the other rows, and what is said of guests whose contact is another's. */
interface ReadRows {
  guests: NormalisedGuest[];
  rows: InviteRow[];
  notes: Map<number, string>;
}

/**
 * Sorts the rows that can be reached from those that cannot.
 *
 * @throws {Problem} 400 when none can be, 409 `contact_shared` where one asks who shares a contact with an earlier one
 */
export function readRows(entries: readonly StatedGuest[]): ReadRows {
  const { guests: read, problems } = normaliseGuests(entries);
  requireClear(
    problems.filter(({ kind }) => kind === 'ask'),
    (index) => `newGuests[${index}].shared`,
  );
  if (!read.some((guest) => guest.email || guest.phone)) {
    const wrong = problems.filter((problem) => problem.kind === 'phone');
    if (wrong.length === 0) throw invalid({}, guestWords.contactNeeded);
    throw invalid(wrongPhones(wrong), wrong.length === 1 ? wrong[0]?.message : guestWords.contactNeeded);
  }
  const notes = new Map<number, string>();
  const rows = problems.flatMap(({ index, kind, name, message }): InviteRow[] => {
    if (kind === 'phone')
      return [{ index, type: 'phone', status: 'invalid', name, message: invitationWords.notAdded(message) }];
    if (kind === 'own') notes.set(index, message);
    if (kind !== 'same' && kind !== 'household') return [];
    return [{ index, type: 'none', status: kind === 'same' ? 'duplicate' : kind, name, message }];
  });
  const guests = read.filter((guest) => guest.email || guest.phone || notes.has(guest.index));
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
  return { guests, rows, notes };
}
