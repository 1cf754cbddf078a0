import { ownAddress, ownNothing } from '#tests/setup/address-owners.ts';
import { describe, expect, it } from 'vitest';
import { expireCards } from '#backend/money/gift-cards/expiry.ts';
import { useVoucherWorld } from '#tests/gift-cards/voucher-world.ts';

/** Sentences people read, letter for letter. */
const say = {
  notActive: 'Only an active gift card can be redeemed.',
  amountNeeded: 'Enter the amount to redeem.',
  cardGone: 'This gift card is not in your wallet.',
};

const world = useVoucherWorld({ GIFT_CARD_MAX_RUPEES: '10000000' });

describe('a voucher', () => {
  it('is bought once, for the amount, in our name, and sent where they say', async () => {
    const card = await world.card(1000);
    const { status, redemption } = await world.redeem({
      giftCardId: card,
      amount: 250.5,
      recipientEmail: ' Ravi@Example.in ',
    });
    expect(status).toBe(200);
    const orders = await world.seller.ordersOf(redemption._id);
    expect(orders).toMatchObject([
      { unitPaise: 25_050, recipientEmail: 'ravi@example.in', senderName: 'Shagun', productId: 101 },
    ]);
    expect(redemption).toMatchObject({
      giftCardId: card,
      status: 'completed',
      brand: 'Ghungroo Home',
      product: 'Ghungroo Home e-voucher',
      amount: 250.5,
      recipientEmail: 'ravi@example.in',
      orderId: String(orders[0]?.transactionId),
      failure: '',
    });
    expect(await world.shown(card)).toMatchObject({
      amount: 749.5,
      status: 'active',
      transactions: [
        { type: 'debit', amount: 250.5, description: 'Voucher: Ghungroo Home e-voucher' },
        { type: 'credit', amount: 1000 },
      ],
      redemptions: [redemption],
    });
    // who waited for the answer needs no letter
    expect(await world.letters()).toEqual([]);
  });

  it('goes to the user’s own address when they give none: the confirmed one, never one just typed', async () => {
    const card = await world.card(1000);
    expect((await world.redeem({ giftCardId: card, amount: 100 })).redemption.recipientEmail).toBe(
      world.owner.email,
    );
    expect(
      (await world.redeem({ giftCardId: card, amount: 100, recipientEmail: '' })).redemption.recipientEmail,
    ).toBe(world.owner.email);
    const { db } = world.ctx;
    const { user } = (await world.owner.call('getCurrentUser', {})).data;
    await world.owner.call('updateProfile', { body: { ...user, email: 'thief@example.in' } });
    expect((await world.redeem({ giftCardId: card, amount: 100 })).redemption.recipientEmail).toBe(
      world.owner.email,
    );
    // confirmed by somebody who was not signed in: it may be anybody's
    await ownNothing(db, world.owner.userId);
    expect(
      (await world.redeem({ giftCardId: card, amount: 100 })).error?.details?.recipientEmail?.[0],
    ).toContain(`${world.owner.email} is not confirmed yet.`);
    await ownAddress(db, world.owner.userId, world.owner.email);
    const nowhere = db
      .updateTable('users')
      .set({ email: '', verified_email: null })
      .where('id', '=', world.owner.userId);
    await nowhere.execute();
    const [message] =
      (await world.redeem({ giftCardId: card, amount: 100 })).error?.details?.recipientEmail ?? [];
    expect(message).toContain(
      'thief@example.in is not confirmed yet. Open the e-mail we sent there and confirm it',
    );
    await nowhere.set({ pending_email: '' }).execute();
    expect(await world.redeem({ giftCardId: card, amount: 100 })).toMatchObject({
      status: 400,
      error: {
        details: { recipientEmail: ['Enter the e-mail address the voucher goes to: your profile has none.'] },
      },
    });
    await db
      .updateTable('users')
      .set({ email: world.owner.email, verified_email: world.owner.email })
      .where('id', '=', world.owner.userId)
      .execute();
    expect((await world.shown(card)).amount).toBe(700);
  });

  it('may take all a card holds: the card is used then', async () => {
    const card = await world.card(300);
    expect((await world.redeem({ giftCardId: card, amount: 300 })).status).toBe(200);
    expect(await world.shown(card)).toMatchObject({ amount: 0, status: 'used' });
    expect(await world.redeem({ giftCardId: card, amount: 100 })).toMatchObject({
      status: 409,
      error: { message: say.notActive },
    });
  });

  it.each([
    [0.01, '109', 9_999_999.98],
    [0.1 + 0.2, '109', 9_999_999.69],
    [99_999.99, '106', 9_900_000],
  ])('of ₹%s is exact', async (amount, productId, left) => {
    const card = await world.card(9_999_999.99);
    const { status, redemption } = await world.redeem({ giftCardId: card, productId, amount });
    expect(status).toBe(200);
    const paise = Math.round(amount * 100);
    expect((await world.seller.ordersOf(redemption._id)).map(({ unitPaise }) => unitPaise)).toEqual([paise]);
    expect(await world.shown(card)).toMatchObject({
      amount: left,
      transactions: [
        { type: 'debit', amount: paise / 100 },
        { type: 'credit', amount: 9_999_999.99 },
      ],
    });
  });

  it('of 99,99,999.99 empties a card of as much to the paisa', async () => {
    const card = await world.card(9_999_999.99);
    const limits = { minPaise: 1, maxPaise: 999_999_999 };
    world.shopThat((real) => ({
      findProduct: async (id) => ({ ...(await real.findProduct(id))!, ...limits }),
      orderVoucher: async ({ amountPaise, reference }) => {
        expect(amountPaise).toBe(999_999_999);
        return { kind: 'refused', reason: 'other', detail: reference };
      },
    }));
    expect((await world.redeem({ giftCardId: card, amount: '9999999.99' })).status).toBe(409);
    expect(await world.shown(card)).toMatchObject({ amount: 9_999_999.99, status: 'active' });
    expect((await world.stored(card)).amount_paise).toBe(999_999_999);
  });
});

