import { describe, expect, it } from 'vitest';
import type { EventListQuery } from '#contract/events/events.ts';
import { eventForm, guestRows, inDays } from '#tests/events/event-form.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const test = useTestBackend();

const organised = async (person: Caller, query: Partial<EventListQuery> = {}) =>
  (await person.call('listOrganisedEvents', { query })).data;
const names = (list: { items: { eventName: string }[] }) => list.items.map((event) => event.eventName);

async function create(person: Caller, changes: Parameters<typeof eventForm>[0]) {
  const { data } = await person.call('createEvent', { body: eventForm(changes) });
  return data.event;
}

describe('the lists of events', () => {
  it('find by name, type, venue, description and written date, in any case', async () => {
    test.setNow(new Date('2026-01-05T06:00:00Z'));
    const asha = await test.signIn({ plan: 'professional' });
    await create(asha, {
      eventName: 'Griha pravesh',
      eventType: 'houseWarming',
      date: '2026-12-12',
      venue: { name: 'Palash 4B' },
      description: 'Lunch after the puja',
    });
    await create(asha, {
      eventName: '50% off_party',
      eventType: 'getTogether',
      date: '2027-02-03',
      venue: { name: 'Blue Frog' },
      description: 'Everyone brings a dish',
    });
    await create(asha, {
      eventName: 'Tara & Dev',
      eventType: 'engagement',
      date: '2026-06-01',
      venue: { name: 'Taj Hall' },
      description: 'Rings at seven',
    });
    test.setNow();
    const finding = async (search: string) => names(await organised(asha, { search }));

    expect(await finding('PRAVESH')).toEqual(['Griha pravesh']);
    expect(await finding('house warming')).toEqual(['Griha pravesh']);
    expect(await finding('gettogether')).toEqual(['50% off_party']);
    expect(await finding('blue fr')).toEqual(['50% off_party']);
    expect(await finding('RINGS AT')).toEqual(['Tara & Dev']);
    for (const written of [
      '12 December 2026',
      '12 dec',
      '12 Dec 2026',
      'december 2026',
      'Saturday, 12 December',
      'December 12, 2026',
      '12/12/2026',
      '2026-12-12',
    ]) {
      expect(await finding(written), written).toEqual(['Griha pravesh']);
    }
    expect(await finding('3/2/2027')).toEqual(['50% off_party']);
    expect(await finding('2 dec')).toEqual(['Griha pravesh']);
    expect(await finding('%')).toEqual(['50% off_party']);
    expect(await finding('f_p')).toEqual(['50% off_party']);
    expect(await finding('\\')).toEqual([]);
    expect(await finding("'; drop table events; --")).toEqual([]);
    expect(await finding('nul\0')).toEqual([]);
  });

  it('order by date either way, filter by type, and turn pages of twenty', async () => {
    const asha = await test.signIn({ plan: 'professional' });
    for (let day = 1; day <= 23; day += 1) {
      await create(asha, {
        eventName: `Day ${day}`,
        date: inDays(day),
        eventType: day % 10 === 0 ? 'reception' : 'birthday',
      });
    }
    const newest = await organised(asha);
    expect([newest.total, newest.pages, newest.items.length]).toEqual([23, 2, 20]);
    expect(names(newest)[0]).toBe('Day 23');
    expect(names(await organised(asha, { page: 2 }))).toEqual(['Day 3', 'Day 2', 'Day 1']);
    expect(names(await organised(asha, { sort: 'oldest', page: 2 }))).toEqual(['Day 21', 'Day 22', 'Day 23']);
    expect(names(await organised(asha, { type: 'reception' }))).toEqual(['Day 20', 'Day 10']);
    const behind = await organised(asha, { page: 99, type: 'reception' });
    expect([behind.page, behind.pages, behind.items.length]).toEqual([1, 1, 2]);
  });

  it('never lose or repeat an event of the same day between pages', async () => {
    const asha = await test.signIn({ plan: 'professional' });
    for (let made = 1; made <= 25; made += 1)
      await create(asha, { eventName: `Twin ${made}`, date: inDays(10) });
    const { db } = test.backend.ctx;
    const inOrder = await db
      .selectFrom('events')
      .select('id')
      .where('organiser_id', '=', asha.userId)
      .orderBy('id')
      .execute();
    for (const sort of ['newest', 'oldest'] as const) {
      const pages = [await organised(asha, { sort }), await organised(asha, { sort, page: 2 })];
      expect(pages.flatMap((page) => page.items.map((event) => event._id))).toEqual(
        inOrder.map((event) => event.id),
      );
    }
  });

  it('carry counts and the first three gifts', async () => {
    const asha = await test.signIn();
    const event = await create(asha, {
      guests: guestRows(4, 'counted'),
      giftsWanted: ['Lamp', 'Rug', 'Clock', 'Vase'].map((name, index) => ({ name, price: index + 0.25 })),
    });
    const { db } = test.backend.ctx;
    const guests = await db
      .selectFrom('guests')
      .select('id')
      .where('event_id', '=', event._id)
      .orderBy('position')
      .execute();
    const replies = (['yes', 'no', 'yes'] as const).map((rsvp, index) => ({
      guest_id: guests[index]?.id ?? '',
      event_id: event._id,
      rsvp,
      source: 'manual',
    }));
    await db.insertInto('replies').values(replies).execute();
    const [card] = (await organised(asha)).items;
    expect(card).toMatchObject({
      guestCount: 4,
      giftCount: 4,
      confirmedCount: 2,
      firstGifts: [
        { name: 'Lamp', price: 0.25 },
        { name: 'Rug', price: 1.25 },
        { name: 'Clock', price: 2.25 },
      ],
    });
  });

  it('tell apart what a person organises and attends', async () => {
    const asha = await test.signIn();
    const rohan = await test.signIn();
    await create(asha, {
      eventName: 'Both of us',
      guests: [
        { firstName: 'Me', email: asha.email },
        { firstName: 'Rohan', email: rohan.email },
        { firstName: 'Uma', email: 'uma@lists.example' },
      ],
    });
    await create(rohan, { eventName: 'Only mine' });
    const attending = async (person: Caller) =>
      names((await person.call('listAttendingEvents', { query: {} })).data);
    expect(names(await organised(asha))).toEqual(['Both of us']);
    expect(await attending(asha)).toEqual([]);
    expect(await attending(rohan)).toEqual(['Both of us']);
    expect(names(await organised(rohan))).toEqual(['Only mine']);
    expect((await test.visitor.call('listOrganisedEvents', { query: {} })).status).toBe(401);
    expect((await test.visitor.call('listAttendingEvents', { query: {} })).status).toBe(401);
  });
});

