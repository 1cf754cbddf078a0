import { expect, it } from 'vitest';
import { withoutOthersLinks } from '#backend/providers/mail-without-links.ts';

const written = (text: string) =>
  withoutOthersLinks(
    {
      fromName: 'Asha',
      to: { name: 'Ravi', address: 'ravi@example.in' },
      replyTo: null,
      subject: 'Pay',
      html: '<p></p>',
      text,
    },
    'https://shagun.example',
  ).text;

it.each([
  'https://shagun.example/"https://evil-prize.com/pay',
  'https://shagun.example/<https://evil-prize.com/pay',
  'https://shagun.example/,evil-prize.com/pay',
  'https://www.openstreetmap.org/user/somebody/diary/1',
])('nothing behind an address of ours is a link: %s', (text) => {
  expect(written(text)).not.toContain(text);
});

it.each([
  'https://shagun.example/event/abc/rsvp/def/yes/email?key=Zm9v_-x',
  'https://shagun.example/event/abc/calendar.ics?guest=1',
  // keys may read like domains
  'https://shagun.example/u/v1.hi-3Vx_a.co-9/not-me',
  'https://www.openstreetmap.org/search?query=Neel%20Hall%20(Pune)',
  'https://www.openstreetmap.org/?mlat=18.52&mlon=73.85#map=17/18.52/73.85',
])('what we wrote stays: %s', (text) => {
  expect(written(text)).toBe(text);
});
