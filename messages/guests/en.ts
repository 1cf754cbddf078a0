// refusals of the guest list and of replies (spec sections 3, 5, 8 and 9)
export const contactNeeded = 'Please add at least one guest with an email or phone number.';
export const notAGuest = 'You are not registered as a guest for this event.';
export const rsvpFailed = 'Failed to update RSVP.';
export const unrsvpFailed = 'Failed to reset RSVP.';
export const invitesFailed = 'Failed to send invites. Please try again.';
export const answeredElsewhere = 'Your answer was changed in another window. This is what we have now: you can still change it.';
export const eventCancelled = 'This event has been cancelled, so there is nothing left to answer.';
export const eventOver = 'This event is over, so replies are closed.';
export const gone = 'This guest is not on the list any more.';

// fields of a reply
export const chooseReply = 'Choose whether you are coming.';
export const partyNumber = 'Enter a number from 0 to 99.';
