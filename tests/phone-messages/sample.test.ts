import { expect, it } from 'vitest';
import { messageSample } from '#backend/guests/invitations/compose-message.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import type { EventRow } from '#backend/events/access.ts';

const env = readEnv({ SHAGUN_MODE: 'test', APP_URL: 'https://shagun.example', LOG_LEVEL: 'silent' });
const say = {
  guest: { id: 'sample', event_id: 'e1', first_name: 'Priya', phone: '', link_key: '' },
  event: {
    id: 'e1',
    event_type: 'wedding',
    // what a replacement pattern would make something else of
    event_name: 'Meera & Rohan $& {{2}}',
    description: '',
    date: '2031-02-14',
    time: '19:30',
    time_zone: 'Asia/Kolkata',
    starts_at: new Date('2031-02-14T14:00:00Z'),
    venue_name: 'The Grand',
    venue_location: 'Pune',
    venue_lat: null,
    venue_lng: null,
    venue_place_id: null,
    bride_groom_details: null,
    dress_code: '',
  } as unknown as EventRow,
  organiser: { first_name: 'Asha', last_name: 'Rao' },
};

it('a sample reads as the message will, each blank filled once, with a word for the link', () => {
  const text = messageSample(env, 'whatsapp', 'en', say, '(own link)');
  expect(text).toContain('Namaste Priya! Asha Rao invites you to *Meera & Rohan $& {{2}}*.');
  expect(text).toContain('📍 The Grand');
  expect(text).toContain('no sign-in needed:\n(own link)\n');
  expect(text).not.toContain('/rsvp/');
  const sms = messageSample(env, 'sms', 'hi', say, '(own link)');
  expect(sms).toContain('https://shagun.example/g/… - Shagun');
});
