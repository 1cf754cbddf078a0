import type { EventRow } from '#backend/events/access.ts';

/** When the sample event begins. */
export const moment = new Date('2026-12-05T14:00:00Z');

/** A wedding as the database has it, for mails that are written without one. */
export const sampleEvent: EventRow = {
  id: 'event-00001',
  organiser_id: 'u',
  request_id: 'r',
  event_type: 'wedding',
  event_name: 'Sangeet & wedding',
  description: 'Come <early>.\nStay late.',
  date: '2026-12-05',
  time: '19:30',
  time_zone: 'Asia/Kolkata',
  starts_at: moment,
  reply_by: null,
  story: '',
  photo_id: null,
  dress_code: '',
  invitation_from: '',
  other_language: 'hi',
  other_name: '',
  other_description: '',
  other_story: '',
  give_together: null,
  give_together_to_confirm: false,
  venue_name: 'The Grand',
  venue_location: 'Baner Road, Pune',
  venue_lat: null,
  venue_lng: null,
  venue_place_id: null,
  bride_groom_details: {
    bride: { firstName: 'Meera', lastName: 'Iyer', phone: '' },
    groom: { firstName: 'Rohan', lastName: '', phone: '' },
  },
  guest_language: null,
  status: 'active',
  cancelled_at: null,
  version: 1,
  calendar_sequence: 0,
  guest_count: 1,
  gift_count: 0,
  created_at: moment,
  updated_at: moment,
};
