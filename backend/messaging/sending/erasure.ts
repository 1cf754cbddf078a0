import type { Db } from '#backend/platform/database/connect.ts';
import { JUDGED_DAYS } from './new-addresses.ts';
import { deleteUncounted, insertDeletedEvents, moveSending, ofDeleted } from './erasure-repository.ts';
import { DAY_MS } from '#contract/common/durations.ts';

/**
 * Keeps what still counts of an organiser who deletes their account, under `identity`, a digest of how they
 * sign in; the rest goes. Else deleting an account would give the day's number back and end a stop. Call it while
 * their events are there: who presses *This is not for me* afterwards counts, too.
 */
export async function keepSending(tx: Db, organiserId: string, identity: string, now: Date): Promise<void> {
  await deleteUncounted(tx, organiserId, new Date(now.getTime() - JUDGED_DAYS * DAY_MS));
  await insertDeletedEvents(tx, organiserId, now);
  await moveSending(tx, organiserId, ofDeleted(identity));
}

/** Lets what was kept count for the account that the same person has now. */
export const bringSendingBack = (tx: Db, identity: string, organiserId: string): Promise<void> =>
  moveSending(tx, ofDeleted(identity), organiserId);
