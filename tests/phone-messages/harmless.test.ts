import { expect, it } from 'vitest';
import { readEnv } from '#backend/platform/settings/env.ts';
import { composeMessage } from '#backend/guests/invitations/compose-message.ts';
import { sampleEvent } from '#tests/invitations/sample-event.ts';

const HOSTILE = 'Zorb https://evil-prize.com/win www.evil-prize.com';
const env = readEnv({
  SHAGUN_MODE: 'test',
  APP_URL: 'https://shagun.example',
  SESSION_SECRET: 'a secret of tests that is long enough to be one',
});

it.each(['whatsapp', 'sms'] as const)('a phone makes no link of a name in a message by %s', (channel) => {
  for (const kind of ['invitation', 'update', 'cancellation', 'reminder'] as const)
    for (const language of ['en', 'hi'] as const) {
      const { blanks } = composeMessage(env, channel, language, {
        delivery: { id: 'delivery-1', kind },
        guest: {
          id: 'guest-1',
          event_id: 'event-1',
          first_name: HOSTILE,
          last_name: HOSTILE,
          title: HOSTILE,
          greeting: '',
          phone: '+919820012345',
          link_key: 'the-key',
        },
        event: { ...sampleEvent, event_name: HOSTILE, venue_name: HOSTILE, venue_location: HOSTILE },
        organiser: { first_name: HOSTILE, last_name: HOSTILE },
      });
      expect(blanks.join('\n')).toContain('Zorb');
      expect(blanks.join('\n')).not.toMatch(/prize\.com|www\.|:\/\/evil/);
      // what is ours still opens
      if (kind !== 'cancellation') expect(blanks.at(-1)).toContain('the-key');
      // a character outside the SMS alphabet would double the price of an English one
      if (channel === 'sms' && language === 'en') expect(blanks.join('')).not.toContain('\u200c');
    }
});
