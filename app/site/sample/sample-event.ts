import { DAY_MS } from '#contract/common/durations.ts';
import { invitationOnPage, startingSelection } from '#contract/designs/designs.ts';
import type { EventPage } from '#contract/events/events.ts';
import { sampleWords } from '#messages/site/sample/by-language.ts';
import type { Language } from '#messages/language.ts';

/** The address of the sample, which holds all that was answered. */
export const SAMPLE = '/sample';

const PARTY = 5;

/** What somebody answered, as the address of the sample holds it: nothing of it is kept anywhere else. */
export interface SampleAnswer {
  rsvp: 'pending' | 'yes' | 'no';
  adults: number;
  children: number;
  /** How many come to each function, in their order; null where nothing was said. */
  people: (number | null)[];
}

/** Reads an answer from texts of a form or of an address; what makes no sense counts as not said. */
export function readSampleAnswer(text: (name: string) => unknown): SampleAnswer {
  const rsvp = text('rsvp');
  const adults = Math.max(1, headsIn(text('adults')) ?? 1);
  return {
    rsvp: rsvp === 'yes' || rsvp === 'no' ? rsvp : 'pending',
    adults,
    children: Math.min(headsIn(text('children')) ?? 0, PARTY - adults),
    people: String(text('people') ?? '')
      .split('.')
      .map(headsIn),
  };
}

const headsIn = (text: unknown): number | null =>
  typeof text === 'string' && /^[0-5]$/.test(text) ? Number(text) : null;

const FUNCTIONS = ['Mehndi', 'Sangeet'] as const;
/** How long before the wedding each is, in days, and when. */
const when = { Mehndi: { before: 2, time: '16:00' }, Sangeet: { before: 1, time: '19:30' } } as const;

export const sampleFunctionId = (index: number): string => `sample-function-${index}`;

/** The sample's wedding is always so far ahead, in days: a season away, on the same day of the week as `now`. */
const AHEAD = 84;
/** 7 in the evening in India, in UTC. */
const EVENING = 'T13:30:00.000Z';

const dateOf = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** A wedding as its guest sees it, with what they answered; it stands in no database. */
export function sampleEvent(language: Language, answer: SampleAnswer, now: Date): EventPage {
  const words = sampleWords[language];
  const date = dateOf(now, AHEAD);
  return {
    event: {
      _id: 'sample-wedding',
      eventType: 'wedding',
      eventName: words.eventName,
      date,
      time: '19:00',
      timeZone: 'Asia/Kolkata',
      startsAt: `${date}${EVENING}`,
      venue: words.venue,
      description: words.description,
      story: words.story,
      dressCode: words.dressCode,
      invitationFrom: '',
      otherLanguage: 'hi',
      otherName: '',
      otherDescription: '',
      otherStory: '',
      brideGroomDetails: { bride: { ...words.bride, phone: '' }, groom: { ...words.groom, phone: '' } },
      status: 'active',
      version: 1,
      organiserName: words.host,
      guestCount: 180,
      gifts: words.gifts.map((gift, index) => ({
        _id: `sample-gift-${index}`,
        name: gift.name,
        price: gift.price,
        link: '',
        type: 'other',
        ...('collected' in gift ? { isCollaborative: true, totalCollected: gift.collected } : {}),
        ...('purchased' in gift ? { isPurchased: true } : {}),
      })),
      giftCount: words.gifts.length,
      invitation: invitationOnPage.parse(startingSelection('mandap')),
      replyBy: dateOf(now, AHEAD - 14),
      over: false,
    },
    viewer: {
      // as of a guest whose link gave no account: nothing of the sample leads to giving
      relation: 'visitor',
      guest: {
        _id: 'sample-wedding',
        firstName: words.guest,
        lastName: '',
        title: '',
        greeting: '',
        withFamily: true,
        partyLimit: PARTY,
        household: [],
        language: null,
        reply: {
          ...answer,
          rsvpSource: null,
          note: '',
          names: '',
          household: [],
          version: 0,
          dateChanged: false,
        },
        questions: [],
        functions: FUNCTIONS.map((name, index) => {
          const { before, time } = when[name];
          const day = dateOf(now, AHEAD - before);
          return {
            _id: sampleFunctionId(index),
            name,
            date: day,
            time,
            startsAt: new Date(`${day}T${time}:00+05:30`).toISOString(),
            venue: null,
            people: answer.people[index] ?? null,
          };
        }),
        functionsSeen: '',
      },
    },
  };
}

/** Where an answer leads: back to the sample, which then shows it. */
export function sampleAddress({ rsvp, adults, children, people }: SampleAnswer, language?: string): string {
  const query = new URLSearchParams(
    rsvp === 'pending'
      ? {}
      : rsvp === 'no'
        ? { rsvp }
        : {
            rsvp,
            adults: String(adults),
            children: String(children),
            people: people.map((each) => each ?? '').join('.'),
          },
  );
  if (language) query.set('lang', language);
  return query.size > 0 ? `${SAMPLE}?${query}` : SAMPLE;
}

/** How many functions there are to answer. */
export const SAMPLE_FUNCTIONS = FUNCTIONS.length;
