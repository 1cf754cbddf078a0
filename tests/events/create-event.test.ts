import { describe, expect, it } from 'vitest';
import { eventTypes } from '#contract/events/event-types.ts';
import * as fieldWords from '#messages/fields/en.ts';
import { eventForm, guestRows, inDays } from '#tests/events/event-form.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const test = useTestBackend();

const guestsOf = (eventId: string) =>
  test.backend.ctx.db
    .selectFrom('guests')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('position')
    .execute();

describe('creating an event', () => {
  it('stores what was typed and answers 201 with the counts', async () => {
    const asha = await test.signIn();
    const answer = await asha.call('createEvent', {
      body: eventForm({
        time: '18:30',
        guests: [
          {
            firstName: 'Meera',
            lastName: 'Iyer',
            phone: '098200 12345',
            email: 'Meera@Example.in',
            withFamily: 'TRUE',
          },
          { firstName: '', lastName: '', phone: '+91', email: '' },
        ],
        giftsWanted: [
          { name: 'Tricycle', price: 2499.5, link: 'https://shop.example/tricycle' },
          { name: '', price: '', link: '', image: '' },
        ],
      }),
    });
    expect(answer.status).toBe(201);
    expect(answer.data.repeated).toBe(false);
    const { event } = answer.data;
    expect(event).toMatchObject({
      eventType: 'birthday',
      time: '18:30',
      timeZone: 'Asia/Kolkata',
      guestCount: 1,
      giftCount: 1,
      status: 'active',
      version: 1,
    });
    expect(event.startsAt).toBe(new Date(`${event.date}T18:30:00+05:30`).toISOString());

    const guests = await guestsOf(event._id);
    expect(guests).toMatchObject([
      { first_name: 'Meera', phone: '+919820012345', email: 'meera@example.in', with_family: true },
    ]);
    const gifts = await test.backend.ctx.db
      .selectFrom('gifts')
      .selectAll()
      .where('event_id', '=', event._id)
      .execute();
    expect(gifts).toMatchObject([
      { name: 'Tricycle', price_paise: 249_950, link: 'https://shop.example/tricycle', type: 'other' },
    ]);
  });

  it('creates every type the picker offers, and no other', async () => {
    const asha = await test.signIn({ plan: 'premium' });
    for (const eventType of eventTypes) {
      const { status, data } = await asha.call('createEvent', { body: eventForm({ eventType }) });
      expect([status, data.event.eventType]).toEqual([201, eventType]);
    }
    const body = JSON.stringify({ ...eventForm(), eventType: 'funeral' });
    const answer = await asha.fetch('/events/create', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ details: { eventType: ['Choose a type of event.'] } });
  });

  it('joins guests to the people who signed in under their address', async () => {
    const asha = await test.signIn();
    const rohan = await test.signIn();
    const { data } = await asha.call('createEvent', {
      body: eventForm({ guests: [{ firstName: 'Rohan', email: rohan.email.toUpperCase() }] }),
    });
    expect((await guestsOf(data.event._id))[0]?.user_id).toBe(rohan.userId);
  });

  it('refuses visitors and requests from other sites', async () => {
    expect((await test.visitor.call('createEvent', { body: eventForm() })).status).toBe(401);
    const asha = await test.signIn();
    const foreign = await asha.fetch('/events/create', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' },
      body: JSON.stringify(eventForm()),
    });
    expect(foreign.status).toBe(403);
  });

  it('says in the words of the product what is wrong with a date', async () => {
    const asha = await test.signIn();
    const past = await asha.call('createEvent', { body: eventForm({ date: inDays(-1) }) });
    expect(past.status).toBe(400);
    expect(past.error.details).toEqual({ date: ['Please select a future date for your event.'] });
    expect(past.error.message).toBe('Please select a future date for your event.');

    const missing = await asha.call('createEvent', {
      body: eventForm({ eventName: ' ', description: '', date: '2027-02-30' }),
    });
    expect(missing.error.message).toBe('Please check the marked fields.');
    expect(missing.error.details).toEqual({
      eventName: ['Enter a name for the event.'],
      date: ['Enter a date that exists.'],
      description: ['Enter a description.'],
    });
  });

  it('says what is wrong with the date together with what is missing', async () => {
    const asha = await test.signIn();
    const past = await asha.call('createEvent', { body: eventForm({ eventName: '', date: inDays(-1) }) });
    expect(past.error.details).toEqual({
      eventName: ['Enter a name for the event.'],
      date: ['Please select a future date for your event.'],
    });
    const today = await asha.call('createEvent', {
      body: eventForm({ description: '', date: inDays(0), time: '' }),
    });
    expect(Object.keys(today.error.details ?? {}).sort()).toEqual(['description', 'time']);
  });

  it('names every bad phone, price and link by its row and stores nothing', async () => {
    const asha = await test.signIn();
    const phones = await asha.call('createEvent', {
      body: eventForm({
        guests: [
          {},
          { firstName: 'Om', phone: '12345' },
          { firstName: 'Uma', phone: '98200 11111' },
          { phone: 'call me' },
        ],
      }),
    });
    expect(phones.status).toBe(400);
    expect(phones.error.details).toEqual({
      'guests[1].phone': [fieldWords.phone],
      'guests[3].phone': [fieldWords.phone],
    });

    const gifts = await asha.call('createEvent', {
      body: eventForm({
        giftsWanted: [
          { name: '', price: '' },
          { name: 'Lamp', price: '' },
          { name: 'Rug', price: 10.005 },
          { name: 'Clock', price: 10, link: 'javascript:alert(1)' },
        ],
      }),
    });
    expect(Object.keys(gifts.error.details ?? {})).toEqual([
      'giftsWanted[1].price',
      'giftsWanted[2].price',
      'giftsWanted[3].link',
    ]);
    const events = await test.backend.ctx.db
      .selectFrom('events')
      .select('id')
      .where('organiser_id', '=', asha.userId)
      .execute();
    expect(events).toEqual([]);
  });

  it('names what is missing together with the phones that are none', async () => {
    const asha = await test.signIn();
    const bride = { firstName: 'Nandini', lastName: '', phone: '98200' };
    const { error } = await asha.call('createEvent', {
      body: eventForm({
        eventType: 'wedding',
        eventName: ' ',
        description: '',
        brideGroomDetails: { bride, groom: { ...bride, phone: '+91' } },
        guests: [{ firstName: 'Om', phone: '12345' }],
      }),
    });
    expect(Object.keys(error.details ?? {}).sort()).toEqual([
      'brideGroomDetails.bride.phone',
      'description',
      'eventName',
      'guests[0].phone',
    ]);
  });

  it('keeps bride and groom for weddings and engagements only, with phones in one form', async () => {
    const asha = await test.signIn();
    const couple = {
      bride: { firstName: 'Nandini', lastName: 'Rao', phone: '98200-54321' },
      groom: { firstName: 'Arjun', lastName: 'Nair', phone: '+91' },
    };
    const wedding = await asha.call('createEvent', {
      body: eventForm({ eventType: 'wedding', brideGroomDetails: couple }),
    });
    expect(wedding.data.event.brideGroomDetails).toEqual({
      bride: { firstName: 'Nandini', lastName: 'Rao', phone: '+919820054321' },
      groom: { firstName: 'Arjun', lastName: 'Nair', phone: '' },
    });
    const birthday = await asha.call('createEvent', { body: eventForm({ brideGroomDetails: couple }) });
    expect(birthday.data.event.brideGroomDetails).toBeUndefined();

    const wrong = await asha.call('createEvent', {
      body: eventForm({
        eventType: 'engagement',
        brideGroomDetails: { ...couple, bride: { firstName: 'Nandini', phone: '123' } },
      }),
    });
    expect(wrong.error.details).toEqual({
      'brideGroomDetails.bride.phone': [fieldWords.phone],
    });
  });

  it('leaves out guests who repeat another one, keeps those who share a contact, and says who', async () => {
    const asha = await test.signIn();
    const { data } = await asha.call('createEvent', {
      body: eventForm({
        guests: [
          { firstName: 'Om', phone: '9820022222' },
          { firstName: 'om', phone: '+91 98200 22222' },
          { firstName: 'Uma', phone: '98200 22222' },
        ],
      }),
    });
    expect(data.event.guestCount).toBe(2);
    expect(data.guestsLeftOut.map((guest) => guest.name)).toEqual(['om']);
    expect(data.guestsShared.map((guest) => guest.name)).toEqual(['Uma']);
    const asked = await asha.call('createEvent', {
      body: eventForm({
        guests: [
          { firstName: 'Om', phone: '9820022222' },
          { firstName: 'Uma', phone: '9820022222', shared: 'ask' },
        ],
      }),
    });
    expect([asked.status, Object.keys(asked.error.details ?? {})]).toEqual([409, ['guests[1].shared']]);
  });

  it('takes texts that hold characters a database cannot keep', async () => {
    const asha = await test.signIn();
    const { status, data } = await asha.call('createEvent', {
      body: eventForm({ eventName: 'Half \ud83d and nul \u0000 done' }),
    });
    expect(status).toBe(201);
    expect(data.event.eventName).toBe('Half \ufffd and nul done');
  });

  it('keeps half a map position as none, and a whole one whole', async () => {
    const asha = await test.signIn();
    const half = await asha.call('createEvent', {
      body: eventForm({ venue: { name: 'Hall', lat: '18.52', lng: '' } }),
    });
    expect(half.data.event.venue).toEqual({ name: 'Hall', location: '' });
    const whole = await asha.call('createEvent', {
      body: eventForm({ venue: { name: 'Hall', lat: 18.52, lng: 73.85, placeId: 'abc' } }),
    });
    expect(whole.data.event.venue).toEqual({
      name: 'Hall',
      location: '',
      lat: 18.52,
      lng: 73.85,
      placeId: 'abc',
    });
  });
});

