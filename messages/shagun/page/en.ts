// the page of a shagun for those who are signed in, who read English there as on all pages of gifts
export const tab = (event?: string) => (event ? `Shagun for ${event} · Shagun` : 'Shagun · Shagun');
export const giveTitle = 'Give a shagun';
export const ownTitle = 'What you gave';
export const backToEvent = 'Back to the event';
export const pages = 'Pages of what was given';
export const cannotSee = 'You cannot see this page.';
export const withdrawOff = 'It goes off the gift cards of the organiser, who is told.';

// the organiser's
export const receivedTitle = 'Shagun received';
export const receivedHint =
  'Money that guests gave you, not for one of your gifts. You have it as gift cards in your wallet. What they gave for a gift stands with that gift.';
export const receivedNone = 'No shagun yet';
export const receivedNoneHint =
  'When a guest gives you a shagun, you read here who it was, how much, and their blessing.';
