import { count } from '#contract/common/format.ts';

// the list, in the panel below the bell and on its page (spec section 2, Notification panel)
export const listTitle = 'Notifications';
export const empty = 'No notifications yet';
export const markAllRead = 'Mark all read';
export const loadMore = 'Load more notifications';
export const listed = (notifications: number) => count(notifications, 'notification');
export const cleanUpNote = 'Auto-cleanup after 30 days';
export const isNew = 'New';
export const channelNames = { app: 'App', email: 'Email', whatsapp: 'WhatsApp' } as const;

// how long ago (spec section 9)
export const justNow = 'Just now';
export const hoursAgo = (hours: number) => `${hours}h ago`;
export const daysAgo = (days: number) => `${days}d ago`;

// panel
export const panelClose = 'Close';
export const panelLoading = 'Loading your notifications';
export const panelFailed = 'Your notifications could not be loaded.';
export const panelTryAgain = 'Try Again';

// page
export const pageTitle = 'Notifications · Shagun';
export const emptyHelp = 'Your guests’ answers, gifts and requests will appear here.';
export const emptyAction = 'Open the dashboard';
export const markRead = 'Mark read';
export const markReadOf = (title: string) => `Mark read: ${title}`;
export const chooseMails = 'Choose which e-mails and messages you get';

// choice of mails and messages
export const mailsPageTitle = 'E-mails and messages · Shagun';
export const mailsTitle = 'E-mails and messages';
export const mailsIntro =
  'Everything that happens is listed in your notifications. Choose what you also want by e-mail: the first comes at once, and anything else within the hour comes together in one e-mail.';
/** The same for readers who can have WhatsApp messages, too. */
export const mailsAndMessagesIntro =
  'Everything that happens is listed in your notifications. Choose what you also want by e-mail or WhatsApp: the first comes at once, and anything else within the hour comes together in one e-mail or message.';
export const backToNotifications = 'Notifications';
export const mailsSaved = 'Your choice is saved.';
export const mailsYourEvents = 'Your events';
export const mailsGiftsYouGive = 'Gifts you give';
export const mailsAlwaysSent =
  'E-mails about your own money and your account’s security always come. To stop e-mails about an event you are invited to, use the link in its invitation.';
export const mailsSave = 'Save';
export const mailsSavePending = 'Saving...';
/** What each type is about. */
export const typeNames = {
  rsvp_yes: 'A guest is coming',
  rsvp_no: 'A guest cannot come',
  unrsvp: 'A guest takes their answer back',
  guest_message: 'A guest writes on WhatsApp',
  guest_invited: 'You are invited to an event',
  gift_updated: 'A gift you give changes',
  gift_purchased: 'A gift is bought',
  collab_request: 'Somebody asks you to give together',
  collab_accepted: 'Your request is accepted',
  collab_rejected: 'Your request is rejected',
  collab_joined: 'Somebody joins a gift or gives for it',
} as const;

// answers and refusals
export const noSuchList = 'There is no such list.';
export const allAreRead = 'All notifications are marked as read.';
export const isRead = 'Read.';
export const deleted = (notifications: number) =>
  notifications === 1 ? '1 notification was deleted.' : `${notifications} notifications were deleted.`;
export const badMoment = 'Give a date and time like 2026-11-21T09:30:00Z.';

// mails of notifications
export const mailEyebrow = 'News from Shagun';
export const mailReason =
  'You’re receiving this because there is news about an event or a gift of yours on Shagun.';
export const mailSeeIt = 'See it on Shagun';
export const mailSeeAll = 'See all notifications';
export const mailOfSeveralSubject = (notifications: number) => `${notifications} new notifications on Shagun`;
export const mailOfSeveralMore = (notifications: number) => `And ${notifications} more.`;

/*
 * News: titles and texts of notifications. Names, events and quoted gifts come as they are
 * shown; a party is what `party` makes of those who come.
 */

// people without a name
export const aGuest = 'A guest';
export const somebody = 'Somebody';
export const somebodyWhoGives = 'One of the givers';

