import { count } from '#contract/common/format.ts';

// the ways of the part 'Messages'
export const tabsLabel = 'Messages';
export const remindersTab = 'To guests';
export const chatsTab = 'From guests';

// the list
export const pageTitle = (event: string) => `From guests: ${event} · Shagun`;
export const pageTitleUnknown = 'From guests · Shagun';
export const heading = 'Messages from guests';
export const about =
  'What your guests write on WhatsApp. A clear yes or no is recorded by itself and confirmed to the guest. The rest waits here for you.';
export const none = 'No messages yet';
export const noneHint =
  'Guests can answer your WhatsApp invitation with a button or in their own words, in English or Hindi.';
export const noneWaiting = 'Nothing is waiting for you.';
export const waiting = (guests: number) =>
  guests === 1
    ? 'The message of 1 guest is waiting for you.'
    : `Messages of ${guests} guests are waiting for you.`;
export const pagesLabel = 'Pages of messages';

// one guest
export const chatPageTitle = (event: string) => `Messages of a guest: ${event} · Shagun`;
export const back = 'Messages from guests';
export const openGuest = 'Guest’s page';
export const waits = 'Waiting for you';
export const answer = {
  pending: 'No answer yet',
  yes: (people: number) => `Coming: ${count(people, 'person', 'people')}`,
  no: 'Not coming',
} as const;
export const fromHosts = 'Your reply';
export const noText = 'A voice note, a picture or the like. Please ask the guest what they meant.';
export const openChat = 'Write back';
export const openChatWith = (guest: string) => `Write back to ${guest}`;
export const wholeChat = 'All messages';
export const wholeChatWith = (guest: string) => `All messages of ${guest}`;

/** Why a message was not recorded by itself. */
export const why = {
  unclear: 'Not recorded: we are not sure what the answer is.',
  too_many:
    'Not recorded: these are more people than this guest may bring. You can allow more on the guest’s page.',
  several: 'Not recorded: this number got invitations to several events, so it may be about another one.',
  answered_since: 'Not recorded: a newer answer was there already.',
  cancelled: 'Not recorded: the event is cancelled. The guest was told.',
  over: 'Not recorded: the event is over. The guest was told.',
} as const;
/** What became of it since, and of what hosts wrote. */
export const status = {
  recorded: 'Recorded as the answer',
  done: 'Done',
  queued: 'On its way',
  sending: 'On its way',
  sent: 'Sent',
  unconfirmed: 'Sent, not confirmed',
  failed: 'Did not arrive',
} as const;

// record
export const recordLegend = (guest: string) => `Record the answer of ${guest}`;
export const adults = 'Adults';
export const children = 'Children';
export const atMost = (limit: number) => `Up to ${limit} people with this invitation.`;
export const recordYes = 'Record yes';
export const recordNo = 'Record no';
export const recording = 'Recording...';
export const nothingToRecord = 'Nothing to record';
export const nothingToRecordOf = (guest: string) => `Nothing to record: ${guest}`;
export const taking = 'Taking it off...';
export const recordFailed = 'That could not be saved. Please try again.';

// write back
export const writeTitle = 'Write back on WhatsApp';
export const textLabel = 'Your message';
export const writing = {
  free: 'It arrives in the chat under your name, exactly as you write it.',
  template:
    'More than 24 hours have passed since this guest last wrote. WhatsApp lets us send your message inside a fixed text only, with the guest’s own link below it. Line breaks and web links are left out.',
  stopped: 'This guest asked for no more messages on WhatsApp. Please call them instead.',
  none: 'You cannot write back here: WhatsApp is not set up, or the guest’s number has changed since.',
} as const;
export const send = 'Send on WhatsApp';
export const sending = 'Sending...';
