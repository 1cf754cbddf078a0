import { describe, expect, it } from 'vitest';
import * as eventWords from '#messages/events/en.ts';
import { eventForm, inDays } from '#tests/events/event-form.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const test = useTestBackend();

async function party() {
  const asha = await test.signIn({ plan: 'professional' });
  const guest = await test.signIn();
  const form = eventForm({
    guests: [
      { firstName: 'Rohan', email: guest.email },
      { firstName: 'Uma', email: `uma.${guest.userId}@example.in` },
    ],
  });
  const { data } = await asha.call('createEvent', { body: form });
  const { guests: _guests, eventType: _type, ...details } = form;
  return { asha, guest, details, eventId: data.event._id };
}

/** Marks the first guest as invited. */
async function invite(eventId: string) {
  const { db } = test.backend.ctx;
  const rohan = await db
    .selectFrom('guests')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('deliveries')
    .values({
      id: `sent-${rohan.id}`,
      event_id: eventId,
      guest_id: rohan.id,
      kind: 'invitation',
      channel: 'email',
      address: rohan.email,
      status: 'sent',
    })
    .execute();
  return rohan;
}

const news = (eventId: string, kind: 'update' | 'cancellation') =>
  test.backend.ctx.db
    .selectFrom('deliveries')
    .select(['guest_id', 'status'])
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .execute();

const row = (eventId: string) =>
  test.backend.ctx.db.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow();

