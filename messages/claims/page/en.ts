// a guest says that they bring a gift, on its page and in what the call answers

export const link = 'We’ll bring this';
export const see = 'See more';
export const taken = 'Taken';
/** The same, and the link, for the guest who brings it. */
export const takenByYou = 'You’re bringing this';
export const manage = 'Change or take back';
export const title = 'Will you bring this gift?';
export const means =
  'Other guests will see that it’s taken, so nobody brings it twice. You buy it yourself, wherever you like.';
export const surpriseLabel = 'Make it a surprise: the hosts hear of it the day after the event';
export const blessingLabel = 'Your blessing for them';
export const blessingHelp = (most: number) =>
  `If you like. The hosts read it with your name. At most ${most} characters.`;
export const submit = 'Yes, we’ll bring this';
export const submitting = 'One moment...';
export const yoursTitle = 'You’re bringing this gift';
export const yours = 'Other guests see that it’s taken. Your hosts see your name.';
export const yoursSurprise =
  'Other guests see that it’s taken. Your hosts hear of it the day after the event.';
export const change = 'Save';
export const release = 'We won’t bring it after all';
export const releasing = 'One moment...';
export const takenTitle = 'Somebody is already bringing this gift';
export const takenHint = 'Please choose something else.';

export const claimed = 'Thank you! You’re bringing this gift.';
export const released = 'Other guests can bring it now.';
export const notYours = 'You’re not bringing this gift, so nothing has changed.';
export { formErrorsTitle as checkThese } from '#messages/ui/en.ts';
export const failed = 'That didn’t work. Please try again.';

// why it cannot be
export const giftGone = 'This gift is no longer on the wishlist.';
export const guestsOnly = 'Only guests of the event can say they’ll bring a gift.';
export const ownEvent = 'This is a gift for your own event.';
export const eventCancelled = 'This event has been cancelled.';
export const eventOver = 'This event is over.';
export const purchased = 'This gift has already been bought.';
export const givenTogether = 'Guests are giving this gift together, so nobody brings it alone.';
export const takenAlready = 'Another guest is already bringing this gift. Please choose something else.';
export const noSurprise =
  'Gifts are given together here, so the hosts would notice, and this one can’t be a surprise. Untick the surprise and press again.';
export const isTaken = 'A guest is bringing this gift, so it can’t be given together now.';
