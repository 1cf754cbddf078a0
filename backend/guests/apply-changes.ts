import { isDeepStrictEqual } from 'node:util';
import type { GuestValues } from '#contract/guests/guest-fields.ts';
import type { LanguageChoice } from '#contract/guests/guests.ts';
import { comingOf, headsOf } from '#contract/guests/household.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { fieldsOfGuest } from './columns.ts';
import { householdRenamed, namedAgain } from './household.ts';
import { findAnsweredByName, writeHouseholds } from './replies/households-repository.ts';
import { linkToUsers, lockGuestRows, newLinkKey, updateGuestRows, type GuestRecord } from './repository.ts';

/**
 * Changes guests of an event that the transaction holds, by their identifiers; what is left out of a change stays. Contacts are
 * as they are stored, and nobody else there has them. Where an e-mail or phone is
 * replaced or taken away the personal link gets a new key, because the old one may have gone to somebody else, and with another
 * e-mail the person who signed in under the old one is no longer this guest. People of a household who were named before
 * stay who they are, and have their hosts' names in an answer, too. As many statements however many guests they are.
 *
 * @returns the guests as they are then, with whether their link has a new key
 */
export async function applyChanges(
  tx: Db,
  eventId: string,
  changes: ReadonlyMap<string, Partial<GuestValues>>,
  { language }: { language?: LanguageChoice | undefined } = {},
): Promise<{ row: GuestRecord; linkChanged: boolean }[]> {
  if (changes.size === 0) return [];
  const relinked = new Set<string>();
  const rows = (await lockGuestRows(tx, eventId, [...changes.keys()])).map((guest) => {
    const after = { ...fieldsOfGuest(guest), ...changes.get(guest.id) };
    // a contact that is added takes the link from nobody
    const relink = (['email', 'phone'] as const).some(
      (contact) => guest[contact] !== '' && guest[contact] !== after[contact],
    );
    if (relink) relinked.add(guest.id);
    return {
      id: guest.id,
      fields: { ...after, household: namedAgain(after.household, guest.household) },
      linkKey: relink ? newLinkKey() : null,
    };
  });
  const written = await updateGuestRows(tx, rows, language);
  await renameAnswered(
    tx,
    written.filter(({ id }) => changes.get(id)?.household),
  );
  await linkToUsers(tx, eventId, written.length === 1 ? written[0]?.id : undefined);
  return written.map((row) => ({ row, linkChanged: relinked.has(row.id) }));
}

/** The people of an answer have the names their hosts give them, and children count as children. */
async function renameAnswered(tx: Db, guests: readonly GuestRecord[]): Promise<void> {
  if (guests.length === 0) return;
  const named = new Map(guests.map((guest) => [guest.id, guest.household]));
  const replies = await findAnsweredByName(tx, [...named.keys()]);
  const renamed = replies.flatMap(({ guest_id: guestId, rsvp, adults, children, answered_household }) => {
    const household = householdRenamed(named.get(guestId) ?? [], answered_household);
    if (isDeepStrictEqual(household, answered_household)) return [];
    const heads =
      rsvp === 'yes' && comingOf(household).length > 0 ? headsOf(household) : { adults, children };
    return [{ guestId, household, ...heads }];
  });
  await writeHouseholds(tx, renamed);
}
