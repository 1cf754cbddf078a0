import { z } from 'zod/v4';
import { id } from '#contract/common/fields.ts';
import { cardNumber, wallet } from './gift-cards.ts';
import type { Operation } from '#contract/operation.ts';
import * as redemptions from './redemptions.ts';

/** The calls of the wallet, its gift cards and their redemption: a part of the table in `operations.ts`. */
export const giftCardOperations = {
  getWallet: {
    method: 'GET',
    path: '/api/payments/gift-cards',
    summary: 'The signed-in user’s gift cards and what the active ones hold',
    access: 'signed-in',
    apiKey: 'money:read',
    readers: 'owner',
    response: wallet,
  },
  getCardNumber: {
    method: 'GET',
    path: '/api/gift-cards/{giftCardId}/number',
    summary: 'The whole number of one of the user’s own gift cards',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'always',
    readers: 'owner',
    params: z.object({ giftCardId: id }),
    response: cardNumber,
  },
  exportTransactions: {
    method: 'GET',
    path: '/api/gift-cards/transactions.csv',
    summary: 'Everything that happened on the user’s gift cards as CSV, newest first',
    access: 'signed-in',
    apiKey: 'money:read',
    readers: 'self',
  },
  getCatalogs: {
    method: 'GET',
    path: '/api/gift-cards/catalogs',
    summary: 'Brands whose vouchers a gift card can be redeemed for',
    access: 'signed-in',
    apiKey: 'money:read',
    readers: 'anyone',
    response: redemptions.catalogs,
  },
  getProducts: {
    method: 'GET',
    path: '/api/gift-cards/products/{brandId}',
    summary: 'Vouchers of one brand',
    access: 'signed-in',
    apiKey: 'money:read',
    readers: 'anyone',
    params: z.object({ brandId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }),
    response: redemptions.products,
  },
  redeemGiftCard: {
    method: 'POST',
    path: '/api/gift-cards/redeem',
    summary:
      'Buy a voucher with a gift card; with an `Idempotency-Key` header a repeated request buys no second one. 202 while the shop has not confirmed',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'depends',
    readers: 'owner',
    body: redemptions.redeemForm,
    response: redemptions.redeemed,
  },
  getRedemption: {
    method: 'GET',
    path: '/api/gift-cards/redemptions/{redemptionId}',
    summary: 'The state of one of the user’s redemptions',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'owner',
    params: z.object({ redemptionId: id }),
    response: redemptions.redeemed,
  },
} as const satisfies Record<string, Operation>;
