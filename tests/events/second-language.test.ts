import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { viewInvitation } from '#app/event-page/invitation-view.server.ts';
import { readSampleAnswer, sampleEvent } from '#app/site/sample/sample-event.ts';
import { cardFactsOf } from '#backend/designs/content.ts';
import { eventFacts } from '#backend/guests/invitations/event-facts.ts';
import { messageLinks } from '#backend/guests/invitations/message-links.ts';
import { invitingWords } from '#backend/guests/invitations/inviting-words.ts';
import { inLanguage, nameIn } from '#contract/events/second-language.ts';
import type { Language } from '#messages/language.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { addGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { sampleEvent as sampleRow } from '#tests/invitations/sample-event.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* The words of an event in a second language: who gives them, what is refused, who reads which. */
const test = useTestBackend();
const ctx = () => test.backend.ctx;

const hindi = {
  otherLanguage: 'hi',
  otherName: 'मीरा और रोहन',
  otherDescription: 'आइए, हमारे साथ नाचिए।',
  otherStory: 'हम बारिश में मिले।',
} as const;
const english = {
  eventName: 'Meera and Rohan',
  description: 'Come and dance.',
  story: 'We met in the rain.',
};

describe('an event said in two languages', () => {
  it('is read in either, and in the main one where the other says nothing', () => {
    const event = { ...english, ...hindi };
    expect(inLanguage(event, 'en')).toEqual(event);
    expect(inLanguage(event, 'hi')).toMatchObject({
      eventName: 'मीरा और रोहन',
      description: 'आइए, हमारे साथ नाचिए।',
      story: 'हम बारिश में मिले।',
    });
    expect(inLanguage(inLanguage(event, 'hi'), 'hi')).toEqual(inLanguage(event, 'hi'));
    const nameOnly = { ...event, otherDescription: '', otherStory: '' };
    expect(inLanguage(nameOnly, 'hi')).toMatchObject({ ...english, eventName: 'मीरा और रोहन' });
    const nameless = { ...event, otherName: '' };
    expect(inLanguage(nameless, 'hi')).toMatchObject({
      eventName: english.eventName,
      story: 'हम बारिश में मिले।',
    });
  });

  it('may be Hindi first', () => {
    const event = { eventName: 'मीरा की शादी', otherLanguage: 'en', otherName: 'Meera’s wedding' };
    expect([nameIn(event, 'hi'), nameIn(event, 'en')]).toEqual(['मीरा की शादी', 'Meera’s wedding']);
  });
});

