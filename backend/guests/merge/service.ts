import type { z } from 'zod/v4';
import {
  MOST_PAIRS,
  type duplicateGuests,
  type GuestMerge,
  type MergedGuest,
  type mergeForm,
} from '#contract/guests/guest-merge.ts';
import type { GuestValues } from '#contract/guests/guest-fields.ts';
import { guestWords } from '#messages/guests/words.ts';
import { mergeWords } from '#messages/guests/merge/words.ts';
import { fieldsOfGuest } from '#backend/guests/columns.ts';
import { applyChanges } from '#backend/guests/apply-changes.ts';
import { joinHousehold, peopleOf } from '#backend/guests/join-household.ts';
import { lockEventAsHost, requireEditor } from '#backend/guests/invitations/opening.ts';
import { guestNameOf } from '#backend/guests/guest-name.ts';
import { presentReply } from '#backend/guests/present.ts';
import { replyTakenBack } from '#backend/guests/replies/rules.ts';
import { findFunctionsOfGuest, saveFunctionReplies, saveReply } from '#backend/guests/replies/repository.ts';
import { linkToUsers, type GuestRecord } from '#backend/guests/repository.ts';
import { tellOfRemovals } from '#backend/messaging/webhooks/outbox.ts';
import type { Context } from '#backend/platform/context.ts';
import { requireAccount } from '#backend/platform/database/account-stands.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { likelyPairs, likelyPairsOf } from './likely.ts';
import { findLikelyGuests, findPair, moveParts, writeMerged } from './repository.ts';
import {
  laterReply,
  mergedFields,
  mergedFunctions,
  mergedReply,
  mergedWithLost,
  type MergePart,
} from './rules.ts';

type Place = { eventId: string; guestId: string };

/** Guests who may be on the list twice, or who may be this one, by two statements however long it is. */
export async function getDuplicateGuests(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  guestId?: string,
): Promise<z.infer<typeof duplicateGuests>> {
  await requireEditor(ctx.db, viewer, eventId);
  const guests = await findLikelyGuests(ctx.db, eventId);
  const pairs = guestId === undefined ? likelyPairs(guests) : likelyPairsOf(guestId, guests);
  return {
    pairs: pairs.slice(0, MOST_PAIRS).map(({ likeness, guests }) => ({
      likeness,
      guests: guests.map((guest) => ({
        _id: guest.id,
        name: guestNameOf(guest),
        email: guest.email,
        phone: guest.phone,
      })),
    })),
  };
}

/** Two guests, and what they would be as one. @throws {Problem} 403, 404 also for one guest twice */
export async function getGuestMerge(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
  otherId: string,
): Promise<GuestMerge> {
  await requireEditor(ctx.db, viewer, eventId);
  const { stays, goes } = await pairOf(ctx.db, { eventId, guestId }, otherId);
  const { source, answered_for: _day, ...reply } = mergedReply(stays, goes) ?? { source: null };
  const { reply: later } = laterReply(stays, goes) === 'goes' ? goes : stays;
  const { fields, lost } = mergedWithLost(stays, goes);
  const result: MergedGuest = {
    ...fields,
    _id: guestId,
    reply: {
      ...presentReply(stays.reply),
      rsvpSource: source,
      dateChanged: later?.date_changed ?? false,
      ...reply,
    },
  };
  return { stays: presented(stays), goes: presented(goes), result, lost };
}

/**
 * Joins another guest with this one. The later answer stands, with the people of both; gifts, money, thanks, messages, chats,
 * functions and tags are this guest's, and the other's personal link leads here until this one's is replaced.
 *
 * @throws {Problem} 403, 404, 409 `answer_changed` where one of them answered meanwhile, `own_accounts` where each has an account
 */
export async function mergeGuests(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
  { with: otherId, versions }: z.output<typeof mergeForm>,
) {
  await requireEditor(ctx.db, viewer, eventId);
  return runTransaction(ctx.db, async (tx) => {
    await requireAccount(tx, viewer.userId);
    await lockEventAsHost(tx, viewer, eventId);
    const { stays, goes } = await pairOf(tx, { eventId, guestId }, otherId, { lock: true });
    if ((stays.reply?.version ?? 0) !== versions[0] || (goes.reply?.version ?? 0) !== versions[1])
      throw conflict(mergeWords.answeredMeanwhile, 'answer_changed');
    await joinPair(ctx, tx, { stays, goes });
    return { success: true, message: mergeWords.merged(guestNameOf(goes.guest), guestNameOf(stays.guest)) };
  });
}

