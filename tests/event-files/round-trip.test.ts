import { beforeAll, describe, expect, test } from 'vitest';
import { startingSelection } from '#contract/designs/designs.ts';
import {
  bringIn,
  contentsOf,
  download,
  fileGuest,
  fileHead,
  lastingHead,
  partsFor,
  picture,
  send,
  tarOf,
} from '#tests/event-files/files.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { statementsOf } from '#tests/setup/statements-of.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
let host: Caller;
let photo: Buffer;
beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
  photo = await picture();
});

describe('an event', () => {
  test('comes in with new keys, and nothing is sent, queued or said', async () => {
    const eventId = await addEvent(t.backend.ctx, host.userId);
    const guest = await addGuest(t.backend.ctx, eventId, { first_name: 'Ravi', email: 'ravi@example.in' });
    const file = await download(host, eventId);
    expect(file.toString('latin1')).not.toContain(guest.key);
    expect(file.toString('latin1')).not.toContain(guest.id);
    const jobs = async () => {
      const { rows } = await t.backend.ctx.database.pool.query(`select name, data from jobs.job`);
      return rows;
    };
    const before = await jobs();
    const made = await bringIn(host, file);
    const row = await db()
      .selectFrom('guests')
      .selectAll()
      .where('event_id', '=', made)
      .executeTakeFirstOrThrow();
    expect(row.first_name).toBe('Ravi');
    expect(row.id).not.toBe(guest.id);
    expect(row.link_key).not.toBe(guest.key);
    expect(row.link_key.length).toBeGreaterThan(20);
    expect(await jobs()).toEqual(before);
    for (const table of ['deliveries', 'event_reminders', 'event_hosts', 'notifications'] as const)
      expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  test('shows the messages that were sent before, and no day on which it would write by itself', async () => {
    const at = '2026-01-05T10:00:00.000Z';
    const messages = [{ audience: 'all' as const, function: null, text: 'Bring a shawl.', at }];
    const eventId = await bringIn(host, await tarOf(partsFor({ head: fileHead({ messages }), guests: [] })));
    const { data } = await host.call('getReminders', { params: { eventId } });
    expect(data.sent).toEqual([
      {
        kind: 'message',
        at,
        text: 'Bring a shawl.',
        functionName: '',
        total: 0,
        sent: 0,
        waiting: 0,
        undelivered: 0,
      },
    ]);
    expect(data.nextAt).toBeNull();
  });

  test.each([true, false, null])('keeps whether guests give together: %s', async (answer) => {
    const owner = await t.signIn({ plan: 'professional' });
    const head = fileHead({ event: { ...fileHead().event, giveTogether: answer } });
    const eventId = await bringIn(owner, await tarOf(partsFor({ head, guests: [] })));
    expect((await contentsOf(await download(owner, eventId))).head.event.giveTogether).toBe(answer);
    const { event } = (await owner.call('getEditableEvent', { params: { eventId } })).data;
    expect(event.giveTogether).toBe(answer ?? undefined);
  });

  test('is open for giving together but for what somebody brings, and tells nobody', async () => {
    const gift = {
      price: 10,
      link: '',
      type: 'home' as const,
      picture: null,
      purchasedAt: null,
      deliveredAt: null,
    };
    const head = fileHead({
      event: { ...fileHead().event, giveTogether: true },
      gifts: [
        { name: 'Lamp', ...gift },
        { name: 'Bowl', ...gift },
      ],
    });
    const guests = [
      fileGuest({ brings: [{ gift: 1, blessing: 'With love', at: '2026-01-05T10:00:00.000Z' }] }),
    ];
    const eventId = await bringIn(host, await tarOf(partsFor({ head, guests })));
    const groups = (await host.call('getWishlist', { params: { eventId }, query: {} })).data;
    expect(groups.flatMap(({ items }) => items)).toMatchObject([
      { name: 'Lamp', isCollaborative: true },
      { name: 'Bowl', isCollaborative: false, broughtBy: { firstName: 'Asha', blessing: 'With love' } },
    ]);
  });

  test('opens many gifts for giving together as one', async () => {
    const opening = async (count: number) => {
      const gifts = Array.from({ length: count }, (_, index) => ({
        name: `Lamp ${index}`,
        price: 10,
        link: '',
        type: 'home' as const,
        picture: null,
        purchasedAt: null,
        deliveredAt: null,
      }));
      const head = fileHead({ event: { ...fileHead().event, giveTogether: true }, gifts });
      const brings = [{ gift: 0, blessing: '', at: '2026-01-05T10:00:00.000Z' }];
      const file = await tarOf(partsFor({ head, guests: [fileGuest({ brings })] }));
      let eventId = '';
      const statements = await statementsOf(async () => (eventId = await bringIn(host, file)));
      const open = await db()
        .selectFrom('collaborations')
        .innerJoin('gifts', 'gifts.id', 'collaborations.gift_id')
        .select('gifts.id')
        .where('gifts.event_id', '=', eventId)
        .execute();
      expect(open).toHaveLength(count - 1);
      return statements.filter((text) => /collaborations|gift_claims/.test(text)).length;
    };
    expect(await opening(30)).toBe(await opening(2));
  });

  test('of two thousand guests with pictures goes and comes a part at a time', async () => {
    const guests = Array.from({ length: 2000 }, (_, index) =>
      fileGuest({ firstName: `Guest ${index}`, email: `many${index}@example.in` }),
    );
    const pictures = Array.from({ length: 12 }, (_, index) => `pictures/${index + 1}.webp`);
    const gifts = pictures.map((_, index) => ({
      name: `Lamp ${index}`,
      price: 10,
      link: '',
      type: 'home' as const,
      picture: index,
      purchasedAt: null,
      deliveredAt: null,
    }));
    const head = fileHead({ gifts, pictures });
    const file = await tarOf(
      partsFor(
        { head, guests },
        pictures.map(() => photo),
      ),
    );
    const found = await contentsOf(await download(host, await bringIn(host, file)));
    expect(found.guests).toEqual(guests);
    expect(found.names.filter((name) => name.startsWith('guests/')).length).toBe(20);
    expect(found.pictures.every((data) => data.subarray(8, 12).toString() === 'WEBP')).toBe(true);
  });
});

describe('what the owner may not see yet', () => {
  test('is not in the file of their event, and nothing in it tells', async () => {
    const eventId = await addEvent(t.backend.ctx, host.userId);
    const params = { eventId };
    const guest = await addGuest(t.backend.ctx, eventId, { first_name: 'Ravi' });
    const without = await db()
      .insertInto('gifts')
      .values({ id: 'gift-of-a-surprise', event_id: eventId, position: 1, name: 'Lamp', price_paise: 100 })
      .execute()
      .then(() => download(host, eventId));
    const claim = (surprise: boolean) =>
      t.visitor.call('claimGift', {
        params: { ...params, giftId: 'gift-of-a-surprise' },
        body: { surprise, blessing: 'Hush-hush', guest: guest.id, key: guest.key },
      });
    expect((await claim(true)).status).toBe(200);
    const lastingContent = async (file: Buffer) => {
      const { head, guests } = await contentsOf(file);
      return { head: lastingHead(head), guests };
    };
    expect(await lastingContent(await download(host, eventId))).toEqual(await lastingContent(without));
    await claim(false);
    const [ravi] = (await contentsOf(await download(host, eventId))).guests;
    expect(ravi?.brings).toMatchObject([{ gift: 0, blessing: 'Hush-hush' }]);
  });
});

describe('a file that was read', () => {
  const file = async () =>
    tarOf(partsFor({ head: fileHead({ source: 'a'.repeat(32) }), guests: [fileGuest()] }));

  test('makes one event however often the button is pressed, and one more only when asked again', async () => {
    const asha = await t.signIn({ plan: 'professional' });
    const first = (await send(asha, await file())).data.import;
    expect(first.madeBefore).toEqual([]);
    const make = (importId: string, again = false) =>
      asha.call('makeImportedEvent', { params: { importId }, body: { again } });
    const pressed = await Promise.all([make(first._id), make(first._id), make(first._id)]);
    expect(pressed.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(pressed.map(({ data }) => data.eventId)).size).toBe(1);
    expect(pressed.filter(({ data }) => !data.repeated).length).toBe(1);
    const second = (await send(asha, await file())).data.import;
    expect(second.madeBefore).toEqual([{ _id: pressed[0]?.data.eventId, eventName: 'Kavita weds Arjun' }]);
    expect(await make(second._id)).toMatchObject({ status: 409, error: { code: 'made_before' } });
    expect((await make(second._id, true)).data.repeated).toBe(false);
    const events = db().selectFrom('events').select('id').where('organiser_id', '=', asha.userId);
    expect((await events.execute()).length).toBe(2);
  });

  test('is its sender’s, is forgotten with its pictures when they say so, and after seven days', async () => {
    const asha = await t.signIn({ plan: 'professional' });
    const head = fileHead({
      pictures: ['pictures/1.webp'],
      design: { selection: startingSelection('mandap'), photo: 0 },
    });
    const whole = await tarOf(partsFor({ head, guests: [] }, [photo]));
    const owned = () => db().selectFrom('images').select('id').where('owner_id', '=', asha.userId).execute();
    const { _id: importId } = (await send(asha, whole)).data.import;
    expect((await owned()).length).toBe(1);
    expect((await host.call('getEventImport', { params: { importId } })).status).toBe(404);
    expect((await host.call('makeImportedEvent', { params: { importId }, body: {} })).status).toBe(404);
    await host.call('discardEventImport', { params: { importId } });
    expect((await asha.call('getEventImport', { params: { importId } })).status).toBe(200);
    // another file takes its place
    await send(asha, whole);
    expect((await owned()).length).toBe(1);
    expect((await asha.call('getEventImport', { params: { importId } })).status).toBe(404);
    const next = (await send(asha, whole)).data.import._id;
    await asha.call('discardEventImport', { params: { importId: next } });
    expect(await owned()).toEqual([]);
    expect((await asha.call('getEventImport', { params: { importId: next } })).status).toBe(404);
  });
});
