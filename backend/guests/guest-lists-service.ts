import type { z } from 'zod/v4';
import {
  guestFilterQuery,
  MOST_GUEST_LISTS,
  type guestListEntry,
  type GuestLists,
  type savedGuestList,
} from '#contract/guests/guest-filter.ts';
import { foldTag } from '#contract/guests/guest-tags.ts';
import { eventWords } from '#messages/events/words.ts';
import { filterWords } from '#messages/guests/filter/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { requireAccount } from '#backend/platform/database/account-stands.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { requireHost } from '#backend/events/access.ts';
import { findFunctions } from '#backend/events/functions/service.ts';
import { lockEventOfGuests } from './list-repository.ts';
import {
  deleteGuestListRow,
  findGuestLists,
  findGuestWords,
  putGuestList,
} from './guest-lists-repository.ts';

/** What the guests of an event can be found by. */
export async function getGuestLists(ctx: Context, viewer: SignedIn, eventId: string): Promise<GuestLists> {
  await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  return ctx.database.read(async (db) => {
    const lists = await findGuestLists(db, eventId);
    const functions = await findFunctions(db, eventId);
    return {
      // a filter of an older version may lack what is new
      lists: lists.map(({ id, name, filter }) => ({ _id: id, name, filter: guestFilterQuery.parse(filter) })),
      ...(await findGuestWords(db, eventId)),
      functions: functions.map(({ id, name }) => ({ _id: id, name })),
    };
  });
}

/**
 * Saves a filter under a name, for all hosts of the event; one of the same name makes room.
 *
 * @throws {Problem} 403, 404, 409 `too_many_lists`
 */
export async function saveGuestList(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { name, filter }: z.output<typeof guestListEntry>,
): Promise<z.infer<typeof savedGuestList>> {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, viewer.userId);
    await lockEventOfGuests(tx, eventId);
    const others = (await findGuestLists(tx, eventId)).filter((list) => foldTag(list.name) !== foldTag(name));
    if (others.length >= MOST_GUEST_LISTS)
      throw conflict(filterWords.tooMany(MOST_GUEST_LISTS), 'too_many_lists');
    const listId = await putGuestList(tx, eventId, { name, filter }, ctx.now());
    return { success: true, message: filterWords.saved(name), list: { _id: listId, name, filter } };
  });
}

/** Deletes a filter that was saved. @throws {Problem} 403, 404 */
export async function deleteGuestList(
  ctx: Context,
  viewer: SignedIn,
  { eventId, listId }: { eventId: string; listId: string },
) {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const lists = await findGuestLists(ctx.db, eventId);
  const name = lists.find(({ id }) => id === listId)?.name;
  if (name === undefined || !(await deleteGuestListRow(ctx.db, eventId, listId)))
    throw notFound(filterWords.gone);
  return { success: true, message: filterWords.removed(name) };
}
