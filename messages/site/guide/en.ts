/*
 * The guide, section by section. A string is a paragraph; links and code are marked by name
 * (app/site/guide/guide-text.tsx says where each link leads).
 */

export const pageTitle = 'Guide · Shagun';
export const pageDescription =
  'How to create an event, invite guests, keep a wishlist, and what happens to the money guests give.';
export const title = 'Guide';
export const lead = 'Everything you need, from the first guest to the last voucher.';
/** Where no money can be given. */
export const leadWithoutMoney = 'Everything you need, from the first guest to the last reply.';
export const sections = 'Sections of the guide';
export const copy = (what: string) => `Copy ${what}`;

// Overview

export const overviewTitle = 'Overview';
export const overview = (
  basic: { eventsPerYear: number; guestsPerEvent: number },
  { takesPayments }: { takesPayments: boolean },
) => [
  'You create an event, add the people you want to invite and, if you like, a wishlist. Everyone gets a personal link by e-mail or message. They answer with one tap and need no account. You see who is coming and how many they bring.',
  ...(takesPayments
    ? [
        'Guests can also give money: towards a gift, or as a shagun of any amount. It reaches you as gift cards in your <wallet>wallet</wallet>, which you exchange for brand vouchers.',
      ]
    : []),
  {
    steps: [
      '<createEvent>Create the event</createEvent>: name, day, place.',
      '<addGifts>Add gifts</addGifts>, now or later.',
      '<inviteGuests>Invite guests</inviteGuests> by e-mail, by message or with a link you send yourself.',
      `<manageEvents>Look after it</manageEvents>: ${takesPayments ? 'replies, changes, money' : 'replies and changes'}.`,
    ],
  },
  `The Basic plan is free: up to ${basic.eventsPerYear} events a calendar year, with up to ${basic.guestsPerEvent} guests each.`,
];

// Create Event

export const createEventTitle = 'Create Event';
export const createEvent = [
  'Choose the type of event on your <dashboard>dashboard</dashboard>. If your profile is not complete yet, you will find its form there first.',
  {
    list: [
      'You need a name, a description and a date that is not in the past. A time is needed only if the event is today.',
      'For a wedding or an engagement you can add the couple; their names appear on the invitation.',
      'Type the venue, or search for it by name or address and pick one of the results. Where there is a map, you can set the exact point. Guests are taken to that point, unless you untick the box under the address.',
      'Functions and a photo unfold below; gifts and guests follow. All of them can wait until later. The list of sections says what is still missing.',
    ],
  },
  'What you type is kept as a draft until you press Create Event, even when you close the page or your session ends.',
  'A description that answers what guests usually ask:',
];
export const descriptionExample = 'example description';
export const descriptionText = `Please join us as we celebrate with family and friends.
Lunch is served from 12.30. There is parking behind the hall, and the lift takes wheelchairs.
Tell us if anybody needs a ride from the station.`;

// Add Gifts

export const addGiftsTitle = 'Add Gifts';
export const addGifts = [
  'A gift has a name and a price, and can have a link to a shop and one picture (PNG or JPG up to 5MB). Open <organisedEvents>your events</organisedEvents> and choose Add Gifts. Guests see the list on the event page.',
];
/** Follows where money can be given. */
export const giveMoney = [
  { heading: 'Giving together' },
  'When you create or edit the event, you are asked whether your guests can give together. If you say yes, they can put money towards any gift or send you a shagun, without an account. If you say no, only you and your co-hosts open a gift for several people. If you leave it open, any signed-in person who sees a gift can enable collaboration for it. The first person joins with an amount; anyone after that asks you or one of the givers. As the organiser you can open a gift to all your guests, set a last day, see who gave what, and remove somebody who gave nothing. Givers can hide their amount from other guests.',
  'You receive whatever is collected, even if it is less than the price.',

  { heading: 'From money to gift card to voucher' },
  {
    steps: [
      'A guest pays on the page of the payment provider. The amount counts once the provider confirms it.',
      'You get one or more gift cards in your <wallet>wallet</wallet>; each shows the last day you can use it.',
      'Use Card leads to the brands. You choose a voucher, confirm the amount, and it comes by e-mail.',
      'If the voucher shop cannot deliver, the amount goes back to your card.',
    ],
  },

  { heading: 'Taking money back' },
  'A guest can take a contribution back for a while, as long as you have not used it and the gift has not been bought; the gift’s page says until when. When you cancel an event, what you have not used goes back to those who gave it. A gift with money on it cannot be deleted.',

  { heading: 'Bought and delivered' },
  'You or the givers mark a gift as purchased; you mark it as delivered. The event page shows both.',
];

