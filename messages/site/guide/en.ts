/*
 * The guide, section by section. A string is a paragraph; links and code are marked by name
 * (app/site/guide/guide-text.tsx says where each link leads).
 */

export const pageTitle = 'Guide · Shagun';
export const pageDescription =
  'How to create an event, invite guests, keep a wishlist, and what happens to the money guests give.';
export const title = 'Guide';
export const lead = 'From the first guest to the last voucher.';
export const sections = 'Sections of the guide';
export const copy = (what: string) => `Copy ${what}`;

// Overview

export const overviewTitle = 'Overview';
export const overview = (basic: { eventsPerYear: number; guestsPerEvent: number }) => [
  'You create an event, add the people you want to invite and, if you like, a wishlist. Everyone gets a personal link by e-mail or message. They answer with one tap and need no account. You see who is coming and how many they bring.',
  'Whoever wants to give money signs in, chooses a gift and pays all or part of it. What is paid reaches you as gift cards in your <wallet>wallet</wallet>, and you exchange them for vouchers of brands.',
  {
    steps: [
      '<createEvent>Create the event</createEvent>: name, day, place.',
      '<addGifts>Add gifts</addGifts>, now or later.',
      '<inviteGuests>Invite guests</inviteGuests> by e-mail, by message or with a link you send yourself.',
      '<manageEvents>Look after it</manageEvents>: replies, changes, money.',
    ],
  },
  `The Basic plan is free: ${basic.eventsPerYear} events a calendar year, ${basic.guestsPerEvent} guests each.`,
];

// Create Event