describe('the second language of an event', () => {
  let asha: Caller;
  let eventId: string;
  beforeAll(async () => {
    asha = await test.signIn({ plan: 'professional' });
    const body = { ...eventForm({ eventType: 'wedding' }), ...english, ...hindi };
    eventId = (await asha.call('createEvent', { body })).data.event._id;
  });
  const stored = async () => (await asha.call('getEditableEvent', { params: { eventId } })).data.event;

  it('is optional, and taken away by leaving it empty', async () => {
    const { data } = await asha.call('createEvent', { body: eventForm() });
    const none = { otherLanguage: 'hi', otherName: '', otherDescription: '', otherStory: '' };
    expect(data.event).toMatchObject(none);
    const params = { eventId: data.event._id };
    const body = { ...eventForm(), ...hindi, otherName: '  शादी \n ', version: 1 };
    const given = await asha.call('updateEvent', { params, body });
    expect(given.data.event).toMatchObject({ ...hindi, otherName: 'शादी' });
    const taken = await asha.call('updateEvent', { params, body: { ...eventForm(), version: 2 } });
    expect(taken.data.event).toMatchObject(none);
  });

  it('is refused where it is none of ours or too long, and nothing is stored', async () => {
    const body = {
      ...eventForm(),
      ...english,
      version: 1,
      otherLanguage: 'fr',
      otherName: 'क'.repeat(81),
      otherDescription: 'क'.repeat(10_000),
      otherStory: 'क'.repeat(1001),
    };
    const refused = await asha.call('updateEvent', { params: { eventId }, body });
    expect([refused.status, Object.keys(refused.error.details ?? {}).sort()]).toEqual([
      400,
      ['otherDescription', 'otherLanguage', 'otherName', 'otherStory'],
    ]);
    expect(await stored()).toMatchObject({ ...english, ...hindi, version: 1 });
  });

  it('is given by those who may change the event alone', async () => {
    const viewer = await test.signIn();
    await addHost(ctx(), eventId, { email: viewer.email, role: 'viewer', userId: viewer.userId });
    const body = { ...eventForm(), ...english, otherName: 'मेरा', version: 1 };
    for (const [caller, status] of [
      [test.visitor, 401],
      [await test.signIn(), 404],
      [viewer, 403],
    ] as const)
      expect((await caller.call('updateEvent', { params: { eventId }, body })).status).toBe(status);
    expect((await stored()).otherName).toBe(hindi.otherName);
  });

  it('stands in the calendar of whoever reads it, and of nobody else', async () => {
    const titleFor = async (language: Language) => {
      const guest = await addGuest(ctx(), eventId, { language });
      const { response } = await test.visitor.call('getEventCalendar', {
        params: { eventId },
        query: { guest: guest.id, key: guest.key },
      });
      const calendar = new ICAL.Component(ICAL.parse(await response.text()));
      const entry = calendar.getFirstSubcomponent('vevent');
      return [entry?.getFirstPropertyValue('summary'), entry?.getFirstPropertyValue('description')];
    };
    const [name, text] = await titleFor('hi');
    expect(name).toBe(hindi.otherName);
    expect(text).toContain(hindi.otherDescription);
    expect(text).not.toContain(english.description);
    expect((await titleFor('en'))[0]).toBe(english.eventName);
  });

  it('is what the answer to anybody holds beside the main one, which stays as it was', async () => {
    const { data } = await test.visitor.call('getEvent', { params: { eventId }, query: {} });
    expect(data.event).toMatchObject({ ...english, ...hindi });
    const listed = await asha.call('listOrganisedEvents', { query: {} });
    expect(listed.data.items.map(({ eventName }) => eventName)).toContain(english.eventName);
  });
});

describe('what guests read', () => {
  const HOSTILE = '<script>alert(1)</script>\u202e';
  const row = {
    ...sampleRow,
    event_name: english.eventName,
    other_name: hindi.otherName,
    other_description: HOSTILE,
  };

  it('in mails and messages is in their language', () => {
    expect(eventFacts(row, 'hi')).toMatchObject({ name: hindi.otherName, description: HOSTILE, couple: '' });
    expect(eventFacts(row, 'en')).toMatchObject({ name: english.eventName, description: row.description });
    const links = (language: Language) =>
      messageLinks(
        'https://shagun.example',
        invitingWords(row, { first_name: 'Asha', last_name: 'Rao' }, language),
        {
          id: 'guest-00001',
          event_id: row.id,
          first_name: 'Priya',
          last_name: '',
          title: '',
          greeting: '',
          phone: '+919820012345',
          link_key: 'k',
        },
      );
    for (const way of ['whatsapp', 'sms'] as const) {
      expect(decodeURIComponent(links('hi')?.[way] ?? '')).toContain(hindi.otherName);
      expect(decodeURIComponent(links('en')?.[way] ?? '')).toContain(english.eventName);
    }
  });

  it('says who the two are where the name in their language does not', () => {
    expect(eventFacts({ ...row, other_name: 'शादी का समारोह' }, 'hi').couple).toBe('Meera & Rohan');
  });

  it('on the card is in the language of the card', () => {
    expect(cardFactsOf(row, { language: 'hi' }).eventName).toBe(hindi.otherName);
    expect(cardFactsOf(row, { language: 'en' }).eventName).toBe(english.eventName);
  });

  it('at the head of the page is spelled as the name in their language spells it', () => {
    const sample = sampleEvent(
      'en',
      readSampleAnswer(() => undefined),
      new Date('2026-11-25T00:00:00Z'),
    );
    const head = (language: Language, more: object = {}) => {
      const event = inLanguage({ ...sample.event, ...hindi, ...more }, language);
      return viewInvitation({ ...sample, event }, language);
    };
    expect(head('hi').names).toEqual(['मीरा', 'और', 'रोहन']);
    expect(head('hi').called).toBe('');
    expect(head('hi', { otherName: 'शादी का समारोह' })).toMatchObject({
      names: ['Kavita', 'एवं', 'Arjun'],
      called: 'शादी का समारोह',
    });
    expect(JSON.stringify(head('en'))).not.toContain('मीरा');
  });
});
