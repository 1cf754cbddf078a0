import { count } from '#contract/common/format.ts';

// the page and its sections (spec section 2, Create event screen)
export const pageTitle = (type: string) => `Create Your ${type} · Shagun`;
export const pageTitleUnknown = 'Create Event · Shagun';
export const title = (type: string) => `Create Your ${type}`;
export const intro = 'Everything you type is kept as a draft, so you can stop and come back at any time.';
export const sections = 'Sections of this form';
export const giftsTitle = 'Gift Wishlist';
export const guestsTitle = 'Guest List';
/** What the list of sections says of each, in two or three words for a phone. */
export const sectionMissing = (fields: number) => `${fields} missing`;
export const sectionWrong = (fields: number) => `${fields} to check`;
export const sectionMissingTitle = 'Missing:';
export const sectionWrongTitle = 'Please check:';
export const sectionComplete = 'Complete';
export const sectionOptional = 'Optional';
export const sectionGifts = (gifts: number) => (gifts > 0 ? count(gifts, 'gift') : sectionOptional);
export const sectionGuests = (guests: number) => (guests > 0 ? count(guests, 'guest') : sectionOptional);
export const nothingSent =
  'Nothing is sent yet. Once the event is created, you choose the invitation and send it.';
/** In the form that is empty again, for whoever comes back to it. */
export const createdBefore = (event: string) => `${event} is created, and this form is empty again.`;
export const openCreated = (event: string) => `Open ${event}`;
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
export const draftOtherAccount =
  'Somebody else is signed in now. Press Save draft to see how to go on; what you typed is kept.';
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
export const guestEmpty = 'Enter a name, an e-mail or a phone number.';
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
export const guestAdded = 'Guest added.';
export const guestChanged = 'Guest changed.';
export const guestRemoved = 'Guest removed.';
export const guestsImported = (guests: number) => `${count(guests, 'guest')} added.`;
export const importDiscarded = 'The file was discarded. Nobody was added.';
export const allWithFamilyDone = 'All guests are invited with family.';
export const noneWithFamilyDone = 'All guests are invited individually.';

// functions and photo
export const functionsTitle = 'Functions';
export const functionsIntro =
  'For one celebration on one day you don’t need any. For several, such as mehndi, ceremony and reception, add each one. You can do this later, too.';
export const functionTitle = (number: number) => `Function ${number}`;
export const functionAdd = 'Another one';
export const functionAddOwn = 'Add a function';
export const functionRemove = (number: number) => `Remove function<hidden> ${number}</hidden>`;
export const functionVenue = 'Venue, if different';
export const functionAddress = 'Its address';
export const chosenLater = 'Guests I choose later';
export const photoTitle = 'Photo';
export const photoAlt = 'The photo as your guests will see it';
export const photoRemove = 'Remove the photo';

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
