import { wallet } from './gift-cards.ts';
import type { Operation } from './operation.ts';

/** The calls of the wallet and its gift cards: a part of the table in `operations.ts`. */
export const giftCardOperations = {
  getWallet: {
    method: 'GET',
    path: '/api/payments/gift-cards',
    summary: 'The signed-in user’s gift cards and what the active ones hold',
    access: 'signed-in',
    response: wallet,
  },
} as const satisfies Record<string, Operation>;
