import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardOf, pixels } from '#backend/designs/card.ts';
import type { CardFacts } from '#backend/designs/card-words.ts';
import { plain } from '#backend/designs/plain.ts';
import { closeRenderPool, drawCard } from '#backend/designs/render-pool.ts';
import { designIds, designsFor, invitationDesigns } from '#contract/designs/design-list.ts';
import {
  contrast,
  designSelection,
  designSizes,
  MIN_CONTRAST,
  startingSelection,
  type DesignSelection,
  type DesignSize,
} from '#contract/designs/designs.ts';
import { eventTypes } from '#contract/events/event-types.ts';
import { languages } from '#messages/language.ts';
import { namesByScript } from '#tests/designs/names.ts';

const facts = (changes: Partial<CardFacts> = {}): CardFacts => ({
  eventType: 'wedding',
  eventName: 'Meera weds Rohan',
  date: '2031-02-14',
  time: '19:30',
  timeZone: 'Asia/Kolkata',
  venueName: 'The Grand',
  venueLocation: 'Baner Road, Pune',
  couple: {
    bride: { firstName: 'Meera', lastName: 'Iyer', phone: '' },
    groom: { firstName: 'Rohan', lastName: 'Rao', phone: '' },
  },
  replyBy: '2031-02-01',
  ...changes,
});
const selection = (changes: Partial<DesignSelection> = {}): DesignSelection => ({
  ...startingSelection('mandap'),
  ...changes,
});
const couple = (bride: string, groom: string) => ({
  bride: { firstName: bride, lastName: '', phone: '' },
  groom: { firstName: groom, lastName: '', phone: '' },
});

/** Whom the cards are drawn for. */
const who = 'somebody';

const families = {
  invocation: '॥ श्री गणेशाय नमः ॥',
  brideParents: 'Smt. Lakshmi and Shri Raghav Iyer',
  groomParents: 'Smt. Sunita and Shri Mohan Rao',
  hosts: 'Asha and Vikram Iyer',
};

let photo = '';
beforeAll(async () => {
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a8124f' } })
    .jpeg()
    .toBuffer();
  photo = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
});
afterAll(closeRenderPool);

/** Draws a card as SVG and says by how many pixels its text leaves the column. */
async function drawn(
  event: CardFacts,
  chosen: DesignSelection,
  size: DesignSize,
  picture: string | null = null,
) {
  const card = cardOf(event, chosen, size, picture);
  const { svg = '', ink, leftOut, cut } = await drawCard(card, { svg: true }, who);
  const { x, y, width, height } = card.column;
  const over = ink.map((box) =>
    Math.max(x - box.minX, box.maxX - (x + width), y - box.minY, box.maxY - (y + height)),
  );
  return { svg, leftOut, cut, lines: ink.length, over: Math.max(-1, ...over) };
}

/** A swash of the script face or a mark of a letter may stand out by so much, in pixels of the card. */
const SWASH = 14;

