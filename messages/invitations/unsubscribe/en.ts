/** The page and the answers of `/u/{token}`, which ends mail to a guest. */
export const title = 'Stop these e-mails?';
export const explanation =
  'You will get no more e-mails about this event: no invitation, no news of a change, no reminder. The host can still reach you in other ways. Messages to your phone are separate: reply STOP to end those.';
/** What it is about, above: the event, and whose mails. `address` is hidden but for a few letters. */
export const aboutEvent = (event: string, address: string) => `Event: ${event} · E-mails to: ${address}`;
export const aboutAddress = (address: string) => `E-mails to: ${address}`;
export const stop = 'Stop these e-mails';
export const stopping = 'Stopping...';
export const doneTitle = 'No more e-mails';
export const stillInvited =
  'The invitation itself stays valid: its link still opens the event, and you can still answer.';
export const backHome = 'Back to Home';
export const openEvent = 'Open the event page';
export const invalidTitle = 'This link doesn’t work';
export const writeToUs = 'Write to us';
export const linkInvalid =
  'This link is incomplete or no longer valid. Please open it again from the e-mail itself.';
/** For a link of the older kind, where mail has gone to more than one address since. */
export const linkOld =
  'This link is from an older e-mail and no longer works. Please use the link in the newest e-mail you got from us, or write to us and we will stop the e-mails.';

export const doneForEvent = 'Done. You will get no more e-mails about this event.';
export const doneForAll = 'Done. You will get no more e-mails from us about any event.';

/** On opening the link once they are stopped. */
export const stoppedBefore = {
  event: 'You have already stopped the e-mails about this event.',
  all: 'You have already stopped all e-mails from us, about any event.',
};
/** The way back, and the page it leads to. */
export const again = {
  title: 'Get these e-mails again?',
  explanation:
    'You will then get the e-mails about this event again: the invitation, news of changes and reminders.',
  forEvent: 'Send me e-mails about this event again',
  forAll: 'Send me e-mails again',
  pending: 'One moment...',
  doneTitle: 'The e-mails come again',
  doneForEvent: 'Done. You will get e-mails about this event again.',
  doneForAll: 'Done. You will get e-mails from us again.',
};

/** The page behind 'This is not for me', for whoever got somebody else's mail. */
export const notMe = {
  title: 'Not for you?',
  explanation:
    'Somebody may have typed your address by mistake, or without asking you. Press the button and you will get no more e-mails about this event. It also tells us, so that we can look into who e-mails people they do not know.',
  confirm: 'This is not for me',
  pending: 'One moment...',
  doneTitle: 'Thank you for telling us',
};
export const doneNotForMe = 'Done. You will get no more e-mails about this event.';