/**
 * Makes a guest a person of another's household, both by name; the transaction holds their event. Everything of theirs is the
 * other's then, as after merging.
 *
 * @throws {Problem} 404, 409 `own_accounts` where each has an account
 */
export async function moveIntoHousehold(
  ctx: Context,
  tx: Db,
  { eventId, guestId }: Place,
  otherId: string,
): Promise<void> {
  const at = { eventId, guestId: otherId };
  const before = await pairOf(tx, at, guestId, { lock: true });
  const { partyLimit } = joinHousehold(before.stays.fields, before.goes.fields).joined;
  const byName = [before.stays, before.goes].map(({ guest, fields }): [string, Partial<GuestValues>] => [
    guest.id,
    { household: peopleOf(fields) },
  ]);
  await applyChanges(tx, eventId, new Map(byName));
  await joinPair(ctx, tx, await pairOf(tx, at, guestId), { withFamily: true, partyLimit });
}

/** Joins two guests whom the transaction holds; `stated`: what is known better than their fields say. */
async function joinPair(
  ctx: Context,
  tx: Db,
  { stays, goes }: { stays: Part; goes: Part },
  stated: Partial<GuestValues> = {},
): Promise<void> {
  const { id: guestId, event_id: eventId } = stays.guest;
  const accounts = [stays, goes].filter(({ guest }) => guest.user_id !== null);
  const [known, other] = accounts.filter(({ isAccountKnown }) => isAccountKnown);
  // each has answers and gifts of an account of their own, and one guest has one; of one that nobody wrote to nothing is told
  if (known && other && known.guest.user_id !== other.guest.user_id)
    throw conflict(mergeWords.ownAccounts(guestNameOf(stays.guest), guestNameOf(goes.guest)), 'own_accounts');
  const [fields, reply] = [{ ...mergedFields(stays, goes), ...stated }, mergedReply(stays, goes)];
  // an account that hosts do not know goes with its address alone: with another one they would learn of it
  const ofAddress = accounts.find(({ guest }) => guest.email === fields.email);
  const functions = mergedFunctions(stays, goes);
  const isLater = laterReply(stays, goes) === 'goes';
  const { reply: later } = isLater ? goes : stays;
  await moveParts(tx, { stays: stays.guest, goes: goes.guest, isLater });
  await writeMerged(tx, guestId, fields, {
    userId: (known ?? ofAddress)?.guest.user_id ?? null,
    language: stays.guest.language ?? goes.guest.language,
  });
  // past both, so that a page of before passes for none of now
  const last = later ?? goes.reply;
  if (last)
    await saveReply(tx, stays.guest, reply ?? replyTakenBack(last), last.updated_at, goes.reply?.version);
  await saveFunctionReplies(tx, guestId, functions);
  await linkToUsers(tx, eventId, guestId);
  await tellOfRemovals(ctx, tx, eventId, [goes.guest]);
}

type Part = MergePart & { guest: GuestRecord; isAccountKnown: boolean };

async function pairOf(
  db: Db,
  { eventId, guestId }: Place,
  otherId: string,
  options?: { lock: boolean },
): Promise<{ stays: Part; goes: Part }> {
  const pair = await findPair(db, eventId, [guestId, otherId], options);
  const part = async (id: string): Promise<Part | undefined> => {
    const found = pair.find(({ guest }) => guest.id === id);
    if (!found) return undefined;
    const functions = await findFunctionsOfGuest(db, eventId, id);
    return { ...found, fields: fieldsOfGuest(found.guest), functions };
  };
  const [stays, goes] = [await part(guestId), await part(otherId)];
  if (!stays || !goes || guestId === otherId) throw notFound(guestWords.gone);
  return { stays, goes };
}

const presented = ({ guest, fields, reply }: Part): MergedGuest => ({
  ...fields,
  _id: guest.id,
  reply: presentReply(reply),
});
