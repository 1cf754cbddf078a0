import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { advanceRefunds } from '#backend/money/payments/service.ts';
import {
  asSeen,
  cardsOf,
  fairWeather,
  give,
  refundsOf,
  takeMails,
  withdraw,
  type Given,
} from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

const world = useMoneyWorld();
const advance = () => advanceRefunds(world.api.backend.paymentContext);
const refundOf = async (given: Given) => (await refundsOf(world, given.paymentId)).at(-1);

/** Somebody sends money back at the provider's own page. */
async function refundElsewhere(given: Given, amountPaise: number): Promise<void> {
  const { payment } = await world.traces(given.paymentId);
  await world.api.backend.paymentContext.provider.refund({
    paymentId: payment.provider_payment_id ?? '',
    amountPaise,
    idempotencyKey: newId(),
  });
}

beforeEach(() => fairWeather(world));

describe('money that went back without us', () => {
  it('is kept aside for an operator and changes nothing', async () => {
    const given = await give(world, 5000);
    await refundElsewhere(given, 100_000);
    await world.control('release', {});
    expect(await world.traces(given.paymentId)).toMatchObject({
      status: 'paid',
      quarantine: ['refunded_elsewhere'],
    });
    expect(await cardsOf(world, given.paymentId)).toEqual([['active', 5000]]);
    expect(await asSeen(given)).toMatchObject({ state: 'paid' });
  });

  it('makes our own refund be refused: the operator keeps the reason, nobody else sees it', async () => {
    const given = await give(world, 5000);
    await refundElsewhere(given, 500_000);
    await withdraw(given);
    await takeMails(world, world.guest);
    await advance();
    expect(await refundOf(given)).toMatchObject({
      status: 'failed',
      failure: 'BAD_REQUEST_ERROR: The payment has been fully refunded already',
      provider_refund_id: null,
    });
    expect(await cardsOf(world, given.paymentId)).toEqual([['active', 5000]]);
    expect(JSON.stringify([await asSeen(given), await takeMails(world, world.guest)])).not.toContain(
      'fully refunded already',
    );
    // what was sent back by hand is not in our books: an operator has to look
    await world.control('release', {});
    expect((await world.traces(given.paymentId)).quarantine).toEqual(['refunded_elsewhere']);
  });

  it('of which nobody but a forger tells did not happen', async () => {
    const given = await give(world, 5000);
    await withdraw(given);
    await world.control('fault', { operation: 'payments.refund', mode: 'accept_then_error', times: 1 });
    await advance();
    const deliveries = (await world.deliveries())
      .filter(({ event }) => event.startsWith('refund.'))
      .slice(0, 2);
    expect(deliveries).toHaveLength(2);
    for (const { id } of deliveries) {
      const { answers } = await world.control<{ answers: string[] }>('deliver', { id, tamper: 'signature' });
      expect(answers.join()).toContain('400');
    }
    expect(await refundOf(given)).toMatchObject({ status: 'requested' });
  });
});
