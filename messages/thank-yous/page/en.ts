// the page that lists who gave
export const listPageTitle = (event: string) => `Thank-yous for ${event} · Shagun`;
export const pageTitleUnknown = 'Thank-yous · Shagun';
export const listTitle = 'Thank-yous';
export const showLabel = 'Who to show';
export const showAll = 'Everyone';
export const showToThank = 'Still to thank';
export const listLabel = 'People who gave';
export const listPages = 'Pages of people who gave';
export const listNone = 'Nothing has been given yet';
export const listNoneHint = 'As soon as guests give a shagun or buy a gift, you can thank them here.';
export const allThanked = 'Everyone has been thanked';
export const allThankedHint = 'If somebody gives something more, they will appear here again.';
export const seeWishlist = 'Open the wishlist';
export const notYours = 'Only the organiser of this event can see what was given and thank people for it.';

export const someGuest = 'A guest';
export const broughtGift = (gift: string) => `Brought ${gift}`;
export const boughtGift = (gift: string) => `Bought ${gift}`;
export const gaveTowards = (amount: string, gift: string) => `${amount} for ${gift}`;
export const gaveShagun = (amount: string) => `${amount} as a shagun`;
export const moreThings = (things: number) => `and ${things} more`;
export const blessingQuoted = (blessing: string) => `“${blessing}”`;

export const toThank = 'Still to thank';
/** How somebody was thanked, on the badge. */
export const thankedBy = {
  mail: 'Thanked by e-mail',
  whatsapp: 'Thanked on WhatsApp',
  in_person: 'Thanked in person',
} as const;
export const onItsWay = 'E-mail on its way';
/** Beside the last thanks: `day` is a date. */
export const thankedOn = (day: string) => `on ${day}`;
export const notArrived = (why: string) => `Your last e-mail didn’t arrive. ${why}`;
export const gaveSince = 'They gave something more after you thanked them.';
/** `hidden` is for those who hear the page and not for the eye. */
export const thankLink = (name: string) => `Say thank you<hidden> to ${name}</hidden>`;
export const openLink = (name: string) => `View<hidden> the thanks to ${name}</hidden>`;

// the page of one giver
export const giverPageTitle = (name: string) => `Thank ${name} · Shagun`;
export const giverTitle = (name: string) => `Thank ${name}`;
export const backToList = 'All thank-yous';
export const whatTheyGave = 'What they gave';
export const writeTitle = 'Your message';
export const messageLabel = 'Your words';
export const messageHelp = 'We’ve written a start for you. Change it as you like, up to 1,000 characters.';
export const inAnotherLanguage = { en: 'Write it in English', hi: 'Write it in Hindi (हिन्दी)' } as const;
export const sendMail = 'Send by e-mail';
export const sendingMail = 'Sending...';
export const onWhatsApp = 'Continue on WhatsApp';
export const preparingWhatsApp = 'Preparing...';
export const inPerson = 'I’ve thanked them in person';
export const notingIt = 'Noting it...';
export const mailGoes = 'The e-mail comes from you, and replies reach you. We don’t show you their address.';
export const whyNoMail = {
  no_address: 'We have no e-mail address for them.',
  unsubscribed: 'They asked for no more e-mails about this event.',
} as const;
export const whatsappTitle = 'Ready for WhatsApp';
export const whatsappHint =
  'WhatsApp opens on this phone or computer with your message written out. Press send there, then come back and tell us.';
export const openWhatsApp = 'Open WhatsApp';
export const sentOnWhatsApp = 'I’ve sent it';
export const changeMessage = 'Change the message';
export const thankedTitle = 'You’ve thanked them';
export const undo = 'I haven’t thanked them yet';
export const undoing = 'Undoing...';
export const failed = 'That didn’t work. Your words are still here; please try again.';
