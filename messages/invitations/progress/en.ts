import { count } from '#contract/common/format.ts';

/** What is being sent: `300 invitations`. */
const things = {
  invitation: (number: number) => count(number, 'invitation'),
  update: (number: number) => count(number, 'message about the change', 'messages about the change'),
  cancellation: (number: number) =>
    count(number, 'message about the cancellation', 'messages about the cancellation'),
  reminder: (number: number) => count(number, 'reminder'),
  message: (number: number) => count(number, 'message'),
} as const;
type Kind = keyof typeof things;

export const missing = 'We can’t show right now how far sending has got.';

// while it goes on
export const titles = {
  invitation: 'Sending invitations',
  update: 'Telling guests about the change',
  cancellation: 'Telling guests about the cancellation',
  reminder: 'Reminding guests',
  message: 'Sending your message',
} as const satisfies Record<Kind, string>;
export const sentOf = (sent: number, all: number) => `${sent} of ${all} sent`;
export const onTheWay = (kind: Kind, waiting: number) =>
  `${things[kind](waiting)} on the way. You can leave this page; sending continues.`;
export const delayed = (messages: number) =>
  messages === 1
    ? 'The e-mail or message service asked us to slow down. One is waiting; we will try again in a few minutes.'
    : `The e-mail or message service asked us to slow down. ${messages} are waiting; we will try again in a few minutes.`;
export const failedSoFar = (messages: number) => `${messages} did not arrive.`;
export const bars = {
  invitation: 'Invitations sent',
  update: 'Messages about the change sent',
  cancellation: 'Messages about the cancellation sent',
  reminder: 'Reminders sent',
  message: 'Messages sent',
} as const satisfies Record<Kind, string>;
export const refresh = 'Refresh';
export const notHeard =
  'The connection is lost, so these numbers may be out of date. Sending continues, and the page keeps checking.';

// when it has ended
export const ended = (kind: Kind, sent: number, all: number) =>
  sent === all ? `${things[kind](sent)} sent` : `${sent} of ${things[kind](all)} sent`;
export const unwanted = (guests: number) =>
  guests === 1
    ? 'One guest asked for no more messages and was left out.'
    : `${guests} guests asked for no more messages and were left out.`;
export const undelivered = (guests: number) => `Did not reach ${count(guests, 'guest')}`;
export const fixes = {
  invitation:
    'Open a guest to correct the contact, then send the invitation again or send the personal link yourself.',
  update:
    'Open a guest to correct the contact, then send the invitation again, which has the latest details. Or tell them yourself.',
  cancellation: 'Please tell them yourself. Open a guest to see the contact.',
  reminder:
    'Open a guest to correct the contact, then send the invitation again: it asks for the answer, too.',
  message: 'Open a guest to see or correct the contact, or tell them yourself.',
} as const satisfies Record<Kind, string>;
export const more = (guests: number) => `and ${guests} more`;
export const seeUndelivered = 'Show them in the list';

// on the event page
export const onEventPage = (kind: Kind, sent: number, all: number) => `${titles[kind]}: ${sentOf(sent, all)}`;
