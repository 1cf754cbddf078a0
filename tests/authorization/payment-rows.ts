import { all, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';

/** The calls of `contract/payment-operations.ts`. */
export const paymentRows = {
  getPaymentStatus: { expected: all(404), params: (world: World) => ({ paymentId: world.guest.id }) },
} satisfies Record<string, Row>;
