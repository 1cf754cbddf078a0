import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSuggestion, withoutSuggestedContacts } from '#backend/events/suggested-text/plain-text.ts';
import { requestFor } from '#backend/events/suggested-text/prompt.ts';
import { suggestWording, VARIANTS } from '#backend/events/suggested-text/wordings.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { eventText, eventTextRequest } from '#contract/events/event-text.ts';
import { eventTypes } from '#contract/events/event-types.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend();

const event = (changes: object = {}) =>
  eventTextRequest.parse({
    eventType: 'wedding',
    eventName: 'Asha weds Rohan',
    date: '2031-02-14',
    time: '19:30',
    venue: { name: 'Lake Palace', address: 'Udaipur' },
    brideGroomDetails: {
      bride: { firstName: 'Asha', lastName: 'Rao' },
      groom: { firstName: 'Rohan', lastName: '' },
    },
    ...changes,
  });

/** Pressing the button again and again on what it wrote. */
function presses(first: ReturnType<typeof event>, count: number): string[] {
  const texts: string[] = [];
  for (let turn = 0; turn < count; turn += 1)
    texts.push(suggestWording({ ...first, current: texts.at(-1) ?? '' }));
  return texts;
}

describe('without a text service', () => {
  it('a wording of our own is suggested, and says that it is one', async () => {
    const answer = await (
      await api.signIn()
    ).call('generateDescription', {
      body: { eventType: 'birthday', eventName: 'Kabir turns five', date: '2031-02-14' },
    });
    expect(answer.status).toBe(200);
    expect(answer.data.source).toBe('wording');
    expect(answer.data.description).toContain('Kabir turns five');
  });

  it('is how an installation begins, also on a developer’s machine; a key or an address sets one up', () => {
    const read = (settings: object) =>
      readEnv({ SHAGUN_MODE: 'local', SESSION_SECRET: 'a secret of tests that is long enough', ...settings })
        .TEXT_AI_BASE_URL;
    expect(read({})).toBe('');
    expect(read({ TEXT_AI_API_KEY: 'sk-1' })).toBe('https://api.openai.com/v1');
    expect(read({ TEXT_AI_BASE_URL: 'http://localhost:11434/v1/' })).toBe('http://localhost:11434/v1');
  });

  it.each(eventTypes)('%s: twelve different wordings, each with name, date, time and place', (eventType) => {
    const texts = presses(event({ eventType }), VARIANTS);
    expect(new Set(texts).size).toBe(VARIANTS);
    for (const text of texts) {
      for (const part of ['14 February 2031', '7:30 pm', 'Lake Palace, Udaipur'])
        expect(text).toContain(part);
      expect(text).toMatch(/Asha weds Rohan|Asha Rao and Rohan/);
      expect(text.split('\n\n')).toHaveLength(3);
    }
    if (eventType === 'wedding')
      expect(texts.every((text) => text.includes('Asha Rao and Rohan'))).toBe(true);
  });

  it('the same event gets the same wording, another press another one, also from a browser that sends other line ends', () => {
    const [first = '', second = ''] = presses(event(), 2);
    expect(suggestWording(event())).toBe(first);
    expect(second).not.toBe(first);
    expect(suggestWording(event({ current: `${first.replaceAll('\n', '\r\n')}  ` }))).toBe(second);
    expect(suggestWording(event({ current: 'My own words.' }))).toBe(first);
  });

  it('half a couple is not named, and what was not typed leaves no hole', () => {
    const plain = event({
      time: '',
      venue: {},
      brideGroomDetails: { bride: { firstName: 'Asha' }, groom: {} },
    });
    for (const text of presses(plain, VARIANTS))
      expect(text).not.toMatch(/Asha and|and Rohan\b(?!”)(?! weds)| at [,.]|at \.|: \.|undefined| {2}/);
  });
});

/** What only the host knows: whether there is food, music or a party at all. */
const INVENTED =
  /dinner|\bfood\b|\beat\b|\bmeal|appetite|hungry|\bcook|\bcake|\bsweets|music|danc|games?\b|toast|parking|evening|afternoon|\brings\b|prayers/i;

describe('what nobody told is not invented', () => {
  it.each(eventTypes)('%s: in none of the wordings', (eventType) => {
    for (const text of presses(event({ eventType }), VARIANTS)) expect(text).not.toMatch(INVENTED);
  });
});