/** Nothing that would load, run or link anything, and nothing but paths for text. */
function expectHarmless(svg: string) {
  expect(svg).not.toMatch(/<(?!\/?(svg|defs|use|g|path|circle|ellipse|rect|clipPath|image)\b)/);
  expect(svg).not.toMatch(/\son\w+=|javascript:|<!|<\?|url\((?!#)/i);
  for (const [, address] of svg.matchAll(/href="([^"]{0,40})/g))
    expect(address).toMatch(/^(data:image\/jpeg;base64,|#[\w-]+$)/);
}

describe.each(designIds)('the design %s', (template) => {
  test.each(languages)('is whole in %s, in every size, with a photo and without', async (language) => {
    for (const size of designSizes) {
      for (const picture of [null, photo]) {
        const result = await drawn(
          facts(),
          selection({ ...startingSelection(template), language }),
          size,
          picture,
        );
        expect(result).toMatchObject({ leftOut: [], cut: false });
        expect(result.lines).toBeGreaterThan(6);
        expect(result.over).toBeLessThanOrEqual(SWASH);
        expect(result.svg.includes('<image')).toBe(picture !== null);
        expectHarmless(result.svg);
      }
    }
  });

  test('is a PNG of its size and an A5 page', async () => {
    const chosen = startingSelection(template);
    for (const size of ['wide', 'tall'] as const) {
      const { png } = await drawCard(
        cardOf(facts(), chosen, size, photo),
        { png: { width: pixels[size].width } },
        who,
      );
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...pixels[size] });
    }
    const { pdf } = await drawCard(
      cardOf(facts(), chosen, 'print', photo),
      { pdf: { widthMm: 148, title: 'Meera weds Rohan' } },
      who,
    );
    const page = Buffer.from(pdf ?? []).toString('latin1');
    const [width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)?.slice(1) ?? []).map(
      (points) => (Number(points) / 72) * 25.4,
    );
    expect([Math.round(width), Math.round(height)]).toEqual([148, 210]);
    // letters are drawn, not set: no typeface is needed to print it
    expect(page).not.toContain('/FontFile');
  });

  test('keeps long names and places inside', async () => {
    const long = facts({
      eventName:
        'The Grand Celebration of Ananthalakshmi Venkatasubramanian and Krishnamurthy Chattopadhyay at Home',
      couple: couple(
        'Ananthalakshmi Meenakshi Venkatasubramanian',
        'Krishnamurthy Harishchandra Chattopadhyay-Banerjee',
      ),
      venueName: 'Sri Venkateswara Kalyana Mandapam and Convention Centre, Second Floor',
      venueLocation:
        'No. 1147/2, 14th Main Road, Rajarajeshwari Nagar, Behind the Old Municipal Library, Bengaluru, Karnataka 560098',
    });
    for (const event of [long, { ...long, couple: null }]) {
      for (const size of designSizes) {
        const { over } = await drawn(
          event,
          selection({
            template,
            title: '',
            subtitle: 'With the blessings of our grandparents, '.repeat(4).slice(0, 160),
            ...families,
          }),
          size,
          photo,
        );
        expect(over).toBeLessThanOrEqual(SWASH);
      }
    }
  });

  test.each(Object.entries(namesByScript))('draws names in %s', async (_script, [bride = '', groom = '']) => {
    const result = await drawn(
      facts({ couple: couple(bride, groom), venueName: bride }),
      selection({ template, title: `${bride} – ${groom}` }),
      'tall',
    );
    expect(result).toMatchObject({ leftOut: [], cut: false });
    expect(result.over).toBeLessThanOrEqual(SWASH);
  });
});

test('a letter wider than the column is made smaller: the words that begin a Muslim invitation are one', async () => {
  const texts = { title: '﷽', subtitle: '﷽ ﷽' };
  for (const template of designIds) {
    for (const size of designSizes) {
      const result = await drawn(
        facts({ couple: null, eventName: '﷽', venueName: '﷽' }),
        selection({ template, ...texts }),
        size,
      );
      expect(result, `${template} ${size}`).toMatchObject({ leftOut: [], cut: false });
      expect(result.over, `${template} ${size}`).toBeLessThanOrEqual(SWASH);
    }
  }
});

