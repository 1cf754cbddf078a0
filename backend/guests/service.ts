import type { Db } from '#backend/platform/database/connect.ts';
import type { NormalisedGuest } from './normalise.ts';
import {
  findGuest,
  findGuestWithKey,
  insertGuestRows,
  linkToUsers,
  replaceLinkKey,
  type GuestRecord,
} from './repository.ts';

export { chooseGuests, findFunctionGuests, leaveGuestsOut } from './function-guests-repository.ts';
export { guestName, guestNameOf } from './guest-name.ts';
export { normaliseGuests, requireClear, wrongPhonesIn, type NormalisedGuest } from './normalise.ts';
export { presentGuest, presentReply } from './present.ts';
export { payersWrittenAt } from './payers-repository.ts';
export { matchesSearch } from './search-repository.ts';
export { linkGuestsToUser, linkSent, standsOnList, unlinkGuests, type GuestRecord } from './repository.ts';

/**
 * Adds guests to an event, after those it has. Guests the event has already (same e-mail
 * or phone) are skipped and named. Call it inside the transaction that checked the plan's
 * limit and locked the event.
 */
export async function insertGuests(
  tx: Db,
  { eventId, guests }: { eventId: string; guests: readonly NormalisedGuest[] },
): Promise<{ inserted: { guest: NormalisedGuest; row: GuestRecord }[]; skipped: NormalisedGuest[] }> {
  return insertGuestRows(tx, eventId, guests);
}

/** Joins the guests of an event to people who already have an account under the address they were invited at. */
export async function linkGuestsOfEvent(tx: Db, eventId: string): Promise<void> {
  await linkToUsers(tx, eventId);
}

/** A guest of this event, or undefined; guests of other events are not found. */
export const findGuestOfEvent = (
  db: Db,
  eventId: string,
  guestId: string,
): Promise<GuestRecord | undefined> => findGuest(db, eventId, guestId);

/** The guest a personal link's key belongs to: whoever has the key may open what the link opens. */
export const findGuestByKey = (db: Db, key: string): Promise<GuestRecord | undefined> =>
  findGuestWithKey(db, key);

/** Gives a guest's personal link a new key. @returns the guest, or undefined when the event has no such guest */
export const resetLinkKey = (db: Db, eventId: string, guestId: string): Promise<GuestRecord | undefined> =>
  replaceLinkKey(db, eventId, guestId);