describe('nothing is bought', () => {
  const cases: [
    string,
    { amount: number | string; productId?: string; recipientEmail?: string },
    string,
    string,
  ][] = [
    ['for no amount', { amount: '' }, 'amount', say.amountNeeded],
    ['for nothing', { amount: 0 }, 'amount', say.amountNeeded],
    ['for less than nothing', { amount: -5 }, 'amount', 'The amount cannot be below zero.'],
    ['for parts of a paisa', { amount: 100.001 }, 'amount', 'Use at most two decimals.'],
    [
      'for more than the card holds',
      { amount: 1000.01 },
      'amount',
      'This gift card holds ₹1,000. Enter that or less.',
    ],
    ['for less than the voucher takes', { amount: 99.99 }, 'amount', 'Enter an amount from ₹100 to ₹1,000.'],
    [
      'for an amount between those there are',
      { amount: 501, productId: '102' },
      'amount',
      'Choose ₹500 or ₹1,000.',
    ],
    [
      'for another amount than the only one',
      { amount: 999, productId: '105' },
      'amount',
      'This voucher is always worth ₹999.50.',
    ],
    [
      'to an address that is none',
      { amount: 100, recipientEmail: 'ravi at home' },
      'recipientEmail',
      'Enter an e-mail address like asha@example.in, or leave it empty.',
    ],
  ];
  it.each(cases)('%s', async (_what, form, field, sentence) => {
    const card = await world.card(1000);
    expect(await world.redeem({ giftCardId: card, ...form })).toMatchObject({
      status: 400,
      error: { message: sentence, details: { [field]: [sentence] } },
    });
    expect(await world.shown(card)).toMatchObject({ amount: 1000, redemptions: [] });
  });

  it('of what is not in the shop', async () => {
    const card = await world.card(1000);
    expect(await world.redeem({ giftCardId: card, productId: '999', amount: 500 })).toMatchObject({
      status: 409,
      error: { message: 'This voucher is no longer sold. Choose another one.' },
    });
    expect(await world.shown(card)).toMatchObject({ amount: 1000, redemptions: [] });
  });

  it('with somebody else’s card, nor with one that is not there', async () => {
    const card = await world.card(1000);
    const stranger = await world.api.signIn();
    expect(await world.redeem({ giftCardId: card, amount: 500 }, { who: stranger })).toMatchObject({
      status: 404,
      error: { message: say.cardGone },
    });
    expect(await world.redeem({ giftCardId: 'no-such-card-00000', amount: 500 })).toMatchObject({
      status: 404,
      error: { message: say.cardGone },
    });
    expect((await world.shown(card)).amount).toBe(1000);
  });

  it('with a card whose time is over, before and after that is noted', async () => {
    const card = await world.card(1000);
    await world.ctx.db
      .updateTable('gift_cards')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('id', '=', card)
      .execute();
    expect(await world.redeem({ giftCardId: card, amount: 500 })).toMatchObject({
      status: 409,
      error: { message: say.notActive },
    });
    await expireCards(world.ctx);
    expect(await world.redeem({ giftCardId: card, amount: 500 })).toMatchObject({
      status: 409,
      error: { message: say.notActive },
    });
    expect(await world.stored(card).catch(() => 'none')).toBe('none');
  });

  it('more than sixty times an hour', async () => {
    world.api.holdNow();
    const card = await world.card(1000);
    for (let time = 0; time < 60; time += 1)
      expect((await world.redeem({ giftCardId: card, amount: 5000 })).status).toBe(400);
    expect((await world.redeem({ giftCardId: card, amount: 100 })).status).toBe(429);
  });
});

