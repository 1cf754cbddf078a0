import type { ChangedPart } from '../changed-part.ts';

/** Mails and messages to guests about an event: invitation, change, cancellation. */
export const hello = (greeted: string) => (greeted ? `Namaste ${greeted},` : 'Namaste,');
export const someHost = 'Your host';
export const from = (host: string) => `${host} via Shagun`;

// invitation
/** `Sunita and Rajesh Sharma invite`, `The Sharma family invites`. */
const agreeing = (host: string, ofOne: string, ofSeveral: string): string =>
  `${host} ${/\s(?:&|and|\+)\s/.test(host) ? ofSeveral : ofOne}`;

export const invites = (host: string, event: string) =>
  `${agreeing(host, 'invites', 'invite')} you to ${event}`;
export const invited = 'You are invited';
/** Says what the picture shows, where pictures are not. */
export const picture = (event: string) => `Invitation card: ${event}`;
export const loveToHave = (host: string) => `${host} would love to have you there.`;
export const loveToHaveFamily = (host: string) => `${host} would love to have you there, with your family.`;
export const notSure =
  'Not sure yet? <open>Open your invitation</open> and answer later. No account is needed, and you can change your answer at any time.';

// change and cancellation
export const changedSubject = (event: string) => `Changed: ${event}`;
export const noteChange = 'Please note the change';
const partNames = { date: 'the date', time: 'the time', place: 'the place' };
/** Nothing of `parts` where it is not known what, or a function's was. */
export const changed = (host: string, parts: readonly ChangedPart[]) =>
  `${agreeing(host, 'has', 'have')} changed ${parts.length > 0 ? new Intl.ListFormat('en-IN').format(parts.map((part) => partNames[part])) : 'when or where this takes place'}. Here are the new details:`;
export const before = (what: string) => `Before: ${what}`;
export const seeEvent = 'See the event and your answer';
export const plansChange =
  'If your plans change too, use the button above to change your answer. The attached calendar file updates the entry in your calendar.';
export const cancelledSubject = (event: string) => `Cancelled: ${event}`;
export const cancelledEyebrow = 'Cancelled';
export const wasPlanned = (when: string) => `It was planned for ${when}.`;
export const cancelled = (host: string, when: string) =>
  `${agreeing(host, 'has', 'have')} had to cancel this event. It was planned for ${when}. There is nothing you need to do.`;
export const calendarCancelled = 'The attached calendar file marks the entry in your calendar as cancelled.';

// facts
export const date = 'Date';
export const time = 'Time';
export const venue = 'Venue';
export const map = 'Map';
export const seeOnMap = 'See it on a map';

// why it came, and how to end it
export const why = (host: string, event: string) =>
  `You’re receiving this because ${host} invited you to ${event}.`;
/** Said where a mail holds personal links. */
export const yoursAlone =
  'Its links are yours alone: anyone who has them can answer for you, so please do not forward this e-mail.';
export const sentWith = 'Sent with Shagun.';
export const noMore = 'No more e-mails about this event';
export const notForMe = 'This is not for me';

// messages the organiser sends from their own phone
export const whatsappHello = (greeted: string) => (greeted ? `Namaste ${greeted}!` : 'Namaste!');
export const whatsappInvites = (host: string, event: string) => `${invites(host, event)}.`;
/** Before the public address of the event, which answers for nobody. */
export const whatsappMore = 'All about it:';
export const whatsappAsk = 'Please tell us whether you can come. Your own link, no sign-in needed:';
/** One or two parts of a text message: the facts, then the link. */
export const sms = (host: string, event: string, date: string, time: string, venue: string, url: string) =>
  `${invites(host, event)} on ${date}${time ? ` at ${time}` : ''}${venue ? `, ${venue}` : ''}. Please reply here: ${url}`;
