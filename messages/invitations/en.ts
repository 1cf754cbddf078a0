import { count } from '#contract/common/format.ts';

const number = (value: number) => value.toLocaleString('en-IN');

// pages' titles
export const listTitle = (event: string) => `Guests of ${event} · Shagun`;
export const listTitleUnknown = 'Guests · Shagun';
export const guestTitle = (guest: string, event: string) => `${guest} · Guests of ${event} · Shagun`;
export const guestTitleUnknown = 'Guest · Shagun';
export const removalTitle = 'Remove a guest · Shagun';

// counts over the whole list; each leads to the guests it counts
export const moreFilters = 'Filter';
/** Above the list, how it stands. */
export const countsLine = (total: number, answers: string, undelivered: number) =>
  [count(total, 'guest'), answers, undelivered > 0 ? `${number(undelivered)} not delivered` : '']
    .filter(Boolean)
    .join(' · ');

export const counts = {
  total: 'Guests',
  confirmed: 'Confirmed',
  declined: 'Declined',
  pending: 'Pending',
  dateChanged: 'Before the date changed',
  heads: 'People coming',
  undelivered: 'Not delivered',
} as const;

const adults = (number: number) => count(number, 'adult');
const children = (number: number) => count(number, 'child', 'children');
export const heads = (grown: number, small: number) => `${adults(grown)}, ${children(small)}`;
/** Without those of whom there are none; empty when nobody comes. */
export const party = (grown: number, small: number) =>
  [grown > 0 ? adults(grown) : '', small > 0 ? children(small) : ''].filter(Boolean).join(' and ');

// what can be done with the whole list
export const inviteUninvited = (guests: number) =>
  guests === 1
    ? 'Send the invitation to 1 guest not invited yet'
    : `Send invitations to ${count(guests, 'guest')} not invited yet`;
export const sendUndelivered = (invitations: number) =>
  `Send ${count(invitations, 'undelivered invitation')} again`;
export const exportCsv = 'Export CSV';
export const catering = 'Caterer’s sheet';
export const printList = 'Print the list';
// the same for those whom a filter finds
export const exportFound = 'Export these guests';
export const printFound = 'Print these guests';
export const writeToFound = 'Write to these guests';
export const sendingNow = 'Sending...';

// form that invites (spec section 5)
export const inviteFirst = 'Invite your first guests';
export const inviteMore = 'Invite more guests';
export const send = 'Send';
export const inviteHelp =
  'Each guest needs an e-mail (*) or at least a phone number. With a phone alone you get a link to send by WhatsApp or SMS.';
export const addRow = 'Add another guest';
export const sendOne = 'Send the invitation';
export const sendSeveral = 'Send the invitations';
export const rowName = (row: number) => `Guest ${row}`;
export const removeRow = 'Remove';
export const removeRowName = (row: number) => `Remove guest ${row}`;
export const tooManyRows = 'Add at most 10,000 guests at once.';

// the page that adds one guest
export const addWithoutSending = 'Add somebody without sending';
export const addWithoutSendingTo = (guest: string) => `Add ${guest} without sending`;
export const guestNewTitle = 'Add a guest · Shagun';
export const guestNewLead =
  'A name is enough, for example for a grandmother without a phone. Nothing is sent. You then get a personal link to pass on, and you can record the answer yourself.';
export const addToList = 'Add to the list';
export const adding = 'Adding...';
/** Somebody who became a person of a guest's household. */
export const guestJoined = (guest: string) =>
  `They are a person of ${guest}’s household now: one invitation, both by name. Nothing was sent.`;
export const guestAdded = (guest: string) =>
  `${guest} is on the list. Nothing was sent: pass on the personal link yourself.`;

// a guest's name and contact
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const emailWanted = 'Email <wanted>*</wanted>';
export const phone = 'Phone';
export const withFamily = 'With family';
export const invitedWithFamily = 'Invited with family';
export const withFamilyHelp = 'The guest can then say how many adults and children are coming.';

// whose guest
export const titleLabel = 'Title';
export const titleHelp = 'What stands before the name: Dr., Smt., Mr & Mrs.';
export const greetingLabel = 'How we greet them';
export const greetingHelp = (greeted: string) =>
  greeted ? `Empty: “Namaste ${greeted}”.` : 'Empty: “Namaste”.';
