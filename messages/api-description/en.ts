// the description of the API, read by developers (summaries of calls stand with the contract)
export const signIn =
  'Sign in with a browser at /auth/login: the session is a cookie. Calls that change something must come from the site itself ' +
  '(Origin or Sec-Fetch-Site), or carry the value of the XSRF-TOKEN cookie in the header X-XSRF-TOKEN. Amounts are rupees.';

/** Keys of the API, and which of them may make a call. */
export const keys =
  'An API key made in the security centre, as `Authorization: Bearer shagun_…`. It needs no cookie and may do what its scopes say.';
export const byKey = (scope: string) => `With an API key: scope \`${scope}\`.`;
/** The same of a call a part of which asks for a recent sign-in. */
export const byKeyInPart = (scope: string) =>
  `With an API key: scope \`${scope}\`, and not for what asks for a recent sign-in (403 \`not_for_keys\`).`;
export const notByKey = 'Not with an API key.';
/** Whether it asks for a sign-in of the last minutes; nothing where it does not. */
export const recentSignIn = {
  always: 'Within 15 minutes of signing in; later 403 (`sign_in_again`).',
  depends: 'For what lasts or costs money within 15 minutes of signing in; later 403 (`sign_in_again`).',
  never: '',
};

/** Who may use a call. */
export const access = {
  anyone: 'Anybody may call this.',
  operator:
    'For addresses in OPERATOR_EMAILS that signed in within 12 hours. To anybody else, also signed in, it answers 404.',
  'signed-in': 'For anybody who is signed in.',
  viewer:
    'For the organiser of the event and everybody who helps with it. A guest of it gets 403, anybody else 404.',
  editor:
    'For the organiser of the event and editors who help with it. Viewers and guests of it get 403, anybody else 404.',
  organiser:
    'For the organiser of the event. Those who help with it and its guests get 403, anybody else 404.',
  'guest-or-key':
    'For the guest named in the path (signed in, or with the key of the personal link), the organiser and editors.',
  'signed-in-or-key':
    'For everybody who is signed in, and for the guest whom the body names with the key of the personal link.',
} as const;

/** The words of the product that calls belong to. */
export const parts = {
  accounts: 'Accounts',
  signIn: 'Signing in by e-mail',
  passkeys: 'Passkeys',
  calendarFeed: 'A calendar of one’s own',
  eventFiles: 'A whole event in one file',
  guestLists: 'Filters of guests',
  guestChanges: 'Many guests at once',
  guestMerges: 'Guests who are one',
  guestImports: 'A guest list from a file',
  claims: 'Gifts that guests bring',
  security: 'Security',
  apiKeys: 'API keys',
  webhooks: 'Webhooks',
  notifications: 'Notifications',
  contact: 'Contact',
  events: 'Events',
  drafts: 'Drafts',
  hosts: 'Hosts',
  functions: 'Functions',
  questions: 'Questions to guests',
  places: 'Places',
  eventText: 'Suggested descriptions',
  designs: 'Designs',
  designTool: 'Design tool',
  guests: 'Guests',
  invitations: 'Invitations',
  reminders: 'Reminders',
  chats: 'Messages from guests',
  wishlist: 'Wishlist',
  collaboration: 'Giving together',
  contributions: 'Contributions',
  shagun: 'Shagun',
  thankYous: 'Thank-yous',
  payments: 'Payments',
  giftCards: 'Gift cards',
  operator: 'The operator’s console',
} as const;

