import { expect, it } from 'vitest';
import { reconcilePayments } from '#backend/money/payments/service.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

const world = useMoneyWorld({ RAZORPAY_MODE: 'links' });
const paidOnce = { status: 'paid', contributions: 1, cards: [500_000], quarantine: [] };

it('a Payment Link counts once, by its return and its webhooks', async () => {
  await world.control('', { held: true });
  const payment = await world.begin(await world.gift(), 5000);
  expect(payment.checkout?.kind).toBe('redirect');
  const { url } = await world.press(payment, 'pay');
  const answer = await world.api.visitor.fetch(url.slice(new URL(url).origin.length));
  expect(answer.headers.get('Location')).toMatch(/^\/payment-success\?order_id=plink_/);
  expect(await world.traces(payment._id)).toMatchObject(paidOnce);
  await world.control('release', {});
  expect(await world.traces(payment._id)).toMatchObject(paidOnce);
  await world.expectBalanced();
});

it('a Payment Link whose time is over is closed at the provider too', async () => {
  await world.control('', { held: false });
  const payment = await world.begin(await world.gift(), 5000);
  world.api.setNow(new Date(Date.now() + 31 * 60_000));
  await reconcilePayments(world.api.backend.paymentContext);
  world.api.setNow();
  expect((await world.traces(payment._id)).status).toBe('expired');
  const { provider_order_id: orderId } = (await world.traces(payment._id)).payment;
  expect((await world.api.backend.paymentContext.provider.fetchOrder(orderId ?? '')).status).toBe(
    'cancelled',
  );
  await world.press(payment, 'pay');
  expect(await world.traces(payment._id)).toMatchObject({ contributions: 0 });
});
