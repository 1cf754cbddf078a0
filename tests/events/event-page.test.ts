import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { FAMILY_PARTY_LIMIT } from '#contract/guests/replies.ts';
import { eventForm, guestRows } from '#tests/events/event-form.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const test = useTestBackend();

async function party(changes = {}) {
  const asha = await test.signIn({ firstName: 'Asha', lastName: 'Rao', plan: 'professional' });
  const rohan = await test.signIn();
  const { data } = await asha.call('createEvent', {
    body: eventForm({
      guests: [
        { firstName: 'Rohan', lastName: 'Mehta', email: rohan.email, withFamily: true },
        { firstName: 'Zubin', lastName: 'Sarkar', email: 'zubin.sarkar@example.in', phone: '9820077777' },
      ],
      ...changes,
    }),
  });
  const eventId = data.event._id;
  const guests = await test.backend.ctx.db
    .selectFrom('guests')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('position')
    .execute();
  const guest = (index: number) => {
    const found = guests[index];
    if (!found) throw new Error('The event has this guest');
    return found;
  };
  return { asha, rohan, eventId, guest };
}

describe('the event page', () => {
  it('shows a visitor the event and nothing of any guest', async () => {
    const { eventId } = await party();
    const answer = await test.visitor.call('getEvent', { params: { eventId }, query: {} });
    expect(answer.data.viewer).toEqual({ relation: 'visitor' });
    expect(answer.data.event).toMatchObject({
      eventName: 'Kabir turns five',
      organiserName: 'Asha Rao',
      guestCount: 2,
    });
    const text = await answer.response.text();
    for (const secret of ['Rohan', 'Zubin', 'Sarkar', '9820077777', 'example.in'])
      expect(text).not.toContain(secret);
  });

  it('knows how everybody stands to the event', async () => {
    const { asha, rohan, eventId } = await party();
    const stranger = await test.signIn();
    const seen = async (caller: typeof asha) =>
      (await caller.call('getEvent', { params: { eventId }, query: {} })).data.viewer;
    expect(await seen(stranger)).toEqual({ relation: 'stranger' });
    expect(await seen(asha)).toEqual({ relation: 'organiser' });
    expect(await seen(rohan)).toMatchObject({
      relation: 'guest',
      guest: {
        firstName: 'Rohan',
        withFamily: true,
        partyLimit: FAMILY_PARTY_LIMIT,
        reply: { rsvp: 'pending', rsvpSource: null, version: 0 },
      },
    });
  });

  it('opens for the holder of a personal key, as that guest only', async () => {
    const { eventId, guest } = await party();
    const zubin = guest(1);
    await test.backend.ctx.db
      .insertInto('replies')
      .values({
        guest_id: zubin.id,
        event_id: eventId,
        rsvp: 'yes',
        source: 'whatsapp',
        adults: 1,
        note: 'Late',
        version: 3,
      })
      .execute();
    const open = (key: string, who = zubin.id) =>
      test.visitor.call('getEvent', { params: { eventId }, query: { guest: who, key } });
    const answer = await open(zubin.link_key);
    expect(answer.data.viewer.guest).toEqual({
      _id: zubin.id,
      firstName: 'Zubin',
      lastName: 'Sarkar',
      title: '',
      greeting: '',
      withFamily: false,
      partyLimit: 1,
      language: null,
      reply: {
        rsvp: 'yes',
        rsvpSource: 'whatsapp',
        adults: 1,
        children: 0,
        note: 'Late',
        names: '',
        household: [],
        version: 3,
        dateChanged: false,
      },
      questions: [],
      functions: [],
      functionsSeen: '',
      household: [],
    });
    expect(await answer.response.text()).not.toContain('Rohan');
    expect((await open('wrong key')).data.viewer).toEqual({ relation: 'visitor' });
    expect((await open(zubin.link_key, guest(0).id)).data.viewer).toEqual({ relation: 'visitor' });
    expect((await open('')).data.viewer).toEqual({ relation: 'visitor' });
  });

  it('shows the first fifty gifts in order and how many there are', async () => {
    const giftsWanted = Array.from({ length: 60 }, (_, index) => ({
      name: `Gift ${index + 1}`,
      price: index + 0.5,
    }));
    const { eventId } = await party({ giftsWanted });
    const { event } = (await test.visitor.call('getEvent', { params: { eventId }, query: {} })).data;
    expect(event.giftCount).toBe(60);
    expect(event.gifts.map((gift) => gift.name)).toEqual(giftsWanted.slice(0, 50).map((gift) => gift.name));
    expect(event.gifts[1]?.price).toBe(1.5);
  });

  it('asks the database two things at most, however many guests there are', async () => {
    const { eventId, guest } = await party({
      guests: guestRows(500),
      giftsWanted: [{ name: 'Lamp', price: 1 }],
    });
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await test.visitor.call('getEvent', {
      params: { eventId },
      query: { guest: guest(7).id, key: guest(7).link_key },
    });
    const statements = query.mock.calls.length;
    query.mockRestore();
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(2);
  });

  it('asks it one thing more where guests are asked questions, however many', async () => {
    const { asha, eventId, guest } = await party({
      guests: guestRows(20),
      giftsWanted: [{ name: 'Lamp', price: 1 }],
    });
    for (const text of ['Eat?', 'Song?', 'Train?'])
      await asha.call('addQuestion', { params: { eventId }, body: { kind: 'text', text } });
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { data } = await test.visitor.call('getEvent', {
      params: { eventId },
      query: { guest: guest(7).id, key: guest(7).link_key },
    });
    const statements = query.mock.calls.length;
    query.mockRestore();
    expect(data.viewer.guest?.questions).toHaveLength(3);
    expect(statements).toBeLessThanOrEqual(3);
  });

  it('names an organiser without a name in general, and does not find what is not there', async () => {
    const { asha, eventId } = await party();
    await test.backend.ctx.db
      .updateTable('users')
      .set({ first_name: '', last_name: '' })
      .where('id', '=', asha.userId)
      .execute();
    expect(
      (await test.visitor.call('getEvent', { params: { eventId }, query: {} })).data.event.organiserName,
    ).toBe('');
    for (const missing of ['nosuchevent12', 'short', 'with spaces in it']) {
      const answer = await test.visitor.call('getEvent', { params: { eventId: missing }, query: {} });
      expect(answer.status).toBe(404);
    }
    const gone = await test.visitor.call('getEvent', { params: { eventId: 'nosuchevent12' }, query: {} });
    expect(gone.error.message).toBe('Event not found');
  });
});