// Invite Guests

export const inviteGuestsTitle = 'Invite Guests';
export const inviteByFile = [
  'Type guests one by one or import a file, while you create the event or later on its invitation page.',

  { heading: 'Import a file' },
  '.csv or .xlsx with the columns <code>firstName</code>, <code>lastName</code>, <code>phone</code> and <code>email</code>. A column <code>withFamily</code> with TRUE lets the guest answer for the whole family. A list of your own works too: it needs a column headed Name (or First Name and Last Name) and one of Mobile, Phone, WhatsApp or E-mail; नाम, उपनाम, मोबाइल, फ़ोन, ईमेल and परिवार are understood as well. A column headed Side or पक्ष says whose guest somebody is: Bride, Groom, Both, or words of your own. A column headed Functions or समारोह becomes tags, so that you find everybody for the sangeet and invite them at once. You see every row before anybody is added; rows with a problem are listed by number. If your list has grown or changed, import it again: new guests are added, and of those who are on your list already you see what differs, old and new, and tick what to take. Nobody is removed, and no answer changes.',
];
export const downloadTemplate = 'Download the CSV template';
export const columnsLead = 'Or copy the header into a sheet of your own:';
export const columnsExample = 'column names';
export const inviteByMessage = [
  'In Excel, format the phone column as text before you type: otherwise long numbers turn into something like 9.82E+11 and lose their last digits.',

  { heading: 'Choose a design' },
  'Before you send, open the tab Invitation Design on the invitation page of the event. There are fifteen designs; those that suit your event come first. Write a title and a line of your own, choose colours, language and a photo, and look at the preview. Use this design makes it the picture of your invitation, in e-mails and in link previews. You can also download it, for messages and to print. Under Settings, Photo and story adds a photo that guests see on the event page below their answer.',
  'Where this site works with Canva, you can use a design of your own instead: connect your account in the same tab, open a design or start a new one, and choose Use as invitation. If you change it in Canva later, use it again to see the change.',

  { heading: 'By e-mail' },
  'Guests with an e-mail address get the invitation by e-mail when you press the button, not before. The page shows how many have gone out. The list shows whether each one arrived, and lets you send it again.',

  { heading: 'By WhatsApp or SMS' },
  'Where this site can send messages, guests with only a phone number get the invitation by WhatsApp, or else by SMS. You can choose another way under Send by. Anyone who replies STOP gets no more messages.',
  'Guests can answer the WhatsApp invitation right there, with a button or in their own words, in English or Hindi. A clear yes or no is recorded and confirmed to them. Anything else waits under Messages, From guests: record it with one press, or write back.',
  'You can always send the links from your own phone: choose Links for me to send, where that is offered, then Send links yourself. You see one guest after the other. WhatsApp opens with the message written out; press send there, come back and press Sent, next guest. You can stop at any time and continue later, even on another device. Words you can put before the link:',
];
export const messageExample = 'message';
export const messageText = `Namaste! We are celebrating and would love to have you with us.
Your personal invitation, with the day, the place and a button to answer, is behind this link:`;
export const personalLink = [
  { heading: 'The language of your guests' },
  'Under Language for your guests, below the guest list, you choose English or Hindi for all guests; on a guest’s page, for that guest alone. E-mails, messages and the page behind the link are in that language. If you choose nothing, e-mails and messages are in English, and the page is in the language of the guest’s browser. Guests can switch the page themselves.',

  { heading: 'The personal link' },
  'It opens the reply of one guest, so send it to nobody else. Opening it does not answer anything: the guest still has to press the button. If a link gets into the wrong hands, replace it on the guest’s page and the old one stops working. It also changes when you change the guest’s e-mail or phone; you can then send the invitation again with one tap.',
];