describe('changing an event', () => {
  it('starts from what is stored and answers what is stored then', async () => {
    const { asha, eventId, details } = await party();
    const before = await asha.call('getEditableEvent', { params: { eventId } });
    expect(before.data).toMatchObject({ guestCount: 2, event: { eventName: details.eventName, version: 1 } });
    const after = await asha.call('updateEvent', {
      params: { eventId },
      body: { ...details, eventName: 'Kabir turns six', version: 1 },
    });
    expect(after.data.event).toMatchObject({ eventName: 'Kabir turns six', version: 2 });
    expect((await asha.call('getEditableEvent', { params: { eventId } })).data).toEqual(after.data);
  });

  it('is for the organiser: a guest hears why not, to others the event is not there', async () => {
    const { guest, eventId, details } = await party();
    const stranger = await test.signIn();
    const tries = (caller: Caller) => [
      caller.call('getEditableEvent', { params: { eventId } }),
      caller.call('updateEvent', { params: { eventId }, body: { ...details, version: 1 } }),
      caller.call('cancelEvent', { params: { eventId } }),
    ];
    for (const answer of await Promise.all(tries(test.visitor))) expect(answer.status).toBe(401);
    for (const answer of await Promise.all(tries(stranger))) expect(answer.status).toBe(404);
    for (const answer of await Promise.all(tries(guest))) {
      expect([answer.status, answer.error.message]).toEqual([
        403,
        'Access denied - You can only change events you organized',
      ]);
    }
    expect(await row(eventId)).toMatchObject({ version: 1, status: 'active' });
  });

  it('tells invited guests of a new date, time, zone or place, and of nothing else', async () => {
    const { asha, eventId, details } = await party();
    const rohan = await invite(eventId);
    const change = (changes: object, version: number) =>
      asha.call('updateEvent', { params: { eventId }, body: { ...details, ...changes, version } });
    await change({ description: 'Only the words changed.' }, 1);
    expect(await news(eventId, 'update')).toEqual([]);
    expect((await row(eventId)).calendar_sequence).toBe(0);

    await change({ time: '17:00' }, 2);
    expect(await news(eventId, 'update')).toEqual([{ guest_id: rohan.id, status: 'queued' }]);
    // what the mail says it was goes with its job
    const { rows: jobs } = await test.backend.ctx.database.pool.query<{ before: unknown }>(
      `select data->'before' as before from jobs.job where name = 'deliver'
        and data->>'deliveryId' in (select id from deliveries where event_id = $1 and kind = 'update')`,
      [eventId],
    );
    expect(jobs).toEqual([
      { before: expect.objectContaining({ date: details.date, time: details.time ?? '' }) as unknown },
    ]);
    expect((await row(eventId)).calendar_sequence).toBe(1);
    await change({ time: '17:00', timeZone: 'Asia/Dubai' }, 3);
    await change({ time: '17:00', timeZone: 'Asia/Dubai', venue: { name: 'Somewhere else' } }, 4);
    await change(
      { time: '17:00', timeZone: 'Asia/Dubai', venue: { name: 'Somewhere else' }, eventName: 'New' },
      5,
    );
    const changed = await row(eventId);
    expect(changed.calendar_sequence).toBe(3);
    expect(changed.starts_at.toISOString()).toBe(`${details.date}T13:00:00.000Z`);
  });

  it('takes a venue by its name alone, and none as nothing', async () => {
    const { asha, eventId, details } = await party();
    const change = async (venue: string | null, version: number) =>
      (
        await asha.call('updateEvent', {
          params: { eventId },
          body: { ...details, venue: venue as never, version },
        })
      ).data.event.venue;
    expect(await change('Neel Hall', 1)).toEqual({ name: 'Neel Hall', location: '' });
    expect(await change(null, 2)).toEqual({ name: '', location: '' });
  });

  it('lets an event keep a date that has passed, but not choose one', async () => {
    test.setNow(new Date('2026-02-01T06:00:00Z'));
    const { asha, eventId, details } = await party();
    const dated = { ...details, date: '2026-02-02', time: '19:00', timeZone: 'Asia/Kolkata' };
    await asha.call('updateEvent', { params: { eventId }, body: { ...dated, version: 1 } });
    test.setNow(new Date('2026-02-02T15:00:00Z'));
    const kept = await asha.call('updateEvent', {
      params: { eventId },
      body: { ...dated, description: 'It was lovely.', version: 2 },
    });
    expect(kept.status).toBe(200);
    const earlier = await asha.call('updateEvent', {
      params: { eventId },
      body: { ...dated, time: '18:00', version: 3 },
    });
    expect(earlier.error.details).toEqual({ time: ["Please select a future time for today's event."] });
    const none = await asha.call('updateEvent', {
      params: { eventId },
      body: { ...dated, time: '', version: 3 },
    });
    expect(none.error.details).toEqual({ time: ['Enter the time, because the event is today.'] });
    const yesterday = await asha.call('updateEvent', {
      params: { eventId },
      body: { ...dated, date: '2026-02-01', version: 3 },
    });
    expect(yesterday.error.details).toEqual({ date: ['Please select a future date for your event.'] });
    test.setNow();
  });

  it('lets one of two editors through and tells the other', async () => {
    const { asha, eventId, details } = await party();
    const save = (eventName: string) =>
      asha.call('updateEvent', { params: { eventId }, body: { ...details, eventName, version: 1 } });
    const answers = await Promise.all([save('From the kitchen'), save('From the train')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.error).toMatchObject({
      code: 'changed_elsewhere',
      message:
        'This event was changed in another window while you were editing. Your text is kept below: compare it and save again.',
    });
    const saved = answers.find((answer) => answer.status === 200);
    expect((await row(eventId)).event_name).toBe(saved?.data.event.eventName);
    expect((await row(eventId)).version).toBe(2);
  });
});

describe('cancelling an event', () => {
  it('keeps it, tells invited guests once, and closes it to changes', async () => {
    const { asha, eventId, details } = await party();
    const rohan = await invite(eventId);
    const answers = await Promise.all([1, 2, 3].map(() => asha.call('cancelEvent', { params: { eventId } })));
    expect(answers.every((answer) => answer.data.success)).toBe(true);
    expect(answers.map((answer) => answer.data.message).sort()).toEqual([
      eventWords.cancelledAlready,
      eventWords.cancelledAlready,
      `${eventWords.cancelledAlready} 1 invited guest is being told.`,
    ]);
    expect(await news(eventId, 'cancellation')).toEqual([{ guest_id: rohan.id, status: 'queued' }]);
    expect(await row(eventId)).toMatchObject({ status: 'cancelled', version: 2, calendar_sequence: 1 });
    expect((await test.visitor.call('getEvent', { params: { eventId }, query: {} })).data.event.status).toBe(
      'cancelled',
    );

    const late = await asha.call('updateEvent', {
      params: { eventId },
      body: { ...details, date: inDays(40), version: 2 },
    });
    expect([late.status, late.error.code, late.error.message]).toEqual([
      409,
      'cancelled',
      eventWords.cancelledAlready,
    ]);
  });
});
