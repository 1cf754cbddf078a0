import { count } from '#contract/common/format.ts';

// what a call answers
export const unavailable =
  'The card payment page cannot be reached right now. Nothing was charged. Please try again in a few minutes.';
export const differentRequest =
  'This request was sent before with other details, so nothing was done. Reload the page and try again.';
export const payeeGone = 'The account this was for has been deleted. Nothing was charged.';
export const badKey = 'An Idempotency-Key is 8 to 100 letters, digits, hyphens or underscores.';
/** Also the title of the page. */
export const notFound = 'We could not find this payment.';
/** A line of the ledger, which compares it when the transfer is asked for again. */
export const returned = 'Returned';

// every page about a payment (spec section 2, Payment success and Payment cancel page)
export const tab = (title: string) => `${title} · Shagun`;
export const tabUnknown = 'Your payment · Shagun';
export const home = 'Back to Home';
export const allEvents = 'View All Events';
/** For a guest who paid by their personal link. */
export const backToInvitation = 'Back to the invitation';
export const backToGift = 'Back to the Gift';
export const help = 'Need help? Contact our support team.';

// facts
export const detailsTitle = 'Payment details';
export const terms = {
  event: 'Event',
  gift: 'Gift',
  amount: 'Amount',
  amountPaid: 'Amount paid',
  method: 'Payment method',
  transaction: 'Transaction ID',
  date: 'Payment date',
  cardNumber: 'Card number',
  cardValue: 'Value',
} as const;
export const eventFallback = 'Event Gift';
export const method = 'Razorpay';
export const transactionFallback = 'N/A';
export const paidAt = (date: string, time: string, partOfDay: string, zone: string) =>
  `${date} at ${time} ${partOfDay} ${zone}`;
export const dateFallback = 'Processing...';

// being verified
export const verifying = 'Verifying your payment...';
export const verifyingWaits =
  'Your bank or the payment provider has not confirmed this payment yet. That usually takes a few seconds, sometimes a few minutes.';
export const verifyingUnavailable =
  'We cannot look up this payment right now. If you paid, your money is recorded with the payment provider and will be counted.';
export const verifyingAsks =
  'This page checks again by itself. You can also leave: a payment that is confirmed later still counts.';
export const verifyingAskYourself =
  'Check again in a moment. You can also leave: a payment that is confirmed later still counts. Please do not pay twice.';
export const checkAgain = 'Check again';

// paid
export const paid = 'Payment Successful!';
export const paidHint = 'Your gift contribution has been processed successfully.';
/** The gift was marked as bought, taken off the wishlist, or paid for by others, before the payment arrived. */
export const meanwhile = {
  bought:
    'This gift was marked as bought while you were paying. Your money has reached the organiser all the same, as a gift card.',
  removed:
    'This gift was taken off the wishlist while you were paying. Your money has reached the organiser all the same, as a gift card.',
  beyond:
    'Others gave for this gift while you were paying, and together it is more than the price. Your money has reached the organiser all the same, as a gift card.',
} as const;
export const youGave = (amount: string) => `You gave ${amount}`;
export const gaveTo = (couple: string) => `to ${couple}`;
export const blessingQuoted = (blessing: string) => `“${blessing}”`;
export const cardsTitle = (cards: number) =>
  cards === 1 ? 'Gift card issued' : `${count(cards, 'gift card')} issued`;
export const cardsHint = (cards: number) =>
  cards === 1
    ? 'The organiser received this gift card. It can be used at partner stores.'
    : 'The organiser received these gift cards. They can be used at partner stores.';
export const nextTitle = 'What happens next?';
export const nextSteps = {
  cards: 'The organiser gets gift cards worth what you paid.',
  partners: 'The cards work at partner stores.',
  mail: 'A confirmation e-mail will follow.',
  helps: 'Your contribution helps to make the event a success.',
} as const;

// paid by a guest without an account
export const byLink = {
  thanks: 'Thank you! It has reached them, with your name.',
  thanksBlessed: 'Thank you! It has reached them, with your name and your blessing.',
  receipt: {
    receipt: 'A receipt is on its way to the e-mail address your hosts have for you.',
    none: 'We have no e-mail address of yours for a receipt: keep the transaction ID below.',
  },
  linkStays: 'You can close this page. Your invitation link keeps working.',
} as const;

// sent back
export const refunded = 'Payment Refunded';
export const refundedHint =
  'Your money is on its way back to the card or account you paid with. Banks usually take 5 to 7 working days to show it.';
export const refundedCancelled = 'The event has been cancelled.';

// not paid
export const cancelled = 'Payment Cancelled';
export const cancelledHint = 'Your payment was cancelled. No charges were made to your account.';
export const cancelledHappened = 'The payment page was left before the payment was complete.';
export const failed = 'Payment Failed';
export const failedHint = 'Your payment did not go through. No charges were made to your account.';
export const failedHappened = 'Your bank or the payment provider did not accept the payment.';
export const expired = 'Payment Expired';
export const expiredHint = 'This payment was not completed in time. No charges were made to your account.';
export const expiredHappened = 'The time for this payment ran out before it was complete.';
export const happenedTitle = 'What happened?';
export const notTaken = (amount: string) => `${amount} was not taken, and nothing was added to the gift.`;
export const shagunNotTaken = (amount: string) => `${amount} was not taken.`;
export const nothingTaken = 'No money was taken, and nothing was added to a gift.';
export const tryWhenever = 'You can try again whenever you like.';
export const chargedAnyway =
  'If your bank shows a charge anyway, please do not pay twice: money that reaches us later still counts, and your bank returns what does not reach us.';
export const tryAgain = 'Try Payment Again';
export const backToEvent = 'Back to Event';

// no payment that may be seen
export const unknownWhy =
  'The address may be incomplete, or the payment belongs to somebody else. If it is your payment, sign in with the account you paid with and open this page again.';
export const unknownSafe =
  'If you paid, your money is safe: a payment is counted even when its page is not opened.';
