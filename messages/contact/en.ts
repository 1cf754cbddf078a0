import { roughly } from '#contract/common/format.ts';
// the contact page

export const pageTitle = 'Contact us · Shagun';
export const pageDescription =
  'Write to the people who run this Shagun: about help, payments, plans or your data.';
export const title = 'Contact us';
export const lead = 'We answer by e-mail. For questions about an event, ask its host.';
export const otherWays = (address: string) =>
  `Or write to <mail>${address}</mail> from your own e-mail app. You may find the answer in the <guide>guide</guide>.`;

export const name = 'Your name';
export const email = 'Your e-mail address';
export const emailHelp = 'Our answer goes there.';
export const topic = 'What is it about?';
export const topicPlaceholder = 'Choose a topic';
/** Each topic as the form and the mail name it. */
export const topicNames = {
  help: 'Help with Shagun',
  payment: 'A payment or a gift card',
  sales: 'Plans and sales',
  privacy: 'My data',
  other: 'Something else',
} as const;
export const message = 'Your message';
export const messageHelp =
  'If it is about a payment, its date and amount help us find it. Never send a card number or a password.';
/** The label of the field that nobody sees (contract/messaging/contact.ts). */
export const leaveEmpty = 'Leave this empty';
export const send = 'Send message';
export const sending = 'Sending...';

export const enterName = 'Enter your name.';
export const chooseTopic = 'Choose what it is about.';
export const enterMessage = 'Enter your message.';
export const failed = 'Your message could not be sent. Please try again in a moment.';

// after sending

export const thanksTitle = 'Thank you';
export const sent = 'Thank you. Your message is on its way to us.';
export const thanksAnswer = 'We answer by e-mail.';
export const backToHome = 'Back to Home';
export const openGuide = 'Open the guide';

// the mail to the support

export const mailFrom = 'Shagun contact page';
export const mailTo = 'Support';
export const mailSubject = (topic: string, name: string) => `${topic}: ${name}`;
export const mailEyebrow = 'Message to support';
/** In place of a topic that is not known any more. */
export const mailTopicUnknown = 'Message';
export const mailName = 'Name';
export const mailEmail = 'E-mail';
export const mailTopic = 'Topic';
export const mailSignedIn = 'Signed in';
export const mailAccount = (userId: string) => `as user ${userId}`;
export const mailNoAccount = 'no';
export const mailFooter =
  'Somebody wrote this on the contact page. Reply to this e-mail to write back to them.';
export const crowded = (email: string, seconds: number) =>
  `We are getting a lot of messages at the moment. Please write to ${email} instead, or try again in ${roughly(seconds)}.`;
