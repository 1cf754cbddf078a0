import { togetherWords } from '#messages/collaboration/words.ts';
import { giftMailWords } from '#messages/collaboration/mail/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { cardsIssuedFor, issueCards } from '#backend/money/gift-cards/service.ts';
import { providerAccount } from '#backend/money/ledger/service.ts';
import {
  payerOf,
  type PayerId,
  type PaymentHandler,
  type PaymentRow,
} from '#backend/money/payments/service.ts';
import { eventNameIn } from '#backend/events/second-language.ts';
import { celebrating } from '#backend/events/celebrating.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { endPlace, standingAt } from './admission-repository.ts';
import { guestPayer } from './guest-payer-repository.ts';
import { confirmContribution } from './contribution-mail.ts';
import { tellOfPayment } from './tell-of-payment.ts';
import { choiceOf, contributionPaymentReturns } from './contribution-returned.ts';
import { contributionOfPayment, lockCancelled } from './contribution-repository.ts';
import { queueNewGivers } from './new-giver-jobs.ts';
import { notifyContribution } from './notify-givers.ts';
import { addCollaborator, insertContribution, personOf } from './giver-repository.ts';
import { eventGivenTo, findGift, keepGift } from './repository.ts';

/** The name under which payments are contributions. */
export const CONTRIBUTION = 'contribution';

/**
 * A paid contribution, which for no gift is a shagun: it counts for the gift, its giver takes part, and the organiser
 * gets gift cards, all in the transaction that notes the payment as paid. A gift taken
 * off the wishlist meanwhile changes nothing for the organiser. What arrives after the event
 * was cancelled goes back at once, and what arrives from somebody whom a host took off the gift.
 */
export const contributionPaymentHandler = (ctx: Context): PaymentHandler => ({
  ...contributionPaymentReturns(ctx),
  async paid(tx, payment) {
    const { eventId = '', giftId = '', blessing = '' } = payment.subject;
    const payer = payerOf(payment);
    const now = ctx.now();
    // cancelled before this or after it, never in between: one of the two sends the money back
    const isCancelled = await lockCancelled(tx, eventId);
    const isOut = () => isOutOf(tx, giftId, payer);
    const goesBack = isCancelled || (await isOut());
    // others may pay for it at the same time; to give the money back it is locked for one alone
    const gift = await keepGift(tx, { eventId, giftId }, goesBack ? 'alone' : 'with others');
    // asked again: a removal may have held the gift until now, of somebody who had not begun to pay when it started
    const returned = isCancelled ? 'event_cancelled' : (await isOut()) ? 'taken_off' : undefined;
    const giver = await (typeof payer === 'string'
      ? personOf(tx, payer)
      : guestPayer(tx, payer.guestPayerId));
    const isShut =
      gift !== undefined && typeof payer === 'string' && (await standingAt(tx, gift.id, payer)).isShut;
    if (isShut) await endPlace(tx, gift.id, payer);
    await insertContribution(tx, {
      giftId: gift?.id ?? null,
      eventId,
      giver: payer,
      paymentId: payment.id,
      amountPaise: payment.amount_paise,
      blessing,
      now,
    });
    const isNew =
      gift !== undefined &&
      returned !== 'taken_off' &&
      // a guest without an account gives, and is not among those who give together
      typeof payer === 'string' &&
      !isShut &&
      (await addCollaborator(tx, {
        giftId: gift.id,
        userId: payer,
        choice: choiceOf(payment),
        newsDue: returned === undefined,
        now,
      }));
    const name = `${giver.first_name} ${giver.last_name}`.trim() || togetherWords.nameless;
    await issueCards(ctx, tx, {
      ownerId: payment.payee_id,
      eventId,
      paymentId: payment.id,
      amountPaise: payment.amount_paise,
      // of a payment for no gift, and not of one whose gift was removed meanwhile
      description: giftId === '' ? giftMailWords.gaveShagun(name) : giftMailWords.gave(name, gift?.name),
      source: providerAccount(payment.provider),
    });
    if (returned) return returned;
    const facts = await contributionOfPayment(tx, payment.id);
    if (facts) {
      const { meanwhile } = meanwhileOf(payment, gift, facts);
      await confirmContribution(ctx, tx, payment, facts, meanwhile);
      const event = { id: eventId, event_name: facts.event_name, organiser_id: facts.organiser_id };
      await notifyContribution(ctx, tx, event, {
        gift,
        giver,
        paise: payment.amount_paise,
        isBeyond: meanwhile === 'beyond',
      });
      await tellOfPayment(ctx, tx, 'payment.received', facts, {
        paymentId: payment.id,
        paise: payment.amount_paise,
      });
    }
    if (isNew) await queueNewGivers(ctx, tx, gift.id);
    return undefined;
  },
  async describe(db, payment) {
    const { eventId = '', giftId = '', blessing = '' } = payment.subject;
    const gift = await findGift(db, eventId, giftId);
    const byLink = payment.guest_payer_id === null ? null : await guestPayer(db, payment.guest_payer_id);
    const found = await eventGivenTo(db, eventId);
    const language = byLink?.language ?? 'en';
    const event = found && { ...found, event_name: eventNameIn(found, language) };
    const couple = event ? celebrating(event, language) : '';
    return {
      title: event?.event_name ?? '',
      ...(couple ? { couple } : {}),
      ...(blessing ? { blessing } : {}),
      ...(eventId ? { eventId } : {}),
      ...(gift ? { gift: { id: gift.id, name: gift.name } } : {}),
      ...meanwhileOf(payment, gift, await contributionOfPayment(db, payment.id)),
      ...(byLink && { byLink: { receipt: byLink.email !== '' } }),
      issued: await cardsIssuedFor(db, payment.id),
    };
  },
});

/** What became of a gift before the payment for it arrived, and whether others paid enough by then. */
function meanwhileOf(
  { subject, completed_at: paidAt }: Pick<PaymentRow, 'subject' | 'completed_at'>,
  gift: { purchased_at: Date | null } | undefined,
  contribution: { goes_beyond: boolean | null } | undefined,
): { meanwhile?: 'bought' | 'removed' | 'beyond' } {
  if (!subject.giftId || paidAt === null) return {};
  if (!gift) return { meanwhile: 'removed' };
  if (gift.purchased_at && gift.purchased_at <= paidAt) return { meanwhile: 'bought' };
  return contribution?.goes_beyond ? { meanwhile: 'beyond' } : {};
}

/** Whether a host took them off the gift, or off the guest list when they pay by their personal link. */
async function isOutOf(tx: Db, giftId: string, payer: PayerId): Promise<boolean> {
  if (typeof payer === 'string') return (await standingAt(tx, giftId, payer)).isTakenOff;
  const { guest_id: guestId, user_id: userId } = await guestPayer(tx, payer.guestPayerId);
  return guestId === null || (userId !== null && (await standingAt(tx, giftId, userId)).isTakenOff);
}
