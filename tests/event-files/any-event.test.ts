import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { PERSON_NAME_LENGTH } from '#contract/common/fields.ts';
import { hasLink } from '#contract/common/links-in-text.ts';
import { designIds } from '#contract/designs/design-list.ts';
import { startingSelection } from '#contract/designs/designs.ts';
import { LONGEST_NAME } from '#contract/events/event-fields.ts';
import { FUNCTION_NAME_LENGTH } from '#contract/events/functions.ts';
import type { EventFileGuest, EventFileHead } from '#contract/events/event-file.ts';
import {
  bringIn,
  contentsOf,
  download,
  fileGuest,
  fileHead,
  lastingHead,
  partsFor,
  picture,
  tarOf,
} from '#tests/event-files/files.ts';
import { WEDDING_DAY } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
let host: Caller;
let photo: Buffer;
beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
  photo = await picture();
});

const line = (max: number) =>
  fc
    .stringMatching(/^[A-Za-z0-9<>&"'अ-ह.,-]+( [A-Za-z0-9<>&"'अ-ह.,-]+)*$/)
    .map((text) => text.slice(0, max).trim() || 'x');
/** Of people and events: none is a link. */
const nameOf = (max: number) => line(max).filter((text) => !hasLink(text));
const some = <T>(item: fc.Arbitrary<T>, maxLength: number) => fc.array(item, { maxLength });
const maybe = <T>(item: fc.Arbitrary<T>) => fc.option(item, { nil: null });
const instant = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2026-06-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const language = maybe(fc.constantFrom('en' as const, 'hi' as const));

/** A whole event, whose guests speak of functions, questions and gifts that it has. */
const contents = fc
  .record({
    functions: some(nameOf(FUNCTION_NAME_LENGTH), 3),
    questions: some(fc.record({ text: line(200), kind: fc.constantFrom('text', 'one', 'many') }), 3),
    gifts: some(
      fc.record({ name: line(200), paise: fc.integer({ min: 0, max: 9_999_999 }), shown: fc.boolean() }),
      4,
    ),
    guests: some(
      fc.record({
        name: nameOf(PERSON_NAME_LENGTH),
        rsvp: maybe(fc.constantFrom('yes', 'no', 'pending')),
        seed: fc.nat(),
        language,
      }),
      6,
    ),
    messages: some(fc.record({ text: line(300), at: instant }), 3),
    event: fc.record({
      name: nameOf(LONGEST_NAME),
      dressCode: line(120),
      story: line(300),
      otherLanguage: fc.constantFrom('en' as const, 'hi' as const),
      otherName: nameOf(LONGEST_NAME),
      otherDescription: line(300),
      otherStory: line(300),
      withPhoto: fc.boolean(),
      language,
      cancelled: fc.boolean(),
      late: fc.boolean(),
    }),
    design: maybe(
      fc.record({ template: fc.constantFrom(...designIds), title: line(120), withPhoto: fc.boolean() }),
    ),
    at: instant,
  })
  .map(({ functions, questions, gifts, guests, messages, event, design, at }) => {
    const pictures: string[] = [];
    const show = (shown: boolean) =>
      shown ? pictures.push(`pictures/${pictures.length + 1}.webp`) - 1 : null;
    const head: EventFileHead = fileHead({
      event: {
        ...fileHead().event,
        eventName: event.name,
        dressCode: event.dressCode,
        story: event.story,
        otherLanguage: event.otherLanguage,
        otherName: event.otherName,
        otherDescription: event.otherDescription,
        otherStory: event.otherStory,
        guestLanguage: event.language,
        status: event.cancelled ? 'cancelled' : 'active',
        // one that is long over comes in, too
        date: event.late ? '2024-02-29' : WEDDING_DAY,
        replyBy: event.late ? null : WEDDING_DAY,
      },
      photo: show(event.withPhoto),
      functions: functions.map((name, index) => ({
        name,
        date: WEDDING_DAY,
        time: index % 2 === 0 ? '' : '18:30',
        venue: { name: index % 2 === 0 ? '' : 'Lawn', location: '' },
        everyone: index % 2 === 0,
      })),
      questions: questions.map(({ text, kind }, index) => ({
        text,
        kind: kind as 'text',
        required: index % 2 === 0,
        eachPerson: index % 3 === 0,
        choices:
          kind === 'text' ? [] : ['a', 'b'].map((_id) => ({ _id, text: `${text} ${_id}`.slice(0, 80) })),
      })),
      gifts: gifts.map(({ name, paise, shown }, index) => ({
        name,
        price: paise / 100,
        link: index % 2 === 0 ? '' : 'https://shop.example/?q=1&r=%22',
        type: 'home',
        picture: show(shown),
        purchasedAt: index === 3 ? at : null,
        deliveredAt: null,
      })),
      messages: messages
        .map((message, index) => ({
          ...message,
          audience: 'all' as const,
          function: functions.length > 0 && index % 2 === 0 ? index % functions.length : null,
        }))
        .sort((one, other) => one.at.localeCompare(other.at)),
      design: design && {
        selection: { ...startingSelection(design.template), title: design.title },
        photo: show(design.withPhoto),
      },
      pictures,
    });
    const list = guests.map(({ name, rsvp, seed, language: reads }, index): EventFileGuest =>
      fileGuest({
        firstName: name,
        lastName: seed % 2 === 0 ? '' : 'राव',
        email: seed % 3 === 0 ? '' : `guest${index}@example.in`,
        phone: seed % 5 === 0 ? '' : `+9198765${String(10000 + index)}`,
        withFamily: seed % 2 === 0,
        partyLimit: seed % 7 === 0 ? 9 : null,
        household: seed % 6 === 0 ? [{ _id: 'mother', name, child: false }] : [],
        language: reads,
        wantsNoMore: seed % 11 === 0 && seed % 3 !== 0 ? ['email'] : [],
        functions: functions.flatMap((_, place) => ((seed >> place) % 2 === 0 ? [place] : [])),
        functionReplies: functions.flatMap((_, place) =>
          (seed >> place) % 3 === 0 ? [{ function: place, people: seed % 4 }] : [],
        ),
        answers: questions.flatMap(({ kind, text }, question) =>
          (seed >> question) % 2 === 0 ? [{ question, answer: [kind === 'text' ? text : 'b'] }] : [],
        ),
        reply: rsvp && {
          rsvp: rsvp as 'yes',
          source: rsvp === 'pending' ? null : 'host',
          adults: rsvp === 'yes' && seed % 4 === 1 ? 1 : seed % 5,
          children: rsvp === 'yes' && seed % 4 === 1 ? 0 : seed % 3,
          note: name,
          names: '',
          household:
            rsvp === 'yes' && seed % 4 === 1
              ? [
                  {
                    _id: `p${seed}`,
                    name: seed % 8 === 1 ? '' : name,
                    child: false,
                    coming: true,
                    answers: questions.flatMap(({ kind, text }, question) =>
                      kind === 'text' || seed % 3 === 0
                        ? [{ question, answer: [kind === 'text' ? text : 'a'] }]
                        : [],
                    ),
                    functions: seed % 5 === 0 ? null : functions.map((_, place) => place),
                  },
                ]
              : [],
          answeredFor: seed % 3 === 0 ? WEDDING_DAY : '2026-02-14',
          at,
        },
        brings:
          gifts.length > 0 && index === 0 && head.gifts[0]?.purchasedAt === null
            ? [{ gift: 0, blessing: name, at }]
            : [],
      }),
    );
    return { head, guests: list };
  });

test('any event is the same after it was brought in and taken along again', async () => {
  await fc.assert(
    fc.asyncProperty(contents, async ({ head, guests }) => {
      await db().deleteFrom('rate_limits').execute();
      // guests are told apart by their contact: an address that wants nothing wants nothing from any event here
      await db().deleteFrom('unsubscribed_addresses').execute();
      const file = await tarOf(
        partsFor(
          { head, guests },
          head.pictures.map(() => photo),
        ),
      );
      const found = await contentsOf(await download(host, await bringIn(host, file)));
      expect(lastingHead(found.head)).toEqual(lastingHead(head));
      expect(found.guests).toEqual(guests);
      expect(found.pictures.length).toBe(head.pictures.length);
    }),
    { numRuns: 25 },
  );
});
