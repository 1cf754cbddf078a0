import { requireAccount } from '#backend/platform/database/account-stands.ts';
import type { CollaborationForm } from '#contract/gifts/collaboration.ts';
import { isCompany, mayEdit } from '#contract/common/host-roles.ts';
import { claimWords } from '#messages/claims/page/by-language.ts';
import { togetherWords } from '#messages/collaboration/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, invalid, Problem } from '#backend/platform/errors.ts';
import { accessAsHost, accessEvent, refusedRole } from '#backend/events/access.ts';
import { todayIn } from '#backend/events/dates.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { takesPayments } from '#backend/providers/set-up.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { endClaims, endSurprises, isClaimed } from '#backend/gifts/claims/service.ts';
import { lockedGift, refuseWhenNotEnabled, refuseWhenOver, type GiftPlace, type Standing } from './gift.ts';
import { changeSettings, closeGifts, enable, endOutsiders, lockGifts, openGifts } from './repository.ts';

export { endStrangersGiving, noteClaimedFromStrangers } from './repository.ts';

/**
 * Lets a gift be given by several people (spec section 6: by any signed-in user), unless the organiser said that guests do
 * not give together; then a host alone. Of hosts only those who may edit. Once enabled it stays so; asking again changes nothing.
 *
 * @throws {Problem} 403 `giving_off`, `host_role`, 404, 409 when the event is cancelled, the gift bought, or no payments are set up
 */
export async function enableCollaboration(
  ctx: Context,
  viewer: SignedIn,
  place: GiftPlace,
): Promise<Standing> {
  const access = await accessEvent(ctx.db, place.eventId, viewer);
  const { event, relation } = access;
  // whether or not the gift is taken: a refusal of that alone would tell them of a surprise
  if (relation === 'viewer') throw refusedRole(access, 'edit');
  if (!takesPayments(ctx.env)) throw conflict(togetherWords.noPayments, 'no_payments');
  await limitRate(ctx, 'collaboration', viewer.userId, { limit: 120, windowSeconds: 3600 });
  await ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, viewer.userId);
    const gift = await lockedGift(tx, place);
    refuseWhenOver(event, gift);
    const isOff = event.give_together === false && !gift.is_collaborative && !mayEdit(relation);
    if (isOff) throw new Problem(403, 'giving_off', togetherWords.givingOff);
    // a host's word counts more than a guest's, another guest's does not
    if (!mayEdit(relation) && (await isClaimed(tx, place.giftId)))
      throw conflict((language) => claimWords[language].isTaken, 'taken');
    await endClaims(ctx, tx, event, 'givenTogether', place.giftId);
    await enable(tx, place.giftId, {
      userId: viewer.userId,
      isHost: mayEdit(relation),
      byCompany: isCompany(relation),
      now: ctx.now(),
    });
    // where guests give together, a gift that its host enables is like all others
    if (event.give_together && mayEdit(relation))
      await openGifts(tx, { ...place, giftIds: [place.giftId], userId: viewer.userId, now: ctx.now() });
  });
  return access;
}

/**
 * The organiser said that guests give together, or does not say so any more: opens all gifts of the event that nobody brings, or those
 * that were added or are brought no more, or closes them. Where no payments are set up, nothing can be given, and nothing is
 * opened. The event is locked.
 */
export async function followGiveTogether(
  ctx: Context,
  tx: Db,
  event: { id: string; organiser_id: string; give_together: boolean | null },
  giftIds: readonly string[] | null = null,
): Promise<void> {
  if (!event.give_together) return closeGifts(tx, event.id);
  if (!takesPayments(ctx.env)) return;
  await lockGifts(tx, event.id, giftIds);
  // what a guest brings stays theirs, and is opened once they bring it no more
  if (giftIds === null) await endSurprises(ctx, tx, event);
  await openGifts(tx, { eventId: event.id, giftIds, userId: event.organiser_id, now: ctx.now() });
}

/**
 * A host lets everybody join without asking or ends that, and says until when people
 * contribute. What `form` leaves out stays.
 *
 * @throws {Problem} 400 for a last day in the past, 403, 404, 409 when giving together is not enabled
 */
export async function updateCollaboration(
  ctx: Context,
  viewer: SignedIn,
  place: GiftPlace,
  form: CollaborationForm,
): Promise<Standing> {
  const access = await accessAsHost(ctx.db, place.eventId, viewer, 'edit', togetherWords.organisersOnly);
  const { event } = access;
  await ctx.db.transaction().execute(async (tx) => {
    const gift = await lockedGift(tx, place);
    refuseWhenNotEnabled(gift);
    const before = gift.closes_on ?? '';
    const { openToAll = gift.open_to_all ?? false, closesOn = before } = form;
    // a form that is opened after the last day sends it along unchanged
    const isInPast = closesOn !== '' && closesOn !== before && closesOn < todayIn(event.time_zone, ctx.now());
    if (isInPast) throw invalid({ closesOn: [togetherWords.closesInPast] }, togetherWords.closesInPast);
    if (openToAll && !gift.open_to_all) await endOutsiders(tx, place.eventId, [place.giftId]);
    await changeSettings(tx, place.giftId, { open_to_all: openToAll, closes_on: closesOn || null });
  });
  return access;
}
