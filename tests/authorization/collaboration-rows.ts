import { gift, organisersGift, sharedGift } from '#tests/authorization/gifts.ts';
import { organiserOnly, signedIn, type Row } from '#tests/authorization/row.ts';

/** The calls of `contract/collaboration-operations.ts`. */
export const collaborationRows = {
  enableCollaboration: { expected: signedIn(), params: gift, before: organisersGift },
  openCollaboration: { expected: organiserOnly, params: gift, body: () => ({ open: true }), before: sharedGift },
  joinCollaboration: { expected: { ...signedIn(), organiser: 403 }, params: gift, body: () => ({ contributionAmount: 0 }), before: sharedGift },
} satisfies Record<string, Row>;
