import { describe, expect, it } from 'vitest';
import { operations } from '#contract/operations.ts';
import type { StartedPayment } from '#contract/money/payments.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const world = useMoneyWorld();
type Place = { eventId: string; giftId: string };

const join = (who: Caller, place: Place, contributionAmount: number) =>
  who.call('joinCollaboration', { params: place, body: { contributionAmount } });
const pay = async (who: Caller, place: Place, amount: number) =>
  world.comeBack(await world.press(await world.begin(place, amount, who), 'pay'));
const enable = (who: Caller, place: Place) => who.call('enableCollaboration', { params: place });

describe('giving together', () => {
  it('two guests pool a gift: two cards, the whole amount, and each sees what the other gave', async () => {
    const place = await world.gift(12_500);
    const other = await world.api.signIn({ firstName: 'Kabir' });
    const walletOf = async () => (await world.organiser.call('getWallet', {})).data;
    const before = await walletOf();
    await pay(world.guest, place, 5000);
    await pay(other, place, 7500);
    const { gift } = (await enable(other, place)).data;
    expect(gift).toMatchObject({
      isCollaborative: true,
      totalCollected: 12_500,
    });
    expect(
      gift.collaborators.map(({ user, contributionAmount }) => [user.firstName, contributionAmount]),
    ).toEqual([
      ['Meera', 5000],
      ['Kabir', 7500],
    ]);
    expect(
      (await enable(world.organiser, place)).data.gift.collaborators.map(
        ({ contributionAmount }) => contributionAmount,
      ),
    ).toEqual([5000, 7500]);
    const { giftCards, totalBalance } = await walletOf();
    const had = new Set(before.giftCards.map(({ _id }) => _id));
    const added = giftCards.filter(({ _id }) => !had.has(_id));
    expect(added.map(({ amount }) => amount).sort()).toEqual([5000, 7500]);
    expect(totalBalance - before.totalBalance).toBe(12_500);
    const full = await join(world.guest, place, 1);
    expect(full).toMatchObject({
      status: 409,
      error: { message: 'The full amount for this gift has already been collected.' },
    });
    await world.expectBalanced();
  });

  it('0 joins without paying', async () => {
    const place = await world.gift(1000);
    const { data } = await join(world.guest, place, 0);
    expect(data.payment).toBeUndefined();
    expect(data.gift).toMatchObject({ totalCollected: 0, collaborators: [{ contributionAmount: 0 }] });
  });

  it('more than remains is refused, naming what remains; less than a rupee too', async () => {
    const place = await world.gift(125_000.5);
    await pay(world.guest, place, 25_000);
    const more = await join(world.guest, place, 100_000.51);
    expect(more).toMatchObject({
      status: 400,
      error: {
        message: 'That is more than this gift still needs. You can contribute up to ₹1,00,000.50.',
        details: { contributionAmount: [expect.any(String)] },
      },
    });
    expect((await join(world.guest, place, 0.99)).error.message).toBe(
      'Contribute at least ₹1, or enter 0 to join without paying.',
    );
    for (const wrong of [-1, 0.001]) expect((await join(world.guest, place, wrong)).status).toBe(400);
    const late = await world.api.signIn();
    for (const wrong of [null, '', true, [5], 5e-324]) {
      const answer = await late.call('joinCollaboration', {
        params: place,
        body: { contributionAmount: wrong as number },
      });
      expect([answer.status, answer.error.details], JSON.stringify(wrong)).toEqual([
        400,
        { contributionAmount: [expect.any(String)] },
      ]);
    }
  });

  it('two who race for the rest are both honoured', async () => {
    const place = await world.gift(5000);
    const other = await world.api.signIn();
    const [first, second] = [await world.begin(place, 5000), await world.begin(place, 5000, other)];
    await world.comeBack(await world.press(first, 'pay'));
    await world.comeBack(await world.press(second, 'pay'));
    expect((await enable(world.organiser, place)).data.gift).toMatchObject({
      totalCollected: 10_000,
    });
  });

  it('somebody new joins only when nobody did so far, or when the organiser opened it', async () => {
    const place = await world.gift(5000, { open: false });
    const other = await world.api.signIn();
    await pay(world.guest, place, 100);
    expect(await join(other, place, 100)).toMatchObject({
      status: 403,
      error: { message: 'Others are already giving this together. Ask one of them to let you join.' },
    });
    await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
    expect(await join(other, place, 100)).toMatchObject({ status: 403, error: { code: 'guests_only' } });
    await world.invite(place, other);
    expect((await join(other, place, 100)).status).toBe(200);
  });

  it('not before it is enabled, not for oneself, not for a cancelled event, not on another event', async () => {
    const { db } = world.api.backend.ctx;
    const place = await world.gift(5000);
    expect((await join(world.organiser, place, 100)).status).toBe(403);
    expect((await join(world.guest, { ...place, eventId: (await world.gift()).eventId }, 100)).status).toBe(
      404,
    );
    await db.deleteFrom('collaborations').where('gift_id', '=', place.giftId).execute();
    expect(await join(world.guest, place, 100)).toMatchObject({
      status: 409,
      error: { code: 'not_collaborative' },
    });
    await db.updateTable('events').set({ status: 'cancelled' }).where('id', '=', place.eventId).execute();
    expect(await enable(world.guest, place)).toMatchObject({
      status: 409,
      error: { code: 'event_cancelled' },
    });
  });

  it('a gift deleted while somebody pays: the money still reaches the organiser; one with money stays', async () => {
    const { db } = world.api.backend.ctx;
    const place = await world.gift(5000);
    const payment = await world.begin(place, 4000);
    await db.deleteFrom('gifts').where('id', '=', place.giftId).execute();
    await world.comeBack(await world.press(payment, 'pay'));
    expect(await world.traces(payment._id)).toMatchObject({
      status: 'paid',
      contributions: 1,
      cards: [400_000],
    });
    const kept = await world.gift(5000);
    await pay(world.guest, kept, 100);
    await expect(db.deleteFrom('gifts').where('id', '=', kept.giftId).execute()).rejects.toMatchObject({
      code: '23503',
    });
    await world.expectBalanced();
  });
});

