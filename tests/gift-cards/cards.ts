import type { Context } from '#backend/platform/context.ts';
import { issueCards } from '#backend/money/gift-cards/service.ts';
import { newId } from '#backend/platform/ids.ts';
import { paymentRow } from '#tests/setup/payment-rows.ts';

/** A gift card with this many rupees, as a paid contribution leaves it: its identifier. */
export async function addCard(
  ctx: Context,
  ownerId: string,
  rupees: number,
  eventId: string | null = null,
): Promise<string> {
  const paymentId = newId();
  const amountPaise = Math.round(rupees * 100);
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('payments')
      .values(
        paymentRow({
          id: paymentId,
          payer: ownerId,
          payee: ownerId,
          paise: amountPaise,
          paidAt: ctx.now(),
          description: 'A kettle',
        }),
      )
      .execute();
    await issueCards(ctx, tx, {
      ownerId,
      eventId,
      paymentId,
      amountPaise,
      description: 'Meera Iyer gave for A kettle',
      source: { account: 'provider:razorpay', kind: 'provider' },
    });
  });
  const { id } = await ctx.db
    .selectFrom('gift_cards')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return id;
}

/** A redemption that is over, straight into the database: its identifier. */
export async function addRedemption(ctx: Context, cardId: string, userId: string): Promise<string> {
  const id = newId();
  await ctx.db
    .insertInto('redemptions')
    .values({
      id,
      card_id: cardId,
      user_id: userId,
      request_key: null,
      request_hash: id,
      product_id: '102',
      product_name: 'Ghungroo Home festive voucher',
      brand_name: 'Ghungroo Home',
      amount_paise: 50_000,
      recipient_email: 'asha@example.in',
      status: 'completed',
      provider: 'reloadly',
      provider_order_id: id,
      ordered_at: ctx.now(),
      completed_at: ctx.now(),
      next_check_at: null,
    })
    .execute();
  return id;
}
