/** What a guest reads in the chat on WhatsApp once they wrote to us. */

/** `heads` is a sentence: `2 adults and 1 child. See you there!` */
export const notedYes = (event: string, heads: string) =>
  `Thank you! We have noted your yes for *${event}*: ${heads}`;
/** For a guest who may bring others and did not say how many come. */
export const sayHowMany = 'More of you coming? Please tell us how many here:';
export const changeYes = 'You can change it or tell us more here:';
export const notedNo = (event: string) => `Thank you for letting us know. We’ll miss you at *${event}*!`;
export const changeNo = 'If you can come after all, tell us here:';
export const notNoted = {
  cancelled: (event: string) => `We could not note your answer, because *${event}* has been cancelled.`,
  over: (event: string) => `We could not note your answer, because *${event}* is over.`,
} as const;
/** Above what a host writes. */
export const hostWrites = (host: string, event: string) => `${host} (*${event}*):`;
