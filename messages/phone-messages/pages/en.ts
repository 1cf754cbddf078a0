import { count } from '#contract/common/format.ts';

export const inviteHelp =
  'Each guest needs an e-mail (*) or at least a phone number. With a phone alone the invitation goes by WhatsApp or SMS.';

// how invitations go out, on the send panel and on a guest's page
export const channelLabel = 'Send by';
export const channelNames = {
  auto: 'Best way for each guest',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  link: 'Links for me to send',
} as const;
export const bestWay = 'The best way';
export const notReachable = (guests: number): string =>
  `${count(guests, 'guest')} cannot be reached this way.`;
export const stopped = (guests: number): string => `${count(guests, 'guest')} asked for no more messages.`;
export const unconfirmedHint =
  'It went out, but we do not know whether it arrived. Ask the guest, or send it again.';
/** Beside the state of a guest's invitation, whatever that is. */
export const wantsNoMore = {
  email: 'Asked for no more e-mails',
  phone: 'Asked for no more WhatsApp messages or SMS',
} as const;
/** Behind the state of a guest's invitation. */
export const byChannel = { email: 'by e-mail', whatsapp: 'by WhatsApp', sms: 'by SMS', phone: '' } as const;

// choice of notifications
export const whatsAppGoesTo = (phone: string): string =>
  `WhatsApp messages go to ${phone}, the number in your profile. Reply STOP to any of them and they stop.`;

// one guest after the other
export const sendNextAction = (links: number): string =>
  links === 1 ? 'Send 1 link yourself' : `Send ${links} links yourself, one by one`;
export const sendNextPageTitle = (event: string): string => `Send links for ${event} · Shagun`;
export const sendNextPageTitleUnknown = 'Send links · Shagun';
export const sendNextTitle = 'Send the links';
export const guestList = 'Guest list';
export const progress = (sent: number, total: number): string => `${sent} of ${total}`;
export const progressLabel = 'Links sent';
export const progressSent = (sent: number, total: number): string =>
  `${sent} of ${count(total, 'link')} sent`;
export const skippedCount = (skipped: number): string => `${count(skipped, 'guest')} skipped`;
export const nextGuest = 'Next guest';
export const messageHeading = 'The message';
export const openWhatsApp = (guest: string): string => `Open WhatsApp for ${guest}`;
export const openSms = 'Send as SMS instead';
export const howItWorks =
  'WhatsApp opens with the message written out. Press send there, then come back here. You can stop at any time and continue later.';
export const sentNext = 'Sent, next guest';
export const sentNextPending = 'Saving...';
export const skip = 'Skip';
export const undo = 'Undo';
export const openGuest = 'Change the number';
export const allSentTitle = 'All links are sent';
export const allSent = (links: number): string =>
  `You have sent ${count(links, 'link')}. Answers appear in the guest list as they come.`;
export const noLinksTitle = 'No links are waiting';
export const noLinks = 'Links appear here for guests with a phone number when you send invitations as links.';
export const backToList = 'Back to the guest list';

// what was recorded
export const recorded = {
  sent: (guest: string): string => `Recorded: you sent the link to ${guest}.`,
  skipped: (guest: string): string => `${guest} was skipped.`,
  ready: (guest: string): string => `The link for ${guest} is back on your list.`,
} as const;
export const noLinkWaits = 'There is no link left to send to this guest.';
export const recordFailed = 'That could not be saved. Please try again.';