describe('an Idempotency-Key', () => {
  const send = (place: Place, amount: number, key: string) =>
    world.guest.fetch(
      operations.joinCollaboration.path.replace('{eventId}', place.eventId).replace('{giftId}', place.giftId),
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ contributionAmount: amount }),
      },
    );

  it('used 20 times at once begins one payment; with another amount it is a conflict', async () => {
    const place = await world.gift(5000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(place, 100, 'one-key-for-all')));
    const payments = await Promise.all(
      answers.map(async (answer) => JSON.stringify((await answer.json()).payment)),
    );
    expect(new Set(payments).size).toBe(1);
    expect(JSON.parse(payments[0] ?? '')).toMatchObject({
      status: 'created',
      amount: 100,
      checkout: { kind: 'form' },
    });
    expect((await send(place, 101, 'one-key-for-all')).status).toBe(409);
    expect((await send(place, 101, 'short')).status).toBe(400);
  });

  it('answers the payment it began also when that has filled the gift, or the gift was bought meanwhile', async () => {
    const place = await world.gift(100);
    const begun = (await (await send(place, 100, 'the-last-rupees')).json()) as { payment: StartedPayment };
    await world.comeBack(await world.press(begun.payment, 'pay'));
    const repeat = async () => {
      const answer = await send(place, 100, 'the-last-rupees');
      return { status: answer.status, ...((await answer.json()) as { payment?: StartedPayment }) };
    };
    expect(await repeat()).toMatchObject({
      status: 200,
      payment: { _id: begun.payment._id, status: 'paid' },
    });
    await world.organiser.call('markGiftPurchased', { params: place, body: {} });
    expect(await repeat()).toMatchObject({
      status: 200,
      payment: { _id: begun.payment._id, status: 'paid' },
    });
    expect((await send(place, 100, 'another-key-of-mine')).status).toBe(409);
  });

  it('of a payment that was not made leads nobody to pay once the event is cancelled', async () => {
    const place = await world.gift(100);
    expect((await send(place, 100, 'before-it-is-off')).status).toBe(200);
    await world.organiser.call('cancelEvent', { params: { eventId: place.eventId } });
    const answer = await send(place, 100, 'before-it-is-off');
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'event_cancelled']);
  });
});
