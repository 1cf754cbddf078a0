import { describe, expect, it } from 'vitest';
import { eventForm, guestRows, inDays } from '#tests/events/event-form.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const test = useTestBackend();

const comingOf = async (person: Caller) => (await person.call('listComingEvents', {})).data;

async function create(person: Caller, changes: Parameters<typeof eventForm>[0]) {
  const { data } = await person.call('createEvent', { body: eventForm(changes) });
  return data.event._id;
}

describe('the organiser’s home', () => {
  it('names the next five events, soonest first, without past and cancelled ones, and counts the rest', async () => {
    const asha = await test.signIn({ plan: 'professional' });
    test.setNow(new Date(Date.now() - 3 * 24 * 3_600_000));
    await create(asha, { eventName: 'Two days ago', date: inDays(-2) });
    test.setNow();
    for (const day of [9, 1, 30, 5, 7, 12, 3])
      await create(asha, { eventName: `Day ${day}`, date: inDays(day) });
    const cancelled = await create(asha, { eventName: 'Called off', date: inDays(2) });
    await asha.call('cancelEvent', { params: { eventId: cancelled } });

    const coming = await comingOf(asha);
    expect(coming.events.map(({ eventName, daysLeft }) => [eventName, daysLeft])).toEqual([
      ['Day 1', 1],
      ['Day 3', 3],
      ['Day 5', 5],
      ['Day 7', 7],
      ['Day 9', 9],
    ]);
    expect(coming.more).toBe(2);
    expect(await comingOf(await test.signIn())).toEqual({ events: [], more: 0, drafts: [], thanks: [] });
  });

  it('counts answers and who is still to be invited, and tells the next step', async () => {
    const asha = await test.signIn();
    const eventId = await create(asha, { date: inDays(20), guests: guestRows(3) });
    const [event] = (await comingOf(asha)).events;
    expect(event).toMatchObject({
      _id: eventId,
      nextStep: 'choose-design',
      guests: {
        total: 3,
        confirmed: 0,
        declined: 0,
        pending: 3,
        adults: 0,
        children: 0,
        notInvited: 3,
        sendable: 3,
        unreachable: 0,
        undelivered: 0,
      },
    });

    const { items } = (await asha.call('listGuests', { params: { eventId }, query: {} })).data;
    const [first, second] = items.map(({ _id }) => _id);
    const reply = async (guestId: string | undefined, rsvp: 'yes' | 'no') =>
      asha.call('setRsvp', { params: { eventId, guestId: guestId ?? '' }, body: { rsvp } });
    await reply(first, 'yes');
    await reply(second, 'no');
    expect((await comingOf(asha)).events[0]?.guests).toMatchObject({ confirmed: 1, declined: 1, pending: 1 });
  });

  it('shows somebody who helps whose event it is, and a viewer nothing to do', async () => {
    const asha = await test.signIn({ firstName: 'Asha', lastName: 'Rao' });
    const eventId = await create(asha, { date: inDays(20), guests: guestRows(1) });
    const kavya = await test.signIn();
    await addHost(test.backend.ctx, eventId, { email: kavya.email, role: 'viewer', userId: kavya.userId });
    expect((await comingOf(kavya)).events).toMatchObject([
      { nextStep: 'ready', helping: { role: 'viewer', organiserName: 'Asha Rao' } },
    ]);
    expect((await comingOf(asha)).events[0]).not.toHaveProperty('helping');
  });

  it('names forms that were begun, and forgets them once the event is there', async () => {
    const asha = await test.signIn();
    await asha.call('saveEventDraft', {
      params: { eventType: 'birthday' },
      body: {
        entries: [
          ['eventName', 'Kabir turns five'],
          ['date', inDays(9)],
        ],
      },
    });
    await asha.call('saveEventDraft', {
      params: { eventType: 'wedding' },
      body: { entries: [['date', inDays(9)]] },
    });
    expect((await comingOf(asha)).drafts.map(({ eventType, eventName }) => [eventType, eventName])).toEqual([
      ['wedding', ''],
      ['birthday', 'Kabir turns five'],
    ]);
    await create(asha, { eventType: 'birthday', fromDraft: true });
    expect((await comingOf(asha)).drafts).toHaveLength(1);
    expect((await comingOf(await test.signIn())).drafts).toEqual([]);
  });
});
