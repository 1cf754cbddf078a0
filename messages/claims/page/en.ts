// a guest says that they bring a gift, on its page and in what the call answers

export const link = 'We bring this';
/** Where the page of an invitation has no room for a link at each gift. */
export const chooseOne = 'We bring one of these';
export const see = 'See more';
export const taken = 'Taken';
export const title = 'Will you bring this gift?';
export const means =
  'Then other guests see that it is taken, so nobody brings it twice. You buy it yourself, wherever you like.';
export const surpriseLabel = 'Make it a surprise: the hosts hear of it the day after the event';
export const blessingLabel = 'Your blessing for them';
export const blessingHelp = (most: number) =>
  `If you like. The hosts read it with your name. At most ${most} characters.`;
export const submit = 'Yes, we bring this';
export const submitting = 'One moment...';
export const yoursTitle = 'You bring this gift';
export const yours = 'Other guests see that it is taken. The hosts see your name.';
export const yoursSurprise =
  'Other guests see that it is taken. The hosts hear of it the day after the event.';
export const change = 'Save';
export const release = 'We will not bring it after all';
export const releasing = 'One moment...';
export const takenTitle = 'Somebody brings this gift';
export const takenHint = 'Another guest has said that they bring it. Please choose something else.';

export const claimed = 'Thank you! You bring this gift.';
export const released = 'It is free again for others.';
export const failed = 'This could not be noted. Please try again.';

// why it cannot be
export const giftGone = 'This gift is not on the list any more.';
export const guestsOnly = 'Only guests of the event can say that they bring a gift.';
export const ownEvent = 'This is a gift for your own event.';
export const eventCancelled = 'This event has been cancelled.';
export const eventOver = 'This event is over.';
export const purchased = 'This gift has been bought already.';
export const givenTogether = 'Guests give this gift together, so nobody brings it alone.';
export const takenAlready = 'Another guest brings this gift already. Please choose something else.';
export const isTaken = 'A guest brings this gift, so it cannot be given together now.';
