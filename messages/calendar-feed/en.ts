/** The calendar of all events of a person: its page, and what calendars show of it. */
export const pageTitle = 'Your events in your calendar · Shagun';
export const title = 'Your events in your calendar';
export const lead =
  'Add this address to your calendar once. Events you host or are invited to then appear there, and change there when they change here.';
/** How the calendar is called where it was added. */
export const calendarName = 'Shagun';
/** The link on the lists of events. */
export const link = 'Add to your calendar';

export const none = 'You have no calendar address yet.';
export const make = 'Make an address';
export const making = 'Making it...';
export const signInFirst = 'For your safety, please sign in again to see your calendar address.';
export const signInFirstWhy =
  'Whoever has this address can go on reading your events. Signing in brings you back here.';
export const addressLabel = 'Your calendar address';
export const addressHelp =
  'Whoever has this address can read where and when your events are. Give it to your own calendar only.';
export const copy = 'Copy address';
export const open = 'Open in calendar app';
export const google = 'Add to Google Calendar';
export const slow = 'Calendars look for changes every few hours, some of them once a day.';
export const what =
  'It shows the events you host, and those you are invited to with this account and have not declined.';

export const changeTitle = 'Did somebody else get the address?';
export const renewMeans =
  'Make a new one. The old one stops working, and you add the new one to your calendar again.';
export const renew = 'Make a new address';
export const renewing = 'Making it...';
export const remove = 'Switch off the address';
export const removing = 'Switching it off...';

export const made = 'Your address is ready.';
export const madeAnew = 'Your new address is ready. The old one no longer works.';
export const removed = 'The address no longer works.';
export const gone = 'This calendar address no longer works.';
export const loadFailed = 'Your calendar address could not be loaded. Please try again.';
