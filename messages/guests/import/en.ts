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
/** What there is none of is not said. `changed`: of those on the list. */
export const foundIn = ({
  read,
  added,
  listed,
  changed,
  leftOut,
}: Record<'read' | 'added' | 'listed' | 'changed' | 'leftOut', number>) =>
  `${count(read, 'row')} read: ${[
    `${added === 0 ? 'nobody' : number(added)} new`,
    listed > 0 ? `${number(listed)} already on your list` : '',
    changed > 0 ? `${number(changed)} of them with changes` : '',
    leftOut > 0 ? `${number(leftOut)} left out` : '',
  ]
    .filter(Boolean)
    .join(', ')}.`;
export const newGuests = 'New guests';
export const withFamily = (guests: number) => `${number(guests)} of them with family`;
/** `isRest`: of others something differs. */
export const onTheList = (rows: number, isRest: boolean) =>
  `${count(rows, isRest ? 'more row' : 'row')} already on your list${isRest ? ', with nothing to change' : ''}`;
export const onTheListLabel = 'Rows already on your list';
/** Guests on the list whom the file does not name. */
export const notInFile = (guests: number) =>
  `${count(guests, 'guest')} on your list ${guests === 1 ? 'is' : 'are'} not in this file, and ${guests === 1 ? 'stays' : 'stay'} as they are.`;

// what the file says otherwise of guests on the list
export const additions = (guests: number) => `Add something to ${count(guests, 'guest')} on your list`;
export const additionsHelp = 'This fills blanks or adds to what you have. Nothing is lost.';
export const replacements = (guests: number) => `Replace something of ${count(guests, 'guest')} on your list`;
export const replacementsHelp =
  'The file says something else here than your list. Tick whose values you want from the file.';
export const maybes = (guests: number) =>
  guests === 1
    ? '1 guest may be on your list already'
    : `${number(guests)} guests may be on your list already`;
export const maybesHelp =
  'The name is the same, and the phone or e-mail is another. Tick who is the same person: they get what the file says. The others are added as new guests.';
export const fromRow = (name: string, row: string) => `${name} · ${row}`;
export const byName = 'Known by the name alone. If this is somebody else, untick it and add them yourself.';
export const difference = (field: string, before: string, after: string) =>
  `${field}: ${before || 'none'} → ${after || 'none'}`;
export const otherAdditions = (guests: number) =>
  `Also add what is missing to ${count(guests, 'more guest')} not shown here`;
export const otherReplacements = (guests: number) =>
  `${count(guests, 'more guest')} would lose something and ${guests === 1 ? 'is' : 'are'} not shown. Import the file again after this to see ${guests === 1 ? 'them' : 'the next'}.`;
export const newLinks =
  'Where a phone or e-mail is replaced, the guest gets a new personal link, and the old one stops working.';
export const allListed = 'Everybody in this file is on your list already, with nothing to add or change.';
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
export const addAndUpdate = (guests: number) =>
  guests === 0 ? 'Update the ticked guests' : `Add ${count(guests, 'guest')} and update those ticked`;
export const inviteAddAndUpdate = (guests: number) =>
  `Add ${count(guests, 'guest')} and send ${guests === 1 ? 'the invitation' : 'invitations'}, update those ticked`;
export const addLaterAndUpdate = (guests: number) =>
  `Add ${count(guests, 'guest')}, invite later, update those ticked`;
export const whenPlanned = (when: string) => `If you invite later, theirs go out on ${when}, as planned.`;

// what became of it
export const imported = ({
  added,
  updated,
  unchanged,
  conflicts,
  outdatedLinks,
  withoutContact,
}: Record<'added' | 'updated' | 'unchanged' | 'conflicts' | 'outdatedLinks' | 'withoutContact', number>) => {
  const counts = [
    added > 0 ? `${count(added, 'guest')} added` : '',
    updated > 0 ? `${added > 0 ? number(updated) : count(updated, 'guest')} updated` : '',
    unchanged > 0 ? `${number(unchanged)} unchanged` : '',
  ].filter(Boolean);
  return [
    added + updated === 0
      ? 'Nobody was added or updated: everybody is on your list already.'
      : `${counts.join(', ')}.`,
    withoutContact > 0
      ? `${count(withoutContact, 'guest')} ${withoutContact === 1 ? 'was' : 'were'} added without a phone or e-mail of the file, because another guest on your list has it.`
      : '',
    conflicts > 0
      ? `${count(conflicts, 'guest')} changed meanwhile and ${conflicts === 1 ? 'stays' : 'stay'} as on your list: import the file again to see what differs now.`
      : '',
    outdatedLinks > 0
      ? `The link sent to ${count(outdatedLinks, 'guest')} no longer works, because their phone or e-mail was replaced: send the invitation again.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
};
export const discarded = 'The file was discarded. Nobody was added.';
export const gone =
  'We no longer have this file: you chose another one after it, or its seven days are over. Choose it again.';
export const addedBefore = 'The guests in this file have already been added.';

// taking an import back
export const addedOfLate = 'Imports of the last 7 days';
export const addedOn = (guests: number, updated: number, day: string) =>
  `${[
    guests > 0 || updated === 0 ? `${count(guests, 'guest')} added` : '',
    updated > 0 ? `${guests > 0 ? number(updated) : count(updated, 'guest')} updated` : '',
  ]
    .filter(Boolean)
    .join(', ')} from a file of ${day}`;
export const undoImport = 'Undo this import';
export const undoImportOf = (day: string) => `Undo the import of ${day}`;
export const undoTitle = 'Undo an import · Shagun';
export const undoHeading = (guests: number, updated: number) =>
  guests > 0
    ? `Take ${count(guests, 'guest')} off the list again?`
    : updated > 0
      ? `Change ${count(updated, 'guest')} back?`
      : 'Nobody can be taken off the list';
export const undoMeans =
  'They came from this file, and nothing has happened since: no message, no answer, no change.';
export const undoUpdates = (guests: number) =>
  `This file changed ${count(guests, 'guest')} on your list, and that is changed back. Where it replaced a phone or e-mail, the guest gets a new personal link once more.`;
export const undoKeeps = (guests: number) =>
  `${count(guests, 'guest')} ${guests === 1 ? 'stays' : 'stay'} as this file changed ${guests === 1 ? 'it' : 'them'}:`;
export const restored = (guests: number) =>
  `${count(guests, 'guest')} ${guests === 1 ? 'has' : 'have'} back what there was before.`;
export const undoStays = (guests: number) =>
  `${count(guests, 'guest')} ${guests === 1 ? 'stays' : 'stay'} on the list:`;
export const whyStays = {
  message: 'a message went out to them or came from them',
  answer: 'they answered or gave something',
  change: 'you or a co-host changed something',
} as const;
export const staysBecause = (name: string, why: keyof typeof whyStays) => `${name}: ${whyStays[why]}`;
export const undoMore = (guests: number) => `and ${number(guests)} more`;
export const undoConfirm = (guests: number, updated: number) =>
  [
    guests > 0 ? `Take off ${count(guests, 'guest')}` : '',
    updated > 0 ? `${guests > 0 ? 'change' : 'Change'} ${count(updated, 'guest')} back` : '',
  ]
    .filter(Boolean)
    .join(', ');
export const undoing = 'Removing...';
export const undoKeep = 'Keep them';
export const undoGone =
  'This import can no longer be undone: its guests are off the list, or it is more than 7 days old.';
export const allStay = (guests: number) =>
  `Nobody was taken off the list: ${guests === 1 ? 'the guest' : `all ${number(guests)} guests`} of this file had a message, answered or were changed.`;
