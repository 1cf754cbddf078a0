import { DateTime } from 'luxon';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findEventsToRemind, recordRuns } from '#backend/guests/reminders/repository.ts';
import { sendDueReminders } from '#backend/guests/reminders/service.ts';
import * as eventWords from '#messages/events/en.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import {
  keepSignedIn,
  newWeddingToRemind,
  NOON,
  signInToRemind,
  weddingToRemind,
} from '#tests/reminders/event.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let event: Awaited<ReturnType<typeof weddingToRemind>>;

beforeAll(async () => {
  host = await signInToRemind(t);
});
beforeEach(async () => {
  event = await newWeddingToRemind(t, host);
});
afterEach(() => t.setNow());

const inIndia = (text: string) => t.setNow(new Date(`${text}+05:30`));
const look = () => sendDueReminders(t.backend.ctx);
const seen = async () => (await host.call('getReminders', { params: event.params })).data;
const addresses = async () => (await event.deliveries('reminder')).map(({ address }) => address);

describe('the reply-by date', () => {
  test('is saved, shown to guests and in the overview, and taken away again', async () => {
    const priya = await event.invited({ email: 'priya@example.in' });
    expect((await event.save('2027-03-16')).data.message).toBe(
      'Saved. Guests see the date you need their answer by.',
    );
    expect((await seen()).replyBy).toBe('2027-03-16');
    const page = async () =>
      (await t.visitor.call('getEvent', { params: event.params, query: { guest: priya.id, key: priya.key } }))
        .data.event.replyBy;
    expect(await page()).toBe('2027-03-16');
    inIndia('2027-03-17T00:00:00');
    expect(await page()).toBeUndefined();
    // an answer after it is still an answer
    expect((await event.reply(priya, 'yes')).status).toBe(200);
    await event.save('');
    expect((await seen()).replyBy).toBe('');
  });

  test('lies between today where the event is and its day', async () => {
    inIndia('2027-03-11T00:00:00');
    expect((await event.save('2027-03-10')).error.details).toEqual({
      replyBy: ['This day has passed. Choose today or a later day.'],
    });
    expect((await event.save('2027-03-11')).status).toBe(200);
    expect((await event.save('2027-03-21')).error.details).toEqual({
      replyBy: ['Choose a day on or before the day of the event.'],
    });
    expect((await event.save('2027-02-30')).error.details?.replyBy).toBeDefined();
    expect((await event.save('', [2])).error.details).toEqual({
      replyBy: ['Set the date first: reminders go out some days before it.'],
    });
    expect((await event.save('2027-03-16', [31])).status).toBe(400);
    expect((await event.save('2027-03-16', [1, 2, 3, 4, 5, 6])).status).toBe(400);
  });

  test('is free; reminders and messages come with Premium', async () => {
    const basic = await t.signIn();
    await keepSignedIn(t);
    const theirs = await weddingToRemind(t, basic);
    expect((await theirs.save('2027-03-16')).status).toBe(200);
    const refused = await theirs.save('2027-03-16', [2]);
    expect([refused.status, refused.error.code]).toEqual([403, 'plan_limit']);
    expect(refused.error.message).toBe(
      'Reminders and messages to guests come with the Premium plan, and your plan is Basic. The RSVP deadline is free. Contact us for a larger plan.',
    );
    expect((await basic.call('remindNow', { params: theirs.params })).error.code).toBe('plan_limit');
    expect((await basic.call('getReminders', { params: theirs.params })).data.allowed).toBe(false);
  });
});

