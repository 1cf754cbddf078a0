/** API keys in the security centre, the pages to make and revoke one, what programs read, and what is told by mail. */
export const title = 'API keys';
export const intro =
  'For programs and services that work with your events in your name, such as a seating plan or a spreadsheet. If you don’t use any, you don’t need a key.';
export const missing = 'We can’t show your API keys right now.';
export const none = 'You have no API key.';
export const listLabel = 'Your API keys';
export const pastTitle = 'No longer working';
export const make = 'Make a key';
export const madeAt = 'Made';
export const lastUsed = 'Last used';
export const neverUsed = 'Not used yet';
export const endsAt = 'Ends';
export const neverEnds = 'When you revoke it';
export const endedAt = 'Ended';
export const revokedAt = 'Revoked';
export const revoke = 'Revoke';
/** What a link does, and to which key, for those who hear the page. */
export const revokeOf = (name: string) => `Revoke ${name}`;
export const webhooks = 'Webhooks: have your own server told what changes';
export const back = 'Back to Security';

/** What a key may do. */
export const scopeNames = {
  'events:read': 'See events and guests',
  'events:write': 'Change events and guests',
  'messages:send': 'Send to guests',
  'money:read': 'See money',
} as const;
export const scopeMeans = {
  'events:read':
    'Your profile, your events, guest lists with contacts and answers, wishlists. Not who gave how much.',
  'events:write':
    'Create and edit events, guests, answers, functions, questions and gifts. Guests are told of changes just as when you make them yourself.',
  'messages:send': 'Add guests with an invitation, send invitations, reminders, messages and thank-yous.',
  'money:read': 'Who gave what, payments, and the balance of your gift cards. Never their numbers.',
} as const;

// making one
export const makePageTitle = 'Make an API key · Shagun';
export const makeTitle = 'Make an API key';
export const makeIntro =
  'Whoever has the key can do what you tick here, without signing in. Give it to nobody you don’t trust with that. No key spends money, sends money back, redeems gift cards or changes your account.';
export const nameLabel = 'Name';
export const nameHelp = 'So that you recognise it later, such as “Seating plan”.';
export const nameMissing = 'Give the key a name.';
export const scopesLabel = 'What may it do?';
export const scopesMissing = 'Choose at least one thing the key may do.';
export const lastsLabel = 'How long should it work?';
export const lastsMissing = 'Choose how long the key works.';
export const lastsNames = {
  month: '30 days',
  quarter: '90 days',
  year: 'One year',
  always: 'Until I revoke it',
} as const;
export const makeIt = 'Make the key';
export const making = 'Making the key...';
export const makeFailed = 'The key could not be made. Please try again.';
export const made = (name: string) => `The key “${name}” was made.`;
export const copyNow = 'Copy the key now. It is shown only this once, and nobody can look it up later.';
export const yourKey = 'Your key';
export const copy = 'Copy the key';
export const doneWithIt = 'I have copied it';
export const howToUse = 'Programs send it with each request, in the header “Authorization: Bearer”.';
export const describedAt = 'All calls of the API';
export const tooMany = (most: number) =>
  `You have ${most} keys, the most you can have. Revoke one you no longer use.`;

// signing in again first
export const signInFirst = 'For your safety, please sign in again before you make an API key.';
export const signInFirstWhy =
  'You signed in a while ago. Somebody else may be holding this device, and a key opens your account to a program.';

// revoking one
export const revokePageTitle = 'Revoke an API key · Shagun';
export const revokeTitle = (name: string) => `Revoke “${name}”?`;
export const revokeMeans =
  'Whatever uses this key stops working at once. A revoked key never works again; you can make a new one any time.';
export const revokeConfirm = 'Revoke the key';
export const revoking = 'Revoking...';
export const keep = 'Keep it';
export const revoked = (name: string) => `“${name}” was revoked and no longer works.`;
export const goneAlready = 'This key no longer works.';

// what programs read
export const badKey = 'This API key does not work: it was revoked, has expired, or never existed.';
export const notForKeys = 'Only people who are signed in can do this, not API keys.';
export const scopeNeeded = (scope: string) =>
  `This API key is not allowed to do that: it needs the scope ${scope}.`;

// letter and notification
export const newsTitle = 'An API key to your account was made';
export const newsText = 'A program that has this key can use your account on Shagun without signing in.';
export const newsAdvice =
  'If that was you, there is nothing to do. If not, revoke the key, revoke all other sessions, and change the password of the mailbox or account you sign in with.';
export const newsName = 'Key';
export const newsMay = 'It may';
export const newsAction = 'See your API keys';
export const newsWhy =
  'You’re receiving this because a key to your account on Shagun was made. If you need help, just reply to this e-mail.';
