/** Numbers of reminders and messages, apart from the schemas so that forms need not carry these. */

/** The most reminders one guest gets of one event, those by themselves and by hand together. */
export const MAX_REMINDERS = 5;

/** Reminders go out from this hour on, and before the other, where the event is. */
export const FIRST_HOUR = 9;
export const LAST_HOUR = 20;

/** How long before the reply-by date a reminder may go out by itself, in days. */
export const MAX_DAYS_BEFORE = 30;
/** Offered on the form. */
export const dayChoices = [14, 7, 3, 2, 1] as const;
/** Chosen where nothing was (issue: by default two days before). */
export const DEFAULT_DAYS: readonly number[] = [2];

/** Characters of a message to guests. */
export const MESSAGE_LENGTH = 1000;

/** Links to send a message by hand that are shown at most. */
export const MESSAGE_LINKS = 100;