// news: replies, to the organiser
const people = (adults: number, children: number) => count(adults + children, 'person', 'people');
const childrenCounted = (children: number) => count(children, 'child', 'children');
export const party = ({ adults, children }: { adults: number; children: number }) => {
  if (children === 0) return people(adults, children);
  return adults === 0
    ? childrenCounted(children)
    : `${count(adults, 'adult')} and ${childrenCounted(children)}`;
};
export const comes = (name: string) => `${name} is coming`;
export const comesAfterAll = (name: string) => `${name} is coming after all`;
export const partyComes = (event: string, guests: string) => `${event}: ${guests}.`;
/** Of a yes that is given again after the event’s date changed. */
export const partyOnNewDate = (event: string, guests: string) => `${event}, on the new date: ${guests}.`;
export const partyChanged = (event: string, guests: string) => `${event}: now ${guests}.`;
export const cannotCome = (name: string) => `${name} cannot come`;
/** What a guest wrote, and was not recorded as an answer by itself. */
export const wrote = (name: string) => `${name} wrote on WhatsApp`;
export const wroteAbout = (event: string) => `Their message about ${event} may need an answer from you:`;
export const wroteNoText = 'It is not text, perhaps a voice note or a picture.';
export const declined = (event: string) => `They declined the invitation to ${event}.`;
export const previousYes = (guests: string) => `They had said yes for ${guests} before.`;
/** In place of what somebody wrote who deleted their account since. */
export const accountGone = 'They have deleted their account since, and what they wrote went with it.';
export const theyWrite = (quoted: string) => `They write: ${quoted}`;
export const answerTakenBack = (name: string) => `${name} took their answer back`;
export const yesTakenBack = (event: string, guests: string) =>
  `${event}: their yes for ${guests} no longer counts. We’ll tell you when they answer again.`;
export const noTakenBack = (event: string) =>
  `${event}: they have taken back their no. We’ll tell you when they answer again.`;

// news: an invitation, to the guest
export const invites = (host: string, event: string) => `${host} invites you to ${event}`;
export const invitedWhen = (when: string) => `It is ${when}.`;
export const invitedWhenAndWhere = (when: string, where: string) => `It is ${when}: ${where}.`;
export const pleaseAnswer = 'Please let them know whether you can come.';

// news: gifts, to those who give them and to the organiser
export const giftChanged = (gift: string) => `${gift} was changed`;
export const youGive = (event: string) => `You’re giving this gift for ${event}.`;
export const nameWas = (gift: string) => `It was called ${gift} before.`;
export const priceIs = (now: string, before: string) => `The price is now ${now}; it was ${before}.`;
export const linkGone = 'The shop link has been removed.';
export const linkCame = 'It now has a shop link.';
export const linkChanged = 'The shop link has changed.';
export const giftRemoved = (gift: string) => `${gift} is no longer on the wishlist`;
export const giftRemovedFrom = (event: string) =>
  `The organiser took it off the wishlist of ${event}. You can choose another gift.`;
export const purchaseUndone = (gift: string) => `${gift} is no longer marked as purchased`;
export const yourPurchaseUndone = (event: string) =>
  `You had marked it as purchased for ${event}; a host has undone that. If you did buy it, please tell them.`;
export const purchaseUndoneFor = (event: string) =>
  `A host of ${event} has undone the purchase. People can contribute to it again.`;
export const giftBought = (gift: string) => `${gift} has been bought`;
export const giftBoughtBy = (buyer: string, event: string) =>
  `${buyer} bought it for ${event}. No more contributions are needed.`;

// news: giving together
export const asksToJoinYou = (name: string) => `${name} asks to join you in a gift`;
export const asksYouAboutGift = (name: string) => `${name} asks you about a gift you give together`;
export const asksYouToJoin = (name: string) => `${name} asks you to give a gift together`;
export const requestSubject = (gift: string, event: string) => `It is ${gift} for ${event}.`;
export const pleaseAcceptOrReject = 'Please accept or reject.';
export const requestAccepted = (name: string) => `${name} accepted your request`;
export const requestRejected = (name: string) => `${name} rejected your request`;
export const ownRequestSubject = (gift: string, event: string) => `You asked about ${gift} for ${event}.`;
export const youCanJoin = 'You can join now.';
export const theyCanJoin = 'They can join now.';
export const chooseAnotherGift = 'You can choose another gift.';
export const joinedGiving = (name: string, gift: string) => `${name} joined in giving ${gift}`;
export const giftIsFor = (event: string) => `The gift is for ${event}.`;
export const gaveAmount = (name: string, amount: string) => `${name} gave ${amount}`;
export const notReturned = (amount: string, name: string) => `${amount} could not be sent back to ${name}`;
export const notReturnedOf = (event: string) =>
  `It was given for ${event}, and is back on your gift cards. Please keep it there until this is settled. They have been told.`;
export const gaveForGift = (gift: string, event: string) =>
  `It is for ${gift}, ${event}. The gift cards are in your wallet.`;
/** Where two paid at once. */
export const gaveBeyond = 'Together with what others gave it is more than the price, and all of it is yours.';
export const gaveForEvent = (event: string) => `It is for ${event}. The gift cards are in your wallet.`;
