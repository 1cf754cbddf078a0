import { count, formatRupees } from '#contract/common/format.ts';

// what a call answers to whoever gives a shagun
export const amountNeeded = 'Choose an amount or enter one, in rupees.';
export const belowMinimum = 'Give at least ₹1.';
export const aboveMost = (most: number) =>
  `At most ${formatRupees(most)} can be given at once. You can give again afterwards.`;
export const noPayments = 'Money cannot be given here.';
export const eventCancelled = 'This event has been cancelled, so nothing more is collected for it.';
export const notOpen = 'The hosts are not accepting shagun here.';
export const ownEvent = 'This is your own event. Guests can give you a shagun.';
export const guestsOnly = 'Only guests of this event can give a shagun.';
/** What the payer reads on the payment page. */
export const payFor = (event: string) => `Shagun for ${event}`;

// the part of the guest's page
export const partTitle = 'Shagun';
export const partHint = 'An envelope from you, with your blessing.';
export const give = 'Another amount';

// the page where a guest gives
export const tab = (event: string) => `Shagun for ${event} · Shagun`;
export const title = 'Give a shagun';
export const backToInvitation = 'Back to the invitation';
/** Whom it reaches where no couple is named. */
export const hosts = 'the hosts';
/** Whose wallet it reaches, and as what. */
export const reaches = (owner: string, days: number) =>
  `It reaches ${owner} as gift cards, good for ${days === 365 ? 'a year' : count(days, 'day')}.`;
export const payHint = (to: string) =>
  `One step left: you pay on the next page, and then your shagun is with ${to}.`;
