import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EventFileGuest, EventFileHead } from '#contract/events/event-file.ts';
import { linkInvitationsToUser } from '#backend/use-cases/account/link-service.ts';
import { addMailedInvitation } from '#tests/guests/wedding.ts';
import * as transferWords from '#messages/events/transfer/en.ts';
import { bringIn, fileGuest, fileHead, partsFor, send, tarOf, type Part } from '#tests/event-files/files.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/*
 * Files made by somebody who read our code: what they would have the server do, or do to others.
 */
const t = useTestBackend();
const db = () => t.backend.ctx.db;
let asha: Caller;
beforeAll(async () => {
  asha = await t.signIn({ plan: 'professional' });
});
beforeEach(() => db().deleteFrom('rate_limits').execute());

const fileOf = (head: Partial<EventFileHead>, guests: EventFileGuest[] = []) =>
  tarOf(partsFor({ head: fileHead(head), guests }));

/** What this process worked meanwhile, in seconds, whatever else the machine does. */
async function worked(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

const lamp = {
  name: 'Lamp',
  price: 1000,
  link: '',
  type: 'home' as const,
  picture: null,
  purchasedAt: null,
  deliveredAt: null,
};
const at = '2026-01-01T00:00:00.000Z';
const yes = {
  rsvp: 'yes' as const,
  adults: 2,
  children: 0,
  note: '',
  names: '',
  household: [],
  answeredFor: null,
};

/** The copy of everything that is stored of somebody. */
async function copyOf(who: Caller): Promise<Record<string, Record<string, unknown>[]>> {
  const answer = await who.fetch('/auth/account/export');
  return (await answer.json()) as Record<string, Record<string, unknown>[]>;
}

describe('a file keeps the server from nothing else', () => {
  test('with headers for all parts that have a hundred thousand lines, and thousands of headers', async () => {
    const lines = Array.from({ length: 120_000 }, (_, n) => `16 k${String(n).padStart(6, '0')}=1234\n`);
    const file = await tarOf([
      ['all', Buffer.from(lines.join(''))],
      ...Array.from({ length: 300 }, (_, n): Part => [`${n}`, Buffer.from('9 a=bcde\n')]),
    ]);
    // the first of them is for everything that follows, the others for one part each
    for (let at = 0; file[at];) {
      const size = parseInt(file.toString('latin1', at + 124, at + 135), 8);
      file.write(at === 0 ? 'g' : 'x', at + 156, 'latin1');
      file.fill(' ', at + 148, at + 156);
      const sum = file.subarray(at, at + 512).reduce((so, byte) => so + byte, 0);
      file.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148, 'latin1');
      at += 512 + Math.ceil(size / 512) * 512;
    }
    const seconds = await worked(async () => {
      const { status, error } = await send(asha, file);
      expect([status, error.message]).toEqual([400, transferWords.notAnEventFile]);
    });
    expect(seconds).toBeLessThan(3);
  });

  test('with lists of a million things that are all wrong', async () => {
    const zeros = `[${'0,'.repeat(1_900_000)}0]`;
    const head = JSON.stringify(fileHead()).replace('"messages":[]', `"messages":${zeros}`);
    const guest = JSON.stringify(fileGuest()).replace('"brings":[]', `"brings":${zeros}`);
    const hundred = JSON.stringify(
      Array.from({ length: 100 }, () => ({ ...fileGuest(), brings: Array.from({ length: 200 }, () => 0) })),
    );
    const question = JSON.stringify({ choices: Array.from({ length: 500 }, () => 0) });
    const nested = JSON.stringify(fileHead()).replace(
      /"questions":\[[^\]]*\]/,
      `"questions":[${Array.from({ length: 500 }, () => question).join()}]`,
    );
    expect(nested.length).toBeGreaterThan(400_000);
    for (const file of [
      await tarOf([['shagun-event.json', Buffer.from(nested)]]),
      await tarOf([['shagun-event.json', Buffer.from(head)]]),
      await tarOf([
        ['shagun-event.json', fileHead()],
        ['guests/1.json', Buffer.from(`[${guest}]`)],
      ]),
      await tarOf([
        ['shagun-event.json', fileHead()],
        ['guests/1.json', Buffer.from(zeros)],
      ]),
      await tarOf([
        ['shagun-event.json', fileHead()],
        ['guests/1.json', Buffer.from(hundred)],
      ]),
    ]) {
      const seconds = await worked(async () => expect((await send(asha, file)).status).toBe(400));
      expect(seconds).toBeLessThan(2);
    }
  });

  test('with more text than the longest list of guests has', async () => {
    const page = Buffer.from(JSON.stringify([{ ...fileGuest(), more: 'x'.repeat(3_900_000) }]));
    const pages = Array.from({ length: 10 }, (_, n) => [`guests/${n + 1}.json`, page] as const);
    const file = await tarOf([
      ['shagun-event.json', fileHead()],
      ...pages,
      ['end.json', { guests: 10, pictures: 0 }],
    ]);
    const { status, error } = await send(asha, file);
    expect([status, error.message]).toEqual([400, transferWords.tooMuchText]);
  });

  test('with things that lie deep in each other, or are called as JavaScript’s own', async () => {
    const deep = `${'{"a":['.repeat(200_000)}1${']}'.repeat(200_000)}`;
    const head = JSON.stringify(fileHead());
    for (const more of [
      `"deep":${deep}`,
      '"__proto__":{"admin":true},"constructor":{"prototype":{"admin":1}}',
    ]) {
      const file = await tarOf([
        ['shagun-event.json', Buffer.from(`{${more},${head.slice(1)}`)],
        ['end.json', { guests: 0, pictures: 0 }],
      ]);
      expect((await send(asha, file)).status).toBe(201);
      expect(({} as { admin?: unknown }).admin).toBeUndefined();
    }
  });

  test('with a mark between the parts of its form that is longer than any browser’s', async () => {
    const mark = 'b'.repeat(5000);
    const answer = await asha.fetch('/events/imports', {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${mark}` },
      body: `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--${mark}--`,
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain(transferWords.notAnEventFile);
  });
});

describe('moments that no calendar has', () => {
  const reply = (when: string) => ({
    rsvp: 'yes' as const,
    source: null,
    adults: 1,
    children: 0,
    note: '',
    names: '',
    household: [],
    answeredFor: null,
    at: when,
  });

  test('are refused when the file is read, not when its event is made', async () => {
    const { event } = fileHead();
    const functions = [
      { name: 'Haldi', date: '0000-01-01', time: '10:00', venue: event.venue, everyone: true },
    ];
    for (const [head, guests] of [
      [{ gifts: [{ ...lamp, purchasedAt: '0000-01-01T00:00:00Z' }] }, []],
      [{ messages: [{ audience: 'all', function: null, text: 'x', at: '0000-01-01T00:00:00Z' }] }, []],
      [{}, [fileGuest({ reply: reply('0000-02-01T00:00:00Z') })]],
      [{ event: { ...event, date: '0000-01-01' } }, []],
      [{ event: { ...event, replyBy: '0000-01-01' } }, []],
      [{ functions }, []],
    ] as [Partial<EventFileHead>, EventFileGuest[]][]) {
      const { status } = await send(asha, await fileOf(head, guests));
      expect([status, JSON.stringify([head, guests])]).toEqual([400, JSON.stringify([head, guests])]);
    }
  });

  test('and what is still to come is taken as done now', async () => {
    const later = '2150-01-01T00:00:00.000Z';
    const eventId = await bringIn(
      asha,
      await fileOf({ gifts: [{ ...lamp, purchasedAt: later, deliveredAt: later }] }, [
        fileGuest({ reply: reply(later) }),
      ]),
    );
    const gift = await db()
      .selectFrom('gifts')
      .selectAll()
      .where('event_id', '=', eventId)
      .executeTakeFirstOrThrow();
    const stored = await db()
      .selectFrom('replies')
      .selectAll()
      .where('event_id', '=', eventId)
      .executeTakeFirstOrThrow();
    const soon = Date.now() + 60_000;
    for (const moment of [gift.purchased_at, gift.delivered_at, stored.updated_at])
      expect(moment?.getTime()).toBeLessThan(soon);
  });
});

describe('what a file says that others said', () => {
  test('is the word of whoever sent it, and of nobody’s account until they say it here', async () => {
    const member = await t.signIn({ email: 'has.account@example.in' });
    const reply = { ...yes, source: 'email' as const, note: 'Whatever you like', at };
    const eventId = await bringIn(
      asha,
      await fileOf({ gifts: [lamp, { ...lamp, name: 'Urn' }] }, [
        fileGuest({
          email: member.email,
          reply: { ...reply, at: '2150-01-01T00:00:00.000Z' },
          brings: [{ gift: 0, blessing: 'With love', at }],
        }),
        fileGuest({ email: 'later@example.in', reply, brings: [{ gift: 1, blessing: 'With joy', at }] }),
        fileGuest({ email: 'never@example.in', reply }),
      ]),
    );
    const rows = () =>
      db()
        .selectFrom('guests')
        .innerJoin('replies', 'replies.guest_id', 'guests.id')
        .leftJoin('gift_claims', 'gift_claims.guest_id', 'guests.id')
        .select(['guests.id', 'guests.user_id as account', 'replies.source', 'replies.note'])
        .select(['gift_claims.user_id as bringer'])
        .where('guests.event_id', '=', eventId)
        .orderBy('guests.position')
        .execute();
    const ofMember = { account: member.userId, source: 'host', note: reply.note, bringer: null };
    const ofNever = { account: null, source: 'host', bringer: null };
    expect(await rows()).toMatchObject([ofMember, { account: null, source: 'host', bringer: null }, ofNever]);
    // neither when the file was brought in nor when an address is typed later does a host see who has an account
    const listed = async () => (await asha.call('listGuests', { params: { eventId }, query: {} })).data.items;
    expect(new Set((await listed()).map(({ rsvpSource }) => rsvpSource))).toEqual(new Set(['host']));
    // somebody proves that an address is theirs, where the hosts wrote to them
    const { id = '' } = (await rows())[1] ?? {};
    await addMailedInvitation(t.backend.ctx, eventId, { id, email: 'later@example.in' });
    const later = await t.signIn();
    await db()
      .transaction()
      .execute((tx) =>
        linkInvitationsToUser(t.backend.ctx)(tx, {
          userId: later.userId,
          email: 'later@example.in',
          isWayIn: true,
        }),
      );
    const [, ofLater] = await rows();
    expect(ofLater).toMatchObject({ account: later.userId, source: 'host', bringer: later.userId });
    expect(await rows()).toMatchObject([ofMember, {}, ofNever]);
    const copy = await copyOf(later);
    expect(copy.eventsJoined).toMatchObject([{ rsvp: 'yes', rsvpSource: 'host', note: reply.note }]);
    expect(copy.giftsYouBring).toMatchObject([{ blessing: 'With joy', cameWithAnEventFile: true }]);
    // what they say here is theirs
    const place = { eventId, guestId: ofLater?.id ?? '' };
    await later.call('setRsvp', { params: place, body: { rsvp: 'yes', adults: 1, children: 0 } });
    const giftId = String(copy.giftsYouBring?.[0]?.id);
    await later.call('claimGift', {
      params: { eventId, giftId },
      body: { surprise: false, blessing: 'Mine' },
    });
    expect((await copyOf(later)).eventsJoined).toMatchObject([{ rsvp: 'yes', rsvpSource: 'manual' }]);
    expect((await copyOf(later)).giftsYouBring).toMatchObject([
      { blessing: 'Mine', cameWithAnEventFile: false },
    ]);
  });

  test('makes us write to nobody: its gifts may be changed and removed', async () => {
    await t.signIn({ email: 'member@example.in' });
    const guests = ['stranger@example.in', 'member@example.in'].map((email, gift) =>
      fileGuest({ firstName: `Guest ${gift}`, email, brings: [{ gift, blessing: 'With love', at }] }),
    );
    // one that says it was said after everything that will happen here
    guests.push(
      fileGuest({
        firstName: 'Third',
        email: 'third@example.in',
        brings: [{ gift: 2, blessing: '', at: '2150-01-01T00:00:00.000Z' }],
      }),
    );
    const eventId = await bringIn(
      asha,
      await fileOf({ gifts: [lamp, { ...lamp, name: 'Urn' }, { ...lamp, name: 'Bowl' }] }, guests),
    );
    const gifts = await db()
      .selectFrom('gifts')
      .select(['id', 'name'])
      .where('event_id', '=', eventId)
      .orderBy('position')
      .execute();
    const mails = async () => {
      const { rows } = await t.backend.ctx.database.pool.query<{ n: number }>(
        `select count(*)::int as n from jobs.job where name = 'letter'`,
      );
      return rows[0]?.n;
    };
    const before = await mails();
    for (const { id: giftId, name } of gifts) {
      const form = new FormData();
      form.set('name', `${name}: see http://win-a-prize.example`);
      form.set('price', '5');
      const changed = await asha.call('updateGift', { params: { eventId, giftId }, form });
      expect(changed.status).toBe(200);
      expect((await asha.call('deleteGift', { params: { eventId, giftId } })).status).toBe(200);
    }
    expect(await mails()).toBe(before);
  });
});
