import { firstOf } from '#contract/common/plain-line.ts';
import { togetherWords } from '#messages/collaboration/words.ts';
import { shagunWords } from '#messages/shagun/by-language.ts';
import type { EventAccess } from '#backend/events/access.ts';
import { paiseOf } from '#backend/platform/money.ts';
import { CONTRIBUTION } from './contribution-paid.ts';

/** What somebody gives, as they sent it. */
export interface JoinContribution {
  contributionAmount: number;
  hideAmount?: boolean | undefined;
  blessing?: string | undefined;
  /** The client's Idempotency-Key. */
  requestKey: string | undefined;
}

/** The payment of a contribution, whoever pays it; for no gift it is a shagun. */
export const contributionPayment = (
  event: EventAccess['event'],
  gift: { id: string; name: string } | null,
  { contributionAmount, hideAmount, blessing = '', requestKey }: JoinContribution,
) => ({
  payeeId: event.organiser_id,
  amountPaise: paiseOf(contributionAmount),
  purpose: CONTRIBUTION,
  subject: {
    eventId: event.id,
    ...(gift ? { giftId: gift.id } : {}),
    ...(hideAmount === undefined ? {} : { hideAmount: String(hideAmount) }),
    ...(blessing === '' ? {} : { blessing }),
  },
  description: firstOf(
    gift ? togetherWords.payFor(gift.name, event.event_name) : shagunWords.en.payFor(event.event_name),
    200,
  ),
  requestKey,
});
