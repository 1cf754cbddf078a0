import { count, formatRupees, roughly } from '#contract/common/format.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('en');

// the profile form (spec sections 2, 5 and 8)

export const profileTitle = 'Your Profile';
export const fieldNames = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  state: 'State',
  country: 'Country',
} as const;
/** What stands in the field of somebody who has never said where they live. */
export const usualCountry = 'India';
export const phonePlaceholder = '+91';
export const phoneHelp = '10 digits; +91 is added for you.';
export const saveProfile = 'Save profile';
export const savingProfile = 'Saving...';
export const profileUpdated = 'Profile updated successfully!';
export const profileFailed = 'Failed to update profile';

// an address that waits for its owner
export const waitingTitle = (email: string) => `Waiting for you to confirm ${email}`;
export const waitingText = (email: string) =>
  `Open the e-mail we sent there and press its button. If it hasn’t come, press “Send the e-mail again”. Until then we write to ${email}.`;
export const waitingTextOnly =
  'Open the e-mail we sent there and press its button. If it hasn’t come, press “Send the e-mail again”. Until then we cannot e-mail you vouchers or news.';
export const sendConfirmationAgain = 'Send the e-mail again';
export const cancelChange = 'Do not use this address';
export const nothingToConfirm = 'No address is waiting to be confirmed.';
export const confirmationSent = (email: string) =>
  `We sent an e-mail to ${email}. Please open it and confirm.`;
export const changeCancelled = 'The new address won’t be used.';
export const tooManyConfirmations = (seconds: number) =>
  `We have already sent several of these e-mails. Please check your inbox and spam folder, or send it again in ${roughly(seconds)}.`;
export const savedWithoutMail = (email: string, seconds: number) =>
  `Your profile is saved. We have already sent several e-mails, so the one that confirms ${email} has to wait: press “Send the e-mail again” in ${roughly(seconds)}.`;

export const pictures = 'Picture';
export const chosenPicture = 'Your picture';
export const noPicture = 'No picture';
export const pictureNumber = (number: number) => `Picture ${number}`;

export const enterFirstName = 'Enter your first name.';
export const enterLastName = 'Enter your last name.';
export const choosePicture = 'Choose one of the pictures.';

// the profile page

export const profilePageTitle = 'Your Profile · Shagun';
export const profileLead = 'Guests see your name on invitations. Your phone and address stay private.';
export const profileTabs = 'Your profile';
export const tabProfile = 'Profile';
export const tabOrganized = 'Events Organized';
export const tabJoined = 'Events Joined';
export const organized = 'Organized';
export const joined = 'Joined';
export const toYourData = 'Your data: download it or delete your account';
/** The full-page error of spec section 8: title and hint. */
export const userLoadFailed = 'Failed to load user data';
export const userLoadHint = 'Please try refreshing the page or contact support.';

// the dashboard

export const dashboardPageTitle = 'Dashboard · Shagun';
export const dashboardFailed = 'Failed to load dashboard data. Please try again later.';
export const completeTitle = 'Complete Your Profile';
export const completeLead = 'A few details to get started, then create your first event.';
export const stillMissing = (fields: readonly string[]) =>
  `Profile updated successfully! ${missingFields(fields)}`;
export const missingFields = (fields: readonly string[]) =>
  `Still missing: ${new Intl.ListFormat('en-IN').format(fields)}.`;
export const greetings = {
  morning: 'Good Morning',
  afternoon: 'Good Afternoon',
  evening: 'Good Evening',
} as const;
export const greeted = (greeting: string, firstName: string) => `${greeting}, ${firstName}`;
export const upcomingEvents = (events: number) =>
  events > 0 ? `You have ${count(events, 'upcoming event')}.` : 'You have no upcoming events yet.';
/** Where there are others, over or cancelled. */
export const noneAhead = 'You have no upcoming events.';
export const pastAndCancelled = 'See past and cancelled events';
export const profileComplete = 'Profile Complete';
export const newEvent = 'Create a New Event';
export const needHelp = 'Need Help?';
export const needHelpText =
  'The guide walks you through your first event: the guest list, the gifts, the invitations.';
export const openGuide = 'Open the guide';
export const stats = 'Your Stats';
export const eventsOrganized = 'Events Organized';
export const giftsManaged = 'Gifts Managed';
export const guestsInvited = 'Guests Invited';
export const quickLinks = 'Quick Links';
export const linkProfile = 'Your Profile';
export const linkOrganised = 'Organised Events';
export const linkJoined = 'Joined Events';
export const linkSecurity = 'Security';
export const linkWallet = 'Wallet';

// signed out

export const signedOutPageTitle = 'Signed out · Shagun';
export const signedOutText = 'Sign in again whenever you like.';
export const signInAgain = 'Sign in again';
export const backToHome = 'Back to Home';

// your data

export const dataPageTitle = 'Your data · Shagun';
export const dataTitle = 'Your data';
export const dataLead = (email: string) => `For the account ${email}.`;
export const backToProfile = 'Back to your profile';
export const download = 'Download my data';
export const downloadText =
  'One JSON file with everything stored about you: your profile, events with the guests you entered, replies, gifts, contributions, gift cards (their numbers shortened), vouchers, sessions and notifications.';
