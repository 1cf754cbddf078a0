import { signedIn, type Row } from '#tests/authorization/row.ts';

/** The calls of `contract/gift-card-operations.ts`. */
export const giftCardRows = {
  getWallet: { expected: signedIn() },
} satisfies Record<string, Row>;
