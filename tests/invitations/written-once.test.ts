import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readEnv } from '#backend/platform/settings/env.ts';
import { composeInvitationMail } from '#backend/guests/invitations/mail/compose.ts';
import {
  EventCancelled,
  EventChanged,
  Invitation,
  type InvitationMail,
} from '#backend/guests/invitations/mail/invitation-mail.tsx';
import { HostMessage, Reminder } from '#backend/guests/invitations/mail/reminder-mail.tsx';
import { writeHtml } from '#backend/guests/invitations/mail/written-once.ts';
import { sampleEvent } from '#tests/invitations/sample-event.ts';

/* What mails have in common is rendered once: each has to be the mail that rendering it alone gives. */

const env = readEnv({
  SHAGUN_MODE: 'test',
  APP_URL: 'https://shagun.example',
  SESSION_SECRET: 'a secret of tests that is long enough to be one',
});
const kinds = {
  invitation: Invitation,
  update: EventChanged,
  cancellation: EventCancelled,
  reminder: Reminder,
  message: HostMessage,
};

/** Names with what HTML and replacements of text take for signs of their own. */
const name = fc.oneof(
  fc.constantFrom('', 'Priya', '<b>&"\'', '$&$1$$', 'प्रिया', 'प्रिया जी'),
  fc.string({ unit: 'grapheme' }),
);

test.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s: the mail rendered alone', (kind) => {
  const alone = (mail: InvitationMail) =>
    `<!DOCTYPE html>${renderToStaticMarkup(createElement(kinds[kind], mail))}`;
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          first_name: name,
          with_family: fc.boolean(),
          language: fc.constantFrom('en' as const, 'hi' as const),
          link_key: fc.stringMatching(/^[\w-]{4,20}$/),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      name,
      name,
      (guests, eventName, message) => {
        for (const [place, guest] of guests.entries()) {
          const mail = composeInvitationMail(
            env,
            {
              kind,
              guest: {
                ...guest,
                id: `guest-${place}`,
                event_id: 'event-00001',
                link_outdated: false,
                email: `guest${place}@example.in`,
                phone: '',
                last_name: '',
                title: '',
                greeting: '',
              },
              event: { ...sampleEvent, event_name: eventName },
              organiser: { first_name: 'Asha', last_name: 'Rao' },
              message,
              functions: [],
            },
            null,
            new Date('2026-12-05T14:00:00Z'),
          );
          expect(writeHtml(kind, kinds[kind], mail)).toBe(alone(mail));
        }
      },
    ),
  );
});
