import { beforeEach, describe, expect, it } from 'vitest';
import { changePlan } from '#backend/accounts/plan-repository.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { eventForm, guestRows, inDays } from '#tests/events/event-form.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const test = useTestBackend();
let asha: Caller;
beforeEach(async () => {
  asha = await test.signIn({ firstName: 'Asha', lastName: 'Rao' });
});

const create = async (changes: Parameters<typeof eventForm>[0]) =>
  (await asha.call('createEvent', { body: eventForm(changes) })).data.event._id;
const overviewOf = async (eventId: string, person = asha) =>
  (await person.call('getEventOverview', { params: { eventId } })).data;

describe('the overview of an event', () => {
  it('counts days, answers and people, and tells the next step as the home does', async () => {
    const eventId = await create({ date: inDays(20), guests: guestRows(3) });
    const { items } = (await asha.call('listGuests', { params: { eventId }, query: {} })).data;
    const [first = '', second = ''] = items.map(({ _id }) => _id);
    await asha.call('updateGuest', {
      params: { eventId, guestId: first },
      body: { firstName: 'Meera', lastName: '', email: 'meera@example.in', phone: '', withFamily: true },
    });
    await asha.call('setRsvp', {
      params: { eventId, guestId: first },
      body: { rsvp: 'yes', adults: 2, children: 1 },
    });
    await asha.call('setRsvp', { params: { eventId, guestId: second }, body: { rsvp: 'no' } });
    const overview = await overviewOf(eventId);
    expect(overview).toMatchObject({
      daysLeft: 20,
      guests: {
        total: 3,
        confirmed: 1,
        declined: 1,
        pending: 1,
        notInvited: 3,
        // who declined is not asked to be invited
        sendable: 2,
        unreachable: 0,
        undelivered: 0,
        adults: 2,
        children: 1,
        // and whoever has not answered
        expected: 4,
        uncountedFamilies: 0,
      },
      nextStep: 'choose-design',
      giftCount: 0,
      received: { givers: 0, amount: 0, toThank: 0 },
    });
    const [home] = (await asha.call('listComingEvents', {})).data.events;
    expect(home).toMatchObject({ daysLeft: overview.daysLeft, nextStep: overview.nextStep });
  });

  it('of a cancelled event says how many no message of ours tells, whatever became of their contact', async () => {
    const eventId = await create({
      date: inDays(20),
      guests: [
        ...['Neha', 'Ravi', 'Uma', 'Zoya'].map((firstName) => ({
          firstName,
          email: `${firstName.toLowerCase()}.untold@example.in`,
        })),
        { firstName: 'Dadi' },
      ],
    });
    const { items } = (await asha.call('listGuests', { params: { eventId }, query: {} })).data;
    const idOf = (name: string) => items.find(({ firstName }) => firstName === name)?._id ?? '';
    const invited = ['Neha', 'Ravi', 'Uma'].map(idOf);
    await asha.call('sendInvitations', { params: { eventId }, body: { guests: invited } });
    await test.backend.ctx.db
      .updateTable('deliveries')
      .set({ status: 'sent' })
      .where('event_id', '=', eventId)
      .execute();
    await asha.call('updateGuest', {
      params: { eventId, guestId: idOf('Ravi') },
      body: { firstName: 'Ravi', lastName: '', email: '', phone: '', withFamily: false },
    });
    expect((await overviewOf(eventId)).untold).toBe(0);
    await asha.call('cancelEvent', { params: { eventId } });
    // Dadi never had an address and Ravi has none any more; Zoya never heard of it, the others are being told
    expect((await overviewOf(eventId)).untold).toBe(2);
    await test.backend.ctx.db
      .updateTable('deliveries')
      .set({ status: 'unsubscribed' })
      .where('guest_id', '=', idOf('Uma'))
      .where('kind', '=', 'cancellation')
      .execute();
    expect((await overviewOf(eventId)).untold).toBe(3);
    await test.backend.ctx.db
      .updateTable('events')
      .set({ starts_at: new Date(Date.now() - 1000) })
      .where('id', '=', eventId)
      .execute();
    expect((await overviewOf(eventId)).untold).toBe(0);
  });

  it('says whether those it waits for can be reminded, to those who help as well', async () => {
    const eventId = await create({ date: inDays(20), guests: guestRows(1) });
    const kavya = await test.signIn();
    await addHost(test.backend.ctx, eventId, { email: kavya.email, role: 'editor', userId: kavya.userId });
    const seen = async (person = asha) => {
      const { nextStep, canRemind } = await overviewOf(eventId, person);
      return [nextStep, canRemind];
    };
    await asha.call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
    expect(await seen()).toEqual(['waiting', false]);
    await changePlan(test.backend.ctx.db, asha.email, 'premium');
    expect(await seen()).toEqual(['waiting', true]);
    expect(await seen(kavya)).toEqual(['waiting', true]);
    const { items } = (await asha.call('listGuests', { params: { eventId }, query: {} })).data;
    for (const { _id: guestId } of items)
      await asha.call('setRsvp', { params: { eventId, guestId }, body: { rsvp: 'no' } });
    expect(await seen()).toEqual(['ready', false]);
  });

  it('asks for nothing more once the event is over or cancelled', async () => {
    test.setNow(new Date(Date.now() - 3 * 24 * 3_600_000));
    const past = await create({ date: inDays(-2), guests: guestRows(1) });
    test.setNow();
    expect(await overviewOf(past)).toMatchObject({ daysLeft: -2, nextStep: 'ready' });
    const cancelled = await create({ date: inDays(9), guests: guestRows(1) });
    await asha.call('cancelEvent', { params: { eventId: cancelled } });
    expect(await overviewOf(cancelled)).toMatchObject({ nextStep: 'ready' });
  });

  it('tells who helps what they may know: not what was given', async () => {
    const eventId = await create({ date: inDays(20), guests: guestRows(1) });
    const kavya = await test.signIn();
    const dadi = await test.signIn();
    const help = (who: Caller, role: 'editor' | 'viewer') =>
      addHost(test.backend.ctx, eventId, { email: who.email, role, userId: who.userId });
    await help(kavya, 'editor');
    await help(dadi, 'viewer');
    expect(await overviewOf(eventId, kavya)).toMatchObject({ nextStep: 'choose-design', received: null });
    expect(await overviewOf(eventId, dadi)).toMatchObject({ nextStep: 'ready', received: null });
    const stranger = await test.signIn();
    expect((await stranger.call('getEventOverview', { params: { eventId } })).status).toBe(404);
  });
});
