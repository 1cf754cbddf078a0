import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentEvent } from '#backend/providers/payments/port.ts';
import { sandboxAccount } from '#sandbox/payments/account.ts';
import { eventually, PaymentsWorld, type ListedDelivery } from '#tests/sandbox/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await PaymentsWorld.open();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

async function settle(amountPaise = 500_000): Promise<{ orderId: string; reference: string }> {
  const request = world.request({ amountPaise });
  const { orderId } = await world.provider().createCheckout(request);
  await world.control('settle', { id: orderId, webhook: true });
  return { orderId, reference: request.reference };
}

const events = (): PaymentEvent[] =>
  world.readings().flatMap((read) => (read.kind === 'event' ? [read.event] : []));
const names = (): string[] => world.received.map(({ name }) => name);
const three = ['payment.authorized', 'payment.captured', 'order.paid'];

describe('what is told', () => {
  test('a payment: authorised, captured, order paid; signed, in JSON, each with an id of its own', async () => {
    const { orderId, reference } = await settle(1_250_000);
    await world.untilReceived(3);
    expect(names()).toEqual(three);
    for (const { body, headers } of world.received) {
      expect(headers.get('content-type')).toBe('application/json');
      expect(headers.get('x-razorpay-signature')).toBe(
        createHmac('sha256', sandboxAccount.webhookSecret).update(body).digest('hex'),
      );
    }
    expect(new Set(events().map(({ eventId }) => eventId)).size).toBe(3);
    const payment = { orderId, amountPaise: 1_250_000, currency: 'INR' };
    expect(events()).toMatchObject([
      { kind: 'payment_authorized', orderId, reference: null, payment: { ...payment, status: 'authorized' } },
      { kind: 'payment_captured', orderId, reference: null, payment: { ...payment, status: 'captured' } },
      { kind: 'checkout_paid', orderId, reference, payment: { ...payment, status: 'captured' } },
    ]);
  });

  test('a failure, and the same payment captured later', async () => {
    const { orderId } = await world.provider().createCheckout(world.request());
    const failed = await world.control<{ id: string }>('settle', {
      id: orderId,
      outcome: 'failed',
      webhook: true,
    });
    await world.untilReceived(1);
    await world.control('settle', { id: failed.id, webhook: true });
    await world.untilReceived(4);
    expect(names()).toEqual(['payment.failed', ...three]);
    expect(new Set(events().map(({ payment }) => payment?.id))).toEqual(new Set([failed.id]));
    expect((await world.ledger()).charges).toHaveLength(1);
  });

  test('an authorised payment is charged only when captured', async () => {
    const { orderId } = await world.provider().createCheckout(world.request());
    const { id } = await world.control<{ id: string }>('settle', {
      id: orderId,
      outcome: 'authorized',
      webhook: true,
    });
    expect((await world.ledger()).charges).toEqual([]);
    expect(await world.provider().fetchOrderPayments(orderId)).toMatchObject([{ id, status: 'authorized' }]);
    await world.untilReceived(1);
    await world.control('settle', { id, webhook: true });
    await world.untilReceived(3);
    expect(names()).toEqual(three);
    expect((await world.ledger()).charges).toHaveLength(1);
  });

  test('a Payment Link: paid, cancelled, expired', async () => {
    const links = world.provider({ mode: 'links' });
    const [paid, cancelled, expired] = [world.request(), world.request(), world.request()];
    const ids = await Promise.all(
      [paid, cancelled, expired].map(async (request) => (await links.createCheckout(request)).orderId),
    );
    await world.control('settle', { id: ids[0], webhook: true });
    await world.untilReceived(4);
    await links.cancelCheckout(ids[1] ?? '');
    await world.untilReceived(5);
    await world.control('expire', { id: ids[2] });
    await world.untilReceived(6);
    expect(events().filter(({ paymentLink }) => paymentLink)).toMatchObject([
      {
        kind: 'checkout_paid',
        orderId: ids[0],
        reference: paid.reference,
        payment: { orderId: ids[0], status: 'captured', amountPaise: paid.amountPaise },
        paymentLink: { status: 'paid', paidPaise: paid.amountPaise },
      },
      {
        kind: 'checkout_cancelled',
        orderId: ids[1],
        reference: cancelled.reference,
        payment: null,
        paymentLink: { status: 'cancelled' },
      },
      {
        kind: 'checkout_expired',
        orderId: ids[2],
        reference: expired.reference,
        payment: null,
        paymentLink: { status: 'expired' },
      },
    ]);
  });

  test('refunds: created, processed, failed', async () => {
    const provider = world.provider();
    const { orderId } = await settle(10_000);
    const [payment] = await provider.fetchOrderPayments(orderId);
    const paymentId = payment?.id ?? '';
    await world.untilReceived(3);
    world.received.length = 0;
    const done = await provider.refund({ paymentId, amountPaise: 4_000, idempotencyKey: 'webhook-refund-1' });
    await world.control('', { newRefunds: 'failed' });
    const failed = await provider.refund({
      paymentId,
      amountPaise: 5_000,
      idempotencyKey: 'webhook-refund-2',
    });
    await world.untilReceived(4);
    const lines = events().map(({ kind, refund, orderId: order }) =>
      [kind, refund?.id, refund?.status, order].join(' '),
    );
    expect(lines.sort()).toEqual(
      [
        `refund_created ${done.id} pending ${orderId}`,
        `refund_processed ${done.id} processed ${orderId}`,
        `refund_created ${failed.id} pending ${orderId}`,
        `refund_failed ${failed.id} failed ${orderId}`,
      ].sort(),
    );
  });
});

