import { expect, it } from 'vitest';
import { giveBackToCards, clawBackFromCards } from '#backend/money/gift-cards/clawback.ts';
import { expireCards } from '#backend/money/gift-cards/expiry.ts';
import { reverse, transfer } from '#backend/money/ledger/service.ts';
import { addCard } from '#tests/gift-cards/cards.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend();

it('each movement on a card says why; what takes one back is of its kind', async () => {
  const { ctx } = api.backend;
  const owner = await api.signIn();
  const cardId = await addCard(ctx, owner.userId, 1000);
  const { payment_id: paymentId } = await ctx.db
    .selectFrom('gift_cards')
    .select('payment_id')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
  const back = { paymentId, key: `take-back:${paymentId}`, now: ctx.now() };
  const shown = async () => {
    const [card] = (await owner.call('getWallet', {})).data.giftCards;
    return card?.transactions.map(({ kind, type, description }) => [kind, type, description]).sort();
  };
  await ctx.db.transaction().execute(async (tx) => {
    await transfer(tx, {
      key: 'correction',
      kind: 'correction',
      description: 'By hand',
      postings: [
        { account: `card:${cardId}`, kind: 'gift_card', amountPaise: -100 },
        { account: 'provider:razorpay', kind: 'provider', amountPaise: 100 },
      ],
      now: ctx.now(),
    });
    const held = await transfer(tx, {
      key: 'hold',
      kind: 'hold',
      description: 'Voucher',
      postings: [
        { account: `card:${cardId}`, kind: 'gift_card', amountPaise: -200 },
        { account: 'redemption:v1', kind: 'hold', amountPaise: 200 },
      ],
      now: ctx.now(),
    });
    await reverse(tx, held.transferId, { key: 'hold:back', description: 'Not bought', now: ctx.now() });
    await clawBackFromCards(tx, {
      ...back,
      description: 'Went back',
      destination: { account: 'refund:r1', kind: 'hold' },
      minimumPaise: 0,
    });
    await giveBackToCards(tx, { ...back, description: 'Did not arrive' });
  });
  const before = [
    ['issue', 'credit', 'Meera Iyer gave for A kettle'],
    ['other', 'debit', 'By hand'],
    ['refund', 'credit', 'Did not arrive'],
    ['refund', 'debit', 'Went back'],
    ['voucher', 'credit', 'Not bought'],
    ['voucher', 'debit', 'Voucher'],
  ];
  expect(await shown()).toEqual(before);

  await ctx.db
    .updateTable('gift_cards')
    .set({ expires_at: new Date(ctx.now().getTime() - 1000) })
    .where('id', '=', cardId)
    .execute();
  await expireCards(ctx);
  expect(await shown()).toEqual([['expiry', 'debit', 'Expired'], ...before]);
});
