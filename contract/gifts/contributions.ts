import { z } from 'zod/v4';
import { fieldsFor, readBy } from '#contract/audience/read-by.ts';
import { id, pageParameter } from '#contract/common/fields.ts';
import { giftPerson } from './wishlist.ts';

/** `paid` counts for the gift; `returning` is on its way back; after `return_failed` it counts again. */
const contributionState = z.enum(['paid', 'returning', 'returned', 'return_failed']);
export type ContributionState = z.infer<typeof contributionState>;

/** A contribution to a gift, for the one who gave it and the organiser. */
const contribution = z.object({
  _id: id,
  contributor: giftPerson,
  amount: z.number(),
  /** What went back, or is on its way; less than `amount` when the organiser had used the rest. */
  refundedAmount: z.number(),
  state: contributionState,
  /** What the giver wrote to the couple; left out when they wrote nothing. */
  blessing: z.string().optional(),
  /** Present when a guest gave it by their personal link, without an account: `contributor` is named as on the guest list. */
  byLink: z.literal(true).optional(),
  /** Present for a gift's owner when whoever gave it is no guest or host of the event: the owner can take them off the gift and send it back. */
  fromOutside: readBy('owner', z.literal(true)).optional(),
  /** When it was given, ISO 8601. */
  at: z.string(),
  /** Until when the one who asks may take it back; left out when they may not. ISO 8601. */
  withdrawUntil: z.string().optional(),
});
export type Contribution = z.infer<typeof contribution>;

export const contributionListQuery = z.object({
  page: pageParameter(),
});

/** `GET …/contributions`: pages of 25, newest first. The organiser gets all of the gift, anybody else their own. */
export const contributionList = z.object({
  contributions: z.array(contribution),
  ...fieldsFor('anyone', { page: z.number().int(), pageCount: z.number().int() }),
});
export type ContributionList = z.infer<typeof contributionList>;

export const withdrawnContribution = z.object({ contribution });

/** `GET /events/{eventId}/refund-preview`: what would go back if the event were cancelled now, in rupees, and what is used up. */
export const refundPreview = z.object({
  amount: z.number(),
  contributions: z.number().int(),
  used: z.number(),
});
export type RefundPreview = z.infer<typeof refundPreview>;
