import { afterEach, expect, it, vi } from 'vitest';
import { askDescription } from '#app/events/suggested-text/ask-description.ts';
import * as suggestionWords from '#messages/suggested-text/en.ts';

afterEach(() => vi.unstubAllGlobals());

const person = { firstName: '', lastName: '' };
const body = {
  eventType: 'birthday',
  eventName: 'Kabir turns five',
  date: '2031-02-14',
  time: '',
  venue: { name: '', address: '' },
  brideGroomDetails: { bride: person, groom: person },
  current: '',
} as const;

/** What the page says when the call is answered like that. */
async function sentenceAfter(status: number, message: string) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message }, { status })));
  const reply = await askDescription(body, new AbortController().signal);
  return reply && !reply.ok ? reply.message : null;
}

it('a failure of ours is said in the words of the specification, a refusal in its own', async () => {
  for (const status of [500, 503])
    expect(await sentenceAfter(status, 'Something went wrong on our side.')).toBe(suggestionWords.failed);
  expect(await sentenceAfter(429, 'That was often.')).toBe('That was often.');
});
