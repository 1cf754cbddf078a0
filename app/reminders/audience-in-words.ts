import type { ReachCounts } from '#contract/guests/reminders.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

/** How many of an audience get a message, and how many do not. */
export function audienceInWords({ told, notTold }: ReachCounts): string {
  const byHand = notTold.link ?? 0;
  const all = Object.values(notTold).reduce((sum, guests) => sum + (guests ?? 0), 0);
  return reminderPageWords.audienceCount(told, byHand, all - byHand);
}