const wildText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '$& $1 %s',
    '<script>alert(1)</script>',
    '“”',
    '...',
    '{"a":1}',
    'आशा और रोहन की शादी',
    '👩‍❤️‍👨 💍',
    '```',
    '\u202Eevil',
    '9820012345',
    'https://evil.example.com',
    '**',
  ),
);
const wildEvent = fc.record({
  eventType: fc.constantFrom(...eventTypes),
  eventName: wildText,
  date: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  time: fc.constantFrom('', '00:00', '23:59', '12:30'),
  venue: fc.record({ name: wildText, address: wildText }),
  brideGroomDetails: fc.option(
    fc.record({
      bride: fc.record({ firstName: wildText, lastName: wildText }),
      groom: fc.record({ firstName: wildText, lastName: wildText }),
    }),
  ),
});

describe('whatever somebody types', () => {
  it('every wording fits the contract and the field, and another press gives another one', () => {
    fc.assert(
      fc.property(wildEvent, (input) => {
        const read = eventTextRequest.safeParse(input);
        if (!read.success) return;
        const [first = '', second = ''] = presses(read.data, 2);
        expect(eventText.safeParse({ description: first, source: 'wording' }).success).toBe(true);
        expect(second).not.toBe(first);
        expect(first).toContain(read.data.date.slice(0, 4));
        expect(first).not.toMatch(/undefined|NaN|\[object/);
      }),
      { numRuns: 300 },
    );
  });

  it('the text service gets it as data, without contacts', () => {
    fc.assert(
      fc.property(wildEvent, (input) => {
        const read = eventTextRequest.safeParse(input);
        if (!read.success) return;
        const { instructions, data } = requestFor(read.data);
        expect(instructions).toBe(requestFor(event()).instructions);
        const facts = JSON.parse(data) as Record<string, unknown>;
        expect(
          Object.keys(facts).every((fact) =>
            ['eventType', 'name', 'couple', 'date', 'time', 'place'].includes(fact),
          ),
        ).toBe(true);
        expect(data).not.toMatch(/9820012345|evil\.example/);
      }),
      { numRuns: 300 },
    );
  });

  it('what is written becomes plain text within the limit, and cleaning it again changes nothing', () => {
    const written = fc
      .array(
        fc.oneof(
          wildText,
          fc.constantFrom('<b>', '<<b>i>', '[a](b)', '[[a](b)](c)', 'www.a.in', '# ', '\n', '_', 'a@b.in'),
        ),
        { maxLength: 40 },
      )
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(written, (text) => {
        const plain = plainSuggestion(text);
        expect(plain.length).toBeLessThanOrEqual(5000);
        expect(plain).not.toMatch(/<[a-z]|https?:\/\/|www\.|\*|`|\n{3}|\u202E/i);
        expect(plain).not.toMatch(/\p{Surrogate}/u);
        expect(plainSuggestion(plain)).toBe(plain);
      }),
      { numRuns: 500 },
    );
  });
});

describe('plain text', () => {
  it('leaves what a host would write as it is', () => {
    for (const text of [
      'Dinner at 7:30 pm on 14 February 2031.\n\nBring Rs. 50 & a smile – “see you”!',
      'आशा और रोहन की शादी में आपका स्वागत है।',
      'Flat 3-B, 411004 Pune. 2031-02-14 19:30. Love <3',
      '👩‍❤️‍👨 at 12.30',
    ])
      expect(plainSuggestion(text)).toBe(text);
    expect(withoutSuggestedContacts('Room 12, 313001 Udaipur')).toBe('Room 12, 313001 Udaipur');
  });

  it('is quick with hostile texts', () => {
    // time of the processor, not of the clock: other tests run beside this one
    const before = process.cpuUsage();
    for (const piece of ['<', '[', '](', '<a', '1 ', 'a.', 'a@', '```\n', '# \n', '"', '\n ', '((', '- '])
      plainSuggestion(piece.repeat(20_000));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(3000);
  });

  it('longer than the field ends with a whole sentence', () => {
    const text = plainSuggestion('A sentence of some words. '.repeat(400));
    expect(text.length).toBeLessThanOrEqual(5000);
    expect(text).toMatch(/words\.$/);
  });
});
