/** The organiser's pages about functions of an event: mehndi, ceremony, reception. */
import { count } from '#contract/common/format.ts';

export const pageTitle = (event: string) => `Functions of ${event} · Shagun`;
export const pageTitleUnknown = 'Functions · Shagun';
export const title = 'Functions';
export const open = 'Functions';
export const about =
  'Each function has its own day, venue and guests. Guests see only those they are invited to: on their page, in the invitation and in their calendar. Once they have said yes, they say how many of them are coming to each.';

// the list
export const none = 'No functions yet';
export const noneHint =
  'For one celebration on one day you don’t need any. For several, such as mehndi, ceremony and reception, add each one below.';
export const atEventPlace = 'At the event’s venue';
export const atPlaceOf = (place: string) => `At the event’s venue: ${place}`;
export const everybody = 'Everybody';
export const chosenGuests = 'Chosen guests';
export const nobodyYet = 'Nobody is invited yet';
export const invited = 'Invited';
export const coming = 'People coming';
/** `byEvent` of them said yes to the whole event, and nothing of this function. */
export const fromGuests = (guests: number, byEvent: number) =>
  `from ${count(guests, 'guest')}${byEvent === 0 ? '' : byEvent === guests ? ', by their yes to the whole event' : `, ${byEvent} of them by their yes to the whole event`}`;
export const byWholeEvent = 'by their yes to the whole event';
export const notComing = 'Not coming';
export const noAnswer = 'No answer yet';
export const guests = (number: number) => count(number, 'guest');
export const people = (number: number) => count(number, 'person', 'people');
export const writeToGuests = 'Write to its guests';
export const whoIsInvited = 'Who is invited';
export const whoIsInvitedTo = (name: string) => `Who is invited to ${name}`;
export const doorList = 'Print its list';
export const doorListOf = (name: string) => `Print its list: ${name}`;
export const up = 'Up';
export const upName = (name: string) => `Up: ${name}`;
export const down = 'Down';
export const downName = (name: string) => `Down: ${name}`;
export const edit = 'Edit';
export const editName = (name: string) => `Edit: ${name}`;
export const remove = 'Delete';
export const removeName = (name: string) => `Delete: ${name}`;

// adding
export const addTitle = 'Add a function';
export const addOwn = 'Another one';
/** Where nothing is offered to begin with, and there is none yet. */
export const addFirst = 'Add one';
export const full = 'That is ten functions, the most an event can have.';

// form
export const newTitle = 'New function';
export const newPageTitle = 'New function · Shagun';
export const editTitle = 'Edit a function';
export const editPageTitle = 'Edit a function · Shagun';
export const nameLabel = 'Name';
export const nameHelp =
  'Names that most families use, such as Mehndi, Sangeet or Wedding, appear in the guest’s language. A name of your own stays as you type it.';
export const dateLabel = 'Date';
export const timeLabel = 'Time';
/** `place`: where the event's clock is from, when that is not India. */
export const dateHelp = (place: string) => `By the clock of ${place}.`;
export const timeHelp = 'Leave it empty for the whole day.';
export const placeTitle = 'Venue';
export const placeHelp = (place: string) =>
  place
    ? `Leave it empty if it is at the event’s venue: ${place}.`
    : 'Leave it empty if it is at the event’s venue.';
export const whoLabel = 'Who is invited';
export const whoOptions = { everyone: 'Everybody on the guest list', chosen: 'Guests I choose' } as const;
export const whoHelp = { everyone: 'Guests you add later, too.', chosen: 'You choose them next.' } as const;
export const changeNotificationNote =
  'Guests of this function who have their invitation are told of a new date, time or venue.';
export const save = 'Save the function';
export const saving = 'Saving...';
export const back = 'Back to the functions';
export const showAsItIsNow = 'Show it as it is now';

// deletion
export const deletePageTitle = 'Delete a function · Shagun';
export const deleteTitle = (name: string) => `Delete ${name}?`;
export const deleteMeans = (answers: number) =>
  answers === 0
    ? 'No guest has answered for it yet.'
    : `${count(answers, 'answer')} will be deleted with it. Save the guest list as CSV first if you need them.`;
export const deleteNotificationNote =
  'Guests of this function who have their invitation are told what they are invited to now.';
export const deleteConfirm = 'Delete the function';
export const deleting = 'Deleting...';
export const keep = 'Keep it';

// who is invited to one function
export const guestsPageTitle = (name: string, event: string) => `Guests of ${name} · ${event} · Shagun`;
export const guestsPageTitleUnknown = 'Guests of a function · Shagun';
export const everybodyIs = 'Everybody on the guest list is invited, and guests you add later, too.';
export const chooseInstead = 'Choose guests instead';
export const onlyTicked =
  'Only guests ticked below are invited. Ticking does not send anything: guests see the function on their page and in the next e-mail or message.';
export const onlyInvited = 'Only chosen guests are invited.';
export const inviteEverybody = 'Invite everybody';
export const search = 'Search';
export const searchHint = 'Name, e-mail or phone';
export const showLabel = 'Show';
export const show = {
  all: 'All guests',
  invited: 'Invited',
  'not-invited': 'Not invited',
  coming: 'Coming',
  'not-coming': 'Not coming',
  'not-said': 'No answer yet',
} as const;
export const apply = 'Apply';
export const found = (guests: number) => `${count(guests, 'guest')} found`;
export const listLabel = 'Guests';
export const listPages = 'Pages of guests';
export const noGuests = 'No guests yet';
export const noGuestsHint = 'Add guests to the guest list first.';
export const noneFits = 'No guests match';
export const noneFitsHint = 'Try another word, or show all guests.';
export const showAll = 'Show all guests';
export const inviteFound = (guests: number) =>
  guests === 1 ? 'Invite this guest' : `Invite all ${guests.toLocaleString('en-IN')} guests`;
export const leaveOutFound = (guests: number) =>
  guests === 1 ? 'Leave this guest out' : `Leave all ${guests.toLocaleString('en-IN')} guests out`;
export const saveTicked = 'Save these guests';
export const saveAndNext = 'Save and next page';
export const declinedAll = 'Declined';

// on a guest's page
export const ofGuestTitle = 'Functions';
export const ofGuestHelp = 'Tick the functions this guest is invited to.';
export const ofGuestSave = 'Save the functions';
export const everybodyIsInvited = 'everybody is invited';
export const notInvited = 'Not invited';
/** How many of a guest's party come: as a fact, or as a choice while recording. */
export const peopleOf = (people: number | null) =>
  people === null ? noAnswer : people === 0 ? notComing : count(people, 'person', 'people');
export const recordLabel = (name: string, day: string) => `${name}, ${day}: how many are coming`;

// the event's own pages
export const editKeeps = (functions: number) =>
  functions === 1
    ? 'The function keeps its own date and venue.'
    : `The ${functions} functions keep their own dates and venues.`;
export const cancelsAll = (functions: number) =>
  functions === 1
    ? 'The function is cancelled with it.'
    : `${functions === 2 ? 'Both' : `All ${functions}`} functions are cancelled with it.`;

// what did not work
export const notSaved = 'This could not be saved. Please try again.';