describe('repeating a request', () => {
  it('answers the first event again, whatever else it says by then', async () => {
    const asha = await test.signIn();
    const requestId = 'form-1';
    const first = await asha.call('createEvent', { body: eventForm({ requestId, guests: guestRows(3) }) });
    const again = await asha.call('createEvent', {
      body: eventForm({ requestId, guests: guestRows(3), date: inDays(-3) }),
    });
    expect(again.status).toBe(201);
    expect(again.data).toMatchObject({ repeated: true, event: { _id: first.data.event._id, guestCount: 3 } });
    const other = await test.signIn();
    const theirs = await other.call('createEvent', { body: eventForm({ requestId }) });
    expect(theirs.data.repeated).toBe(false);
  });

  it('makes one event of two clicks at once', async () => {
    const asha = await test.signIn();
    const body = eventForm({
      requestId: 'double-click',
      guests: guestRows(5),
      giftsWanted: [{ name: 'Lamp', price: 100 }],
    });
    const answers = await Promise.all([1, 2, 3, 4].map(() => asha.call('createEvent', { body })));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.data.event._id)).size).toBe(1);
    expect(answers.filter((answer) => !answer.data.repeated)).toHaveLength(1);
    const counts = answers.map(({ data }) => [data.event.guestCount, data.event.giftCount]);
    expect(counts).toEqual([
      [5, 1],
      [5, 1],
      [5, 1],
      [5, 1],
    ]);
  });
});
