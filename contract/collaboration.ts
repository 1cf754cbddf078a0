import { z } from 'zod/v4';
import { id, rupees } from './common.ts';
import { formatRupees } from './format.ts';
import { startedPayment } from './payments.ts';
import { giftPerson } from './wishlist.ts';

/** Sentences of giving together. */
export const collaborationSentences = {
  enableFailed: 'Failed to enable collaboration',
  joinFailed: 'Failed to join collaboration',
  giftGone: 'This gift is not on the wishlist any more.',
  notEnabled: 'Giving together has not been enabled for this gift yet.',
  askFirst: 'Others are already giving this together. Ask one of them whether you may join.',
  ownGift: 'This gift is for your own event. Guests can contribute to it.',
  purchased: 'This gift has been bought already.',
  eventCancelled: 'This event has been cancelled, so nothing more is collected for it.',
  collected: 'The whole amount for this gift has been collected already.',
  belowMinimum: 'Contribute at least ₹1, or enter 0 to join without paying.',
  organisersOnly: 'Access denied - You can only change gifts of events you organized',
  aboveRemaining: (remaining: number) => `That is more than this gift still needs. You can contribute up to ${formatRupees(remaining)}.`,
} as const;

/** `POST …/join-collaboration` (spec section 7): 0 joins without paying. */
export const joinForm = z.object({ contributionAmount: rupees });

/** `PATCH …/open-collaboration`: whether everybody may join without asking. */
export const openForm = z.object({ open: z.boolean() });

/**
 * A gift as those who give it together see it. Names are for its collaborators and the
 * organiser; an amount is for the one who gave it and the organiser.
 */
export const collaborativeGift = z.object({
  _id: id,
  name: z.string(),
  price: z.number(),
  isCollaborative: z.boolean(),
  openToAll: z.boolean(),
  collaborators: z.array(z.object({ user: giftPerson, status: z.literal('accepted'), contributionAmount: z.number().optional() })),
  totalCollected: z.number(),
  /** Rupees still to be collected (spec section 9). */
  remaining: z.number(),
  /** Percent, 0 to 100. */
  progress: z.number(),
});
export type CollaborativeGift = z.infer<typeof collaborativeGift>;

export const changedCollaboration = z.object({ gift: collaborativeGift });
/** With a payment when there is something to pay: send the payer to its `checkout`. The contribution counts once it is paid. */
export const joinedCollaboration = changedCollaboration.extend({ payment: startedPayment.optional() });
export type JoinedCollaboration = z.infer<typeof joinedCollaboration>;
