/*
 * The legal pages as the software brings them along: whoever runs a site replaces these
 * texts with their own. A string is a paragraph; links and code are marked by name.
 */

export const templateTitle = 'This is a template';
export const templateText =
  'It describes what the software does, as truthfully as we can. Whoever runs this site replaces it with their own name, address and terms (<file>messages/site/legal/en.ts</file>) and has it checked for the law that applies to them.';

export const privacyPageTitle = 'Privacy · Shagun';
export const privacyDescription =
  'What Shagun stores about hosts and guests, who sees it and how it is erased.';
export const privacyTitle = 'Privacy';
export const privacyLead = 'What is stored about you, who sees it, and how to have it erased.';

/** @param loginHistoryDays how long sign-ins are remembered */
export const privacy = (loginHistoryDays: number) => [
  { heading: 'If you have an account' },
  'We store your profile (name, e-mail, phone, city, state, country and the picture you chose), the address you sign in with, the events, gifts, messages and designs you create, the e-mail addresses of the co-hosts you invite, and the events you help with. Whoever has the address of an event sees its page, with the photo and the story you put there. There is no password here: you sign in with a code we mail you, which we keep only until it runs out, or at a sign-in provider, which keeps its password to itself. If you add a passkey, we store the name you give it, its public key, and when it was added and last used; your fingerprint, face or screen lock never leaves your device. If you make an API key, we store its name, its first characters, a digest of it, what it may do, and when it was made and last used. If you add a webhook, we tell the address you give us what changes in your events, with names and amounts but no contacts, and keep these messages for 30 days. When you connect Canva, we keep the keys it gives us, encrypted, until you disconnect.',
  'For each sign-in we store the time, the network address, and the browser and device it came from, so that you can see and end your sessions.',

  { heading: 'If you are a guest' },
  'Your host typed or imported your name, e-mail address, phone number and whether your family is invited. We store that for them, with your language if one was chosen for you, your reply, the number and names of the people coming with you, your note, your answers to the host’s questions, the functions you are invited to and how many of you come to each, which invitations, reminders and messages were sent to you and whether they arrived or were read, and what you and your hosts write to each other through our WhatsApp number. Your personal link works like a key: whoever has it can answer for you. Your host can give you a new one.',
  'Contact data of guests is shown to the hosts of that event, that is whoever created it and those they invited to help, and to nobody else. Ask your host to change or remove it, or <contact>write to us</contact>.',
  'Every invitation e-mail has a link that stops e-mails to you. Reply STOP to a message and WhatsApp messages and SMS stop. To keep our word we store your address or number, the event it is about (STOP covers all events) and when you told us, and nothing else. START undoes a STOP, and we forget it.',

  { heading: 'When money moves' },
  'Payments happen on the pages of the payment provider; card and account numbers never reach us. We store who paid, for what, how much, when, and the provider’s number of the payment. The host sees what each guest gave; other guests see it unless the giver hides the amount.',
  'If you say that you’ll bring a gift, other guests see that it is taken. Whoever created the event and those who help with it read your name and your blessing; if you make it a surprise, only from the day after the event. You can take it back, and then nothing of it is kept.',
  'If you give by your personal link, without an account, we store your name, the e-mail address your host has for you and your blessing with the gift. Whoever created the event reads who gave, how much, and the blessing; those who help with it read that you gave; other guests read none of it. When you later sign in with that address, what you gave becomes your account’s.',
  'Gift cards, vouchers, refunds and their movements are kept in books that are never changed. For a voucher we tell the voucher shop the amount, the product and the e-mail address it goes to.',
  'Whoever runs this site can look up what became of a payment or voucher, with the first names of both people, and by your exact address which plan you are on, how many events you created and whether your sending is on hold. They have to write down why; each look is kept for three years.',

  { heading: 'Who else receives data' },
  {
    list: [
      'The mail server that carries invitations, notifications and other e-mails.',
      'WhatsApp, a service of Meta, when an invitation or news goes that way: your number, your first name, the name of the host or what happened, the event with its date and place, and the link. It tells us whether the message arrived and was read, and what you reply; of that your hosts read what is no STOP. An answer to the invitation is recorded, and what they write back goes that way, too.',
      'MSG91 and the telecom operators, when it goes by SMS: your number, the name of the host, the event with its date, and the link. They tell us whether it arrived.',
      'Canva, when you connect your account there: that you allowed it, the title of a design you start from here, which contains the event’s name, and which designs you look at, edit or use.',
      'A text service, when you press AI Generate and this site has one set up: the type, name, date, time and venue of the event and the names of the couple, without phone numbers, e-mail addresses and links. Nothing about guests, and not who you are.',
      'Google, when you search for a venue: the words you type, the place you pick and the point you set on the map. Our server asks, so Google learns neither your name nor your network address.',
      'Google, when you press Show the map, and Google or OpenStreetMap, when you open a link to a map: what their pages learn about any visitor.',
      'The sign-in provider, when you sign in.',
      'The payment provider, when you give money.',
      'The voucher shop, when you exchange a gift card.',
    ],
  },
  'Some of these are not set up on every site. Places and suggestions that Google answers with are not kept, except the identifier of the place you pick, and its position for 30 days. When the host sends links from their own phone, we send nothing.',
  'No advertising and no tracking is built into these pages. There is one script from another site: Google’s map, when you press Show the map.',

  { heading: 'Cookies' },
  'One cookie keeps you signed in until you have not been here for thirty days, and for half a year at most, one protects forms from being sent by other sites, one recognises your browser for a year so that too many tries can be refused, one remembers for a year the language you chose on a guest’s page, and short-lived ones help through sign-in and show what a button just did. There are no others.',

  { heading: 'How long' },
  {
    list: [
      `Notifications are deleted after thirty days, the history of sign-ins after ${loginHistoryDays}.`,
      'A message from the contact page is deleted here once it has been mailed to us; one that could not be mailed, after thirty days.',
      'Pictures no longer used anywhere are deleted after ninety days.',
      'A message a host wrote to guests, and whether it arrived, is deleted after 400 days. Of earlier e-mails and messages to a guest, all but the latest are deleted after 180 days. A browser you have not signed in with for 400 days is forgotten.',
      'Events, guests and replies stay until the host removes the guest or deletes their account.',
      'When a host deletes their account, we keep for thirty days how many addresses they wrote to, how many refused, and which deleted events were theirs. If their sending was stopped, we keep that until the stop is lifted. So nobody escapes these limits by coming back with a new account. The addresses and the sign-in are kept as digests nobody can read.',
      'That you want no more e-mails or messages is kept for good: otherwise you would get them again.',
      'The books about money are kept and never changed. After an account is deleted, its entries belong to a pseudonym; the line that describes money given (“… gave for …”) keeps the name it was written with.',
    ],
  },

  { heading: 'Your data, in your hands' },
  'On <data>Your data</data> you can download everything we store about you as a file, or delete your account. Without an account, <contact>write to us</contact>.',
];

