import type { ClaimForm } from '#contract/gifts/claims.ts';
import { claimWords } from '#messages/claims/page/by-language.ts';
import type { Language, LocalizedMessage } from '#messages/language.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict, forbidden, notFound, notSignedIn } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { requireAccount } from '#backend/platform/database/account-stands.ts';
import { accessEvent, type EventAccess } from '#backend/events/access.ts';
import { whyClosed } from '#backend/events/closing.ts';
import { deleteClaim, findClaim, givesTogether, putClaim } from '#backend/gifts/claims/service.ts';
import {
  endStrangersGiving,
  noteClaimedFromStrangers,
} from '#backend/gifts/collaboration/settings-service.ts';
import { openLeftGifts } from './leave-service.ts';
import { standsOnList } from '#backend/guests/service.ts';
import { takesPayments } from '#backend/providers/set-up.ts';
import { lockWishlist } from '#backend/gifts/wishlist/service.ts';
import { findGift, lockGift } from '#backend/gifts/collaboration/gift.ts';
import {
  guestByKey,
  keepGuestPayer,
  limitGiving,
  type KeyHolder,
} from '#backend/gifts/collaboration/guest-payer-service.ts';

interface Place {
  eventId: string;
  giftId: string;
}

/** Whom the call is from: signed in, or with the key of a guest's personal link from some network address. */
interface Claimant {
  viewer: Viewer;
  guest?: string | undefined;
  key?: string | undefined;
  address: string;
  language: Language;
}

/**
 * A guest says that they bring a gift which is not given together (docs/decisions/0071): nobody else then does. The first
 * of two guests has it; the same guest again changes what they said.
 *
 * @throws {Problem} 401, 403 for hosts and strangers, 404, 409 where it is taken, bought, given together or too late, 429
 */
export async function claimGift(
  ctx: Context,
  claimant: Claimant,
  place: Place,
  { surprise, blessing = '' }: Pick<ClaimForm, 'surprise' | 'blessing'>,
) {
  const { language } = claimant;
  const { event, guestId, giver } = await whoClaims(ctx, claimant, place.eventId);
  const closed = await whyClosed(ctx.db, event, ctx.now());
  if (closed === 'cancelled') throw refuse('eventCancelled', 'event_cancelled');
  if (closed === 'over') throw refuse('eventOver', 'event_over');
  const by = await giver();
  await ctx.db.transaction().execute(async (tx) => {
    // they stay who they are until it is said: nothing is taken by somebody who is gone
    if (!(await standsOnList(tx, guestId))) throw forbidden(localized((words) => words.guestsOnly));
    if ('userId' in by) await requireAccount(tx, by.userId);
    if (!(await lockGift(tx, place.eventId, place.giftId)))
      throw notFound(localized((words) => words.giftGone));
    const gift = await findGift(tx, place.eventId, place.giftId);
    if (gift?.purchased_at) throw refuse('purchased', 'purchased');
    // what a stranger began, and nobody gives, keeps no guest from it
    if (gift?.is_collaborative) {
      if (!(await endStrangersGiving(tx, place.eventId, [place.giftId])))
        throw refuse('givenTogether', 'given_together');
      await noteClaimedFromStrangers(tx, place.giftId);
    }
    const before = await findClaim(tx, place.giftId);
    if (before && before.guest_id !== guestId) throw refuse('takenAlready', 'taken');
    // a gift that stays shut among open ones, or was shut by a claim, would tell its hosts
    const wouldTell =
      surprise &&
      takesPayments(ctx.env) &&
      (gift?.is_collaborative || gift?.claimed_from_strangers || (await givesTogether(tx, place.eventId)));
    if (wouldTell) throw refuse('noSurprise', 'no_surprise');
    await putClaim(tx, { ...place, guestId }, by, { surprise, blessing }, ctx.now());
  });
  return { success: true, message: claimWords[language].claimed };
}

/** They do not bring it after all: where guests give together, it is opened as all others are. */
export async function releaseGift(ctx: Context, claimant: Claimant, place: Place) {
  const { language } = claimant;
  const { guestId } = await whoClaims(ctx, claimant, place.eventId);
  if (!(await findGift(ctx.db, place.eventId, place.giftId)))
    throw notFound(localized((words) => words.giftGone));
  const wasTheirs = await ctx.db.transaction().execute(async (tx) => {
    // the event first, as whoever lets its gifts be given together does
    const event = await lockWishlist(tx, place.eventId);
    await lockGift(tx, place.eventId, place.giftId);
    const isFree = await deleteClaim(tx, place.giftId, guestId);
    if (isFree) await openLeftGifts(ctx, tx, event, [place.giftId]);
    return isFree;
  });
  // of another guest's claim it says nothing
  const { released, notYours } = claimWords[language];
  return { success: true, message: wasTheirs ? released : notYours };
}

/** The guest, and who they are as a giver, to be asked for once it is sure that they may. */
async function whoClaims(ctx: Context, { viewer, guest, key, address }: Claimant, eventId: string) {
  const holder = await guestByKey(ctx.db, viewer, eventId, { guest, key, address });
  if (holder) return byKey(ctx, holder);
  if (!viewer) throw notSignedIn();
  const access = await accessEvent(ctx.db, eventId, viewer);
  refuseOwn(access.event, viewer.userId);
  if (access.relation !== 'guest' || !access.guest) throw forbidden(localized((words) => words.guestsOnly));
  await limitRate(ctx, 'claim', viewer.userId, { limit: 60, windowSeconds: 3600 });
  const { userId } = viewer;
  return { event: access.event, guestId: access.guest.id, giver: () => Promise.resolve({ userId }) };
}

async function byKey(ctx: Context, holder: KeyHolder) {
  const { event, guest, key, userId } = holder;
  refuseOwn(event, guest.user_id);
  refuseOwn(event, userId);
  // whether it is taken is nothing a host may find out by a guest's link
  if (holder.hosts) throw forbidden(localized((words) => words.guestsOnly));
  await limitGiving(ctx, holder);
  return {
    event,
    guestId: guest.id,
    giver: async () => ({ guestPayerId: await keepGuestPayer(ctx.db, guest, key, ctx.now()) }),
  };
}

/** Nobody brings a gift to their own event, by a guest's link neither (docs/decisions/0009). */
function refuseOwn(event: EventAccess['event'], userId: string | null | undefined): void {
  if (userId === event.organiser_id) throw forbidden(localized((words) => words.ownEvent));
}

type Sentence =
  | 'eventCancelled'
  | 'eventOver'
  | 'purchased'
  | 'givenTogether'
  | 'takenAlready'
  | 'noSurprise';
const refuse = (sentence: Sentence, code: string) =>
  conflict(
    localized((words) => words[sentence]),
    code,
  );

/** A sentence in whatever language it is read. */
const localized =
  (sentence: (words: typeof claimWords.en) => string): LocalizedMessage =>
  (language) =>
    sentence(claimWords[language]);
