import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/v4';
import { LONGEST_DESCRIPTION, statedFields } from '#contract/events/event-fields.ts';
import { eventTextRequest } from '#contract/events/event-text.ts';
import { ANSWER_LENGTH } from '#contract/events/questions.ts';
import { guestMessage, MESSAGE_LENGTH } from '#contract/guests/reminders.ts';
import { NAMES_LENGTH, rsvpForm } from '#contract/guests/replies.ts';
import { contactForm } from '#contract/messaging/contact.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend();

/** So many characters as people count them, many of them line ends. */
const lines = (length: number) => `${'a\n'.repeat(length).slice(0, length - 1)}b`;

const ENDS = [
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
] as const;

const reply = rsvpForm.shape;
const answers = z.object({ answers: reply.answers });
const FIELDS: [name: string, limit: number, read: (text: string) => unknown][] = [
  ['note', 500, (text) => reply.note.parse(text)],
  ['names', NAMES_LENGTH, (text) => reply.names.parse(text)],
  [
    'answer',
    ANSWER_LENGTH,
    (text) => answers.parse({ answers: { question1: [text] } }).answers?.question1?.[0],
  ],
  ['description', LONGEST_DESCRIPTION, (text) => statedFields.description.parse(text)],
  ['text before', 20_000, (text) => eventTextRequest.shape.current.parse(text)],
  ['message to guests', MESSAGE_LENGTH, (text) => guestMessage.shape.text.parse(text)],
  ['message to us', 5000, (text) => contactForm.shape.message.parse(text)],
];

describe.each(ENDS)('with line ends as %s', (_, end) => {
  it.each(FIELDS)('%s: as many characters as people count, and not one more', (_name, limit, read) => {
    expect(read(`  ${lines(limit).replaceAll('\n', end)} ${end}`)).toBe(lines(limit));
    expect(() => read(lines(limit + 1).replaceAll('\n', end))).toThrow(z.ZodError);
  });
});

describe('a reply as JSON', () => {
  let eventId: string;
  beforeAll(async () => {
    eventId = await addEvent(t.backend.ctx, (await t.signIn()).userId);
  });

  it.each(ENDS)('keeps a note of the whole length with line ends as %s', async (_, end) => {
    const guest = await addGuest(t.backend.ctx, eventId);
    const send = (note: string) =>
      t.visitor.call('setRsvp', {
        params: { eventId, guestId: guest.id },
        body: { rsvp: 'yes', key: guest.key, note: note.replaceAll('\n', end) },
      });
    expect((await send(lines(501))).error.details).toHaveProperty('note');
    expect((await send(lines(500))).data.reply.note).toBe(lines(500));
  });
});

it('the description of the API tells these limits', async () => {
  const answer = await t.visitor.fetch('/api/openapi.json');
  const { paths } = (await answer.json()) as {
    paths: Record<string, Record<string, { requestBody: { content: object } }>>;
  };
  const body = (path: string, method: string) => JSON.stringify(paths[path]?.[method]?.requestBody.content);
  const rsvp = body('/events/{eventId}/guests/{guestId}/rsvp', 'patch');
  expect(rsvp).toContain('"note":{"type":"string","maxLength":500}');
  expect(rsvp).toContain(`"items":{"type":"string","maxLength":${ANSWER_LENGTH}}`);
  expect(body('/api/contact', 'post')).toContain(
    '"message":{"type":"string","minLength":1,"maxLength":5000}',
  );
});
