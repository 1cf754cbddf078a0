import { count } from '#contract/common/format.ts';

// sentences of creation and of the event page, in the words of spec sections 2, 5, 6 and 8
export const futureDate = 'Please select a future date for your event.';
export const futureTime = "Please select a future time for today's event.";
export const timeNeeded = 'Enter the time, because the event is today.';
export const createFailed = 'Failed to create event. Please try again.';
export const createdButLost =
  'Event created but unable to navigate to event page. Please check your events list.';
export const notFound = 'Event not found';
export const notFoundHint = "The event you're looking for doesn't exist or you don't have access to it.";
export const fetchFailed = 'Failed to fetch event details';
export const loadFailed = 'Failed to load event details. Please try again later.';
export const listFailed = 'Failed to load events. Please try again later.';
export const organisersOnlyInvitations =
  'Access denied - You can only manage invitations for events you organized';
export const organisersOnlyEvent = 'Access denied - You can only change events you organized';
export const changedElsewhere =
  'This event was changed in another window while you were editing. Your text is kept below: compare it and save again.';
export const cancelledAlready = 'This event has been cancelled.';
export const cancelledForGood = `${cancelledAlready} It can no longer be changed.`;

// what an event needs (checked in the contract)
export const typeRequired = 'Choose a type of event.';
export const nameRequired = 'Enter a name for the event.';
export const descriptionRequired = 'Enter a description.';
export const tooManyGuests = 'Add at most 10,000 guests at once.';
export const tooManyGifts = 'Add at most 200 gifts at once.';

// plan limits (spec section 1)
export const planNames = { basic: 'Basic', premium: 'Premium', professional: 'Professional' } as const;
export const planFullOfEvents = ({
  plan,
  limit,
  created,
  year,
}: {
  plan: string;
  limit: number;
  created: number;
  year: number;
}) =>
  `The ${plan} plan allows up to ${limit} events a year, and you have created ${created} in ${year}. ` +
  'Cancelled events count, too. Contact us for a larger plan.';
/** Said before somebody fills in the form of an event. */
export const planUsedUp = ({ plan, limit, year }: { plan: string; limit: number; year: number }) =>
  `You have used all ${limit} events of the ${plan} plan for ${year}. You can create your next event from 1 January ${year + 1}, or <contact>ask us for a larger plan</contact>.`;
export const planDraftKept = 'What you type here is kept as a draft.';
export const planOneLeft = ({ plan, limit, year }: { plan: string; limit: number; year: number }) =>
  `You can create one more event in ${year}: the ${plan} plan allows ${limit} a year.`;
export const planMissing = 'We can’t check right now how many more events your plan has room for.';
export const planHoldsGuests = (plan: string, limit: number) =>
  `The ${plan} plan allows up to ${limit} guests per event.`;
export const planHoldsGuestsLeft = (plan: string, limit: number, left: number) =>
  `The ${plan} plan allows up to ${limit} guests per event: ${left === 0 ? 'this list is full' : `room for ${left} more`}.`;
export const planFullOfGuests = ({ plan, limit, guests }: { plan: string; limit: number; guests: number }) =>
  `The ${plan} plan allows up to ${limit} guests per event, and this list has ${guests}. ` +
  `Remove ${count(guests - limit, 'guest')}, or contact us for a larger plan.`;

// fields of an event, for creating and for changing one
export const detailsTitle = 'Event Details';
export const coupleTitle = 'Couple Details';
export const nameLabel = 'Event name';
export const dateLabel = 'Date';
export const dateHelp = 'Today or later.';
export const timeLabel = 'Time';
export const timeHelpFrom = (time: string) => `If the event is today: ${time} or later.`;
export const timeHelp = 'Only needed if the event is today.';
export const timeZoneLabel = 'Time zone';
export const venueNameLabel = 'Venue name';
export const venueAddressLabel = 'Venue address';
export const venueAddressHelp = 'Street, area and city, as guests would look it up on a map.';
export const descriptionLabel = 'Description';
export const descriptionHelp = 'What guests should know, such as the plan for the day and parking.';
export const storyLabel = 'Story';
export const storyHelp =
  'A few lines guests read below their answer, such as how it all began. Up to 1,000 characters.';
export const otherTitle = 'Name and description in a second language';
export const otherHelp =
  'Guests who read this language see these words on their page and in e-mails and messages. What you leave empty, they see as you wrote it above.';
export const otherLanguageLabel = 'Second language';
export const otherLanguageUnknown = 'Choose Hindi or English.';
export const otherNameLabel = 'What it is called, in the second language';
export const otherDescriptionLabel = 'What guests should know, in the second language';
export const otherStoryLabel = 'Your story in the second language';
export const descriptionLength = (length: number, longest: number) =>
  `${length.toLocaleString('en-IN')} of ${longest.toLocaleString('en-IN')} characters`;
export const giveTogetherLabel = 'Can your guests give gifts together?';
export const giveTogetherHelp = 'You can decide later.';
export const giveTogetherYes = 'Yes, they can give money together';
export const giveTogetherYesHelp =
  'With their personal link, guests can put money towards any gift, including those you add later, or send you a shagun of any amount with a blessing. Nobody is then asked to bring a gift; one that a guest already said they bring stays theirs.';
export const giveTogetherNo = 'No, each guest brings a gift of their own';
export const giveTogetherNoHelp =
  'Guests can say what they bring. You can still open a single gift for several people.';
export const giveTogetherNeeded = 'Say whether your guests can give together.';
export const yes = 'yes';
export const no = 'no';
export const givingKept = 'Your guests can go on giving together.';
export const givingClosed =
  'Your guests no longer give together. What has been given stays with you, and a payment already under way still counts.';
