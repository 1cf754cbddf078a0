import { data } from '@remix-run/node';
import { redirectToSignIn, type Result } from '#app/server/backend.server.ts';
import { personName } from '#app/collaboration/person-name.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { Contribution, ContributionList } from '#contract/gifts/contributions.ts';
import type { GiftPerson } from '#contract/gifts/wishlist.ts';
import { formatEventDate, formatEventTime, formatRupees } from '#contract/common/format.ts';
import * as togetherWords from '#messages/collaboration/en.ts';

/** A contribution as our pages show it, times in the event's zone. */
export function viewContribution(
  { _id: id, contributor, amount, refundedAmount, state, at, ...more }: Contribution,
  timeZone: string,
  /** Who marked the gift as purchased, and stays with that. */
  buyers: readonly GiftPerson[] = [],
) {
  const { fromOutside, blessing, withdrawUntil } = more;
  const isLeft = state === 'paid' || state === 'return_failed';
  const isPart = (state === 'returning' || state === 'returned') && refundedAmount < amount;
  return {
    id,
    who: personName(contributor),
    amount: formatRupees(amount),
    day: moment(at, timeZone),
    state,
    stateWords: togetherWords.contributionStates[state],
    /** What they wrote to the couple. */
    ...(blessing ? { blessing } : {}),
    /** What went back, where it is less than was given. */
    ...(isPart ? { returned: formatRupees(refundedAmount) } : {}),
    /** Whom the owner may take off, so that it goes back. */
    ...(fromOutside && isLeft && !buyers.some(({ _id }) => _id === contributor._id)
      ? { removable: contributor._id }
      : {}),
    /** Until when the viewer may take it back. */
    ...(withdrawUntil ? { withdrawUntil: moment(withdrawUntil, timeZone) } : {}),
  };
}

export type ContributionView = ReturnType<typeof viewContribution>;

/** `21 Nov 2026, 5:30 pm`, by the event's clock. */
function moment(instant: string, timeZone: string): string {
  const at = { startsAt: instant, time: instant, timeZone };
  return `${formatEventDate(at, 'short')}, ${formatEventTime(at)}`;
}

type ReadPage = (page: number) => Promise<ContributionList>;

/** The contributions of a list, on whichever page they stand; `read` asks for a page. */
export async function* eachContribution(read: ReadPage): AsyncGenerator<Contribution> {
  for (let page = 1; ; page += 1) {
    const { contributions, pageCount } = await read(page);
    yield* contributions;
    if (page >= pageCount) return;
  }
}

/** One of the viewer's own. */
export async function findOwn(contributionId: string, read: ReadPage): Promise<Contribution | undefined> {
  for await (const each of eachContribution(read)) if (each._id === contributionId) return each;
  return undefined;
}

/** Leads back to where the contribution stood and says what became of it, or says on the page why it cannot be taken back. */
export async function answerWithdrawal(
  request: Request,
  result: Result<{ contribution: Contribution }>,
  place: string,
) {
  if (result.ok) {
    const { amount, state } = result.data.contribution;
    const text = (state === 'returned' ? togetherWords.withdrawn : togetherWords.withdrawBegun)(
      formatRupees(amount),
    );
    return redirectWithFlash(place, text);
  }
  if (result.status === 401) return redirectToSignIn(request);
  return data(
    { problem: result.status >= 500 ? togetherWords.withdrawFailed : result.error.message },
    { status: result.status },
  );
}
