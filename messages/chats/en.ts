// what hosts read when they press something beside a guest's message
export const textNeeded = 'Write something first.';
export const notFound = 'There is no such message any more.';
export const closed = (guest: string) => `Done: nothing was recorded for ${guest}.`;
export const sending = (guest: string) => `Your message is on its way to ${guest} on WhatsApp.`;
export const sentBefore = 'That message was sent already.';
export const stopped = (guest: string) =>
  `${guest} asked for no more messages on WhatsApp. Please call them instead.`;
export const noWhatsApp = 'WhatsApp is not set up here, so nothing can be sent.';
export const noPhone = (guest: string) =>
  `The phone number of ${guest} has changed since they wrote, so there is nobody to answer there.`;