/** Of somebody who is not on the list yet. */
export const greetingHelpNew = 'Empty: by title and name.';
export const otherContactsLabel = 'Further contacts';
export const otherContactsHelp = 'Other phones and addresses, for you to know. Nothing is sent there.';
export const sideLabel = 'Side';
export const sideHelp = 'Whose guest they are, such as ‘Office’ or ‘Neighbours’.';
export const tagsLabel = 'Tags';
export const tagsHelp =
  'To find them again, with commas between: family, office, Pune. Only you and your co-hosts see them.';
export const noSide = 'Not noted';
export const allSides = 'All sides';

export const partyLimitLabel = 'Maximum number of people';
export const partyLimitHelp = 'Including the guest. Leave it empty for one person, or ten with family.';
export const namesLabel = 'Names of those coming along';
export const comingWith = 'Coming along';
/** Besides the people who are ticked by name. */
export const moreAdults = 'More adults';
export const moreChildren = 'More children';
export const household = 'People';
export const householdLabel = 'People, by name';
export const householdHelp =
  'One a line, the one you write to first; write (child) after a child’s name. Then the page asks by name who is coming. Left empty, it asks how many.';
/** A person whose name nobody wrote. */
export const withoutName = (child: boolean) => (child ? 'A child' : 'An adult');
export const notComingMark = 'not coming';

// results of a sending
export const invitedGuests = (guests: number) =>
  guests > 0 ? `${count(guests, 'guest')} invited` : 'Nobody was invited';
export const contactTypes = { email: 'E-mail', phone: 'Phone', none: 'No contact' } as const;
export const notSent = {
  duplicate: 'Already invited',
  invalid: 'Not added',
  limit: 'Over the limit',
  shared: 'On the list, not invited',
  household: 'One household',
} as const;
export const whatsapp = 'WhatsApp';
export const sms = 'SMS';

// the list
export const columns = { guest: 'Guest', contact: 'Contact' } as const;
export const noGuests = 'No guests yet';
export const noGuestsHint =
  'Type names with an e-mail or phone number above, or import a list. Everybody gets a link of their own to answer with one tap.';
export const noGuestsEver = 'Nobody was invited.';
export const listHeading = 'Guest list';
export const guests = (number: number) => count(number, 'guest');
export const guestsFound = (number: number) => `${count(number, 'guest')} found`;
export const noneFits = 'No guests match';
export const noneFitsHint = 'Try another word, or another filter.';
export const showAll = 'Show all guests';
export const listPages = 'Pages of guests';
export const search = 'Search';
/** Around the ways an invitation goes out, folded away. */
export const howItGoes = 'How it goes out';
export const searchHint = 'Name, e-mail or phone';
export const reply = 'Reply';
export const allReplies = 'All replies';
export const invitation = 'Invitation';
export const allInvitations = 'All invitations';
export const apply = 'Apply';

// looking at a sending before it begins
export const review = 'Preview and test';
export const reviewPageTitle = (event: string) => `Before you send ${event} · Shagun`;
export const reviewPageTitleUnknown = 'Before you send · Shagun';
export const reviewTitle = 'Before you send';
export const reviewOwnLink = '(each guest’s own link)';
/** Where guests read more than one language: of how many this is said. */
export const reviewIn = (what: string, language: string) => `${what} (${language})`;
export const reviewMail = 'The e-mail';
export const reviewMailNote = 'Below it come two buttons to answer and the link to the event’s page.';
export const reviewWhatsApp = 'The WhatsApp message';
export const reviewSms = 'The SMS';
export const reviewDesign = 'The invitation';
export const reviewPicture = (event: string) => `The invitation to ${event}, as guests see it`;
export const reviewNoDesign = 'No design is chosen, so the e-mail goes out as text only.';
export const reviewDesignUnready =
  'The picture of your design is still being made. An e-mail sent before it is ready goes out as text only.';
