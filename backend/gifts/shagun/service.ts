import { MOST_SHAGUN, type BegunShagun } from '#contract/gifts/shagun.ts';
import { isCompany } from '#contract/common/host-roles.ts';
import type { LocalizedMessage } from '#messages/language.ts';
import { shagunWords } from '#messages/shagun/by-language.ts';
import { conflict, forbidden, invalid, notSignedIn, type PublicMessage } from '#backend/platform/errors.ts';
import { accessEvent, type EventAccess } from '#backend/events/access.ts';
import { contributionPayment } from '#backend/gifts/collaboration/contribution-to-pay.ts';
import { personOf } from '#backend/gifts/collaboration/giver-repository.ts';
import { keepGuestPayer } from '#backend/gifts/collaboration/guest-payer-service.ts';
import {
  guestByKey,
  limitGiving,
  payerByKey,
  payerPerson,
  type KeyHolder,
} from '#backend/gifts/collaboration/guest-payer-service.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn, Viewer } from '#backend/platform/http/viewer.ts';
import { paiseOf } from '#backend/platform/money.ts';
import {
  hasBegun,
  requireRequestKey,
  startPayment,
  type PayerId,
  type PaymentContext,
} from '#backend/money/payments/service.ts';
import { takesPayments } from '#backend/providers/set-up.ts';

/** What somebody gives: signed in, or with the key of a guest's personal link from some network address. */
interface GivingShagun {
  /** Rupees. */
  amount: number;
  blessing?: string | undefined;
  guest?: string | undefined;
  key?: string | undefined;
  address: string;
  /** The client's Idempotency-Key. */
  requestKey: string | undefined;
}

/** Who gives, and for whose event. */
interface ShagunGiver {
  event: EventAccess['event'];
  payerId: PayerId;
  payer: ReturnType<typeof payerPerson>;
}

/**
 * Begins to pay a shagun: money for an event and no gift (docs/decisions/0009). Guests give it, by account or by the key of
 * their personal link, and so do co-hosts, where the event lets guests give together. It counts once it is paid.
 *
 * @throws {Problem} 400, 401, 403, 404, 409, 429, 503 when the payment page cannot be reached
 */
export async function giveShagun(
  paymentContext: PaymentContext,
  viewer: Viewer,
  eventId: string,
  { guest, key, address, ...shagun }: GivingShagun,
): Promise<BegunShagun> {
  requireRequestKey(shagun.requestKey);
  const { ctx } = paymentContext;
  const holder = await guestByKey(ctx.db, viewer, eventId, { guest, key, address });
  if (!holder && !viewer) throw notSignedIn();
  const { event, payerId, payer } = holder
    ? await asGuest(paymentContext, holder)
    : await asAccount(paymentContext, viewer as SignedIn, eventId);
  if (!takesPayments(ctx.env))
    throw conflict(
      localized((words) => words.noPayments),
      'no_payments',
    );
  const amountPaise = paiseOf(shagun.amount);
  // what it began stands, whatever changed since
  const isRepeated =
    shagun.requestKey !== undefined &&
    (await hasBegun(paymentContext, payerId, shagun.requestKey, { isOff: event.status === 'cancelled' }));
  if (!isRepeated) {
    refuseWhenShut(event);
    if (amountPaise === 0) throw wrongAmount(localized((words) => words.amountNeeded));
    if (amountPaise < paymentContext.provider.minimumPaise)
      throw wrongAmount(localized((words) => words.belowMinimum));
    if (amountPaise > paiseOf(MOST_SHAGUN))
      throw wrongAmount(localized((words) => words.aboveMost(MOST_SHAGUN)));
  }
  const contribution = { contributionAmount: shagun.amount, ...shagun };
  return {
    payment: await startPayment(paymentContext, {
      ...contributionPayment(event, null, contribution),
      payerId,
      payer,
    }),
  };
}

async function asGuest({ ctx }: PaymentContext, holder: KeyHolder): Promise<ShagunGiver> {
  const { event, guest, key, userId } = holder;
  // docs/decisions/0009: signed in they do not pay themselves by a guest's link either
  if (guest.user_id === event.organiser_id || userId === event.organiser_id)
    throw forbidden(localized((words) => words.ownEvent));
  await limitGiving(ctx, holder);
  const guestPayerId = await keepGuestPayer(ctx.db, guest, key, ctx.now());
  return { event, payerId: { guestPayerId }, payer: payerByKey(guest) };
}

async function asAccount({ ctx }: PaymentContext, viewer: SignedIn, eventId: string): Promise<ShagunGiver> {
  const { event, relation } = await accessEvent(ctx.db, eventId, viewer);
  if (relation === 'organiser') throw forbidden(localized((words) => words.ownEvent));
  if (!isCompany(relation)) throw forbidden(localized((words) => words.guestsOnly));
  await limitRate(ctx, 'contribute', viewer.userId, { limit: 30, windowSeconds: 3600 });
  return { event, payerId: viewer.userId, payer: payerPerson(await personOf(ctx.db, viewer.userId)) };
}

function refuseWhenShut(event: EventAccess['event']): void {
  const shut = (code: string, sentence: Parameters<typeof localized>[0]) =>
    conflict(localized(sentence), code);
  if (event.status === 'cancelled') throw shut('event_cancelled', (words) => words.eventCancelled);
  if (!event.give_together) throw shut('not_collaborative', (words) => words.notOpen);
}

const wrongAmount = (message: PublicMessage) => invalid({ amount: [message] }, message);

/** A sentence in whatever language it is read. */
const localized =
  (sentence: (words: typeof shagunWords.en) => string): LocalizedMessage =>
  (language) =>
    sentence(shagunWords[language]);