export const termsPageTitle = 'Terms · Shagun';
export const termsDescription = 'What hosts and guests may expect of Shagun, and what is asked of them.';
export const termsTitle = 'Terms';
export const termsLead = 'What you may expect, and what is asked of you.';

export const terms = (basic: { eventsPerYear: number; guestsPerEvent: number }) => [
  { heading: 'What you get' },
  `With the Basic plan you organise up to ${basic.eventsPerYear} events a year with up to ${basic.guestsPerEvent} guests each, free of charge. Other plans are announced and cannot be bought yet.`,

  { heading: 'Inviting people' },
  'Invite people you know. By adding a guest you say that you may use their e-mail address or phone number for this invitation. We send what you ask us to send, in your name, and stop when a guest asks for no more e-mails or messages.',

  { heading: 'Giving money' },
  'A contribution counts once the payment provider confirms it. It reaches the host as one or more gift cards; each shows its last day. You can take a contribution back for a while, as long as the host has not used it; the gift’s page says until when. When an event is cancelled, contributions that have not been used go back to those who gave them.',

  { heading: 'Gift cards and vouchers' },
  'A gift card can be exchanged for brand vouchers in the <wallet>wallet</wallet>; it is not paid out in cash. A voucher comes from the voucher shop by e-mail and follows the rules of its brand. If an order fails, its amount goes back to the card.',

  { heading: 'Your account' },
  'Keep your sign-in to yourself. You can <delete>delete your account</delete> once no upcoming event has guests and no money is left or on its way. We may close accounts that are used to harass people or break the law.',

  { heading: 'What is not promised' },
  'The software comes under the MIT licence, as it is. Whoever runs this site adds here what they promise about availability, liability and the law that applies.',

  { heading: 'Questions' },
  '<contact>Write to us.</contact>',
];
