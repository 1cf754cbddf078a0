import { gift, organisersGift } from '#tests/authorization/gifts.ts';
import { all, organiserOnly, signedIn, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';

/** Guests can give together. */
const givingTogether = async ({ ctx, eventId }: World) => {
  await ctx.db.updateTable('events').set({ give_together: true }).where('id', '=', eventId).execute();
};

/** The calls of `contract/money/payment-operations.ts`, `contract/gifts/contribution-operations.ts` and `shagun-operations.ts`. */
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
  giveShagun: {
    // 400: they may, and nothing is no shagun
    expected: all(403, {
      visitor: 401,
      keyHolder: 400,
      guest: 400,
      otherGuest: 400,
      viewer: 400,
      editor: 400,
    }),
    body: (world: World) => ({ amount: 0, guest: world.guest.id }),
    before: givingTogether,
  },
  listShagun: { expected: signedIn() },
  withdrawShagun: {
    expected: all(404, { visitor: 401, keyHolder: 401 }),
    params: () => ({ contributionId: 'no-such-contribution' }),
  },
  getRefundPreview: { expected: organiserOnly },
} satisfies Record<string, Row>;