export const reviewLookAtDesign = 'Look at the design';
export const reviewChooseDesign = 'Choose a design';
export const reviewWho = 'Who gets it';
/** How many go out in each way; ways nobody is reached by are left out. */
export const reviewWays = {
  email: (guests: number) => `${count(guests, 'guest')} by e-mail`,
  whatsapp: (guests: number) => `${count(guests, 'guest')} by WhatsApp`,
  sms: (guests: number) => `${count(guests, 'guest')} by SMS`,
  link: (guests: number) => `${count(guests, 'guest')} by a link you send yourself`,
} as const;
export const reviewNobody = 'Nobody is left to send to.';
export const reviewLeftOut = (guests: number) => `${count(guests, 'guest')} left out`;
export const reviewWhy = {
  unsubscribed: 'asked for no more e-mails or messages',
  unreachable: 'cannot be reached this way',
  'under-way': 'already has one on its way',
  'too-soon': 'got it a few minutes ago',
} as const;
export const reviewMoreLeftOut = (guests: number) => `and ${guests.toLocaleString('en-IN')} more`;

// how those are greeted whose names are the hardest to greet
export const reviewGreetings = 'How guests are greeted';
export const seeAsGuest = 'See their page';
export const seenAsGuest = 'This is the page as this guest sees it. Nothing can be pressed here.';
export const backToGuest = 'Back to the guest';
export const reviewNameless = 'A guest without a name';
export const reviewGreetingsNote =
  'These names are the hardest to greet. Open a guest to write the greeting yourself.';

// guests of each function, before anybody reads of it
export const reviewFunctions = 'Guests invited to each function';
export const reviewFunctionGuests = (name: string, guests: number, everyone: boolean) =>
  `${name}: ${everyone ? `everybody (${count(guests, 'guest')})` : guests === 0 ? 'nobody yet' : count(guests, 'guest')}`;
export const reviewSend = (guests: number) => `Send ${count(guests, 'invitation')}`;
export const test = 'Send me a test';
export const testHint = (email: string) => `Goes to ${email} and to nobody else, marked as a test.`;
export const testsHint = (email: string, languages: readonly string[]) =>
  `Goes to ${email} and to nobody else, marked as a test: once in ${languages.join(' and once in ')}.`;
export const testSending = 'Sending the test...';
export const testSent = (email: string) => `The test is on its way to ${email}.`;
export const testsSent = (email: string, languages: readonly string[]) =>
  `${languages.length} tests, in ${languages.join(' and ')}, are on their way to ${email}.`;
export const testNowhere =
  'Confirm your own e-mail address in your profile first, then we can send you a test.';
export const testFailed = 'The test could not be sent. Please try again.';
export const testSubject = (subject: string) => `Test: ${subject}`;

// one guest in the list
export const correctContact = 'Correct the contact';
export const sendLinkYourself = 'Send the link yourself';
export const sendAgain = 'Send again';
export const sendAgainTo = (guest: string) => `Send again to ${guest}`;
/** For a guest whose link got a new key after the invitation went out. */
export const sendInvitationAgain = 'Send the invitation again';
export const sendInvitationAgainTo = (guest: string) => `Send the invitation again to ${guest}`;
export const linkOutdated = 'The link in the last invitation no longer works.';
export const manage = 'Manage';
export const manageName = (guest: string) => `Manage ${guest}`;

// a guest's page
export const note = 'Note';
export const sources = {
  manual: 'on the event page',
  email: 'from the e-mail',
  whatsapp: 'from WhatsApp',
  sms: 'from an SMS',
  link: 'from the personal link',
  whatsapp_message: 'by message on WhatsApp',
  host: 'recorded by you',
} as const;
export const recordHeading = 'Record a reply';
export const record = 'Record this reply';
/** Of a yes. */
export const beforeDateChange = 'Answered before the date changed';
export const noAnswerYet = 'No answer yet';
export const chooseReply = 'Choose a reply.';
export const adultsLabel = 'Adults';
export const childrenLabel = 'Children';
export const saving = 'Saving...';
export const contactHeading = 'Name and contact';
export const saveContact = 'Save name and contact';
export const contactSaved = 'Name and contact are saved.';
export const contactSavedSendAgain =
  'Name and contact are saved. The link sent to the old address no longer works. Send the invitation again, so that your guest gets the new link.';
export const contactSavedNewLink =
  'Name and contact are saved. The personal link has changed: if you passed the old one on, send the new one.';
export const contactHelpAnswered =
  'Does somebody else come in this guest’s place? Then remove this guest and add the other: what was answered stays with the guest, whoever reads at the new address.';