describe('reminders by themselves', () => {
  test('go to those who have not answered, two days before, once however many processes look', async () => {
    await event.invited({ email: 'pending@example.in' });
    await event.reply(await event.invited({ email: 'yes@example.in' }), 'yes');
    await event.reply(await event.invited({ email: 'no@example.in' }), 'no');
    await event.invited({ email: 'bounced@example.in' }, 'bounced');
    await event.invited({ email: 'never@example.in' }, 'none');
    await event.invited({ email: 'quiet@example.in' });
    await t.backend.ctx.db
      .insertInto('unsubscribed_addresses')
      .values({ email: 'quiet@example.in', event_id: event.eventId })
      .execute();
    await event.invited({ phone: '+919820054321' });
    expect((await event.save('2027-03-16', [2])).data.message).toBe(
      'Saved. The next reminders go out on Sunday, 14 March 2027, 9 am.',
    );
    expect(await seen()).toMatchObject({
      nextAt: '2027-03-14T03:30:00.000Z',
      pending: 5,
      reminder: { told: 1, notTold: { not_invited: 1, undelivered: 1, unsubscribed: 1, link: 1 } },
    });

    inIndia('2027-03-14T08:59:59');
    await look();
    expect(await addresses()).toEqual([]);
    inIndia('2027-03-14T09:00:00');
    await Promise.all([look(), look(), look()]);
    expect(await addresses()).toEqual(['pending@example.in']);
    inIndia('2027-03-15T09:00:00');
    await look();
    expect(await addresses()).toHaveLength(1);
  });

  test('wait when the work fails in the middle, and then go out once', async () => {
    await event.invited({ email: 'pending@example.in' });
    await event.save('2027-03-16', [2]);
    inIndia('2027-03-14T09:00:00');
    const { jobs } = t.backend.ctx;
    const enqueue = jobs.enqueue.bind(jobs);
    jobs.enqueue = async () => {
      throw new Error('the process dies here');
    };
    await look();
    jobs.enqueue = enqueue;
    expect(await addresses()).toEqual([]);
    await look();
    await look();
    expect(await addresses()).toEqual(['pending@example.in']);
  });

  test('stop with the plan, with the event, and when they are switched off', async () => {
    await event.invited({ email: 'pending@example.in' });
    await event.save('2027-03-16', [3, 2]);
    inIndia('2027-03-13T09:00:00');
    const { db } = t.backend.ctx;
    await db.updateTable('users').set({ plan: 'basic' }).where('id', '=', host.userId).execute();
    await look();
    await db.updateTable('users').set({ plan: 'professional' }).where('id', '=', host.userId).execute();
    await db.updateTable('events').set({ status: 'cancelled' }).where('id', '=', event.eventId).execute();
    await look();
    await db.updateTable('events').set({ status: 'active' }).where('id', '=', event.eventId).execute();
    await event.save('2027-03-16', []);
    await look();
    expect(await addresses()).toEqual([]);
  });
});

test('an event is looked at from the day before its next reminders, wherever its dates move, and not after them', async () => {
  const { db } = t.backend.ctx;
  const isLookedAt = async (day: string) =>
    (await findEventsToRemind(db, new Date(`${day}T06:30:00Z`))).includes(event.eventId);
  await event.save('2027-03-18', [4, 2]);
  expect([await isLookedAt('2027-03-12'), await isLookedAt('2027-03-13')]).toEqual([false, true]);
  expect([await isLookedAt('2027-03-19'), await isLookedAt('2027-03-21')]).toEqual([true, false]);
  await recordRuns(db, event.eventId, ['2027-03-14'], NOON);
  expect([await isLookedAt('2027-03-14'), await isLookedAt('2027-03-15')]).toEqual([false, true]);
  await recordRuns(db, event.eventId, ['2027-03-16'], NOON);
  expect(await isLookedAt('2027-03-17')).toBe(false);
  await db.updateTable('events').set({ date: '2027-03-17' }).where('id', '=', event.eventId).execute();
  expect([await isLookedAt('2027-03-11'), await isLookedAt('2027-03-12')]).toEqual([false, true]);
  await event.save('2027-03-15', [1]);
  expect([await isLookedAt('2027-03-12'), await isLookedAt('2027-03-13')]).toEqual([false, false]);
  await event.save('', []);
  expect(await isLookedAt('2027-03-15')).toBe(false);
});