/** What the calls of each are for. */
export const partsMean: Record<keyof typeof parts, string> = {
  accounts: 'Who is signed in, their profile, confirmed addresses, data and deletion.',
  signIn: 'A six-digit code by mail instead of a password.',
  passkeys: 'Signing in with a device’s own lock (WebAuthn).',
  calendarFeed: 'An address that a calendar program reads again and again.',
  eventFiles: 'Taking an event along as a file, and bringing one in.',
  guestMerges: 'Guests who may be on a list twice, and joining two into one.',
  guestChanges: 'Changes of guests named or found by a filter, and taking them back within a minute.',
  guestLists: 'What guests can be found by, and filters that hosts saved under a name.',
  guestImports: 'Reading a spreadsheet of guests, and adding those found.',
  claims: 'Gifts that a guest brings without paying here.',
  security: 'Sessions that are open, and ending them.',
  apiKeys: 'Keys for programs, and what they may do.',
  webhooks: 'Addresses that are sent what happens, and what was sent there.',
  notifications: 'The bell, and which mails and messages somebody wants.',
  contact: 'Writing to whoever runs this site.',
  events: 'Creating, reading, changing and cancelling events.',
  drafts: 'Events that are not finished yet.',
  hosts: 'People who help with an event.',
  functions: 'The ceremonies of an event, and who is invited to which.',
  questions: 'What a host asks with the reply.',
  places: 'Searching for a venue.',
  eventText: 'A first wording for a description.',
  designs: 'How an invitation looks.',
  designTool: 'Designs made in the connected design tool.',
  guests: 'The guest list and its replies.',
  invitations: 'Sending invitations, and personal links.',
  reminders: 'Reminding guests who have not answered, and writing to all.',
  chats: 'What guests write by WhatsApp: recorded as answers, and answered.',
  wishlist: 'The gifts an organiser wishes for.',
  collaboration: 'Who gives a gift together, and who may.',
  contributions: 'What people gave for a gift.',
  shagun: 'Money given without a gift.',
  thankYous: 'Thanking those who gave.',
  payments: 'What became of a payment.',
  giftCards: 'The wallet, and vouchers bought from it.',
  operator: 'For whoever runs this site.',
};

/** For whom a field of an answer is, where that is not everybody who gets the answer (docs/decisions/0029-who-may-see-what.md). */
export const readers = {
  self: 'for the caller alone',
  guest: 'for that guest',
  guestOrEditors: 'for that guest, editors and the owner',
  company: 'for signed-in guests, those who give the gift, and hosts',
  givers: 'for those who give the gift and the owner',
  giverOrOwner: 'for the one who gave it and the owner',
  personOrHosts: 'for that person and hosts',
  giversOrEditors: 'for those who give the gift, editors and the owner',
  hosts: 'for hosts',
  editors: 'for editors and the owner',
  owner: 'for the owner',
  operator: 'for operators',
} as const;

/** What each webhook tells. */
export const webhooks = {
  'reply.changed': 'A guest’s reply was recorded or changed',
  'guest.added': 'A guest was added',
  'guest.removed': 'A guest was removed',
  'guests.imported': 'Several guests were added at once',
  'guests.removed': 'Several guests were removed at once',
  'gift.added': 'A gift was added to the wishlist',
  'gift.changed': 'A gift was changed',
  'gift.removed': 'A gift was removed',
  'gift.purchased': 'A gift was marked as purchased',
  'gift.purchase_undone': 'A purchase was taken back',
  'payment.received': 'Money was received',
  'payment.returned': 'Money went back to its giver',
  'payment.return_failed': 'Money could not go back, and is the organiser’s again',
  'event.created': 'An event was created',
  'event.changed': 'An event was changed',
  'event.cancelled': 'An event was cancelled',
  'webhook.test': 'A test, sent by a button',
} as const;
export const webhookSignature =
  'What a webhook proves itself with, by the Standard Webhooks convention: HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body, with the address’s own secret.';

/** What the server of an organiser answers a webhook. */
export const webhookAnswer = 'Any 2xx within ten seconds; what comes back is not read.';

// answers
export const done = 'Done.';
export const file = 'A file.';
export const failures = {
  400: 'Something in the request is wrong; `details` says what, field by field.',
  401: 'Nobody is signed in.',
  403: 'Not allowed, or not sent from this site.',
  404: 'It does not exist, or you may not see it.',
  413: 'Too large.',
  415: 'Not a content type this accepts.',
} as const;
export const otherFailure = 'Any other error, with the same envelope.';

// the page
export const pageTitle = 'API · Shagun';
export const pageDescription = 'Every call of the Shagun API, with its parameters, body and answers.';
export const title = 'Shagun API';
export const errors =
  'An error answers <code>{ error, message, code, details?, requestId }</code>: <code>error</code> and <code>message</code> hold the same\n' +
  'sentence for people, <code>details</code> the messages per field. A refusal for too many tries (429) names the wait in\n' +
  '<code>Retry-After</code>.';
export const more =
  'The same for programs: <file>openapi.json</file> (OpenAPI 3.1). Signing in and out are pages:\n' +
  '<code>/auth/login</code> (<code>?returnTo=/path</code>), <code>/auth/logout</code>. <code>/healthz</code> and <code>/readyz</code> are for whoever runs this.';
export const parameters = 'Parameters';
export const parameterIn = (place: string, required: boolean) =>
  `in the ${place}${required ? '' : ', optional'}`;
export const body = (type: string) => `Body (${type})`;
export const answers = 'Answers';
