import type { Context } from '../context.ts';
import { cardsIssuedFor, issueCards } from '../gift-cards/service.ts';
import { providerAccount, type Purpose } from '../payments/service.ts';
import { addCollaborator, insertContribution, personOf } from './giver-repository.ts';
import { eventName, findGift, lockGift } from './repository.ts';

/** The name under which payments are contributions. */
export const CONTRIBUTION = 'contribution';

/**
 * A paid contribution: it counts for the gift, its giver takes part, and the organiser
 * gets gift cards, all in the transaction that notes the payment as paid. A gift taken
 * off the wishlist meanwhile changes nothing for the organiser.
 */
export const contributions = (ctx: Context): Purpose => ({
  async paid(tx, payment) {
    const { eventId = '', giftId = '', hideAmount } = payment.subject;
    const now = ctx.now();
    const isThere = await lockGift(tx, eventId, giftId);
    const gift = isThere ? await findGift(tx, eventId, giftId) : undefined;
    const giver = await personOf(tx, payment.payer_id);
    await insertContribution(tx, {
      giftId: gift?.id ?? null,
      eventId,
      contributorId: payment.payer_id,
      paymentId: payment.id,
      amountPaise: payment.amount_paise,
      now,
    });
    const choice = { hideAmount: hideAmount === undefined ? undefined : hideAmount === 'true', chosenAt: payment.created_at };
    if (gift) await addCollaborator(tx, gift.id, payment.payer_id, choice, now);
    const name = `${giver.first_name} ${giver.last_name}`.trim() || 'A guest';
    await issueCards(ctx, tx, {
      ownerId: payment.payee_id,
      eventId,
      paymentId: payment.id,
      amountPaise: payment.amount_paise,
      description: gift ? `${name} gave for ${gift.name}` : `${name} gave`,
      source: providerAccount(payment.provider),
    });
  },
  async describe(db, payment) {
    const { eventId = '' } = payment.subject;
    return { title: await eventName(db, eventId), ...(eventId ? { eventId } : {}), issued: await cardsIssuedFor(db, payment.id) };
  },
});
