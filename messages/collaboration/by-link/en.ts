import * as collaboration from '#messages/collaboration/en.ts';

// what a call answers to a guest who gives by the key of their personal link
export const { giftGone, eventCancelled, purchased, notEnabled, closed, collected, aboveRemaining } =
  collaboration;
export const { ownGift, noPayments } = collaboration;
export const askHosts = 'The hosts have not opened this gift to everybody. Sign in to ask to join.';
/** For who opens the page of a gift without having signed in. */
export const signInFirst = 'Several people can give this gift together. Sign in to join in.';
/** The same for a gift that is not given together. */
export const signInToBring = 'Would you like to bring this gift? Sign in and let the hosts know.';
export const signIn = 'Sign in';
export const amountNeeded = 'Choose an amount or enter one, in rupees.';
export const belowMinimum = 'Give at least ₹1.';
export const blessingTooLong = (most: number) => `A blessing has at most ${most} characters.`;

// the page
/** The title of the page for giving money towards a gift, and of the one for bringing it. */
export const tab = (gift: string) => `Give ${gift} · Shagun`;
export const bringTab = (gift: string) => `Bring ${gift} · Shagun`;
export const title = 'Give your shagun';
export const backToInvitation = 'Back to the invitation';
export const progress = 'Collected so far';
export const collectedOf = (amount: string, price: string) => `${amount} of ${price} collected`;
export const howMuch = 'How much would you like to give?';
export const upTo = (amount: string) => `This gift still needs ${amount}.`;
export const other = 'Another amount';
export const otherLabel = 'Your amount in rupees';
export const amountUnreadable = 'Enter the amount in rupees as a number, such as 751.';
export const bothAmounts = (chosen: string, input: string) =>
  `You chose ${chosen} and also typed ${input}. Empty the field, or choose “Another amount”.`;
export const blessingLabel = 'Your blessing for them';
export const blessingHelp = (most: number) =>
  `If you like. The hosts read it beside your gift. At most ${most} characters.`;
/** Above what becomes of the money, which unfolds. */
export const termsTitle = 'How it reaches them, and how you pay';
export const rule =
  'The organiser gets gift cards worth what you give. Your name goes with it; other guests are not told the amount.';
export const paidElsewhere = 'You pay on the page of our payment provider, by card, UPI or net banking.';
export const submit = 'Continue to payment';
export const submitting = 'One moment...';
export { formErrorsTitle as checkThese } from '#messages/ui/en.ts';
export const failed = 'We could not begin the payment. Nothing was charged. Please try again.';
export const payTitle = (amount: string, to: string) => `${amount} for ${to}`;
export const payHint = (gift: string) =>
  `One step left: you pay on the next page, and then it counts for ${gift}.`;
export const blessingQuoted = (blessing: string) => `“${blessing}”`;
export const pay = 'Go to the payment page';
export const { changeAmount, cameToNothing } = collaboration;
export const paidBefore = (amount: string) => `You have already paid ${amount} with this form.`;

/** The link on the guest's page. */
export const give = 'Give towards this';
