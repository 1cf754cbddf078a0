import { count } from '#contract/common/format.ts';

// the page of a shagun for those who are signed in, who read English there as on all pages of gifts
export const tab = (event?: string) => (event ? `Shagun for ${event} · Shagun` : 'Shagun');
export const giveTitle = 'Give a shagun';
export const ownTitle = 'What you gave';
export const backToEvent = 'Back to the event';
export const pages = 'Pages of what was given';
export const cannotSee = 'You cannot see this page.';
export const withdrawOff = 'It goes off the gift cards of the organiser, who is told.';

// the organiser's
export const receivedTitle = 'Shagun received';
export const receivedTotal = 'In all';
export const receivedGivers = 'From';
export const giversCount = (givers: number) => count(givers, 'person', 'people');
export const receivedHint =
  'You have it as gift cards in your wallet. What guests gave for one of your gifts stands with that gift.';
export const receivedList = 'Who gave';
export const thankAll = 'See who is still to thank';
export const receivedNone = 'No shagun yet';
export const receivedNoneHint =
  'When a guest gives you a shagun, you read here who it was, how much, and their blessing.';
export const receivedShutHint =
  'Guests cannot give you a shagun at the moment. Tick “Guests can give together” in the event’s details, and they can.';
export const openDetails = 'Edit the event’s details';
