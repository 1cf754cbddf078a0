import type { JoinedCollaboration } from '#contract/gifts/collaboration.ts';
import * as words from '#messages/collaboration/en.ts';
import { removalWords } from '#messages/collaboration/removal/by-language.ts';
import * as paymentWords from '#messages/payments/en.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, forbidden, notSignedIn, Problem } from '#backend/platform/errors.ts';
import { takesPayments } from '#backend/providers/set-up.ts';
import { accessEvent, type EventAccess } from '#backend/events/access.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn, Viewer } from '#backend/platform/http/viewer.ts';
import { sameSecret } from '#backend/platform/ids.ts';
import { paiseOf } from '#backend/platform/money.ts';
import { hasBegun, startPayment, type PaymentContext } from '#backend/money/payments/service.ts';
import { admissionsOf, doorKeepersOf } from './admission-repository.ts';
import {
  giftOf,
  lockedGift,
  refuseAmount,
  refuseWhenClosed,
  refuseWhenNotEnabled,
  refuseWhenOver,
  show,
  type GiftPlace,
} from './gift.ts';
import { giveByKey } from './give-by-key-service.ts';
import { guestWhoGives } from './guest-payer-repository.ts';
import { notifyJoined } from './notify-givers.ts';
import { addCollaborator, giverIdsOf, personOf } from './giver-repository.ts';
import { contributionPayment, type JoinContribution } from './contribution-payment.ts';
import type { GiftRow } from './repository.ts';

/** Somebody who gives: signed in, or with the key of a guest's personal link from some network address. */
interface Giving extends JoinContribution {
  guest?: string | undefined;
  key?: string | undefined;
  address: string;
}

/**
 * Takes what somebody gives, by account or by the key of a guest's personal link. A key comes before a sign-in, because
 * a family often shares one phone; the guest's own account gives as that account. A wrong key counts as none.
 *
 * @throws {Problem} 401 without either, otherwise as `joinCollaboration` and `giveByKey`
 */
export async function joinOrGive(
  paymentContext: PaymentContext,
  viewer: Viewer,
  place: GiftPlace,
  { guest: guestId, key, address, ...contribution }: Giving,
): Promise<JoinedCollaboration> {
  const { requestKey } = contribution;
  if (requestKey !== undefined && !/^[A-Za-z0-9_-]{8,100}$/.test(requestKey))
    throw new Problem(400, 'invalid', paymentWords.badKey);
  const { db } = paymentContext.ctx;
  if (key !== undefined && guestId !== undefined) {
    const { event, guest: claimed } = await accessEvent(db, place.eventId, viewer, { guestId, key });
    const isTheirs = claimed?.id === guestId && sameSecret(claimed.link_key, key);
    const guest = isTheirs ? await guestWhoGives(db, { eventId: place.eventId, guestId }) : undefined;
    if (guest && !(viewer && guest.user_id === viewer.userId)) {
      const holder = { event, guest, key, userId: viewer?.userId, address };
      return giveByKey(paymentContext, holder, place, contribution);
    }
  }
  if (!viewer) throw notSignedIn();
  return joinCollaboration(paymentContext, viewer, place, contribution);
}

/**
 * Joins those who give a gift together (spec section 6): somebody new may when nobody did
 * so far, when the organiser opened it, or when a request between them and one who takes
 * part was accepted. Strangers who joined with nothing count as nobody; whoever a host took
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
): Promise<JoinedCollaboration> {
  const { ctx } = paymentContext;
  const { contributionAmount, hideAmount, requestKey } = contribution;
  const { event, relation } = await accessEvent(ctx.db, place.eventId, viewer);
  await limitRate(ctx, 'contribute', viewer.userId, { limit: 30, windowSeconds: 3600 });
  const amountPaise = paiseOf(contributionAmount);
  if (amountPaise > 0 && !takesPayments(ctx.env)) throw conflict(words.noPayments, 'no_payments');
  const now = ctx.now();
  const isRepeated =
    amountPaise > 0 &&
    requestKey !== undefined &&
    (await hasBegun(paymentContext, viewer.userId, requestKey));

  const gift = await ctx.db.transaction().execute(async (tx) => {
    // of two who come first at the same time the second one sees the first; who begins to pay writes nothing here,
    // and waits for nobody who pays for the same gift
    const found = await (amountPaise > 0 ? giftOf(tx, place) : lockedGift(tx, place));
    if (relation === 'organiser') throw forbidden(words.ownGift);
    // what it began stands, also when it is what filled the gift
    if (!isRepeated) {
      refuseWhenOver(event, found);
      refuseWhenNotEnabled(found);
      if (amountPaise > 0) refuseWhenClosed(event, found, now);
      await refuseAtDoor(tx, found, viewer.userId);
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
    return show(tx, place, viewer, relation);
  });
  if (amountPaise === 0) return { gift };
  return { gift, payment: await beginPayment(paymentContext, viewer, event, gift, contribution) };
}

async function beginPayment(
  paymentContext: PaymentContext,
  viewer: SignedIn,
  event: EventAccess['event'],
  gift: JoinedCollaboration['gift'],
  contribution: JoinContribution,
) {
  const person = await personOf(paymentContext.ctx.db, viewer.userId);
  return startPayment(paymentContext, {
    ...contributionPayment(event, { id: gift._id, name: gift.name }, contribution),
    payerId: viewer.userId,
    payer: {
      name: `${person.first_name} ${person.last_name}`.trim(),
      email: person.email,
      contact: person.phone,
    },
  });
}

/** @throws {Problem} 403 for whoever has to ask first, or was taken off the gift */
async function refuseAtDoor(tx: Db, gift: GiftRow, userId: string): Promise<void> {
  if ((await giverIdsOf(tx, gift.id)).includes(userId)) return;
  const admission = (await admissionsOf(tx, [gift.id], userId)).get(gift.id);
  if (admission === 'taken off')
    throw new Problem(403, 'taken_off', (language) => removalWords[language].takenOff);
  const isOpen =
    admission === 'let in' || gift.open_to_all || (await doorKeepersOf(tx, gift.id)).length === 0;
  if (!isOpen) throw forbidden(words.askFirst);
}