export const brideTitle = 'Bride';
export const groomTitle = 'Groom';
export const firstNameLabel = 'First name';
export const lastNameLabel = 'Last name';
export const phoneLabel = 'Phone';

/** Time zones offered, in this order: India first, then where most families celebrate from. */
export const timeZonePlaces = {
  'Asia/Kolkata': 'India',
  'Asia/Dubai': 'Dubai, Abu Dhabi',
  'Asia/Singapore': 'Singapore',
  'Asia/Kathmandu': 'Nepal',
  'Asia/Colombo': 'Sri Lanka',
  'Asia/Dhaka': 'Bangladesh',
  'Asia/Kuala_Lumpur': 'Malaysia',
  'Asia/Bangkok': 'Thailand',
  'Asia/Hong_Kong': 'Hong Kong',
  'Indian/Mauritius': 'Mauritius',
  'Africa/Johannesburg': 'South Africa',
  'Africa/Nairobi': 'Kenya',
  'Europe/London': 'United Kingdom',
  'Europe/Berlin': 'Central Europe',
  'America/New_York': 'USA and Canada, Eastern',
  'America/Chicago': 'USA and Canada, Central',
  'America/Denver': 'USA and Canada, Mountain',
  'America/Los_Angeles': 'USA and Canada, Pacific',
  'Australia/Sydney': 'Sydney, Melbourne',
  'Pacific/Auckland': 'New Zealand',
} as const;
export const timeZoneOption = (place: string, zone: string) => `${place} (${zone})`;
export const timeZoneOfDevice = (zone: string) => `Your device’s time zone (${zone})`;

// what the plan allows
export const planEvents = (plan: string, left: number, limit: number, year: number) =>
  `Your ${plan} plan: ${left} of ${limit} events left in ${year}`;
export const planEventsFree = (plan: string) => `Your ${plan} plan: as many events as you like`;
export const planAllows = (events: string, guests: number | null) =>
  guests === null
    ? `${events}, with as many guests as you like.`
    : `${events}, with up to ${guests.toLocaleString('en-IN')} guests each.`;

// changing an event
export const editPageTitle = (event: string) => `Edit ${event} · Shagun`;
export const editPageTitleUnknown = 'Edit event · Shagun';
export const editTitle = 'Edit event';
export const backToEvent = 'Back to the event';
export const editNotificationNote =
  'We tell invited guests when the date, time or venue changes. If you sent somebody their link yourself, please tell them, too. Other changes are not announced.';
export const editSave = 'Save changes';
export const editSaving = 'Saving...';
export const editLeave = 'Keep it as it is';
export const editCancelEvent = 'Cancel the event';

// an event that was changed elsewhere meanwhile
export const storedSame = 'What is saved now is the same as what you typed.';
export const storedTitle = 'Saved now';
export const storedHelp = 'Saving again replaces these with what is in the fields below.';
export const storedNothing = 'nothing';

// cancelling an event
export const cancelPageTitle = (event: string) => `Cancel ${event} · Shagun`;
export const cancelPageTitleUnknown = 'Cancel event · Shagun';
export const cancelTitle = (event: string) => `Cancel ${event}?`;
export const cancelWhatHappens = 'What will happen';
export const cancelNotificationNote =
  'We tell the guests you have invited. If you sent somebody their link yourself, please tell them, too.';
export const cancelNoGuests = 'There are no guests to tell yet.';
export const cancelRepliesClose = 'Replies close: nobody can answer after that.';
export const cancelNothingDeleted =
  'Nothing is deleted: you can still open the event, its guest list and its wishlist.';
export const cancelForGood = 'This cannot be undone.';
export const cancelConfirm = 'Cancel this event';
export const cancelling = 'Cancelling...';
export const cancelLeave = 'Keep this event';
export const notificationCount = (guests: number) =>
  `${count(guests, 'invited guest is', 'invited guests are')} being told.`;

// the lists of events
export const organisedPageTitle = 'Events You Organized · Shagun';
export const organisedTitle = 'Events You Organized';
export const attendingPageTitle = 'Events You Joined · Shagun';
export const attendingTitle = 'Events You Joined';
export const createNew = 'Create New Event';
export const noneOrganised = 'No events organized';
export const noneOrganisedHint =
  'Create an event, add your guests and send the invitations: it takes a few minutes.';
export const noneJoined = 'No events joined';
export const noneJoinedHint =
  "You haven't joined any events yet. When you receive invitations, they'll appear here.";
export const listCount = (events: number) => count(events, 'event');
export const listFound = (events: number) => `${count(events, 'event')} found`;
export const listNoneFits = 'No events match';
export const listShowAll = 'Show all events';
export const listTryWord = 'Try another word or another type.';
export const listTryType = 'Try another type.';
export const listPages = 'Pages of events';
export const filterTitle = 'Filter and Sort';
export const filterSearch = 'Search';
export const filterSearchExample = 'Name, venue, date';
export const filterType = 'Type';
export const filterAllTypes = 'All Types';
export const filterSort = 'Sort';
export const sortNewest = 'Newest First';
export const sortOldest = 'Oldest First';
export const filterApply = 'Apply';
export const cardInvited = (guests: number, confirmed: number) =>
  `${count(guests, 'guest')} invited · ${confirmed} confirmed`;
export const cardOpen = 'View Details';
export const cardInvite = 'Invite';
export const cardAddGifts = 'Add Gifts';
export const cardGuest = 'Guest';
export const cardCancelled = 'Cancelled';
export const cardMoreGifts = (more: number) => `+${more} more items`;
