// mails to guests who said that they bring a gift

export const eyebrow = 'A gift you’re bringing';
export const why = 'You’re receiving this because you said that you’d bring this gift.';
export const subjects = {
  removed: (gift: string) => `${gift} is off the wishlist`,
  givenTogether: (gift: string) => `Guests are now giving ${gift} together`,
  bought: (gift: string) => `The hosts have bought ${gift}`,
  changed: (gift: string) => `${gift} has changed on the wishlist`,
};
export const texts = {
  removed: (gift: string, event: string) =>
    `You said you’d bring “${gift}” to ${event}. The hosts have taken it off their wishlist, so you don’t need to bring it.`,
  givenTogether: (gift: string, event: string) =>
    `You said you’d bring “${gift}” to ${event}. Guests are now giving it together, with money, so it is no longer kept for you. If you have bought it already, please tell the hosts.`,
  bought: (gift: string, event: string) =>
    `You said you’d bring “${gift}” to ${event}. The hosts have marked it as bought, so you don’t need to bring it. If you have bought it already, please tell them.`,
  changed: (gift: string, event: string) =>
    `You said you’d bring “${gift}” to ${event}. The hosts have changed its name, price or shop. Please look at it once more.`,
};
export const openEvent = 'Open the event';
export const openInvitation = 'Open your invitation';
/** In the last mail of the day about changes. */
export const lastToday =
  'We won’t write about more changes today. Your invitation shows how each gift you’re bringing is now.';
