import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSampleAnswer, sampleAddress, sampleEvent } from '#app/site/sample/sample-event.ts';
import { eventPage } from '#contract/events/events.ts';

const read = (fields: Record<string, string>) => readSampleAnswer((name) => fields[name]);
const fieldsOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams);

describe('the sample invitation', () => {
  it('is an event page like any other, in both languages', () => {
    for (const language of ['en', 'hi'] as const) {
      const page = sampleEvent(language, read({}), new Date('2026-11-24T20:00:00Z'));
      expect(eventPage.safeParse(page).success).toBe(true);
      expect(page.viewer.guest?.reply.rsvp).toBe('pending');
    }
  });

  it('keeps an answer in its address alone, and finds it there again', () => {
    const answer = read({ rsvp: 'yes', adults: '2', children: '1', people: '3.0' });
    expect(read(fieldsOf(sampleAddress(answer)))).toEqual(answer);
    expect(answer).toMatchObject({ rsvp: 'yes', adults: 2, children: 1, people: [3, 0] });
    expect(sampleAddress(read({ rsvp: 'reset' }), 'hi')).toBe('/sample?lang=hi');
  });

  it('makes a page of whatever the address says', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('rsvp', 'adults', 'children', 'people'), fc.string()),
        (fields) => {
          const { adults, children } = read(fields);
          expect(adults + children).toBeLessThanOrEqual(5);
          expect(adults).toBeGreaterThanOrEqual(1);
          eventPage.parse(sampleEvent('en', read(fields), new Date('2026-11-24T20:00:00Z')));
        },
      ),
    );
  });
});