export const downloadCaution =
  'It contains your guests’ contact details. Keep it where only you can read it.';
export const downloadSignInFirst = 'For your safety, please sign in again before you download your data.';
export const downloadSignInFirstWhy = 'You signed in a while ago. Signing in brings you back here.';
export const deleteAccount = 'Delete my account';
export const deleteAccountText =
  'The next page tells you what is deleted and what stays, and asks you to confirm.';

// deleting the account

export const deletionPageTitle = 'Delete my account · Shagun';
export const backToData = 'Back to your data';
export const deletionTitle = 'What happens';
export const deletionOfProfile =
  'Your profile, pictures, drafts, notifications and sessions are erased. You are signed out everywhere.';
export const deletionOfEvents = (events: number) =>
  `${events > 0 ? `Your ${count(events, 'event')}` : 'Events you organised'} and the guests you entered are erased. Where money was given, an empty event stays in the books.`;
export const deletionOfReplies =
  'Hosts who invited you keep your answer in their guest list; the notes you wrote are erased. You can ask the hosts to take you off their list.';
export const deletionOfGifts = (contributions: number) =>
  `${contributions > 0 ? `Your ${count(contributions, 'contribution')}` : 'Contributions'}, gift cards and vouchers stay in the books and then belong to “Deleted account”. The books cannot be changed: the line that describes what you gave keeps your name.`;
export const deletionOfLetters = 'E-mails and invitations already sent stay where they arrived.';
export const deletionIsFinal =
  'This cannot be undone. You may want to <data>download your data</data> first.';
export const deletionNeedsHelp = 'Stuck with one of these? <contact>Write to us.</contact>';
export const confirmTitle = 'Confirm';
export const typeToConfirm = (confirmation: string) => `Type ${confirmation} to confirm`;
export const confirmationWrong = (confirmation: string) => `Type ${confirmation} to confirm.`;
export const deleteForGood = 'Delete my account for good';
export const deleting = 'Deleting...';
export const notYetDeleted = 'Your account cannot be deleted yet.';
export const deleted = 'Your account has been deleted.';
export const deletionFailed =
  'Your account could not be deleted. Nothing was changed. Please try again in a moment.';

/** What keeps an account from being deleted; the label of the way on stands beside each. */
export const obstacleEvent = ({ name, date, guests }: { name: string; date: string; guests: number }) =>
  `${name} on ${date} has ${count(guests, 'guest')}. Cancel it first, so that they are told.`;
export const cancelEvent = (name: string) => `Cancel ${name}`;
export const obstacleMoreEvents = (events: number) =>
  `${count(events, 'more upcoming event')} with guests must be cancelled first.`;
export const openEvents = 'Open your events';
export const obstacleMails = (mails: number) =>
  plural(mails, {
    one: '# e-mail to your guests is still on the way. Try again in a few minutes.',
    other: '# e-mails to your guests are still on the way. Try again in a few minutes.',
  });
export const obstacleCards = (rupees: number) =>
  `${formatRupees(rupees)} is left on your gift cards. Use it for vouchers first.`;
export const obstacleVouchers = (vouchers: number) =>
  plural(vouchers, {
    one: '# voucher you ordered is still on the way. Wait until your wallet shows the result.',
    other: '# vouchers you ordered are still on the way. Wait until your wallet shows the result.',
  });
export const openWallet = 'Open the wallet';
export const obstaclePayments = (payments: number) =>
  plural(payments, {
    one: '# payment by you is not finished yet. This takes an hour at most; then try again.',
    other: '# payments by you are not finished yet. This takes an hour at most; then try again.',
  });
export const obstacleRefunds = (refunds: number) =>
  plural(refunds, {
    one: '# refund is still on the way back. Your bank shows it within a few days; then try again.',
    other: '# refunds are still on the way back. Your bank shows them within a few days; then try again.',
  });
export const lookAgain = 'Check again';

/** Stands where the name of somebody was who deleted their account, and of an event they organised. */
export const erasedName = { firstName: 'Deleted', lastName: 'account' } as const;
export const erasedEvent = 'Deleted event';

export const goodbyePageTitle = 'Goodbye · Shagun';
export const goodbyeTitle = 'Goodbye';
export const goodbyeText = 'If you sign in again, you start with a new account.';

// an address that counts, confirmed where nobody was signed in
export const mailsAloneTitle = (email: string) => `${email} gets your mails and nothing else so far`;
export const mailsAlone = (email: string, opening: string) =>
  `It was confirmed where you were not signed in, or another account has proven it since. ${opening ? `A code to ${opening} opens this account; a code to ${email} opens another one.` : `A code to ${email} does not open this account.`} Press the button, and then the one in our e-mail, in this browser: from then on ${email} is this account’s, with invitations sent there.`;
/** Where codes to it open the account, and another one proved it since. */
export const provenElsewhere = (email: string) =>
  `Another account has proven this address since. Sign in with a code to ${email}, and it is this account’s again.`;
export const mailsAloneBesideAnother =
  'Does it open another account, an empty one made by accident? Sign in to that with a code and delete it first, under “Your data” in its profile.';
export const sendProofLink = 'Send me a link';
