/** What the operator's console answers. */
import { count } from '#contract/common/format.ts';

export const signInAgain =
  'To open the console, please sign in again, but not with a passkey. It then stays open for 12 hours.';
export const reasonNeeded = 'Write down why, in at least ten characters. It is kept in the log.';
export const reasonTooLong = 'Keep the reason within 300 characters.';
export const emailNeeded = 'Enter the whole e-mail address.';
export const choosePlan = 'Choose a plan.';

export const noPayment = 'There is no payment with this ID.';
export const noRedemption = 'There is no redemption with this ID.';
export const nobodyByEmail = 'Nobody has signed in with this address.';

export const jobRetried = 'The job runs again now.';
export const jobNotRetried =
  'Nothing was run: this job has not failed, or running it again would change nothing.';
export const deliveryRetried = 'It is in the queue again and goes out as soon as its turn comes.';
export const deliveryNotRetried =
  'Nothing was sent: it has not failed, its mailbox refused it for good, or a newer one has taken its place.';
export const refundRequested = (amount: string) =>
  `${amount} is on its way back. Both people will get an e-mail about it.`;
export const refundStands = (amount: string) =>
  `Nothing was done: a refund of ${amount} has been asked for already.`;
export const nothingToRefund = (status: string) =>
  status === 'paid'
    ? 'Nothing was sent back: the gift cards of this payment are empty, or hold less than the provider sends back.'
    : `Nothing was sent back: this payment is ${status}.`;
export const released = 'They can send again, and the count starts afresh.';
export const releasedWaiting = (waiting: number) =>
  `${count(waiting, 'e-mail or message', 'e-mails and messages')} that waited ${waiting === 1 ? 'goes' : 'go'} out now.`;
export const nothingToRelease =
  'Nothing was done: they are not stopped, and nothing of theirs waits for a later day.';
export const keptStopped = 'Noted: you looked at it, and the sending stays stopped.';
export const notStopped = 'Nothing was done: their sending is not stopped.';
export const checkBegun = 'The check has begun. Look again in a minute.';
export const checkUnderWay = 'A check is under way already.';
export const plans = { basic: 'Basic', premium: 'Premium', professional: 'Professional' } as const;
export const planChanged = (plan: string) => `The plan is ${plan} now.`;
