import { count } from '#contract/common/format.ts';

/** The reply-by date, reminders and messages to guests: what the organiser is told. */
export const daysRange = 'Reminders can go out 1 to 30 days before.';
export const daysAtMost = 'Choose at most five days: nobody gets more than five reminders.';
export const audienceNeeded = 'Choose who gets the message.';
export const functionUnknown = 'Choose the event or one of its functions.';
export const textNeeded = 'Write the message.';
export const textTooLong = 'Use at most 1,000 characters for the message.';

// the reply-by date
export const replyByPast = 'This day has passed. Choose today or a later day.';
export const replyByAfterEvent = 'Choose a day on or before the day of the event.';
export const replyByNeeded = 'Set the date first: reminders go out some days before it.';
export const savedNone = 'Saved. There is no RSVP deadline now.';
export const saved = 'Saved. Guests see the date you need their answer by.';
export const savedWithNext = (when: string) => `Saved. The next reminders go out on ${when}.`;
export const savedNothingAhead =
  'Saved. The days you chose have passed, so no automatic reminders will go out. You can still remind guests now.';

// plan
export const planHasNone = (plan: string) =>
  `Reminders and messages to guests come with the Premium plan, and your plan is ${plan}. The RSVP deadline is free. Contact us for a larger plan.`;

// reminding now
export const night = (time: string) =>
  `It is ${time} where the event is. Reminders go out between 9 am and 8 pm there, so please come back then.`;
export const begun = 'The event has begun, so no more reminders go out.';
export const nobodyToRemind = 'There is nobody to remind now.';
export const reminded = (guests: number) => `Reminding ${count(guests, 'guest')}.`;

// messages
export const nobodyToTell = 'None of these guests can be reached by e-mail, so nothing was sent.';
export const messageSent = (guests: number) => `Your message is on its way to ${count(guests, 'guest')}.`;
export const messageSentBefore = 'You have already sent this message. Nobody gets it twice.';
