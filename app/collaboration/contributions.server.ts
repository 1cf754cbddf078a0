import { personName } from '#app/collaboration/person-name.ts';
import type { Contribution } from '#contract/gifts/contributions.ts';
import { formatRupees } from '#contract/common/format.ts';
import * as words from '#messages/collaboration/en.ts';

export interface ContributionView {
  id: string;
  who: string;
  amount: string;
  day: string;
  state: Contribution['state'];
  stateWords: string;
  /** What they wrote to the couple. */
  blessing?: string;
  /** What went back, where it is less than was given. */
  returned?: string;
  /** Until when the viewer may take it back. */
  withdrawUntil?: string;
}

/** A contribution as our pages show it, times in the event's zone. */
export function viewContribution(
  { _id: id, contributor, amount, refundedAmount, state, at, blessing, withdrawUntil }: Contribution,
  timeZone: string,
): ContributionView {
  const isPart = (state === 'returning' || state === 'returned') && refundedAmount < amount;
  return {
    id,
    who: personName(contributor),
    amount: formatRupees(amount),
    day: moment(at, timeZone),
    state,
    stateWords: words.contributionStates[state],
    ...(blessing ? { blessing } : {}),
    ...(isPart ? { returned: formatRupees(refundedAmount) } : {}),
    ...(withdrawUntil ? { withdrawUntil: moment(withdrawUntil, timeZone) } : {}),
  };
}

/** `21 Nov 2026, 5:30 pm IST` */
function moment(instant: string, timeZone: string): string {
  const parts: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  };
  return new Intl.DateTimeFormat('en-IN', { ...parts, timeZone }).format(new Date(instant));
}
