import { z } from 'zod/v4';
import * as collaboration from './collaboration.ts';
import { id } from './common.ts';
import { wallet } from './gift-cards.ts';
import type { Operation } from './operations.ts';
import * as payments from './payments.ts';

const giftParams = z.object({ eventId: id, giftId: id });

/** The calls that show and move money: a part of the table in `operations.ts`. */
export const moneyOperations = {
  getPaymentStatus: {
    method: 'GET',
    path: '/api/payments/status/{paymentId}',
    summary: 'A payment, by our identifier or the provider’s (`pay_…`, `order_…`, `plink_…`); for the payer, the payee and whoever came back from paying',
    access: 'anyone',
    params: z.object({ paymentId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) }),
    query: z.object({ token: z.string().max(100).optional() }),
    response: payments.paymentReport,
  },
  getWallet: {
    method: 'GET',
    path: '/api/payments/gift-cards',
    summary: 'The signed-in user’s gift cards and what the active ones hold',
    access: 'signed-in',
    response: wallet,
  },
  enableCollaboration: {
    method: 'PATCH',
    path: '/events/{eventId}/wishlist/gift/{giftId}/enable-collaboration',
    summary: 'Let several people give a gift together',
    access: 'signed-in',
    params: giftParams,
    response: collaboration.changedCollaboration,
  },
  openCollaboration: {
    method: 'PATCH',
    path: '/events/{eventId}/wishlist/gift/{giftId}/open-collaboration',
    summary: 'Let everybody join a gift without asking, or end that',
    access: 'organiser',
    params: giftParams,
    body: collaboration.openForm,
    response: collaboration.changedCollaboration,
  },
  joinCollaboration: {
    method: 'POST',
    path: '/events/{eventId}/wishlist/gift/{giftId}/join-collaboration',
    summary: 'Give towards a gift, or join with 0; with an `Idempotency-Key` header a repeated request begins no second payment',
    access: 'signed-in',
    params: giftParams,
    body: collaboration.joinForm,
    response: collaboration.joinedCollaboration,
  },
} as const satisfies Record<string, Operation>;
