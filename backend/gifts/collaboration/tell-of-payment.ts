import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { tellWebhooks } from '#backend/messaging/webhooks/outbox.ts';
import { plainName } from '#backend/messaging/webhooks/plain-name.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import type { ContributionToReturn } from './contribution-repository.ts';

/** Tells the webhooks of an event's owner that money came or went: giver and amount, as the owner is told by mail. */
export async function tellOfPayment(
  ctx: Context,
  tx: Db,
  type: 'payment.received' | 'payment.returned' | 'payment.return_failed',
  facts: ContributionToReturn,
  { paymentId, paise }: { paymentId: string; paise: number },
): Promise<void> {
  await tellWebhooks(ctx, tx, {
    type,
    data: {
      eventId: facts.event_id,
      paymentId,
      giftId: facts.gift_id,
      giverName: plainName(facts),
      amount: rupeesOf(paise),
    },
  });
}
