import { count } from '#contract/common/format.ts';

// the page of a shagun for those who are signed in, who read English there as on all pages of gifts
export const tab = (event?: string) => (event ? `Shagun for ${event} · Shagun` : 'Shagun');
export const giveTitle = 'Give a shagun';
export const ownTitle = 'What you gave';
export const backToEvent = 'Back to the event';
export const pages = 'Pages of what was given';
export const cannotSee = 'You cannot see this page.';
export const withdrawOff = 'It comes off the organiser’s gift cards, and they are told.';

// the organiser's
export const receivedTitle = 'Shagun received';
export const receivedTotal = 'Total';
export const receivedGivers = 'From';
export const giversCount = (givers: number) => count(givers, 'person', 'people');
export const receivedHint =
  'It is in your wallet as gift cards. What guests gave for one of your gifts is shown with that gift.';
export const receivedList = 'Who gave';
export const thankAll = 'See who’s left to thank';
export const receivedNone = 'No shagun yet';
export const receivedNoneHint =
  'When a guest gives you a shagun, you’ll see here who it was, how much, and their blessing.';
export const receivedShutHint =
  'Guests cannot give you a shagun at the moment. To let them, choose that guests can give together in the event’s details.';
export const openDetails = 'Edit the event’s details';
