import { count } from '#contract/common/format.ts';

// the way there, and the page that asks for the file
export const haveList = 'Many guests at once, from Excel, Google Sheets or a CSV file:';
export const importList = 'Import a list';
export const importTitle = 'Import a list';
export const importPageTitle = (event: string) => `Import a list · Guests of ${event} · Shagun`;
export const importPageTitleUnknown = 'Import a list · Shagun';
export const importLead = 'Before anybody is added, you see who is new and who is already on your list.';
export const reading = 'Reading the file...';
export const backToList = 'Back to the guest list';

// what is in the file
const number = (value: number) => value.toLocaleString('en-IN');
/** What there is none of is not said. */
export const foundIn = ({
  read,
  added,
  listed,
  leftOut,
}: Record<'read' | 'added' | 'listed' | 'leftOut', number>) =>
  `${count(read, 'row')} read: ${[
    `${added === 0 ? 'nobody' : number(added)} new`,
    listed > 0 ? `${number(listed)} already on your list` : '',
    leftOut > 0 ? `${number(leftOut)} left out` : '',
  ]
    .filter(Boolean)
    .join(', ')}.`;
export const newGuests = 'New guests';
export const withFamily = (guests: number) => `${number(guests)} of them with family`;
export const onTheList = (rows: number) => `${count(rows, 'row')} already on your list`;
export const onTheListLabel = 'Rows already on your list';
export const allListed = 'Everybody in this file is on your list already, so there is nobody to add.';
export const nobodyNew = 'Nobody in this file can be added. The rows to look at say why.';
export const keptUntil = (day: string) => `We keep this file until ${day}, then delete it.`;
export const anotherFile = 'Choose another file';

// adding them
export const tooMany = ({
  plan,
  limit,
  guests,
  added,
}: {
  plan: string;
  limit: number;
  guests: number;
  added: number;
}) => {
  const room = Math.max(0, limit - guests);
  return (
    `The ${plan} plan allows up to ${number(limit)} guests per event. ` +
    `Your list has ${number(guests)}, and this file would add ${number(added)}. ` +
    `There is ${room === 0 ? 'no room for more' : `room for ${number(room)} more`}. ` +
    `Take ${count(added - room, 'new guest')} out of the file and choose it again, or contact us for a larger plan.`
  );
};
export const nothingSent =
  'Nothing is sent yet. You send invitations from the guest list when you are ready.';
export const sentAsPlanned = (when: string) =>
  `Nothing is sent now. They get their invitation on ${when}, as planned.`;
export const askToInvite = 'Your invitations have gone out. Should the new guests get theirs now?';
export const addAndInvite = (guests: number) =>
  guests === 1 ? 'Add 1 guest and send the invitation' : `Add ${count(guests, 'guest')} and send invitations`;
export const addOnly = (guests: number) => `Add ${count(guests, 'guest')}, invite later`;
export const whenPlanned = (when: string) => `If you invite later, theirs go out on ${when}, as planned.`;

// what became of it
export const addedGuests = (added: number, listed: number) => {
  if (added === 0) return 'Nobody was added: all of them are on your list already.';
  const left =
    listed === 1
      ? '1 is on your list already and was'
      : `${number(listed)} are on your list already and were`;
  return `${count(added, 'guest')} added.${listed > 0 ? ` ${left} left out.` : ''}`;
};
export const discarded = 'The file was discarded. Nobody was added.';
export const gone =
  'We no longer have this file: you chose another one after it, or its seven days are over. Choose it again.';
export const addedBefore = 'The guests in this file have already been added.';

// taking an import back
export const addedOfLate = 'Imports of the last 7 days';
export const addedOn = (guests: number, day: string) =>
  `${count(guests, 'guest')} added from a file of ${day}`;
export const undoImport = 'Undo this import';
export const undoImportOf = (day: string) => `Undo the import of ${day}`;
export const undoTitle = 'Undo an import · Shagun';
export const undoHeading = (guests: number) =>
  guests === 0 ? 'Nobody can be taken off the list' : `Take ${count(guests, 'guest')} off the list again?`;
export const undoMeans =
  'They came from this file, and nothing has happened since: no message, no answer, no change.';
export const undoStays = (guests: number) =>
  `${count(guests, 'guest')} ${guests === 1 ? 'stays' : 'stay'} on the list:`;
export const whyStays = {
  message: 'a message went out to them or came from them',
  answer: 'they answered or gave something',
  change: 'you or a co-host changed something',
} as const;
export const staysBecause = (name: string, why: keyof typeof whyStays) => `${name}: ${whyStays[why]}`;
export const undoMore = (guests: number) => `and ${number(guests)} more`;
export const undoConfirm = (guests: number) => `Take off ${count(guests, 'guest')}`;
export const undoing = 'Removing...';
export const undoKeep = 'Keep them';
export const undoGone =
  'This import can no longer be undone: its guests are off the list, or it is more than 7 days old.';
export const allStay = (guests: number) =>
  `Nobody was taken off the list: ${guests === 1 ? 'the guest' : `all ${number(guests)} guests`} of this file had a message, answered or were changed.`;
