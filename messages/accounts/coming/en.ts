import { count } from '#contract/common/format.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('en');

interface Guests {
  sendable: number;
  undelivered: number;
  toThank: number;
}

// the organiser's home: what comes next, and what was begun

export const comingTitle = 'Coming up';
export const missing = 'We can’t show your coming events right now.';
export const daysLeft = (days: number) =>
  days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days.toLocaleString('en-IN')} days`;

export const noGuestsYet = 'Nobody is on the guest list yet.';

export const thankPeople = (people: number) =>
  plural(people, { one: 'Thank # person', other: 'Thank # people' });
export const thankFor = (people: number, event: string) => `${thankPeople(people)} for ${event}`;
export const thanksTitle = 'Still to thank';

/** The button of each next step. */
export const nextSteps = {
  'add-guests': () => 'Add your guests',
  'choose-design': () => 'Choose an invitation design',
  invite: ({ sendable }) => `Invite ${count(sendable, 'guest')}`,
  undelivered: ({ undelivered }) =>
    plural(undelivered, {
      one: 'Fix # invitation that didn’t arrive',
      other: 'Fix # invitations that didn’t arrive',
    }),
  waiting: () => 'See who hasn’t answered',
  thank: ({ toThank }) => thankPeople(toThank),
  ready: () => 'Open the event',
} satisfies Record<string, (guests: Guests) => string>;

export const guestList = 'Guest list';
export const eventPage = 'Event page';
export const more = (events: number) =>
  plural(events, { one: 'See # more event', other: 'See # more events' });

export const draftsTitle = 'Not finished yet';
export const draftOf = (type: string, name: string) => (name ? `${name} (${type})` : type);
export const draftSaved = (when: string) => `Last saved ${when}`;
export const goOn = 'Continue';
export const goOnWith = (draft: string) => `Continue with ${draft}`;
