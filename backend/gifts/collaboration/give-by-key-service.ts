import { giftByLinkWords } from '#messages/collaboration/by-link/by-language.ts';
import { removalWords } from '#messages/collaboration/removal/by-language.ts';
import type { LocalizedMessage } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, forbidden, invalid, notFound, Problem } from '#backend/platform/errors.ts';
import { takesPayments } from '#backend/providers/set-up.ts';
import { paiseOf } from '#backend/platform/money.ts';
import {
  hasBegun,
  startPayment,
  type PayerId,
  type PaymentContext,
} from '#backend/money/payments/service.ts';
import { standingAt } from './admission-repository.ts';
import {
  refuseAmount,
  refuseWhenClosed,
  refuseWhenNotEnabled,
  refuseWhenOver,
  type GiftPlace,
  type GivingRefusals,
  type Joined,
} from './gift.ts';
import { keepGuestPayer, limitGiving, payerByKey, type KeyHolder } from './guest-payer-service.ts';
import { contributionPayment, type JoinContribution } from './contribution-to-pay.ts';
import { findGift, type GiftRow } from './repository.ts';

/**
 * A guest gives towards a gift by the key of their personal link, without an account (docs/decisions/0009): any amount
 * above nothing, for a gift that is open to everybody. It counts once it is paid. They are not among the
 * gift's collaborators, and the answer tells them nobody who is.
 *
 * @throws {Problem} 400 with the amount that remains, 403, 404, 409, 429, 503 when the payment page cannot be reached
 */
export async function giveByKey(
  paymentContext: PaymentContext,
  holder: KeyHolder,
  place: GiftPlace,
  contribution: JoinContribution,
): Promise<Joined> {
  const { ctx } = paymentContext;
  const { event, guest, key } = holder;
  if (guest.user_id === event.organiser_id || holder.userId === event.organiser_id)
    throw forbidden(localized((words) => words.ownGift));
  if (!takesPayments(ctx.env))
    throw conflict(
      localized((words) => words.noPayments),
      'no_payments',
    );
  await limitGiving(ctx, holder);
  const gift = await findGift(ctx.db, place.eventId, place.giftId);
  if (!gift) throw notFound(localized((words) => words.giftGone));
  const amountPaise = paiseOf(contribution.contributionAmount);
  const payer: PayerId = { guestPayerId: await keepGuestPayer(ctx.db, guest, key, ctx.now()) };
  const { requestKey } = contribution;
  // what it began stands, also when it is what filled the gift
  const isRepeated =
    amountPaise > 0 &&
    requestKey !== undefined &&
    (await hasBegun(paymentContext, payer, requestKey, { isOff: event.status === 'cancelled' }));
  if (!isRepeated) {
    refuseWhenOver(event, gift, refusals);
    refuseWhenNotEnabled(gift, refusals);
    refuseWhenClosed(event, gift, ctx.now(), refusals);
    await refuseAtDoor(ctx.db, gift, guest.user_id);
    if (amountPaise === 0) throw amountMissing();
    refuseAmount(amountPaise, gift, paymentContext.provider.minimumPaise, refusals);
  }
  const payment = await startPayment(paymentContext, {
    ...contributionPayment(event, gift, contribution),
    payerId: payer,
    payer: payerByKey(guest),
  });
  // nobody who gives, and nobody who bought it, is told to somebody who only has a link
  return { viewer: null, standing: { relation: 'visitor', guest }, payment };
}

/** A sentence in whatever language it is read. */
const localized =
  (sentence: (words: typeof giftByLinkWords.en) => string): LocalizedMessage =>
  (language) =>
    sentence(giftByLinkWords[language]);

/** A guest reads in their language why nothing can be given. */
const refusals: GivingRefusals = {
  eventCancelled: localized((words) => words.eventCancelled),
  purchased: localized((words) => words.purchased),
  notEnabled: localized((words) => words.notEnabled),
  closed: localized((words) => words.closed),
  collected: localized((words) => words.collected),
  aboveRemaining: (remaining) => localized((words) => words.aboveRemaining(remaining)),
  belowMinimum: localized((words) => words.belowMinimum),
};

function amountMissing(): Problem {
  const message = localized((words) => words.amountNeeded);
  return invalid({ contributionAmount: [message] }, message);
}

/** By a key nobody asks to be let in: the gift is open to everybody, or they sign in and ask. */
async function refuseAtDoor(db: Db, gift: GiftRow, userId: string | null): Promise<void> {
  if (userId !== null && (await standingAt(db, gift.id, userId)).isTakenOff)
    throw new Problem(403, 'taken_off', (language) => removalWords[language].takenOff);
  if (!gift.open_to_all) throw forbidden(localized((words) => words.askHosts));
}
