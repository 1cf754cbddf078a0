import { expect, it } from 'vitest';
import { advanceRefunds } from '#backend/money/payments/service.ts';
import { fairWeather, refundsOf, takeMails } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

const world = useMoneyWorld();

// whoever only begins to pay holds up nobody's deletion, so money may come after it
it('money that arrives after its payee deleted their account goes back', async () => {
  await fairWeather(world);
  const place = await world.gift();
  const payment = await world.begin(place, 5000);
  await world.organiser.call('cancelEvent', { params: { eventId: place.eventId } });
  const gone = await world.organiser.call('deleteAccount', { body: { confirmation: world.organiser.email } });
  expect(gone.status).toBe(200);
  await takeMails(world, world.guest);
  await world.comeBack(await world.press(payment, 'pay'));
  expect(await refundsOf(world, payment._id)).toMatchObject([{ amount_paise: 500_000 }]);
  await advanceRefunds(world.api.backend.paymentContext);
  await world.control('release', {});
  await advanceRefunds(world.api.backend.paymentContext);
  expect((await world.traces(payment._id)).status).toBe('refunded');
  expect(await takeMails(world, world.guest)).not.toEqual([]);
});
