import { expect, it } from 'vitest';
import { messageSample } from '#backend/guests/invitations/compose-message.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { sampleEvent } from '#tests/invitations/sample-event.ts';

const env = readEnv({ SHAGUN_MODE: 'test', APP_URL: 'https://shagun.example', LOG_LEVEL: 'silent' });
const say = {
  guest: {
    id: 'sample',
    event_id: 'e1',
    first_name: 'Priya',
    last_name: '',
    title: '',
    greeting: '',
    phone: '',
    link_key: '',
  },
  event: {
    ...sampleEvent,
    id: 'e1',
    // what a replacement pattern would make something else of
    event_name: 'Meera & Rohan $& {{2}}',
  },
  organiser: { first_name: 'Asha', last_name: 'Rao' },
};

it('a sample reads as the message will, each blank filled once, with a word for the link', () => {
  const text = messageSample(env, 'whatsapp', 'en', say, '(own link)');
  expect(text).toContain('Namaste Priya ji! Asha Rao invites you to *Meera & Rohan $& {{2}}*.');
  expect(text).toContain('📍 The Grand');
  expect(text).toContain('no sign-in needed:\n(own link)\n');
  expect(text).not.toContain('/rsvp/');
  const sms = messageSample(env, 'sms', 'hi', say, '(own link)');
  expect(sms).toContain('https://shagun.example/g/… - Shagun');
});
