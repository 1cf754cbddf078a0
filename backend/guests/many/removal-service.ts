import type { z } from 'zod/v4';
import type { guestRemoval, guestRemovalQuery, GuestsChanged } from '#contract/guests/guest-changes.ts';
import { eventWords } from '#messages/events/words.ts';
import { manyWords } from '#messages/guests/many/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { requireHost } from '#backend/events/access.ts';
import { guestName } from '#backend/guests/guest-name.ts';
import { tellOfRemovals } from '#backend/messaging/webhooks/outbox.ts';
import type { Which } from '#backend/guests/filter-repository.ts';
import { countRemoval, lockGuests, moveAside } from './removal-repository.ts';

/** What follows, in the same transaction, before guests go off a list; their event and they themselves are locked. */
export type BeforeRemovals = (
  ctx: Context,
  tx: Db,
  place: { eventId: string; guestIds: readonly string[] },
) => Promise<void>;

/** What goes with guests whom somebody is about to remove. @throws {Problem} 403, 404 also where nobody is there */
export async function getGuestRemoval(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { guests: named, ...filter }: z.output<typeof guestRemovalQuery>,
): Promise<z.infer<typeof guestRemoval>> {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const which: Which = named === '' ? { filter } : { guestIds: named.split(',') };
  const { names, ...counts } = await countRemoval(ctx.db, eventId, which);
  if (counts.guests === 0) throw notFound(manyWords.nobodyThere);
  return { ...counts, names: names.map(guestName) };
}

/** Takes guests off the list, kept aside for a minute with all that goes with them. */
export async function removeGuests(
  ctx: Context,
  { tx, eventId, userId, which, now }: { tx: Db; eventId: string; userId: string; which: Which; now: Date },
  expected: number,
  before: BeforeRemovals,
): Promise<GuestsChanged> {
  const guests = await lockGuests(tx, eventId, which);
  if (guests.length !== expected) throw conflict(manyWords.changedMeanwhile, 'list_changed');
  const guestIds = guests.map(({ id }) => id);
  await before(ctx, tx, { eventId, guestIds });
  const undo = await moveAside(tx, { eventId, userId, guestIds }, now);
  await tellOfRemovals(ctx, tx, eventId, guests);
  return { success: true, message: manyWords.removed(guests.length), changed: guests.length, undo };
}