describe('how it travels', () => {
  test('again until it is taken, with the same event id', async () => {
    world.answers = [500, 302];
    await settle();
    await world.untilReceived(5);
    await eventually(async () =>
      expect((await world.deliveries()).map(({ state }) => state)).toEqual(Array(3).fill('delivered')),
    );
    // which of the three meets which answer is for the machine to say
    const answers = (await world.deliveries()).map((delivery) => delivery.answers);
    expect(answers.flat().sort()).toEqual(['200', '200', '200', '302', '500']);
    for (const own of answers) expect(own.indexOf('200')).toBe(own.length - 1);
    const ids = world.received.map(({ headers }) => headers.get('x-razorpay-event-id'));
    expect(new Set(ids).size).toBe(3);
  });

  test('not for ever', async () => {
    world.answers = Array<number>(12).fill(503);
    await settle();
    await eventually(async () =>
      expect((await world.deliveries()).map(({ state, tries }) => `${state} ${tries}`)).toEqual(
        Array(3).fill('failed 4'),
      ),
    );
    expect(world.received).toHaveLength(12);
  });

  test('not at all while held, and then in any order asked for', async () => {
    await world.control('', { held: true });
    await settle();
    const held = (await world.deliveries()).reverse();
    expect(held.map(({ event, state }) => [event, state])).toEqual(three.map((event) => [event, 'held']));
    expect(world.received).toEqual([]);

    const order = [2, 0, 1].map((index) => held[index]?.id ?? '');
    await world.control('release', { ids: order });
    expect(world.received.map(({ headers }) => headers.get('x-razorpay-event-id'))).toEqual(order);
    await world.control('release', {});
    expect(world.received).toHaveLength(3);
  });

  test('settled without a webhook, only asking tells', async () => {
    const provider = world.provider();
    const { orderId } = await provider.createCheckout(world.request());
    await world.control('settle', { id: orderId });
    expect(await provider.fetchOrder(orderId)).toMatchObject({ status: 'paid' });
    expect((await world.deliveries()).map(({ state }) => state)).toEqual(['held', 'held', 'held']);
    await settle();
    await world.untilReceived(3);
    expect(events().every((event) => event.orderId !== orderId)).toBe(true);
  });

  test('reversed', async () => {
    await world.control('', { order: 'reversed' });
    await settle();
    await world.untilReceived(3);
    expect(names()).toEqual([...three].reverse());
  });

  test('a hundred times', async () => {
    await world.control('', { repeat: 100 });
    await settle();
    await eventually(async () =>
      expect((await world.deliveries()).map(({ sent }) => sent)).toEqual([100, 100, 100]),
    );
    expect(new Set(events().map(({ eventId }) => eventId)).size).toBe(3);
    expect(world.received).toHaveLength(300);
  });

  test('one of them again, as often as asked', async () => {
    await settle();
    await world.untilReceived(3);
    const [{ id } = { id: '' }] = await world.deliveries();
    const { answers } = await world.control<{ answers: string[] }>('deliver', { id, times: 25 });
    expect(answers).toEqual(Array(25).fill('200'));
    expect(world.received.filter(({ headers }) => headers.get('x-razorpay-event-id') === id)).toHaveLength(
      26,
    );
  });

  test('late', async () => {
    await world.control('', { delayMs: 60 });
    const before = performance.now();
    await settle();
    await world.untilReceived(3);
    expect(performance.now() - before).toBeGreaterThan(55);
  });

  test('before the payer returns', async () => {
    await world.control('', { timing: 'before_return' });
    const checkout = await world.provider().createCheckout(world.request());
    await world.press(checkout, 'pay');
    expect(names()).toEqual(three);
  });
});