describe('reminding now', () => {
  const now = () => host.call('remindNow', { params: event.params });

  test('reminds once a day, and five times in all with those by themselves', async () => {
    await event.invited({ email: 'pending@example.in' });
    expect((await now()).data).toMatchObject({ message: 'Reminding 1 guest.', queued: 1 });
    const again = await now();
    expect([again.status, again.error.message]).toEqual([409, 'There is nobody to remind now.']);
    await event.save('2027-03-16', [2]);
    for (const day of ['11', '12', '13']) {
      inIndia(`2027-03-${day}T19:59:59`);
      expect((await now()).status).toBe(200);
    }
    inIndia('2027-03-14T09:00:00');
    await look();
    expect(await addresses()).toHaveLength(5);
    inIndia('2027-03-15T12:00:00');
    expect((await now()).status).toBe(409);
    expect((await seen()).reminder).toEqual({ told: 0, notTold: { enough: 1 } });
  });

  test('two presses at once remind once', async () => {
    await event.invited({ email: 'pending@example.in' });
    const answers = await Promise.all([now(), now(), now()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await addresses()).toHaveLength(1);
  });

  test('is refused at night, for a cancelled event and after its beginning, with the reason', async () => {
    await event.invited({ email: 'pending@example.in' });
    inIndia('2027-03-11T23:10:00');
    expect((await now()).error.message).toBe(
      'It is 11:10 pm where the event is. Reminders go out between 9 am and 8 pm there, so please come back then.',
    );
    inIndia('2027-03-20T19:45:00');
    expect((await now()).error.message).toBe('The event has begun, so no more reminders go out.');
    t.setNow(NOON);
    await host.call('cancelEvent', { params: event.params });
    expect((await now()).error.message).toBe(eventWords.cancelledAlready);
    expect(await addresses()).toEqual([]);
  });

  test('lists who would get one and who would not and why', async () => {
    await event.invited({ phone: '+919820054321' });
    await event.invited({ email: 'pending@example.in' });
    const { data } = await host.call('listRecipients', { params: event.params, query: {} });
    expect(data.items).toMatchObject([
      { email: 'pending@example.in', channel: 'email', why: null, whatsapp: '' },
      {
        phone: '+919820054321',
        channel: null,
        why: 'link',
        whatsapp: expect.stringMatching(/^https:\/\/wa\.me\/919820054321\?text=/) as string,
      },
    ]);
    expect(decodeURIComponent(data.items[1]?.whatsapp ?? '')).toContain(
      'Asha Rao would love to know whether you can come to *Meera weds Rohan*',
    );
  });

  test('shows a viewer who that is, without the links that answer for a guest', async () => {
    const guest = await event.invited({ phone: '+919820054321' });
    const viewer = await t.signIn();
    await keepSignedIn(t);
    await addHost(t.backend.ctx, event.params.eventId, {
      email: viewer.email,
      role: 'viewer',
      userId: viewer.userId,
    });
    const { data } = await viewer.call('listRecipients', { params: event.params, query: {} });
    expect(data.items).toMatchObject([{ phone: '+919820054321', why: 'link', whatsapp: '' }]);
    expect(JSON.stringify((await viewer.call('getReminders', { params: event.params })).data)).not.toContain(
      guest.key,
    );
  });
});

describe('messages to guests', () => {
  const send = (audience: string, requestId = 'request-0001', text = 'Parking is behind the hall.') =>
    host.call('sendGuestMessage', { params: event.params, body: { audience, text, requestId } as never });

  test('reach their audience once, however often the form is sent', async () => {
    await event.invited({ email: 'pending@example.in' });
    await event.reply(await event.invited({ email: 'yes@example.in' }), 'yes');
    await event.reply(await event.invited({ email: 'no@example.in' }), 'no');
    await event.invited({ phone: '+919820054321' });
    await event.invited({ email: 'bounced@example.in' }, 'bounced');
    const draft = { audience: 'all', text: 'Parking is behind the hall.' } as const;
    const { data } = await host.call('previewGuestMessage', { params: event.params, body: draft });
    expect(data.reach).toEqual({ told: 3, notTold: { link: 1, undelivered: 1 } });
    expect(decodeURIComponent(data.links[0]?.whatsapp ?? '')).toMatch(
      /^https:\/\/wa\.me\/919820054321\?text=Namaste Priya ji!\n\nParking is behind the hall\.\n\n\*Meera weds Rohan\*.*\n.*\/reply\/whatsapp\?key=/,
    );
    expect(data.sample).toMatchObject({
      subject: 'A message from Asha Rao about Meera weds Rohan',
      text: expect.stringContaining('Parking is behind the hall.') as string,
    });
    expect(await event.deliveries('message')).toEqual([]);

    const answers = await Promise.all([send('confirmed'), send('confirmed')]);
    expect(answers.map(({ data }) => data.queued).sort()).toEqual([0, 1]);
    expect((await send('pending', 'request-0002')).data.message).toBe(
      'Your message is on its way to 1 guest.',
    );
    expect((await send('all', 'request-0003')).data.queued).toBe(3);
    expect((await event.deliveries('message')).map(({ address }) => address).sort()).toEqual([
      'no@example.in',
      'pending@example.in',
      'pending@example.in',
      'yes@example.in',
      'yes@example.in',
    ]);
    expect((await seen()).sent).toHaveLength(3);
    // they are part of what is stored about the organiser
    const file = (await (await host.fetch('/auth/account/export')).json()) as Record<
      string,
      { eventId: string; text: string }[]
    >;
    expect(file.messagesToYourGuests?.filter(({ eventId }) => eventId === event.eventId)).toHaveLength(3);
  });

  test('are refused when empty, too long, to nobody, or of a cancelled event', async () => {
    expect((await send('all', 'request-0001', '  ')).error.details).toEqual({ text: ['Write the message.'] });
    expect((await send('all', 'request-0001', 'x'.repeat(1001))).error.details).toEqual({
      text: ['Use at most 1,000 characters for the message.'],
    });
    expect((await send('friends')).error.details).toEqual({ audience: ['Choose who gets the message.'] });
    expect((await send('all')).error.message).toBe(
      'None of these guests can be reached by e-mail, so nothing was sent.',
    );
    // nothing was kept of it, so the same form can be sent once there is somebody
    await event.invited({ email: 'pending@example.in' });
    expect((await send('all')).data.queued).toBe(1);
    await host.call('cancelEvent', { params: event.params });
    expect((await send('all', 'request-0009')).status).toBe(409);
  });
});

test('never at night, never more than five, never to who answered: whatever the organiser and the clock do', async () => {
  const guests = await Promise.all(
    [1, 2, 3].map((number) => event.invited({ email: `guest${number}@example.in` })),
  );
  const answeredAt = new Map<string, Date>();
  const acts = ['look', 'remind', 'remind', 'answer', 'save'] as const;
  // the same course of events each time
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  let now = NOON;
  while (now < new Date('2027-03-21T00:00:00Z')) {
    const act = acts[random(acts.length)];
    now = new Date(now.getTime() + random(8 * 60) * 60_000);
    t.setNow(now);
    await t.backend.ctx.db.deleteFrom('rate_limits').execute();
    if (act === 'remind') await host.call('remindNow', { params: event.params });
    if (act === 'save') await event.save('2027-03-19', [5, 4, 3, 2, 1]);
    if (act === 'answer' && now > new Date('2027-03-15T00:00:00Z') && answeredAt.size < 2) {
      const guest = guests[answeredAt.size];
      if (guest && (await event.reply(guest, 'no')).status === 200) answeredAt.set(guest.id, now);
    }
    await look();
  }
  const sent = await event.deliveries('reminder');
  expect(answeredAt.size).toBe(2);
  expect(sent.length).toBeGreaterThan(8);
  for (const { created_at: at } of sent) {
    const { hour } = DateTime.fromJSDate(at, { zone: 'Asia/Kolkata' });
    expect(hour >= 9 && hour < 20).toBe(true);
  }
  for (const { id } of guests) {
    const own = sent.filter(({ guest_id: guestId }) => guestId === id);
    expect(own.length).toBeLessThanOrEqual(5);
    expect(
      new Set(own.map(({ created_at: at }) => DateTime.fromJSDate(at, { zone: 'Asia/Kolkata' }).toISODate()))
        .size,
    ).toBe(own.length);
    const answered = answeredAt.get(id);
    if (answered) expect(own.every(({ created_at: at }) => at < answered)).toBe(true);
  }
});
