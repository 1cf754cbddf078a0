import { count } from '#contract/common/format.ts';

// the page and its sections (spec section 2, Create event screen)
export const pageTitle = (type: string) => `Create Your ${type} · Shagun`;
export const pageTitleUnknown = 'Create Event · Shagun';
export const title = (type: string) => `Create Your ${type}`;
export const intro = 'Everything you type is kept as a draft, so you can stop and come back at any time.';
export const sections = 'Sections of this form';
export const giftsTitle = 'Gift Wishlist';
export const guestsTitle = 'Guest List';
export const guestsTitleCounted = (guests: number) => `Guest List (${guests})`;
export const cancel = 'Cancel';
export const create = 'Create Event';
export const creating = 'Creating Event...';
export const opening = 'Opening Event...';
export const processing = 'Processing...';
export const fileWaiting = (fileName: string) =>
  `Add the guests from ${fileName} to the list or discard the file, then create the event.`;

// the draft
export const draftSave = 'Save draft';
export const draftSaving = 'Saving...';
export const draftIsSaving = 'Saving draft...';
export const draftEmpty = 'No changes yet';
export const draftSavedAt = (time: string) => `Draft saved at <time>${time}</time>`;
export const draftNotSaved = 'Draft not saved';
export const draftSignedOut =
  'You have been signed out. Press Save draft to sign in again; what you typed is kept.';
export const draftFailed =
  'The draft could not be saved. Check your connection; what you typed is still here.';
export const startOver = 'Start over';
export const startOverTitle = 'Start over?';
export const startOverText =
  'Everything you typed here will be deleted, with the guests and gifts of this draft.';
export const startOverConfirm = 'Delete the draft';
export const startOverPending = 'Deleting...';
export const startOverLeave = 'Keep it';

// what the backend says of drafts
export const draftSaved = 'Your draft is saved.';
export const draftOvertaken =
  'This form has just been changed, by a button or in another window. Nothing was overwritten.';
export const draftDeleted = 'The draft was deleted.';
export const rescueCrowded =
  'What you typed could not be kept while you sign in. Please sign in using another window, then press the button here again.';
export const rescueGone = 'What you typed is no longer kept. Please fill in the form again.';
export const rescueClaimed = 'What you typed before signing in is back.';
export const guestEmpty = 'Enter a name, an e-mail or a phone number.';
export const guestRepeated = (name: string) =>
  `${name} has the same e-mail or phone as a guest already on the list.`;
export const contactTaken = {
  email: 'Another guest on the list already has this e-mail.',
  phone: 'Another guest on the list already has this phone number.',
} as const;
export const guestsOver = (guests: number) => count(guests, 'guest');
export const guestsOverLimit = 'A guest list holds at most 10,000 guests: the rest were left out.';
export const guestIsChanged = (name: string) => `${name} has been changed.`;
export const guestIsOff = 'The guest is off the list.';
export const everyoneWithFamily = 'Every guest is invited with family.';
export const everyoneAlone = 'Every guest is invited individually.';
export const fileNotAdded = 'The file was not added.';

// what the last press of a button did
export const formCleared = 'The form is empty again.';
export const rescueMissing = 'We can’t bring back right now what you typed before signing in.';
export const typedRestored = 'You were signed out; what you typed is back.';
export const typedRestoredWithoutFiles =
  'You were signed out; what you typed is back. Please choose the files again.';
export const guestAdded = 'Guest added.';
export const guestChanged = 'Guest changed.';
export const guestRemoved = 'Guest removed.';
export const guestsImported = (guests: number) => `${count(guests, 'guest')} added.`;
export const importDiscarded = 'The file was discarded. Nobody was added.';
export const allWithFamilyDone = 'All guests are invited with family.';
export const noneWithFamilyDone = 'All guests are invited individually.';

// gifts
export const giftsIntro = 'Guests see these gifts and can give alone or together. Empty rows are ignored.';
export const giftTitle = (number: number) => `Gift ${number}`;
export const giftName = 'Name';
export const giftAdd = 'Add another gift';
export const giftRemove = (number: number) => `Remove gift<hidden> ${number}</hidden>`;
export const pictureRemove = (number: number) => `Remove picture<hidden> of gift ${number}</hidden>`;

// guests
export const guestsNone =
  'Nobody yet. Add guests one by one, import a list, or do it later from the invitation page.';
export const guestsSummary = ({
  total,
  withFamily,
  individual,
}: {
  total: number;
  withFamily: number;
  individual: number;
}) => `${count(total, 'guest')} in total: ${withFamily} with family, ${individual} individual`;
export const guestAddTitle = 'Add a guest';
export const guestAdd = 'Add guest';
export const guestAdding = 'Adding...';
export const guestFirstName = 'First name';
export const guestLastName = 'Last name';
export const guestEmail = 'E-mail';
export const guestPhone = 'Phone';
export const guestWithFamily = 'With family';
export const guestWithFamilyHelp = 'The guest can bring family and tells you how many are coming.';
export const guestIndividual = 'Individual';
export const guestEdit = (name: string) => `Edit ${name}`;
export const guestRemove = (name: string) => `Remove ${name}`;
export const guestChangeTitle = 'Change this guest';
export const guestSave = 'Save guest';
export const guestSaving = 'Saving...';
export const guestLeave = 'Leave unchanged';
export const searchLabel = 'Search guests';
export const search = 'Search';
export const searchNone = (search: string) => `No guest matches “${search}”.`;
export const searchFound = (guests: number, search: string) =>
  `${count(guests, 'guest')} found for “${search}”.`;
export const searchShowAll = 'Show all guests';
export const allWithFamily = 'Invite all guests with family';
export const allWithFamilyApply = 'Apply to all guests';
export const guestPages = 'Pages of guests';

// a guest list from a file
export const importTitle = 'Import a guest list';
export const leftOut = (added: number, left: number) =>
  `${count(added, 'guest')} added. ${count(left, 'guest')} left out:`;
