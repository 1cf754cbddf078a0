// taking a whole event along in one file, and bringing it in again

// the page of the file, in the event's settings
export const exportPageTitle = (event: string) => `${event} in one file · Shagun`;
export const exportPageTitleUnknown = 'An event in one file · Shagun';
export const exportTitle = 'The whole event in one file';
export const exportLead =
  'Keep a copy of everything, or move the event to another Shagun: yours, your planner’s or your family’s.';
export const inTitle = 'What’s in it';
export const inside = [
  'Guests with their contacts, replies and answers',
  'Functions, questions and who’s invited to what',
  'The wishlist with its pictures, and what guests said they bring',
  'Messages you sent, and your invitation’s design',
] as const;
export const outTitle = 'What stays here';
export const outside = [
  'Money: contributions, shagun, gift cards and thank-yous',
  'Guests’ personal links. They get new ones from where the event goes',
  'Co-hosts, and everybody’s accounts',
  'Gifts that guests are bringing as a surprise for you',
  'Which invitations went out, and reminders that go out by themselves',
] as const;
export const caution = 'It has your guests’ phone numbers and e-mails. Keep it where only you can read it.';
export const downloadFile = 'Download the file';
export const bringInElsewhere =
  'To move it: on the other Shagun, open Organised Events and press “Bring in an event”. This event stays as it is.';

// the page that reads one
export const importPageTitle = 'Bring in an event · Shagun';
export const importTitle = 'Bring in an event';
export const importLead =
  'Choose the .shagun file you downloaded in the settings of an event, here or on another Shagun. You’ll see what’s in it before anything is created, and nobody is told.';
export const fileLabel = 'Event file';
export const fileHelp = (megabytes: number) => `A .shagun file, up to ${megabytes} MB.`;
export const readFile = 'See what’s in it';
export const reading = 'Reading the file...';
export const backToEvents = 'Back to your events';

// what is in a file, before an event is made of it
export const reviewPageTitle = (event: string) => `Bring in ${event} · Shagun`;
export const reviewPageTitleUnknown = 'Bring in an event · Shagun';
export const reviewTitle = (event: string) => `Bring in ${event}?`;
export const foundTitle = 'In this file';
const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : more}`;
export const found = {
  guests: (count: number) => many(count, 'guest', 'guests'),
  replies: (count: number) => many(count, 'reply', 'replies'),
  functions: (count: number) => many(count, 'function', 'functions'),
  questions: (count: number) => many(count, 'question', 'questions'),
  gifts: (count: number) => many(count, 'gift', 'gifts'),
  messages: (count: number) => many(count, 'message sent before', 'messages sent before'),
  pictures: (count: number) => many(count, 'picture', 'pictures'),
} as const;
export const foundNothing = 'The event itself: its name, day and place';
export const foundDesign = {
  none: '',
  ours: 'The invitation’s design',
  picture: 'The invitation’s picture from Canva',
} as const;
export const notFoundTitle = 'What doesn’t come along';
export const notBrought = [
  'Money, gift cards and thank-yous',
  'Co-hosts: invite them again',
  'Old invitation links: guests get new ones when you send the invitation',
] as const;
export const premiumLeftOut = 'The design: it comes with the Premium plan. You can choose another';
export const isCancelled = 'This event was cancelled, and comes in as cancelled.';
export const isPast = 'Its day is over. It comes in as a past event.';
export const nothingSent = 'Nothing is sent to anybody. You decide later when guests hear of it.';
export const createIt = 'Create this event';
export const creating = 'Creating the event...';
export const discard = 'Don’t bring it in';
export const keptUntil = (day: string) => `We keep the file until ${day}, then throw it away.`;
export const madeBeforeTitle = 'You brought this event in before';
export const madeBeforeHint = 'Create it again only if you want it twice.';
export const createAgain = 'Create one more event from it';
export const created = 'The event is here. Nobody was told.';
export const discarded = 'Nothing was created.';

// what is said of a file that cannot be used
export const chooseFile = 'Choose the event file.';
export const notAnEventFile =
  'That’s not an event file. Choose the .shagun file from “The whole event in one file” in an event’s settings.';
export const cutOff = 'This file isn’t complete. Download it once more and try again.';
export const newerFile = 'A newer Shagun made this file. This one has to be updated before it can read it.';
export const wrongPart =
  'There’s something in this file that we didn’t put there. Download it once more and try again.';
export const wrongIn = (where: string, message: string) =>
  `Something in this file can’t be used. ${where}: ${message}`;
export const noDescription =
  'The event in this file has no description. Write one where the event is now, download the file again and choose it here.';
export const tooManyGuests = (most: number) =>
  `This file has more than ${most.toLocaleString('en-IN')} guests, the most that can be brought in.`;
export const tooMuchText = 'This file has more text in it than can be brought in.';
export const wrongGuest = (number: number, message: string) => `Guest ${number} in this file: ${message}`;
export const emptyGuest = 'There’s no name, e-mail or phone.';
export const wrongPicture = (number: number, message: string) => `Picture ${number} in this file: ${message}`;
export const gone = 'This file was used or thrown away. Choose it again.';
export const madeBefore = 'You brought this event in before. Press once more if you want it twice.';
export const guestsFrom = (number: number) => `Guests from ${number} on`;