describe('what is done to it on the way', () => {
  const sent = async (tamper: string): Promise<ListedDelivery[]> => {
    await world.control('', { tamper, held: false });
    await settle(500_000);
    await eventually(async () =>
      expect((await world.deliveries()).every(({ tries }) => tries > 0)).toBe(true),
    );
    return world.deliveries();
  };

  test.each(['body', 'signature', 'unsigned'])('%s: the adapter refuses it', async (tamper) => {
    await sent(tamper);
    expect(world.readings().slice(0, 3)).toEqual(Array(3).fill({ kind: 'refused', reason: 'signature' }));
  });

  test('not JSON, though signed: the adapter refuses it', async () => {
    await sent('not_json');
    expect(world.readings()[0]).toEqual({ kind: 'refused', reason: 'malformed' });
  });

  test('another amount or currency, signed properly: the adapter tells it as it is', async () => {
    await sent('amount');
    expect(events()[0]?.payment).toMatchObject({ amountPaise: 500_100, currency: 'INR' });
    await world.reset();
    await sent('currency');
    expect(events()[0]?.payment).toMatchObject({ amountPaise: 500_000, currency: 'USD' });
  });

  test('one tampered copy does not count as delivered', async () => {
    await world.control('', { held: true });
    await settle();
    const [{ id } = { id: '' }] = await world.deliveries();
    await world.control('deliver', { id, tamper: 'body' });
    expect(world.readings()).toEqual([{ kind: 'refused', reason: 'signature' }]);
    expect((await world.deliveries())[0]).toMatchObject({
      id,
      state: 'held',
      sent: 1,
      answers: ['200 (tampered: body)'],
    });
  });
});

test('what was to be tried again waits too once webhooks are held', async () => {
  const slow = await PaymentsWorld.open([1_000]);
  slow.answers = [500, 500, 500];
  const { orderId } = await slow.provider().createCheckout(slow.request());
  await slow.control('settle', { id: orderId, webhook: true });
  await slow.untilReceived(3);
  await slow.control('', { held: true });
  await eventually(async () =>
    expect((await slow.deliveries()).map(({ state }) => state)).toEqual(['held', 'held', 'held']),
  );
  await slow.control('release', {});
  expect((await slow.deliveries()).map(({ state }) => state)).toEqual([
    'delivered',
    'delivered',
    'delivered',
  ]);
  expect(slow.received).toHaveLength(6);
  await slow.close();
});

test('a provider that charges something else than was asked says so to whoever asks', async () => {
  const provider = world.provider();
  const { orderId } = await provider.createCheckout(world.request({ amountPaise: 500_000 }));
  await world.control('settle', { id: orderId, amount: 499_999, currency: 'USD' });
  expect(await provider.fetchOrderPayments(orderId)).toMatchObject([
    { amountPaise: 499_999, currency: 'USD', status: 'captured' },
  ]);
});
