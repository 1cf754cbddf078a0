import { DateTime } from 'luxon';
import { createEventForm, type CreateEventForm } from '#contract/events/events.ts';

/** The day so many days from now in India. */
const inDays = (days: number): string =>
  DateTime.now().setZone('Asia/Kolkata').plus({ days }).toFormat('yyyy-MM-dd');

export const organiser = {
  email: 'asha@example.in',
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '+919820012345',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
};
export const friend = {
  email: 'dev@example.in',
  firstName: 'Dev',
  lastName: 'Shah',
  phone: '+919820054321',
  city: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
};

/** name, with family, what they can be reached by, what they answered (undefined: nothing yet) */
type DemoGuest = [
  first: string,
  last: string,
  family: boolean,
  contact: { email?: string; phone?: string },
  answer?: DemoAnswer,
];
type DemoAnswer = {
  rsvp: 'yes' | 'no';
  adults?: number;
  children?: number;
  note?: string;
  source: 'email' | 'whatsapp' | 'link';
};

const guests: DemoGuest[] = [
  [
    'Meera',
    'Iyer',
    true,
    { email: 'meera.iyer@example.in' },
    { rsvp: 'yes', adults: 2, children: 1, note: 'One of us eats no onion or garlic.', source: 'email' },
  ],
  ['Kabir', 'Malhotra', false, { email: 'kabir.m@example.in' }, { rsvp: 'yes', adults: 1, source: 'email' }],
  [
    'Zoya',
    'Khan',
    false,
    { email: 'zoya.khan@example.in', phone: '96456 32110' },
    { rsvp: 'no', note: 'I am travelling that week. All my love to you both!', source: 'email' },
  ],
  [
    'Arjun',
    'Nair',
    true,
    { phone: '98470 11223' },
    { rsvp: 'yes', adults: 2, children: 2, source: 'whatsapp' },
  ],
  ['Priya', 'Deshpande', true, { email: 'priya.d@example.in' }],
  ['Rohan', 'Kulkarni', false, { email: 'rohan.k@example.in' }],
  ['Ananya', 'Banerjee', false, { email: 'ananya.b@example.in' }, { rsvp: 'yes', adults: 1, source: 'link' }],
  ['Vikram', 'Singh', true, { phone: '99100 22334' }],
  [
    'Lakshmi',
    'Venkatesan',
    true,
    { email: 'lakshmi.v@example.in' },
    { rsvp: 'yes', adults: 4, source: 'email' },
  ],
  ['Imran', 'Qureshi', false, { email: 'imran.q@example.in' }],
  ['Neha', 'Gupta', false, { email: 'neha.gupta@example.in' }, { rsvp: 'no', source: 'email' }],
  ['Suresh', 'Patil', true, { phone: '98220 33445' }],
  ['Divya', 'Reddy', false, { email: 'divya.reddy@example.in' }],
  [
    'Farah',
    'Sheikh',
    true,
    { email: 'farah.s@example.in', phone: '98330 44556' },
    { rsvp: 'yes', adults: 2, source: 'email' },
  ],
  ['Harpreet', 'Kaur', false, { email: 'harpreet.k@example.in' }],
  ['Joseph', 'D’Souza', true, { email: 'joseph.ds@example.in' }],
];

/** The demo organiser's wedding. Its `requestId` makes a second run find the first one's event. */
export const wedding: CreateEventForm = createEventForm.parse({
  requestId: 'demo-wedding',
  eventType: 'wedding',
  eventName: 'Tara weds Nikhil',
  date: inDays(45),
  time: '18:30',
  description:
    'With folded hands and full hearts we invite you to the wedding of our daughter Tara with Nikhil.\n\nThe baraat arrives at half past six, the pheras begin at eight, and dinner is served from nine. Come hungry, and wear shoes you can dance in.',
  venue: { name: 'Raga Lawns', location: 'North Main Road, Koregaon Park, Pune 411001' },
  brideGroomDetails: {
    bride: { firstName: 'Tara', lastName: 'Rao' },
    groom: { firstName: 'Nikhil', lastName: 'Menon' },
  },
  guests: guests.map(([firstName, lastName, withFamily, contact]) => ({
    firstName,
    lastName,
    withFamily,
    ...contact,
  })),
  giftsWanted: [
    { name: 'Brass dinner set for six', price: 12_500, type: 'kitchen' },
    { name: 'Two nights in Munnar', price: 28_000, type: 'travel' },
    { name: 'A mango tree for the garden', price: 1_800, type: 'home' },
    { name: 'Pottery classes for two', price: 6_400, type: 'experience' },
    { name: 'Towards our first home', price: 100_000, type: 'cash' },
  ],
});

/** What a guest of the wedding answered, by name. */
export const answers = new Map(
  guests.flatMap(([first, last, , , answer]) => (answer ? [[`${first} ${last}`, answer] as const] : [])),
);

/** The friend's party, which the demo organiser is a guest of. */
export const party: CreateEventForm = createEventForm.parse({
  requestId: 'demo-house-warming',
  eventType: 'houseWarming',
  eventName: 'Dev’s new place',
  date: inDays(12),
  time: '19:00',
  description: 'The boxes are unpacked, mostly. Come and see!',
  venue: { name: 'Flat 402, Neel Apartments', location: 'Linking Road, Bandra West, Mumbai 400050' },
  guests: [{ firstName: organiser.firstName, lastName: organiser.lastName, email: organiser.email }],
  giftsWanted: [{ name: 'A rubber plant', price: 900, type: 'home' }],
});
