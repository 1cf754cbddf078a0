import { describe, expect, it } from 'vitest';
import { eventForm, guestRows, inDays } from '#tests/events/event-form.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const test = useTestBackend();
const create = (person: Caller, changes = {}) => person.call('createEvent', { body: eventForm(changes) });

describe('the limits of a plan', () => {
  it('hold Basic to three events a year, and say so', async () => {
    const asha = await test.signIn();
    for (let made = 0; made < 3; made += 1) expect((await create(asha)).status).toBe(201);
    const fourth = await create(asha);
    expect(fourth.status).toBe(403);
    expect(fourth.error.code).toBe('plan_limit');
    expect(fourth.error.message).toMatch(
      /^The Basic plan allows up to 3 events a year, and you have created 3 in \d{4}\. Cancelled events count, too\./,
    );
  });

  it('are told before somebody fills in a form, by the very count that refuses; a draft outlives the refusal', async () => {
    const asha = await test.signIn();
    const room = async () => (await asha.call('getPlanRoom', {})).data;
    const { year } = await room();
    for (let created = 0; created < 3; created += 1) {
      expect(await room()).toEqual({
        plan: 'basic',
        year,
        events: { limit: 3, created, left: 3 - created },
        guestsPerEvent: 50,
      });
      expect((await create(asha)).status).toBe(201);
    }
    expect((await room()).events).toEqual({ limit: 3, created: 3, left: 0 });
    const params = { eventType: 'birthday' as const };
    await asha.call('addDraftGuest', { params, body: { guests: guestRows(2, 'kept') } });
    await asha.call('saveEventDraft', { params, body: { entries: [['eventName', 'Kabir turns five']] } });
    expect((await create(asha, { fromDraft: true })).error.code).toBe('plan_limit');
    const draft = (await asha.call('getEventDraft', { params, query: {} })).data;
    expect(draft.entries).toContainEqual(['eventName', 'Kabir turns five']);
    expect(draft.guests.summary.total).toBe(2);
  });

  it('know no number where a plan has none, and say of a guest list what its owner’s plan holds', async () => {
    const dev = await test.signIn({ plan: 'professional' });
    expect((await dev.call('getPlanRoom', {})).data).toMatchObject({
      events: { limit: null, left: null },
      guestsPerEvent: null,
    });
    const limitOf = async (person: Caller) =>
      (
        await person.call('listGuests', {
          params: { eventId: (await create(person)).data.event._id },
          query: {},
        })
      ).data.guestLimit;
    expect(await limitOf(dev)).toBeNull();
    expect(await limitOf(await test.signIn())).toEqual({ plan: 'basic', limit: 50 });
  });

  it('count cancelled events, which could invite as well, but not those of another year', async () => {
    const asha = await test.signIn();
    test.setNow(new Date('2025-12-31T18:29:00Z')); // the last minute of 2025 in India
    const date = '2026-02-01';
    const made = [await create(asha, { date }), await create(asha, { date }), await create(asha, { date })];
    expect((await create(asha, { date })).status).toBe(403);
    await asha.call('cancelEvent', { params: { eventId: made[0]?.data.event._id ?? '' } });
    expect((await create(asha, { date })).status).toBe(403);
    test.setNow(new Date('2025-12-31T18:30:00Z'));
    expect((await create(asha, { date })).status).toBe(201);
    test.setNow();
  });

  it('cannot be slipped past by creating many at once', async () => {
    const asha = await test.signIn();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => create(asha)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3);
    expect(answers.filter((answer) => answer.error?.code === 'plan_limit')).toHaveLength(3);
  });

  it('hold Basic to fifty guests, draft included, and leave the draft as it was', async () => {
    const asha = await test.signIn();
    const eventType = 'birthday';
    await asha.call('addDraftGuest', { params: { eventType }, body: { guests: guestRows(30, 'kept') } });
    const many = await create(asha, { guests: guestRows(21), fromDraft: true });
    expect(many.status).toBe(403);
    expect(many.error.message).toBe(
      'The Basic plan allows up to 50 guests per event, and this list has 51. Remove 1 guest, or contact us for a larger plan.',
    );
    const draft = await asha.call('getEventDraft', { params: { eventType }, query: {} });
    expect(draft.data.guests.summary.total).toBe(30);
    expect((await create(asha, { guests: guestRows(20), fromDraft: true })).data.event.guestCount).toBe(50);
  });

  it('widen with the plan', async () => {
    const meera = await test.signIn({ plan: 'premium' });
    expect((await create(meera, { guests: guestRows(200) })).data.event.guestCount).toBe(200);
    expect((await create(meera, { guests: guestRows(201) })).error.message).toContain(
      'Premium plan allows up to 200 guests',
    );
    const dev = await test.signIn({ plan: 'professional' });
    expect((await create(dev, { guests: guestRows(300) })).data.event.guestCount).toBe(300);
    for (let made = 0; made < 4; made += 1) expect((await create(dev)).status).toBe(201);
  });

  it('slow down whoever creates more than thirty an hour', async () => {
    test.holdNow();
    const dev = await test.signIn({ plan: 'professional' });
    const statuses = [];
    for (let made = 0; made < 31; made += 1) statuses.push((await create(dev, { date: inDays(-1) })).status);
    expect(statuses.slice(0, 30).every((status) => status === 400)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});
