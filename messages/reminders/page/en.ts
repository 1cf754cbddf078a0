import { count } from '#contract/common/format.ts';

export const tab = 'Reminders';
export const pageTitle = (event: string) => `Reminders: ${event} - Shagun`;
export const pageTitleUnknown = 'Reminders - Shagun';

// when
export const settingsTitle = 'Answers by a date';
export const replyByLabel = 'Please answer by';
export const replyByHelp = (zone: string) =>
  `Guests see it with your invitation and on the event page. They can still answer after it. The day ends at midnight in ${zone}.`;
export const daysLabel = 'Remind by itself those who have not answered';
export const daysHelp = 'In the morning where the event is, never at night, and never more than five times.';
export const daysBefore = (days: number) => `${count(days, 'day')} before`;
export const save = 'Save';
export const saving = 'Saving…';
export const next = (when: string) => `The next reminders go out on ${when}.`;
export const noNext = 'No reminders go out by themselves.';

// now
export const nowTitle = 'Remind now';
export const wouldGet = (guests: number) =>
  guests === 0 ? 'Nobody would get a reminder now.' : `${count(guests, 'guest')} would get a reminder now.`;
export const allAnswered = 'Everybody has answered. There is nobody to remind.';
export const noGuests =
  'There are no guests yet. Invite them first, then remind those who have not answered.';
export const seeWho = 'See who';
export const remindNow = (guests: number) => `Remind ${count(guests, 'guest')} now`;
export const reminding = 'Reminding…';
export const sampleTitle = 'How it reads';
export const sampleHere = 'With the buttons to answer, in the language of each guest.';

// message
export const messageTitle = 'Write to your guests';
export const write = 'Write a message';
export const writePageTitle = (event: string) => `Write to your guests: ${event} - Shagun`;
export const messageHelp =
  'It goes by mail, in your own words, with when and where the event is. Replies reach you.';
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
export const audienceCount = (guests: number) => `${count(guests, 'guest')} by mail`;
export const messageLabel = 'Your message';
export const messageLength = 'Up to 1,000 characters.';
export const preview = 'See it before it is sent';
export const previewing = 'One moment…';
export const confirmTitle = 'Send this message?';
export const confirmSay = (audience: string, guests: number) =>
  `${audience}: ${count(guests, 'guest')} will get this mail.`;
export const confirmNobody = 'None of these guests can get a mail from us.';
export const sendYourself = (guests: number) =>
  `Send it yourself to ${count(guests, 'guest')} without a mail address`;
export const openChat = 'Open WhatsApp';
export const writeTo = (name: string) => `Open WhatsApp for ${name}`;
export const send = (guests: number) => `Send to ${count(guests, 'guest')}`;
export const sending = 'Sending…';
export const change = 'Change it';
export const planNote = 'Your plan has no reminders and messages yet.';
export const seePlans = 'Contact us for a larger plan';
export const failed = 'That did not work. Please try again.';

// what was sent
export const sentTitle = 'Sent so far';
const sentKinds = { reminder: 'Reminder', message: 'Message' } as const;
export const sentTo = (kind: keyof typeof sentKinds, functionName: string) =>
  functionName ? `${sentKinds[kind]} · ${functionName}` : sentKinds[kind];
export const sentOf = (sent: number, total: number) => `${sent} of ${total} sent`;
export const waiting = (number: number) => `${number} on the way`;
export const undelivered = (number: number) => `${number} not delivered`;

// who
export const whoPageTitle = (event: string) => `Who gets it: ${event} - Shagun`;
export const whoTitles = {
  reminder: 'Who gets a reminder',
  all: 'Who gets a message to all guests',
  confirmed: 'Who gets a message to those who are coming',
  pending: 'Who gets a message to those who have not answered',
} as const;
export const back = 'Reminders';
export const nobody = 'There is nobody in this list.';
export const channels = { email: 'By mail', whatsapp: 'By WhatsApp', sms: 'By SMS' } as const;
export const why = {
  not_invited: 'Not invited yet',
  undelivered: 'The last message did not arrive',
  unsubscribed: 'Wants no more messages',
  enough: 'Got five reminders already',
  lately: 'Reminded today',
  link: 'Only a phone number: send it yourself',
  no_contact: 'No mail address',
} as const;
/** Guests who do not get it, as a list of reasons. */
export const notTold = (reason: keyof typeof why, guests: number) => `${why[reason]}: ${guests}`;
export const notToldTitle = 'Left out';
export const openWhatsApp = 'Remind by WhatsApp';
export const openGuest = (name: string) => `Open ${name}`;
export const pages = 'Pages of guests';