describe('wild texts', () => {
  const wild = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.constantFrom(
      '   ',
      '',
      '\u0000\u0007',
      '</text><script>alert(1)</script>',
      '"onload="x',
      '&amp;&#x41;',
      '<![CDATA[x]]>',
      '\u202egnippilf\u202c',
      'محمد و ليلى',
      '﷽',
      '👩‍❤️‍👨🎉🎊',
      'W'.repeat(120),
      'क्ष'.repeat(40),
      'ஸ்ரீ'.repeat(30),
      'i'.repeat(120),
      '\ud800',
      'a\u0301\u0302\u0303'.repeat(20),
      '​‍‍‍',
      '1️⃣ 2️⃣',
    ),
  );

  test('never break a card, never leave its column and never reach the SVG as anything but paths', async () => {
    await fc.assert(
      fc.asyncProperty(
        wild,
        wild,
        wild,
        fc.constantFrom(...designIds),
        fc.constantFrom(...designSizes),
        async (one, other, place, template, size) => {
          const event = facts({
            eventName: one.slice(0, 120),
            couple: couple(one.slice(0, 100), other.slice(0, 100)),
            venueName: place,
            venueLocation: place + other,
          });
          const { svg, over } = await drawn(
            event,
            selection({
              template,
              title: other,
              subtitle: place,
              invocation: one.slice(0, 80),
              brideParents: other,
              groomParents: place,
            }),
            size,
          );
          expectHarmless(svg);
          expect(over).toBeLessThanOrEqual(60);
          expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('are one line without control characters and without what turns the direction of writing', () => {
    expect(plain(' a\tb\n\u202ec\u2066d\u0000\u200f  ')).toBe('a b cd');
    // the joiners of Indian scripts stay
    expect(plain('र\u200dय क्\u200cष')).toBe('र\u200dय क्\u200cष');
    fc.assert(
      fc.property(wild, (text) => !/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(plain(text))),
    );
  });
});

describe('what a card says', () => {
  const texts = (event: CardFacts, chosen: DesignSelection, size: DesignSize = 'tall') =>
    cardOf(event, chosen, size, null).blocks.flatMap((block) =>
      block.kind === 'text' ? [block.text] : block.kind === 'row' ? block.cells.map(({ text }) => text) : [],
    );

  test('is in the language chosen, with the event’s own date and clock', () => {
    expect(texts(facts(), selection())).toEqual(
      expect.arrayContaining([
        'Together with their families',
        'Friday',
        '14',
        'February 2031',
        'at 7:30 pm',
        'The Grand',
      ]),
    );
    expect(texts(facts(), selection({ language: 'hi' }))).toEqual(
      expect.arrayContaining(['शुक्रवार', '14', 'फ़रवरी 2031', 'शाम 7:30 बजे']),
    );
    expect(texts(facts({ timeZone: 'America/Los_Angeles' }), selection())).toContain(
      'at 7:30 pm, Los Angeles time',
    );
  });

  test('speaks to one guest as to a family: all get the same card', () => {
    for (const type of eventTypes)
      for (const template of designIds)
        expect(
          texts(facts({ eventType: type }), selection({ template, language: 'hi' })).join(' '),
        ).not.toContain('सपरिवार');
  });

  test('leaves out what is switched off or not there', () => {
    const bare = texts(facts(), selection({ includeDate: false, includeLocation: false }));
    for (const gone of ['Friday', '14', 'at 7:30 pm', 'The Grand', 'Baner Road, Pune'])
      expect(bare).not.toContain(gone);
    expect(texts(facts({ time: '' }), selection()).join()).not.toMatch(/\d:\d\d/);
  });

  test('has names for a couple alone, and no title that nobody wrote', () => {
    expect(texts(facts(), selection())).toEqual(expect.arrayContaining(['Meera Iyer', '&', 'Rohan Rao']));
    expect(texts(facts({ eventType: 'birthday' }), selection()).join()).not.toContain('Iyer');
    expect(texts(facts({ couple: couple('Meera', '') }), selection())).toContain(
      'We request the pleasure of your company at the wedding',
    );
    for (const title of ['', '\u202e '])
      for (const language of languages)
        expect(texts(facts(), selection({ title, language })).join()).not.toMatch(/weds|Invitation|निमंत्रण/);
    expect(texts(facts({ couple: null }), selection())).toContain('Meera weds Rohan');
    expect(texts(facts(), selection({ title: 'Our day', language: 'hi' }))).toContain('Our day');
  });
});

describe.each(designSizes)('the families on a card of size %s', (size) => {
  const everything = { ...families, subtitle: 'Dinner to follow', title: 'Save the day' };
  const written = (language: 'en' | 'hi', event = facts(), chosen = everything) =>
    cardOf(event, selection({ ...chosen, language }), size, null).blocks.flatMap((block) =>
      block.kind === 'text' ? [{ text: block.text, optional: block.optional === true }] : [],
    );

  test('are told with the invocation on top, the line that asks people to come always, and until when to answer', () => {
    const english = written('en');
    expect(english[0]?.text).toBe('॥ श्री गणेशाय नमः ॥');
    const all = english.map(({ text }) => text).join('\n');
    expect(all).toContain('daughter of Smt. Lakshmi and Shri Raghav Iyer');
    expect(all).toContain('son of Smt. Sunita and Shri Mohan Rao');
    expect(all).not.toContain('Asha and Vikram');
    expect(english.at(-1)?.text).toBe('RSVP by 1 February');
    expect(english).toContainEqual({
      text: 'request the pleasure of your company at their wedding',
      optional: false,
    });
    expect(written('hi').map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        // after the parents' names, theirs must not be the wedding
        'इन दोनों के शुभ विवाह में आपकी गरिमामयी उपस्थिति सादर प्रार्थनीय है',
        'कृपया 1 फ़रवरी तक जवाब दें',
      ]),
    );
    expect(written('en', facts({ replyBy: '2030-12-30' })).at(-1)?.text).toBe('RSVP by 30 December 2030');
    expect(written('en', facts({ replyBy: '' })).at(-1)?.text).toBe('');
  });

  test('are the hosts where there is no couple', () => {
    const all = written('en', facts({ eventType: 'birthday' })).map(({ text }) => text);
    expect(all).toContain('With love, Asha and Vikram Iyer');
    expect(all.join()).not.toContain('Lakshmi');
  });
});

describe('the ground under the words', () => {
  const long = facts({
    couple: couple('Ananthalakshmi Venkatasubramanian', 'Krishnamurthy Chattopadhyay'),
    venueLocation: 'No. 1147/2, 14th Main Road, Rajarajeshwari Nagar, Bengaluru, Karnataka 560098',
  });

  test.each(designIds)(
    'of %s leaves every colour of the words readable: no ornament lies under a line',
    async (template) => {
      for (const size of designSizes)
        for (const picture of [null, photo]) {
          const art = cardOf(facts(), startingSelection(template), size, picture);
          const { png } = await drawCard({ ...art, blocks: [] }, { png: { width: art.width / 2 } }, who);
          const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
          for (const [event, chosen] of [
            [facts(), {}],
            [facts(), { ...families, language: 'hi' as const }],
            [long, families],
          ] as const) {
            const card = cardOf(event, { ...startingSelection(template), ...chosen }, size, picture);
            const { ink } = await drawCard(card, {}, who);
            const colours = card.blocks.flatMap((block) => (block.kind === 'ornament' ? [] : [block.colour]));
            const grounds = new Set<string>();
            for (const { minX, minY, maxX, maxY } of ink)
              for (let y = Math.round(minY / 2); y < maxY / 2; y += 1)
                for (let x = Math.round(minX / 2); x < maxX / 2; x += 1) {
                  const from = (y * info.width + x) * info.channels;
                  grounds.add(`#${data.subarray(from, from + 3).toString('hex')}`);
                }
            const unreadable = [...grounds].filter((ground) =>
              colours.some((colour) => contrast(colour, ground) < MIN_CONTRAST),
            );
            expect(unreadable, `${size} ${picture ? 'with a photo' : ''} ${JSON.stringify(chosen)}`).toEqual(
              [],
            );
          }
        }
    },
  );
});

test('the five templates of the specification stand first, the corporate one alone premium', () => {
  expect(invitationDesigns.slice(0, 5).map(({ id, category }) => [id, category])).toEqual([
    ['mandap', 'wedding'],
    ['balloons', 'birthday'],
    ['jaali', 'corporate'],
    ['palna', 'baby_shower'],
    ['sunrise', 'graduation'],
  ]);
  expect(invitationDesigns.filter(({ isPremium }) => isPremium).map(({ id }) => id)).toEqual(['jaali']);
});

test('designs that fit an event come first, the best in front, and none is lost', () => {
  expect(designsFor('wedding').fitting.length).toBeGreaterThanOrEqual(8);
  for (const [type, first] of [
    ['wedding', 'mandap'],
    ['engagement', 'rings'],
    ['reception', 'chandeliers'],
    ['birthday', 'balloons'],
    ['babyShower', 'palna'],
    ['houseWarming', 'threshold'],
    ['getTogether', 'balloons'],
    ['custom', 'jaali'],
  ] as const) {
    const { fitting, others } = designsFor(type);
    expect(fitting[0]?.id).toBe(first);
    expect([...fitting, ...others]).toHaveLength(designIds.length);
    expect(others.every(({ fits }) => !fits.includes(type))).toBe(true);
  }
});

test('the small pictures have no words, and the page writes the names where the card has its own', () => {
  for (const { id, words } of invitationDesigns) {
    const { column } = cardOf(facts({ couple: null }), startingSelection(id), 'tall', null);
    expect(
      [column.y, column.y + column.height].map((y) => Math.round(y / 13.5)),
      id,
    ).toEqual([...words]);
  }
});

test('letters of Indian scripts are shaped, not set side by side', async () => {
  const width = async (title: string) => {
    const card = cardOf(
      facts({ couple: null }),
      selection({ template: 'sunrise', title, includeDate: false, includeLocation: false }),
      'tall',
      null,
    );
    const [, line] = (await drawCard({ ...card, blocks: card.blocks.slice(0, 3) }, {}, who)).ink;
    return line ? line.maxX - line.minX : 0;
  };
  // a conjunct is one sign, so far narrower than its letters
  for (const [joined, apart] of [
    ['क्ष', 'कष'],
    ['ক্ষ', 'কষ'],
    ['ஸ்ரீ', 'ஸரீ'],
    ['ક્ષ', 'કષ'],
    ['ਪ੍ਰ', 'ਪਰ'],
    ['କ୍ଷ', 'କଷ'],
    ['క్ష', 'కష'],
    ['ಕ್ಷ', 'ಕಷ'],
    ['ക്ഷ', 'കഷ'],
    // letters that hold hands, and the same held apart
    ['بببب', 'ب\u200cب\u200cب\u200cب'],
  ] as const)
    expect(await width(joined)).toBeLessThan(await width(apart));
});

test('a thread that takes too long is ended, and the next card is drawn', async () => {
  const card = cardOf(facts(), selection(), 'tall', null);
  await expect(drawCard(card, { svg: true }, who, 0)).rejects.toThrow('too long');
  await expect(
    drawCard(
      {
        ...card,
        blocks: [
          {
            kind: 'text',
            voice: 'none' as 'serif',
            text: 'x',
            size: 10,
            minSize: 5,
            maxLines: 1,
            colour: '#000000',
          },
        ],
      },
      {},
      who,
    ),
  ).rejects.toThrow('could not be drawn');
  expect((await drawCard(card, { svg: true }, who)).svg).toContain('<path');
});

test('colours have the contrast WCAG counts', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(
    designSelection.safeParse(selection({ backgroundColor: '#ffffff', textColor: '#777777' })).success,
  ).toBe(false);
  expect(
    designSelection.safeParse(selection({ backgroundColor: '#ffffff', textColor: '#757575' })).success,
  ).toBe(true);
  for (const id of designIds) expect(designSelection.safeParse(startingSelection(id)).success).toBe(true);
});
