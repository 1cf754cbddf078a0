import { people } from '#tests/audience/people.ts';
import { giftEntry } from '#tests/authorization/gifts.ts';
import { inDays } from '#tests/events/event-form.ts';

/* What the specification's client sends. */

export const profile = (who: keyof typeof personOf, changes: object = {}) => ({
  firstName: people[personOf[who]].firstName,
  lastName: people[personOf[who]].lastName,
  email: people[personOf[who]].email,
  phone: people[personOf[who]].phone.slice(-10),
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  profilePicture: '/avatars/avatar-24.svg',
  ...changes,
});
const personOf = {
  organiser: 'owner',
  guest: 'guest',
  collaborator: 'collaborator',
  visitor: 'stranger',
} as const;

export const couple = {
  bride: { firstName: 'Meera', lastName: 'Iyer', phone: '+91' },
  groom: { firstName: 'Dev', lastName: 'Rao', phone: '9820098200' },
};
/** Both as the form begins with them, also where the event is no wedding. */
export const nobodyYet = {
  bride: { firstName: '', lastName: '', phone: '+91' },
  groom: { firstName: '', lastName: '', phone: '+91' },
};
export const wedding = () => ({
  eventType: 'wedding',
  eventName: 'Meera & Dev',
  date: inDays(30),
  time: '',
  description: 'With both our families.',
  venue: { name: 'Neel Hall', location: '12 Prabhat Road, Pune' },
  brideGroomDetails: couple,
  guests: [
    { firstName: 'Ravi', lastName: 'Menon', phone: '9820012340', email: '', withFamily: true },
    { firstName: 'Uma', lastName: '', phone: '', email: 'uma@example.in', withFamily: false },
  ],
  giftsWanted: [
    { name: 'Lamp', price: '1250.50', link: '', image: '' },
    { name: '', price: '', link: '', image: null },
  ],
});
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What the creation form holds of a venue that was picked on the map (section 3), and a place known by its name alone. */
export const pickedVenue = {
  name: 'Neel Hall',
  location: 'Pune',
  address: 'Pune',
  lat: 18.52,
  lng: 73.85,
  placeId: 'ChIJneel',
};
export const emptyVenue = { name: '', location: '', address: '', lat: null, lng: null, placeId: '' };

export async function withoutPicture(price: string): Promise<FormData> {
  const form = new FormData();
  form.set('name', 'Lamp');
  form.set('price', price);
  return form;
}
export async function withPicture(): Promise<FormData> {
  const form = await giftEntry();
  form.set('link', 'https://shop.example/lamp');
  return form;
}
