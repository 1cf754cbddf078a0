/** Webhooks: the pages of the security centre, and what their owner is told. */
export const pageTitle = 'Webhooks · Shagun';
export const title = 'Webhooks';
export const intro =
  'Tell your own server or service when something changes in the events you organise: an answer, a guest, a gift, a payment. If nobody has asked you for a webhook address, you don’t need this.';
export const none = 'You have no webhook.';
export const listLabel = 'Your webhooks';
export const back = 'Back to Security';
export const backToList = 'All webhooks';

// adding one
export const addTitle = 'Add a webhook';
export const urlLabel = 'Address';
export const urlHelp = 'Where your server listens, beginning with https://';
export const urlMissing = 'Enter the address your server listens at.';
export const urlTooLong = 'This address is too long.';
export const urlWrong = 'Enter an address that begins with https:// and has no user name in it.';
export const httpsNeeded = 'The address has to begin with https://';
export const notPublic = 'This address is not on the internet, so we cannot reach it.';
export const topicsLabel = 'Tell it about';
export const topicsMissing = 'Choose at least one thing to tell.';
export const topicNames = {
  reply: 'Answers',
  guest: 'Guests',
  gift: 'Gifts',
  payment: 'Payments',
  event: 'Events',
} as const;
export const topicMeans = {
  reply: 'A guest answers, changes the answer or takes it back.',
  guest: 'Guests are added or removed.',
  gift: 'A gift is added, changed, removed or bought.',
  payment: 'Money is given, or goes back. With the giver’s name and the amount.',
  event: 'An event is created, changed or cancelled.',
} as const;
export const add = 'Add the webhook';
export const adding = 'Adding...';
export const addFailed = 'The webhook could not be added. Please try again.';
export const added = 'The webhook was added.';
export const tooMany = (most: number) =>
  `You have ${most} webhooks, the most you can have. Remove one you no longer use.`;

// signing in again first
export const signInFirst =
  'For your safety, please sign in again before you add a webhook or change its secret.';
export const signInFirstWhy =
  'You signed in a while ago. Somebody else may be holding this device, and a webhook passes on what happens in your events.';

// the secret
export const secretTitle = 'The secret of your webhook';
export const copySecret = 'Copy the secret now. It is shown only this once.';
export const yourSecret = 'Secret';
export const copy = 'Copy the secret';
export const secretMeans =
  'Your server uses it to check that a message really comes from us, by the Standard Webhooks convention.';
export const secretDone = 'I have copied it';
export const replace = 'Make a new secret';
export const replacing = 'Making it...';
export const replaceMeans = (hours: number) =>
  `Use this if somebody else may know the secret. The old one goes on working beside the new one for ${hours} hours.`;
export const replaced = 'The new secret works now.';

// one webhook
export const settingsTitle = 'What it is told';
export const onLabel = 'Send messages to this address';
export const save = 'Save';
export const saving = 'Saving...';
export const saved = 'Saved.';
export const test = 'Send a test';
export const testing = 'Sending...';
export const tested = 'A test is on its way. In a moment you’ll see below whether it arrived.';
export const offCannot = 'This webhook is switched off. Switch it on first.';
export const removeTitle = 'Remove this webhook?';
export const remove = 'Remove the webhook';
export const removing = 'Removing...';
export const removeMeans = 'Nothing more is sent to this address, and the list of messages goes with it.';
export const keep = 'Keep it';
export const removed = 'The webhook was removed.';
export const goneAlready = 'This webhook is no longer there.';
export const deliveryGone = 'This message is no longer kept.';
export const working = 'On';
export const failing = 'Not arriving';
export const offNames = {
  owner: 'Off',
  failing: 'Switched off: nothing arrived for days',
  gone: 'Switched off: the address answered that it is gone',
} as const;

// its messages
export const deliveriesTitle = 'Latest messages';
export const deliveriesHelp = (days: number) =>
  `What does not arrive is tried again for about a day. Messages are kept for ${days} days.`;
export const noDeliveries = 'Nothing has been sent yet.';
export const stateNames = { waiting: 'Waiting', delivered: 'Arrived', failed: 'Did not arrive' } as const;
export const outcomeNames = {
  arrived: 'Arrived',
  status: 'Your server refused it',
  redirect: 'Your server sent it elsewhere, which we do not follow',
  slow: 'No answer within 10 seconds',
  unreachable: 'No connection',
  not_public: 'The address is not on the internet',
  off: 'The webhook was off',
  crowded: 'Too many were waiting, and this was one of the oldest',
} as const;
export const withStatus = (outcome: string, status: number) => `${outcome} (${status})`;
export const tries = (count: number) => (count === 1 ? '1 try' : `${count} tries`);
export const notTried = 'Not tried yet';
export const showPayload = 'What was sent';
export const resend = 'Send again';
export const resendOf = (type: string, at: string) => `Send again: ${type}, ${at}`;
export const resent = 'The message is on its way again.';
export const refresh = 'Look again';
export const actFailed = 'That did not work. Please try again.';

// letters and notifications
export const news = {
  added: {
    title: 'A webhook was added to your account',
    text: 'From now on this address is told what changes in the events you organise on Shagun.',
    advice:
      'If that was you, there is nothing to do. If not, remove the webhook, revoke all other sessions, and change the password of the mailbox or account you sign in with.',
  },
  off: {
    title: 'A webhook was switched off',
    text: 'Nothing we sent to this address was arriving, so we stopped sending.',
    advice:
      'Once your server answers again, switch the webhook on. What it missed is listed and can be sent again.',
  },
  crowded: {
    title: 'Your webhook cannot keep up',
    text: 'So many messages wait for this address that we no longer send the oldest.',
    advice:
      'Check that your server answers, and quickly. Once it does, it can read what it missed from the API.',
  },
} as const;
export const newsAddress = 'Address';
export const newsAction = 'See your webhooks';
export const newsWhy =
  'You’re receiving this because a webhook of your account on Shagun changed. If you need help, just reply to this e-mail.';
