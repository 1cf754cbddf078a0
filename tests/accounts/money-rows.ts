import { issueCards } from '#backend/money/gift-cards/service.ts';
import type { Context } from '#backend/platform/context.ts';
import { newId } from '#backend/platform/ids.ts';
import { paymentRow } from '#tests/setup/payment-rows.ts';

interface PaymentRows {
  /** Null for a guest without an account. */
  payer: string | null;
  guestPayer?: string;
  payee: string;
  eventId: string;
  paise: number;
}

/** A payment that was made, with its contribution and gift card, as its webhook would leave them. @returns its id */
export async function addPayment(
  ctx: Context,
  { payer, guestPayer, payee, eventId, paise }: PaymentRows,
): Promise<string> {
  const id = newId();
  const now = new Date();
  await ctx.db.transaction().execute(async (tx) => {
    const checkout = JSON.stringify({
      kind: 'form',
      action: 'https://pay.example',
      fields: { email: `${payer}@private.example` },
    });
    await tx
      .insertInto('payments')
      .values({
        ...paymentRow({
          id,
          payer,
          payee,
          paise,
          paidAt: now,
          subject: JSON.stringify({ eventId }),
          checkout,
        }),
        guest_payer_id: guestPayer ?? null,
      })
      .execute();
    await tx
      .insertInto('contributions')
      .values({
        id: newId(),
        gift_id: null,
        event_id: eventId,
        contributor_id: payer,
        guest_payer_id: guestPayer ?? null,
        payment_id: id,
        amount_paise: paise,
      })
      .execute();
    await issueCards(ctx, tx, {
      ownerId: payee,
      eventId,
      paymentId: id,
      amountPaise: paise,
      description: 'A gift',
      source: { account: 'provider:razorpay', kind: 'provider' },
    });
  });
  return id;
}
