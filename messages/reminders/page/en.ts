import { count } from '#contract/common/format.ts';

export const heading = 'Reminders and messages';
export const pageTitle = (event: string) => `Reminders: ${event} · Shagun`;
export const pageTitleUnknown = 'Reminders · Shagun';

// when
export const settingsTitle = 'RSVP deadline';
export const replyByLabel = 'Please answer by';
export const replyByHelp =
  'Guests see it with your invitation and on the event page. They can still answer later. The day ends at midnight where the event is.';
export const daysLabel = 'Automatically remind those who have not answered';
export const daysHelp =
  'Counted back from that day. They go out in the morning where the event is. No guest gets more than five.';
export const daysBefore = (days: number) => `${count(days, 'day')} before`;
export const save = 'Save';
export const saving = 'Saving...';
export const next = (when: string) => `The next reminders go out on ${when}.`;
export const noNext = 'No automatic reminders will go out.';

// now
export const nowTitle = 'Remind now';
export const wouldGet = (guests: number) =>
  guests === 0 ? 'Nobody would get a reminder now.' : `${count(guests, 'guest')} would get a reminder now.`;
/** Where the plan has no reminders. */
export const waitingTitle = 'Still to answer';
export const notAnswered = (guests: number) =>
  `${count(guests, 'guest has', 'guests have')} not answered yet.`;
export const allAnswered = 'Everybody has answered, so there is nobody to remind.';
export const allFoundAnswered =
  'None of the guests this finds is still to answer, so there is nobody to remind.';
export const noGuests =
  'There are no guests yet. Invite them first, then remind those who have not answered.';
export const seeWho = 'See who';
export const remindNow = (guests: number) => `Remind ${count(guests, 'guest')} now`;
export const reminding = 'Reminding...';
export const sampleTitle = 'Preview';
export const sampleHere = 'Each guest gets it in their own language, with buttons to answer.';

// message
export const messageTitle = 'Write to your guests';
export const write = 'Write a message';
export const writePageTitle = (event: string) => `Write to your guests: ${event} · Shagun`;
export const messageHelp =
  'Sent by e-mail in your own words, with the event’s date and venue. Links arrive as text, not to press. Replies come to you.';
export const functionLabel = 'Guests of';
export const wholeEvent = 'The whole event';
export const audienceLabel = 'Who gets it';
export const audiences = {
  all: 'All guests',
  confirmed: 'Those who are coming',
  pending: 'Those who have not answered',
} as const;
/** Who gets a message, also when it is for the guests of one function. */
export const audienceOf = (audience: keyof typeof audiences, functionName: string) =>
  functionName ? `${functionName} · ${audiences[audience]}` : audiences[audience];
/** With those who do not get it, so that all of them are accounted for. */
export const audienceCount = (guests: number, byHand: number, others: number) =>
  [
    `${count(guests, 'guest')} by e-mail`,
    ...(byHand > 0 ? [`${byHand.toLocaleString('en-IN')} with only a phone number`] : []),
    ...(others > 0 ? [`${others.toLocaleString('en-IN')} left out`] : []),
  ].join(', ');
export const messageLabel = 'Your message';
export const messageLength = 'Up to 1,000 characters.';
export const preview = 'Preview before sending';
export const previewing = 'One moment...';
export const confirmTitle = 'Send this message?';
export const confirmSay = (audience: string, guests: number) =>
  `${audience}: ${count(guests, 'guest')} will get this e-mail.`;
export const confirmNobody = 'None of these guests can be reached by e-mail.';
export const sendYourself = (guests: number) =>
  `Send it yourself to ${count(guests, 'guest')} without an e-mail address`;
export const openChat = 'Open WhatsApp';
export const writeTo = (name: string) => `Open WhatsApp for ${name}`;
export const send = (guests: number) => `Send to ${count(guests, 'guest')}`;
export const sending = 'Sending...';
export const change = 'Edit the message';
export const planNote = 'Your plan does not include reminders and messages.';
export const byHandInstead =
  'You can still write to your guests yourself: each guest on your list has a link to share on WhatsApp.';
export const yetToAnswer = 'Guests yet to answer';
export const seePlans = 'Contact us for a larger plan';
export const failed = 'That did not work. Please try again.';

// what was sent
export const sentTitle = 'Sent so far';
const sentKinds = { reminder: 'Reminder', message: 'Message' } as const;
export const sentTo = (kind: keyof typeof sentKinds, functionName: string) =>
  functionName ? `${sentKinds[kind]} · ${functionName}` : sentKinds[kind];
export const sentOf = (sent: number, total: number) => `${sent} of ${total} sent`;
/** Of a message that came in with the event's file, or whose guests are all gone from the list. */
export const sentElsewhere =
  'Sent to guests who aren’t on this list, or before the event was brought in here';
export const waiting = (number: number) => `${number} on the way`;
export const undelivered = (number: number) => `${number} not delivered`;

// who
export const whoPageTitle = (event: string) => `Who gets it: ${event} · Shagun`;
export const whoTitles = {
  reminder: 'Who gets a reminder',
  all: 'Who gets a message to all guests',
  confirmed: 'Who gets a message to those who are coming',
  pending: 'Who gets a message to those who have not answered',
} as const;
export const back = 'Reminders';
export const nobody = 'Nobody is on this list.';
export const channels = { email: 'By e-mail', whatsapp: 'By WhatsApp', sms: 'By SMS' } as const;
export const why = {
  not_invited: 'Not invited yet',
  undelivered: 'The last message did not arrive',
  unsubscribed: 'Asked for no more messages',
  enough: 'Already got five reminders',
  lately: 'Reminded today',
  link: 'Only a phone number: send it yourself',
  no_contact: 'No e-mail address',
} as const;
/** How many do not get it, and why. */
export const unreachedReasons: Record<keyof typeof why, (guests: number) => string> = {
  not_invited: (guests) => `${count(guests, 'guest has', 'guests have')} not been invited yet.`,
  undelivered: (guests) => `The last message to ${count(guests, 'guest')} did not arrive.`,
  unsubscribed: (guests) => `${count(guests, 'guest')} asked for no more messages.`,
  enough: (guests) => `${count(guests, 'guest has', 'guests have')} already had five reminders.`,
  lately: (guests) => `${count(guests, 'guest was', 'guests were')} reminded today.`,
  link: (guests) =>
    `${count(guests, 'guest has', 'guests have')} only a phone number. Send it to ${guests === 1 ? 'that guest' : 'them'} yourself.`,
  no_contact: (guests) => `${count(guests, 'guest has', 'guests have')} no e-mail address.`,
};
export const unreachedTitle = 'Who does not get it';
export const openWhatsApp = 'Remind by WhatsApp';
export const openGuest = (name: string) => `Open ${name}`;
export const pages = 'Pages of guests';
