import { beforeEach, expect, it } from 'vitest';
import { webhookPayload } from '#contract/messaging/webhook-payloads.ts';
import { addWebhookRow } from '#tests/notifications/webhook-rows.ts';
import { fairWeather, give, withdraw } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

const world = useMoneyWorld();
beforeEach(() => fairWeather(world));

it('money that comes and goes is told with giver and amount, and no contact', async () => {
  const { ctx } = world.api.backend;
  const { webhookId } = await addWebhookRow(ctx, world.organiser.userId);
  const given = await give(world, 5000);
  await withdraw(given);
  const rows = await ctx.db
    .selectFrom('webhook_deliveries')
    .select('payload')
    .where('endpoint_id', '=', webhookId)
    .where('type', 'in', ['payment.received', 'payment.returned'])
    .orderBy('type')
    .execute();
  const payloads = rows.map(({ payload }) => webhookPayload.parse(JSON.parse(payload)));
  const { eventId, giftId } = given.place;
  const data = { eventId, giftId, paymentId: given.paymentId, giverName: expect.any(String), amount: 5000 };
  expect(payloads).toMatchObject([
    { type: 'payment.received', data },
    { type: 'payment.returned', data },
  ]);
  expect(JSON.stringify(rows)).not.toContain('@');
});
