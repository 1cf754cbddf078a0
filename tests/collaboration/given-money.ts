import { newId } from '#backend/platform/ids.ts';
import type { Context } from '#backend/platform/context.ts';
import { paymentRow } from '#tests/setup/payment-rows.ts';

/** Notes that somebody gave ₹100 for a gift they take part in; nothing is in anybody's wallet for it. */
export async function giveMoney(
  { db, now }: Context,
  { eventId, giftId }: { eventId: string; giftId: string },
  giver: { userId: string },
  payee: { userId: string },
): Promise<void> {
  const [id, at] = [newId(), now()];
  const subject = JSON.stringify({ eventId, giftId });
  await db
    .insertInto('payments')
    .values(paymentRow({ id, payer: giver.userId, payee: payee.userId, paise: 10_000, paidAt: at, subject }))
    .execute();
  const what = { gift_id: giftId, event_id: eventId, contributor_id: giver.userId, payment_id: id };
  await db
    .insertInto('contributions')
    .values({ id: newId(), ...what, amount_paise: 10_000, created_at: at })
    .execute();
}
