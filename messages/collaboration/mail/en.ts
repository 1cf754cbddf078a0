import { count } from '#contract/common/format.ts';

// lines of the gift cards' history. The ledger keeps them as they are written and compares them
// when a transfer is asked for again, so other words here are for new transfers only
export const gave = (name: string, gift?: string) =>
  gift === undefined ? `${name} gave` : `${name} gave for ${gift}`;
/** For no gift. */
export const gaveShagun = (name: string) => `${name} gave a shagun`;
export const returnedTo = (name: string) => `Returned to ${name}`.trim();
export const notReturnedTo = (name: string) => `Could not be returned to ${name}`.trim();

// every letter about a contribution
export const terms = {
  event: 'Event',
  gift: 'Gift',
  amount: 'Amount',
  number: 'Payment number',
  paidOn: 'Given on',
  blessing: 'Your blessing',
} as const;
export const openEvent = 'Open the event';
export const openGift = 'Open the gift';
export const openShagun = 'See the shagun';

// thanks
export { meanwhile } from '#messages/payments/en.ts';
export const receiptEyebrow = 'Thank you, and your receipt';
/** Who gets it, where no couple is named. */
export const theHosts = 'the hosts';
export const thanksSubject = (amount: string, event: string) => `Thank you! You gave ${amount} for ${event}`;
export const thanks = (to: string, blessed: boolean) =>
  `Your gift has reached ${to}${blessed ? ', and your blessing with it' : ''}. How lovely of you to be part of this celebration!`;
export const receipt =
  'Please keep this e-mail as your receipt. The organiser gets gift cards of the same value, which can be used at partner stores.';
export const thanksRegret = (hours: number) =>
  `Changed your mind? Within ${hours === 1 ? 'an hour' : count(hours, 'hour')} you can take it back on the gift’s page, as long as the organiser has not used it and the gift has not been bought.`;
export const shagunThanks = (to: string, blessed: boolean) =>
  `Your shagun has reached ${to}${blessed ? ', and your blessing with it' : ''}. How lovely of you to be part of this celebration!`;
export const shagunRegret = (hours: number) =>
  `Changed your mind? Within ${hours === 1 ? 'an hour' : count(hours, 'hour')} you can take it back on the page of your shagun, as long as the organiser has not used it.`;
export const thanksFinal =
  'A contribution cannot be taken back. It comes back to you only if the event is cancelled.';

// money goes back
export const returnSubject = (amount: string) => `${amount} is on its way back to you`;
export const returnReasons = {
  event_cancelled: (event: string) => `${event} has been cancelled, so what you gave goes back to you.`,
  withdrawn: (event: string) => `You took back what you gave for ${event}.`,
  taken_off: (event: string) =>
    `A host took you off this gift, so what you gave for ${event} goes back to you.`,
  operator: (event: string) => `What you gave for ${event} goes back to you.`,
} as const;
export const returnUsed = (amount: string) => `${amount} of it had already been used and cannot go back.`;
/** Banks take this long to show money that a provider sent back. */
export const returnTime = 'It reaches the account or card you paid with in 5 to 7 working days.';
export const withdrawnSubject = (name: string, amount: string) => `${name} took back ${amount}`;
export const withdrawn = (name: string, event: string) =>
  `${name} took back a contribution to ${event}. It is no longer on your gift cards.`;
export const returnedSubject = (name: string, amount: string) => `${amount} is going back to ${name}`;
export const returned = (name: string, event: string) =>
  `A contribution from ${name} to ${event} is going back. It is no longer on your gift cards.`;

// it could not go back
export const failedSubject = (amount: string) => `${amount} could not be returned to you`;
export const failed = (event: string) =>
  `The payment provider could not return what you gave for ${event}. Nothing is lost: the amount is back on the organiser’s gift cards.`;
export const failedAnswer = 'Please reply to this e-mail so that we can find another way.';
export const failedToSubject = (name: string, amount: string) => `${amount} could not be returned to ${name}`;
export const failedTo = (name: string, event: string) =>
  `The payment provider could not return what ${name} gave for ${event}. The amount is back on your gift cards. Please keep it there until this is settled; ${name} has been told.`;

// the event is cancelled and nothing is left
export const nothingLeftSubject = (event: string) => `${event} has been cancelled`;
export const nothingLeft = (event: string, amount: string) =>
  `${event} has been cancelled. The ${amount} you gave was used before it could go back to you. Please ask the organiser about it.`;
/** Less than the payment provider sends. */
export const tooLittleLeft = (amount: string) => `${amount} of it is left, too little to send back.`;
