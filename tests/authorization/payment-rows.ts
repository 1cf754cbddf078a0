import { gift, organisersGift } from '#tests/authorization/gifts.ts';
import { all, organiserOnly, signedIn, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';

/** The calls of `contract/money/payment-operations.ts` and `contract/gifts/contribution-operations.ts`. */
export const paymentRows = {
  getPaymentStatus: { expected: all(404), params: (world: World) => ({ paymentId: world.guest.id }) },
  // everybody reads what they gave themselves; the organiser all of it
  listContributions: { expected: signedIn(), params: gift, before: organisersGift },
  // nobody gave this one; that others may not take it back is in tests/payments/withdrawing.test.ts
  withdrawContribution: {
    expected: all(404, { visitor: 401, keyHolder: 401 }),
    params: (world: World) => ({ ...gift(world), contributionId: 'no-such-contribution' }),
    before: organisersGift,
  },
  getRefundPreview: { expected: organiserOnly },
} satisfies Record<string, Row>;