export const contactHelp =
  'If you change the e-mail or phone, the personal link changes and the old one stops working. You can then send the invitation again.';
/** `reason` without its full stop, or empty. */
export const didNotArrive = (reason: string) =>
  `The last invitation did not arrive${reason ? ` (${reason})` : ''}. Correct the contact, save it, then send again.`;
export const remove = 'Remove from the list';

// personal link
export const linkHeading = 'Personal link';
export const link = 'Link';
export const linkHelp =
  'Whoever has this link can answer for this guest, without signing in. Send it to nobody else.';
export const copyLink = 'Copy the link';
export const wrongHands = 'Has the link got into the wrong hands?';
export const wrongHandsHelp =
  'Make a new one: the link above stops working at once, wherever it was sent. Then send the new one.';
export const replaceLink = 'Replace the link';
export const linkReplaced = 'The personal link was replaced. The old one no longer works.';

// taking a guest off the list
export const removalHeading = (guest: string) => `Remove ${guest} from the list?`;
/** `said` is the party that is coming, or empty. */
export const removalMeans = (replied: boolean, partyText: string) =>
  `The personal link stops working and ${
    replied ? `the reply${partyText ? ` (${partyText})` : ''} is deleted` : 'they can no longer reply'
  }. What they gave for gifts stays. We do not tell them: a guest you have already invited should hear it from you.`;
export const removeGuest = 'Remove this guest';
export const removing = 'Removing...';
export const keepGuest = 'Keep this guest';

// results of an invitation, row by row (spec section 7)
export const formSentBefore =
  'This form was sent before with other guests. Reload the page and add these guests again.';
export const notAdded = (reason: string) => `Not added. ${reason}`;
export const notAddedNoContact = 'Not added: there is no e-mail or phone.';
export const alreadyInvited = 'Already invited, so nothing was sent again.';
export const wasListed = 'Already on your list.';
export const linkReady = 'The invitation is ready for you to send by WhatsApp or SMS.';
export const goesByMail = 'The invitation is on its way by e-mail.';
export const wantsNoMail = 'Asked for no more e-mails, so none was sent.';
export const phoneLeftOut = 'The phone number could not be read and was left out.';

// invitations sent to guests on the list: a sentence for each thing that became of some of them
export const noneLeftOnList = 'These guests are no longer on the list.';
export const sendOutcomes = {
  queued: (invitations: number) => `Sending ${count(invitations, 'invitation')}.`,
  link_ready: (invitations: number) =>
    `${count(invitations, 'invitation')} ready for you to send by WhatsApp or SMS.`,
  'under-way': (invitations: number) => `${count(invitations, 'invitation')} already on the way.`,
  'too-soon': (guests: number) =>
    `${count(guests, 'guest')} got the invitation again less than ten minutes ago and ${guests === 1 ? 'was' : 'were'} left out.`,
  unsubscribed: (guests: number) => `${count(guests, 'guest')} asked for no more e-mails.`,
  unreachable: (guests: number) =>
    `${count(guests, 'guest')} ${guests === 1 ? 'has' : 'have'} no e-mail or phone.`,
} as const;
export const allInvited = 'Everybody on the list has already been invited.';
export const allDelivered = 'Every invitation has been delivered, so there is nothing to send again.';

// why a mail did not get through
export const mailServerRefused = 'The mail server did not accept it.';
export const cancelledBefore = 'The event was cancelled before this went out.';
export const overBefore = 'The event was over before this went out.';
export const noEmailNow = 'The guest no longer has an e-mail address.';
export const notInvitedThere =
  'No invitation has gone to this address yet, so we do not send news of changes there either.';
/** Begins the reason of what was given up; the last try's follows. */
export const gaveUp = 'We tried several times without success.';

// refusals of the API
export const eventOver = 'This event is over, so no more invitations are sent.';

// the language guests are written to in
export const guestLanguage = 'Language for your guests';
export const guestLanguageHelp =
  'For e-mails, messages and the page behind a personal link. A guest’s own choice comes first.';
export const languageByBrowser = 'E-mails in English, the page in the browser’s language';
export const saveLanguage = 'Save language';
export const languageSaved = 'Saved. From now on we write to your guests in this language.';
export const languageOfGuest = 'Language';
export const languageOfEvent = 'Same as for all guests';
