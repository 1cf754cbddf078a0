/** What the organiser is told who thanks somebody. */
export const wayNeeded = 'Choose how you thank them.';
export const textNeeded = 'Write a few words of thanks.';
export const textTooLong = 'Use at most 1,000 characters for the message.';

export const giverGone = 'Nothing from this person is on this event’s list any more.';
export const thankedAlready = 'You’ve already thanked them for this.';
export const nothingUntilThen =
  'When you opened this page, they had not given anything yet. Open the page again.';
export const formUsed = 'This form was already sent for somebody else. Open the page again.';
export const noAddress = 'We have no e-mail address for them. Thank them by WhatsApp or in person.';
export const noPhone = 'There is no phone number for them on your guest list.';
export const wantsNoMail = 'They asked for no more e-mails about this event. You can thank them another way.';
export const newAddressesWait =
  'You have reached today’s limit of new addresses for a new account. Please send this thank-you tomorrow.';
export const nothingToUndo = 'There is nothing to undo: an e-mail that was sent stays sent.';

export const mailQueued = (name: string) => `Your thank-you to ${name} is on its way.`;
export const noted = (name: string) => `Noted: you thanked ${name}.`;
export const undone = (name: string) => `${name} is back on the list of people to thank.`;
/** Stands for somebody without a name. */
export const somebody = 'this guest';

// what became of a mail
export const bounced = 'Their mail server didn’t accept it.';
export const gaveUp = 'It couldn’t be sent after several tries.';
export const accountGone = 'They deleted their account before it went out.';
export const sendingStopped = 'Your sending is on hold, so it didn’t go out.';
