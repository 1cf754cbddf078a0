// the menu on every page of an event that its hosts see, and the page of its settings
export const menuLabel = 'This event';
export const parts = {
  overview: 'Overview',
  guests: 'Guests',
  invitation: 'Invitation',
  gifts: 'Gifts',
  messages: 'Messages',
  settings: 'Settings',
} as const;

export const settingsPageTitle = (event: string) => `Settings of ${event} · Shagun`;
export const settingsPageTitleUnknown = 'Event settings · Shagun';
export const settingsTitle = 'Settings';

/** Each way on from the settings, with what it is for. */
export const settings = {
  edit: ['Edit event', 'Name, date, venue, description, story, dress code'],
  photo: ['Photo and story', 'What your guests see below their answer'],
  functions: ['Functions', 'Mehndi, sangeet, reception: each with its time, venue and guests'],
  questions: ['Questions', 'Ask guests about meals, rooms or travel when they reply'],
  hosts: ['Co-hosts', 'Family and friends who help you organise'],
  export: ['One file of everything', 'Keep a copy, or take this event to another Shagun'],
  leave: ['Stop helping', 'Leave the hosts of this event'],
  cancel: ['Cancel event', 'Guests are told, and money given goes back'],
} as const;
