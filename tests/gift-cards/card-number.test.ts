import { expect, it } from 'vitest';
import { addCard } from '#tests/gift-cards/cards.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

/** Sentences people read, letter for letter. */
const say = {
  cardGone: 'This gift card is not in your wallet.',
};

const api = useTestBackend();

it('a card’s owner reads its whole number, which nothing on the way keeps', async () => {
  const owner = await api.signIn();
  const card = await addCard(api.backend.ctx, owner.userId, 1000);
  const { status, data, response } = await owner.call('getCardNumber', { params: { giftCardId: card } });
  expect(status).toBe(200);
  expect(data.cardNumber).toMatch(/^[1-9]\d{15}$/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { giftCards } = (await owner.call('getWallet', {})).data;
  expect(giftCards[0]?.cardNumber).toBe(`•••• •••• •••• ${data.cardNumber.slice(-4)}`);
  expect(JSON.stringify(giftCards)).not.toContain(data.cardNumber);
});

it('nobody else does', async () => {
  const owner = await api.signIn();
  const stranger = await api.signIn();
  const params = { giftCardId: await addCard(api.backend.ctx, owner.userId, 1000) };
  expect(await stranger.call('getCardNumber', { params })).toMatchObject({
    status: 404,
    error: { message: say.cardGone },
  });
  expect(
    await stranger.call('getCardNumber', { params: { giftCardId: 'no-such-card-00000' } }),
  ).toMatchObject({ status: 404, error: { message: say.cardGone } });
  expect((await api.visitor.call('getCardNumber', { params })).status).toBe(401);
});

it('numbers cannot be read by the hundred', async () => {
  const owner = await api.signIn();
  const params = { giftCardId: await addCard(api.backend.ctx, owner.userId, 1000) };
  for (let time = 0; time < 60; time += 1)
    expect((await owner.call('getCardNumber', { params })).status).toBe(200);
  expect((await owner.call('getCardNumber', { params })).status).toBe(429);
});
