import { all, signedIn, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';
import { addCard, addRedemption } from '#tests/gift-cards/cards.ts';

const organisersCard = async (world: World) => {
  world.token = await addCard(world.ctx, world.callers.organiser.userId, 1000, world.eventId);
};
const organisersRedemption = async (world: World) => {
  const owner = world.callers.organiser.userId;
  world.token = await addRedemption(world.ctx, await addCard(world.ctx, owner, 1000), owner);
};
const card = (world: World) => ({ giftCardId: world.token });
/** A card and what was bought with it are there for its owner alone, whatever they are to the event. */
const ownerOnly = (status: number) => all(404, { visitor: 401, keyHolder: 401, organiser: status });

/** The calls of `contract/money/gift-card-operations.ts`. No voucher shop stands behind them: who gets as far as to be told so may use them. */
export const giftCardRows = {
  getWallet: { expected: signedIn() },
  getCardNumber: { expected: ownerOnly(200), params: card, before: organisersCard },
  exportTransactions: { expected: signedIn(), before: organisersCard },
  getCatalogs: { expected: signedIn(503) },
  getProducts: { expected: signedIn(503), params: () => ({ brandId: '11' }) },
  redeemGiftCard: {
    expected: ownerOnly(503),
    body: (world: World) => ({ ...card(world), productId: '102', amount: 500 }),
    before: organisersCard,
  },
  getRedemption: {
    expected: ownerOnly(200),
    params: (world: World) => ({ redemptionId: world.token }),
    before: organisersRedemption,
  },
} satisfies Record<string, Row>;