// AI Features: says what works in this version and nothing else; change it with the feature

export const aiFeaturesTitle = 'AI Features';
export const aiFeatures = [
  'There is one: AI Generate, beside the description when you create or change an event. Fill in the name and the date first; the time, venue and the couple’s names make the text better. The text is typed into the field: Escape or Stop ends that, and Put my own text back brings back what you had written. Press AI Generate again for another text.',
  'Read it before you use it: it is only a suggestion, and your guests will take it as yours.',

  { heading: 'What it is written from' },
  'If whoever runs this site has set up a text service, it gets the type of the event, its name, date, time and venue and the names of the couple. It gets no phone number, no e-mail address, nothing about guests, and not the text you have written. There is a limit on how often you can use it in a day.',
  'Without such a service the text comes from Shagun’s own wordings, the page says so, and nothing leaves this site. Who gets what is under <privacy>Privacy</privacy>; an example to start from yourself is under <createEvent>Create Event</createEvent>.',
];

// Manage Events

export const manageEventsTitle = 'Manage Events';
export const manageEvents = [
  '<organisedEvents>Organised Events</organisedEvents> lists what you host, <attendingEvents>Attending Events</attendingEvents> what you are invited to. Both can be sorted and filtered.',

  { heading: 'Replies' },
  'The invitation page shows every reply as Confirmed, Declined or Pending, with how many people are coming. You can record a reply you got by phone and export the list as CSV. Guests can change their answer.',
  'Guests come alone, or with up to ten people when they are invited with family. On a guest’s page you can allow another number, up to thirty. Guests can name the people they bring.',

  { heading: 'Reminders' },
  'Open Messages in the event’s menu and set a date by which you need the answers. Guests see it with the invitation; they can still answer after it. With a larger plan than Basic, guests who have not answered are reminded automatically on the days you choose, or when you press Remind now: in the daytime where the event is, once a day and five times at most. There you can also write a message of your own to all guests, or to some of them; it goes by e-mail.',

  { heading: 'Functions' },
  'A wedding of several functions, such as mehndi, ceremony and reception, is one event here. Open Functions under the event’s Settings and add up to ten, or add them while you create the event, each with its own day, time and venue, for everybody or for guests you choose. Guests see only the functions they are invited to: on their page, in the invitation and in their calendar. With their yes they say which they come to, and how many adults and children; a yes given in another way counts for all of them. The totals are beside each function; the CSV file has a column for each, and you can print the list of one function. Where its guests are listed, Write to its guests sends an e-mail to them alone, with a larger plan than Basic.',

  { heading: 'Co-hosts' },
  'Open Co-hosts under the event’s Settings and invite up to ten people by e-mail. An editor works on the event as you do: details, functions, guests, invitations and messages, questions, wishlist and designs. A viewer sees the guest list with all answers and cannot change anything. They accept from the e-mail, signed in with the address it came to. Only you can cancel the event, choose who helps and see the money given.',

  { heading: 'Questions to guests' },
  'Ask for more than yes or no: what they eat, whether they need a place to stay, or up to ten questions of your own. Open Questions under the event’s Settings. Only questions you mark as required come before the answer, and what each person eats, by number; the others come after the yes. You find the answers counted there, on each guest’s page and in the CSV file.',

  { heading: 'Print the list' },
  'Print the list shows all guests by name, with a box to tick at the door, reply, number of people and note. You can add phone numbers, or leave out those who declined.',

  { heading: 'Changes' },
  'Change the event with Edit event, under its Settings. When the date, time or venue changes, or you cancel, the guests you invited are told by e-mail or message; if you sent somebody their link yourself, please tell them, too. A cancelled event stays visible and says so; contributions you have not used go back.',
];
/** Where money can be given. */
export const givingRequests = [
  { heading: 'Requests and gifts' },
  'Requests to give a gift together are shown on the event page, where those who are asked accept or reject them.',
];
export const yourAccount = [
  { heading: 'Your account' },
  'Your name, picture and contact are on your <profile>profile</profile>. There you also choose which e-mails and messages you get. Under <data>Your data</data> you can download everything stored about you, or delete your account. Something else? <contact>Write to us.</contact>',
];