describe('my events, whole', () => {
  it('hold guests with contacts where the viewer is the organiser, and oneself alone where a guest', async () => {
    const asha = await test.signIn();
    const rohan = await test.signIn();
    const event = await create(asha, {
      guests: [
        { firstName: 'Rohan', email: rohan.email },
        { firstName: 'Uma', phone: '9820033333' },
      ],
      giftsWanted: [{ name: 'Lamp', price: 1500 }],
    });
    const mine = (await asha.call('getMyEvents', {})).data;
    expect(mine.joinedEvents).toEqual([]);
    expect(mine.createdEvents).toMatchObject([
      {
        _id: event._id,
        guests: [
          { firstName: 'Rohan', rsvp: 'pending', rsvpSource: null },
          { firstName: 'Uma', phone: '+919820033333' },
        ],
        giftsWanted: [{ name: 'Lamp', price: 1500 }],
      },
    ]);
    const joined = await rohan.call('getMyEvents', {});
    expect(joined.data).toMatchObject({
      createdEvents: [],
      joinedEvents: [{ _id: event._id, guestCount: 2, giftsWanted: [{ name: 'Lamp' }] }],
    });
    expect(joined.data.joinedEvents[0]?.guests).toMatchObject([
      { firstName: 'Rohan', email: rohan.email, user: { _id: rohan.userId }, rsvp: 'pending' },
    ]);
    expect(joined.data.joinedEvents[0]?.guests).toHaveLength(1);
    expect(await joined.response.text()).not.toContain('9820033333');
    expect((await test.visitor.call('getMyEvents', {})).status).toBe(401);
  });
});

describe('the dashboard’s counts', () => {
  it('add up what the person created and joined', async () => {
    const asha = await test.signIn({ plan: 'professional' });
    const rohan = await test.signIn();
    expect((await rohan.call('getEventStats', {})).data).toEqual({
      eventsOrganized: 0,
      eventsJoined: 0,
      giftsManaged: 0,
      guestsInvited: 0,
      upcomingEvents: 0,
    });
    await create(asha, {
      guests: [{ firstName: 'Rohan', email: rohan.email }, { firstName: 'Uma' }],
      giftsWanted: [{ name: 'Lamp', price: 1 }],
    });
    await create(asha, { guests: [{ firstName: 'Uma' }] });
    const cancelled = await create(asha, {});
    await asha.call('cancelEvent', { params: { eventId: cancelled._id } });
    await create(rohan, {});
    expect((await asha.call('getEventStats', {})).data).toEqual({
      eventsOrganized: 3,
      eventsJoined: 0,
      giftsManaged: 1,
      guestsInvited: 3,
      upcomingEvents: 2,
    });
    expect((await rohan.call('getEventStats', {})).data).toMatchObject({
      eventsOrganized: 1,
      eventsJoined: 1,
    });
    expect((await test.visitor.call('getEventStats', {})).status).toBe(401);
  });
});
