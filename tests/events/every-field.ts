import type { EventField } from '#contract/events/event-fields.ts';
import type { OperationInput } from '#contract/operations.ts';
import { inDays } from '#tests/events/event-form.ts';

type Values = Required<Pick<OperationInput<'createEvent'>['body'], EventField>>;

/** A wedding of which everything is stated. The compiler asks for a value of each field there is. */
export const everyField = {
  eventName: 'Fieldname of the evening',
  date: inDays(30),
  time: '19:30',
  timeZone: 'Asia/Dubai',
  venue: { name: 'Fieldhall', location: '12 Fieldroad, Pune', lat: 18.52, lng: 73.85, placeId: 'ChIJfield' },
  description: 'Fieldwords about the evening.',
  story: 'Fieldstory of the two.',
  dressCode: 'Fielddress in pastel colours',
  invitationFrom: 'The Fieldfamily',
  otherLanguage: 'hi',
  otherName: 'शाम का नाम',
  otherDescription: 'शाम के बारे में शब्द।',
  otherStory: 'दोनों की कहानी।',
  giveTogether: true,
  brideGroomDetails: {
    bride: { firstName: 'Fieldbride', lastName: 'Iyer', phone: '' },
    groom: { firstName: 'Fieldgroom', lastName: 'Rao', phone: '' },
  },
} satisfies Values;

/** The same wedding, every field changed. */
export const everyFieldChanged = {
  eventName: 'Another name',
  date: inDays(31),
  time: '20:00',
  timeZone: 'Asia/Kolkata',
  venue: { name: 'Another hall', location: 'Another road' },
  description: 'Other words.',
  story: 'Another story.',
  dressCode: 'Another dress',
  invitationFrom: 'Another family',
  otherLanguage: 'en',
  otherName: 'Another second name',
  otherDescription: 'Another second description.',
  otherStory: 'Another second story.',
  giveTogether: false,
  brideGroomDetails: {
    bride: { firstName: 'Another', lastName: 'bride', phone: '' },
    groom: { firstName: 'Another', lastName: 'groom', phone: '' },
  },
} satisfies Values;

/** What guests read of each field, on pages and in mails. */
export const readByGuests: Record<EventField, string[]> = {
  eventName: ['Fieldname of the evening'],
  date: [String(Number(everyField.date.slice(8)))],
  time: ['7:30 pm'],
  timeZone: ['Dubai time'],
  venue: ['Fieldhall', '12 Fieldroad, Pune'],
  description: ['Fieldwords about the evening.'],
  story: ['Fieldstory of the two.'],
  dressCode: ['Fielddress in pastel colours'],
  invitationFrom: ['The Fieldfamily'],
  // for who reads that language (second-language.test.ts)
  otherLanguage: [],
  otherName: [],
  otherDescription: [],
  otherStory: [],
  // a setting, of which guests see what they can do
  giveTogether: [],
  brideGroomDetails: ['Fieldbride', 'Fieldgroom'],
};
