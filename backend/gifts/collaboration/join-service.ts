import { requireAccount } from '#backend/platform/database/account-stands.ts';
import { togetherWords } from '#messages/collaboration/words.ts';
import { removalWords } from '#messages/collaboration/removal/by-language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, forbidden, notSignedIn, Problem } from '#backend/platform/errors.ts';
import { takesPayments } from '#backend/providers/set-up.ts';
import { accessEvent, type EventAccess } from '#backend/events/access.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn, Viewer } from '#backend/platform/http/viewer.ts';
import { paiseOf } from '#backend/platform/money.ts';
import {
  hasBegun,
  requireRequestKey,
  startPayment,
  type PaymentContext,
} from '#backend/money/payments/service.ts';
import { standingAt } from './admission-repository.ts';
import {
  giftOf,
  lockedGift,
  refuseAmount,
  refuseWhenClosed,
  refuseWhenNotEnabled,
  refuseWhenOver,
  type GiftPlace,
  type Joined,
} from './gift.ts';
import { giveByKey } from './give-by-key-service.ts';
import { guestByKey, payerPerson } from './guest-payer-service.ts';
import { notifyJoined } from './notify-givers.ts';
import { addCollaborator, personOf } from './giver-repository.ts';
import { contributionPayment, type JoinContribution } from './contribution-to-pay.ts';
import type { GiftRow } from './repository.ts';

/** Somebody who gives: signed in, or with the key of a guest's personal link from some network address. */
interface Giving extends JoinContribution {
  guest?: string | undefined;
  key?: string | undefined;
  address: string;
}

/**
 * Takes what somebody gives, by account or by the key of a guest's personal link (`guestByKey`).
 *
 * @throws {Problem} 401 without either, otherwise as `joinCollaboration` and `giveByKey`
 */
export async function joinOrGive(
  paymentContext: PaymentContext,
  viewer: Viewer,
  place: GiftPlace,
  { guest, key, address, ...contribution }: Giving,
): Promise<Joined> {
  requireRequestKey(contribution.requestKey);
  const holder = await guestByKey(paymentContext.ctx.db, viewer, place.eventId, { guest, key, address });
  if (holder) return giveByKey(paymentContext, holder, place, contribution);
  if (!viewer) throw notSignedIn();
  return joinCollaboration(paymentContext, viewer, place, contribution);
}

/**
 * Joins those who give a gift together (spec section 6, docs/decisions/0094): somebody new may when nobody did so far,
 * when somebody let them in (`admission-repository.ts`), and on a gift that the organiser opened when they
 * are a guest or host of the event. Strangers who joined with nothing count as nobody; whoever a host took
 * off joins by a request accepted since. 0 joins without paying; anything else begins a payment and counts once
 * that is paid. Two people racing for the rest are both honoured.
 *
 * @throws {Problem} 400 with the amount that remains, 403, 404, 409, 429, 503 when the payment page cannot be reached
 */
async function joinCollaboration(
  paymentContext: PaymentContext,
  viewer: SignedIn,
  place: GiftPlace,
  contribution: JoinContribution,
): Promise<Joined> {
  const { ctx } = paymentContext;
  const { contributionAmount, hideAmount, requestKey } = contribution;
  const standing = await accessEvent(ctx.db, place.eventId, viewer);
  const { event, relation } = standing;
  await limitRate(ctx, 'contribute', viewer.userId, { limit: 30, windowSeconds: 3600 });
  const amountPaise = paiseOf(contributionAmount);
  if (amountPaise > 0 && !takesPayments(ctx.env)) throw conflict(togetherWords.noPayments, 'no_payments');
  const now = ctx.now();
  const isRepeated =
    amountPaise > 0 &&
    requestKey !== undefined &&
    (await hasBegun(paymentContext, viewer.userId, requestKey, { isOff: event.status === 'cancelled' }));

  const gift = await ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, viewer.userId);
    // of two who come first at the same time the second one sees the first; who begins to pay writes nothing here,
    // and waits for nobody who pays for the same gift
    const found = await (amountPaise > 0 ? giftOf(tx, place) : lockedGift(tx, place));
    if (relation === 'organiser') throw forbidden(togetherWords.ownGift);
    // what it began stands, also when it is what filled the gift
    if (!isRepeated) {
      refuseWhenOver(event, found);
      refuseWhenNotEnabled(found);
      if (amountPaise > 0) refuseWhenClosed(event, found, now);
      await refuseAtDoor(tx, place.giftId, viewer.userId);
      if (amountPaise > 0) refuseAmount(amountPaise, found, paymentContext.provider.minimumPaise);
    }
    if (amountPaise === 0) {
      const isNew = await addCollaborator(tx, {
        giftId: place.giftId,
        userId: viewer.userId,
        choice: { hideAmount, chosenAt: now },
        newsDue: false,
        now,
      });
      if (isNew) await notifyJoined(ctx, tx, event, found, viewer.userId);
    }
    return found;
  });
  if (amountPaise === 0) return { viewer, standing };
  return { viewer, standing, payment: await beginPayment(paymentContext, viewer, event, gift, contribution) };
}

async function beginPayment(
  paymentContext: PaymentContext,
  viewer: SignedIn,
  event: EventAccess['event'],
  gift: GiftRow,
  contribution: JoinContribution,
) {
  const person = await personOf(paymentContext.ctx.db, viewer.userId);
  return startPayment(paymentContext, {
    ...contributionPayment(event, gift, contribution),
    payerId: viewer.userId,
    payer: payerPerson(person),
  });
}

/** @throws {Problem} 403 for whoever has to ask first, or was taken off the gift */
async function refuseAtDoor(tx: Db, giftId: string, userId: string): Promise<void> {
  const { why } = await standingAt(tx, giftId, userId);
  if (why === 'guests_only') throw new Problem(403, why, togetherWords.guestsOnly);
  if (why === 'taken_off') throw new Problem(403, why, (language) => removalWords[language].takenOff);
  if (why === 'ask_first') throw forbidden(togetherWords.askFirst);
}