describe('a request with a key', () => {
  it('that comes again is answered with the same redemption, also from an empty card', async () => {
    const card = await world.card(300);
    const form = { giftCardId: card, amount: 300 };
    const first = await world.redeem(form, { key: 'press-1234' });
    expect(first.status).toBe(200);
    expect(await world.redeem(form, { key: 'press-1234' })).toEqual(first);
    expect(
      await world.redeem({ ...form, amount: '300.00', recipientEmail: '' }, { key: 'press-1234' }),
    ).toEqual(first);
    expect(await world.seller.ordersOf(first.redemption._id)).toHaveLength(1);
  });

  it('is another person’s or another one when the key is', async () => {
    const card = await world.card(1000);
    const stranger = await world.api.signIn();
    const theirs = await world.card(1000, stranger);
    const one = await world.redeem({ giftCardId: card, amount: 300 }, { key: 'press-2222' });
    const two = await world.redeem({ giftCardId: card, amount: 300 }, { key: 'press-3333' });
    const three = await world.redeem(
      { giftCardId: theirs, amount: 300 },
      { key: 'press-2222', who: stranger },
    );
    expect(new Set([one, two, three].map(({ redemption }) => redemption._id)).size).toBe(3);
    expect((await world.shown(card)).amount).toBe(400);
  });

  it.each([
    ['another amount', { amount: 301 }],
    ['another voucher', { productId: '106' }],
    ['another address', { recipientEmail: 'other@example.in' }],
  ])('is refused with %s', async (what, change) => {
    const card = await world.card(2000);
    const key = `changed-${what.replaceAll(' ', '-')}`;
    expect((await world.redeem({ giftCardId: card, amount: 300 }, { key })).status).toBe(200);
    expect(await world.redeem({ giftCardId: card, amount: 300, ...change }, { key })).toMatchObject({
      status: 409,
      error: {
        code: 'idempotency_conflict',
        message:
          'This request was sent before with other details, so nothing was done. Reload the page and try again.',
      },
    });
    expect((await world.shown(card)).amount).toBe(1700);
  });

  it('that failed fails again in the same words; a new key tries anew', async () => {
    const card = await world.card(1000);
    await world.seller.behave({ mode: 'insufficient-balance' });
    const refused = await world.redeem({ giftCardId: card, amount: 300 }, { key: 'press-4444' });
    await world.seller.behave({ action: 'reset' });
    expect(await world.redeem({ giftCardId: card, amount: 300 }, { key: 'press-4444' })).toMatchObject({
      status: 503,
      error: { message: refused.error.message, code: refused.error.code },
    });
    expect((await world.redeem({ giftCardId: card, amount: 300 }, { key: 'press-5555' })).status).toBe(200);
  });

  it.each(['short', 'with space in it', 'a'.repeat(101), ''])(
    'is refused when the key is no key: %s',
    async (key) => {
      expect(await world.redeem({ giftCardId: await world.card(1000), amount: 300 }, { key })).toMatchObject({
        status: 400,
        error: { message: 'An Idempotency-Key is 8 to 100 letters, digits, hyphens or underscores.' },
      });
    },
  );

  it('is told the state of now while the order is on its way', async () => {
    const card = await world.card(1000);
    let deliver = (): void => {};
    const sent = new Promise<void>((resolve) =>
      world.shopThat((real) => ({
        orderVoucher: async (order) => {
          resolve();
          await new Promise<void>((go) => (deliver = go));
          return real.orderVoucher(order);
        },
      })),
    );
    const first = world.redeem({ giftCardId: card, amount: 300 }, { key: 'press-6666' });
    await sent;
    expect(await world.stored(card)).toMatchObject({ status: 'ordering' });
    expect(await world.shown(card)).toMatchObject({
      amount: 700,
      redemptions: [{ status: 'processing', orderId: '' }],
    });
    const second = world.redeem({ giftCardId: card, amount: 300 }, { key: 'press-6666' });
    deliver();
    const answer = await first;
    expect(answer).toMatchObject({ status: 200, redemption: { status: 'completed' } });
    expect(await second).toEqual(answer);
  });
});

it('a redemption is its user’s alone', async () => {
  const { redemption } = await world.redeem({ giftCardId: await world.card(1000), amount: 300 });
  const params = { redemptionId: redemption._id };
  expect((await world.owner.call('getRedemption', { params })).data).toEqual({ success: true, redemption });
  const stranger = await world.api.signIn();
  expect(await stranger.call('getRedemption', { params })).toMatchObject({
    status: 404,
    error: { message: 'We could not find this voucher among yours.' },
  });
  expect(
    await world.owner.call('getRedemption', { params: { redemptionId: 'no-such-redemption' } }),
  ).toMatchObject({ status: 404 });
});