describe('the counters of an event', () => {
  it('equal the rows, whoever adds and removes them and however', async () => {
    const { eventId, guest } = await party({
      giftsWanted: [
        { name: 'Lamp', price: 1 },
        { name: 'Rug', price: 2 },
      ],
    });
    const { db } = test.backend.ctx;
    const row = (position: number) => ({
      id: `counted${eventId.slice(0, 8)}${position}`,
      event_id: eventId,
      position,
      link_key: 'k',
    });
    const rows = [11, 12, 13, 14].map(row);
    await db.insertInto('guests').values(rows).execute();
    await db
      .insertInto('guests')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.deleteFrom('guests').where('id', '=', guest(0).id).execute();
    await db.deleteFrom('guests').where('event_id', '=', eventId).where('position', '>', 12).execute();
    await db.deleteFrom('gifts').where('event_id', '=', eventId).where('name', '=', 'Rug').execute();
    await db
      .transaction()
      .execute(async (tx) => {
        await tx.deleteFrom('guests').where('event_id', '=', eventId).execute();
        throw new Error('undone');
      })
      .catch(() => undefined);

    const { event } = (await test.visitor.call('getEvent', { params: { eventId }, query: {} })).data;
    const truth = await db.selectFrom('guests').select('id').where('event_id', '=', eventId).execute();
    expect([event.guestCount, event.giftCount]).toEqual([truth.length, 1]);
    expect(truth).toHaveLength(3);
    await db.deleteFrom('events').where('id', '=', eventId).execute();
    expect(await db.selectFrom('guests').select('id').where('event_id', '=', eventId).execute()).toEqual([]);
  });

  it('stay true when many add and remove at once', async () => {
    const { eventId } = await party();
    const { db } = test.backend.ctx;
    const id = (place: number) => `atonce${eventId.slice(0, 8)}${place}`;
    await Promise.all(
      Array.from({ length: 12 }, async (_, place) => {
        await db
          .insertInto('guests')
          .values({ id: id(place), event_id: eventId, position: place + 10, link_key: 'k' })
          .execute();
        if (place % 3 === 0) await db.deleteFrom('guests').where('id', '=', id(place)).execute();
      }),
    );
    expect(
      (await test.visitor.call('getEvent', { params: { eventId }, query: {} })).data.event.guestCount,
    ).toBe(2 + 8);
  });
});
