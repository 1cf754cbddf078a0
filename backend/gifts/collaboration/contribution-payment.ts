import * as words from '#messages/collaboration/en.ts';
import type { EventAccess } from '#backend/events/access.ts';
import { paiseOf } from '#backend/platform/money.ts';
import { CONTRIBUTION } from './contribution-payment-handler.ts';

/** What somebody gives, as they sent it. */
export interface JoinContribution {
  contributionAmount: number;
  hideAmount?: boolean | undefined;
  blessing?: string | undefined;
  /** The client's Idempotency-Key. */
  requestKey: string | undefined;
}

/** The payment of a contribution, whoever pays it. */
export const contributionPayment = (
  event: EventAccess['event'],
  gift: { id: string; name: string },
  { contributionAmount, hideAmount, blessing = '', requestKey }: JoinContribution,
) => ({
  payeeId: event.organiser_id,
  amountPaise: paiseOf(contributionAmount),
  purpose: CONTRIBUTION,
  subject: {
    eventId: event.id,
    giftId: gift.id,
    ...(hideAmount === undefined ? {} : { hideAmount: String(hideAmount) }),
    ...(blessing === '' ? {} : { blessing }),
  },
  description: words.payFor(gift.name, event.event_name).slice(0, 200),
  requestKey,
});