export const createEventTitle = 'Create Event';
export const createEvent = [
  'Choose the type of event on your <dashboard>dashboard</dashboard>. Until your profile is complete, you find its form there instead.',
  {
    list: [
      'A name, a description and a date that is not in the past are needed. The time is needed when the event is today.',
      'For a wedding or an engagement you can add the couple; their names appear on the invitation.',
      'Type the venue, or search for it by name or address and fill it in from what was found. Where there is a map, you can set the point on it. Guests are led to that point, unless you clear the box under the address.',
      'Guests and gifts can be added on the same page or afterwards.',
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

  { heading: 'Giving together' },
  'Any signed-in person who sees a gift can enable collaboration for it. The first one joins with an amount; whoever comes later asks you or one of those who take part. As the organiser you can open a gift to everybody, set a last day, see who gave what, and remove somebody who gave nothing. Givers can hide their amount from other guests.',
  'The money collected is the gift, even when the price is not reached.',

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
  'A guest can take a contribution back for a while, as long as you have not used it and the gift is not bought; the page of the gift says until when. When you cancel an event, what you have not used goes back to those who gave it. A gift with money on it cannot be deleted.',

  { heading: 'Bought and delivered' },
  'Those who give a gift, or you, mark it as purchased; you mark it as delivered. The event page shows both.',
];

// Invite Guests

export const inviteGuestsTitle = 'Invite Guests';
export const inviteByFile = [
  'Type guests one by one, import a file, or add them later on the invitation page of the event.',

  { heading: 'Import a file' },
  '.csv or .xlsx with the columns <code>firstName</code>, <code>lastName</code>, <code>phone</code> and <code>email</code>. A column <code>withFamily</code> with TRUE opens the reply for the whole family. You see every row before anybody is added; rows with a problem are named by their number.',
];
export const downloadTemplate = 'Download the CSV template';
export const columnsLead = 'Or copy the header into a sheet of your own:';
export const columnsExample = 'column names';
export const inviteByMessage = [
  'In Excel, format the phone column as text before you type: otherwise long numbers turn into something like 9.82E+11 and their last digits are lost.',

  { heading: 'Choose a design' },
  'Before you send, open the tab Invitation Design on the invitation page of the event. There are five designs; the one that suits your event comes first. Write a title and a line of your own, choose colours, language and a photo, and look at the preview. Use this design makes it the picture of your invitation: in mails and in link previews. You can also download it, for messages and to print.',
  'Where this site works with Canva, you can use a design of your own instead: connect your account in the same tab, open a design there or begin one, and choose Use as invitation. What you change in Canva later shows after you use it again.',

  { heading: 'By e-mail' },
  'Guests with an e-mail address get the invitation by mail when you press the button, not before. The page shows how far the sending has come. The list shows whether each one arrived, and lets you send again.',

  { heading: 'By WhatsApp or SMS' },
  'Where this site can send messages, guests with only a phone number get the invitation by WhatsApp, else by SMS. Under Send by you choose another way. Whoever answers STOP gets no more messages.',
  'You can always send the links from your own phone: choose Links for me to send, where that is offered, then Send links yourself. One guest after the other is shown. WhatsApp opens with the message written out; press send there, come back and go on with Sent, next guest. You can stop at any time and go on later, on another device, too. Words you can put before the link:',
];
export const messageExample = 'message';
export const messageText = `Namaste! We are celebrating and would love to have you with us.
Your personal invitation, with the day, the place and a button to answer, is behind this link:`;
export const personalLink = [
  { heading: 'The language of your guests' },
  'Under the form that invites, choose English or Hindi for all guests; on a guest’s page, for that guest. Mails, messages and the page behind the link come in that language. Without a choice mails and messages are in English, and the page is in the language of the guest’s browser. Guests can change the page themselves.',

  { heading: 'The personal link' },
  'It opens the reply of one guest, so send it to nobody else. Opening it answers nothing: the guest presses the button. If a link went astray, reset it on the guest’s page and the old one stops working. It also changes when you change the guest’s e-mail or phone; you can then send the invitation again with one press.',
];

// AI Features: says what works in this version and nothing else; change it with the feature

export const aiFeaturesTitle = 'AI Features';
export const aiFeatures = [
  'There is one: AI Generate, beside the description when you create or change an event. Fill in the name and the date first; with time, venue and the names of the couple the text gets better. It is typed into the field: Escape or Stop ends that, and Put my own text back brings back what you had written. Press again for another text.',
  'Read it before you use it: it is a suggestion, and guests see it as yours.',

  { heading: 'What it is written from' },
  'If whoever runs this site has set up a text service, it gets the type of the event, its name, date, time and venue and the names of the couple. It gets no phone number, no e-mail address, nothing about guests, and not the text you have written. You can use it a number of times a day.',
  'Without such a service the text comes from wordings kept here, and the page says so. Nothing leaves this site then. More about who gets what is under <privacy>Privacy</privacy>; an example to start from yourself is under <createEvent>Create Event</createEvent>.',
];

// Manage Events

export const manageEventsTitle = 'Manage Events';
export const manageEvents = [
  '<organisedEvents>Organised Events</organisedEvents> lists what you host, <attendingEvents>Attending Events</attendingEvents> what you are invited to. Both can be sorted and filtered.',

  { heading: 'Replies' },
  'The invitation page shows every reply as Confirmed, Declined or Pending, with how many people come. You can note down a reply you got by phone and export the list as CSV. Guests can change their answer.',
  'Guests come alone, or with up to ten people when they are invited with family. On a guest’s page you allow another number, up to thirty. Guests can name those they bring.',

  { heading: 'Reminders' },
  'Under Reminders on the invitation page, set a date by which you need the answers. Guests see it with the invitation; they can still answer after it. With a larger plan than Basic, guests who have not answered are reminded by themselves on the days you choose, or when you press Remind now: in the daytime where the event is, once a day and five times at most. There you also write a message of your own to all guests, or to some of them; it goes by e-mail.',

  { heading: 'Functions' },
  'A wedding of several functions, such as mehndi, ceremony and reception, is one event here. Open Functions on the invitation page and add up to ten, each with its own day, time and place, for everybody or for guests you choose. Guests see only the functions they are invited to: on their page, in the invitation and in their calendar. After their yes they say how many of them come to each. The totals stand beside each function; the CSV file has a column for each, and the list to print can be that of one function. Where the guests of a function are listed, Write to its guests leads to a mail for them alone, with a larger plan than Basic.',

  { heading: 'Co-hosts' },
  'On the event page, open Co-hosts and invite up to ten people by e-mail. An editor works on the event as you do: details, functions, guests, invitations and messages, questions, wishlist and designs. A viewer sees the guest list with all answers and changes nothing. They accept from the mail, signed in with the address it came to. Only you cancel the event, choose who helps, and see the gifts of money.',

  { heading: 'Questions to guests' },
  'Ask for more than yes or no: what they eat, whether they need a place to stay, or up to ten questions of your own. Open Questions on the invitation page. Only questions you mark as required come before the answer; the others come after the yes. The answers are counted there, stand on each guest’s page, and come with the CSV file.',

  { heading: 'Print the list' },
  'Print the list opens all guests by name, with a box to tick at the door, reply, number of people and note. Phone numbers are on it when you ask for them; those who declined can be left out.',

  { heading: 'Changes' },
  'Change the event on its page. When the date, time or place changes, or you cancel, the guests you invited are told by e-mail or message; whoever you sent a link yourself should hear it from you. A cancelled event stays visible and says so; contributions you have not used go back.',

  { heading: 'Requests and gifts' },
  'Requests to give a gift together are shown on the event page, where those who are asked accept or reject them.',

  { heading: 'Your account' },
  'Your name, picture and contact are on your <profile>profile</profile>. It also leads to the choice of mails and messages you get. Under <data>Your data</data> you download everything that is stored about you, or delete your account. Something else? <contact>Write to us.</contact>',
];
