/** What a giver reads: the prepared message, and the mail around it. */
export const subject = (from: string) => `Thank you, with love from ${from}`;
export const eyebrow = 'Thank you';
export const replyReaches = (host: string) => `To write back to ${host}, just reply to this e-mail.`;
export const why = (host: string, event: string) =>
  `You’re receiving this because you gave a gift for ${event}, and ${host} wanted to thank you.`;
export const noMore = 'No more e-mails about this event';
export const notForMe = 'This is not for me';
export const sentWith = 'Sent with Shagun.';

export const dear = (greeted: string) => (greeted ? `Dear ${greeted},` : 'Hello,');
/** What was given, each as a part of `thanks`. */
export const towards = (gift: string) => `your contribution towards “${gift}”`;
export const money = 'your shagun';
export const bought = (gift: string) => `“${gift}”`;
export const moreGifts = 'everything else you gave';
export const thanks = (gifts: string) => `Thank you so much for ${gifts}! It means a lot to us.`;
export const blessing = 'Your blessing touched our hearts.';
export const closing = (from: string) => `With love,\n${from}`;
