import { describe, expect, it } from 'vitest';
import { forgetOldDrafts } from '#backend/use-cases/drafts/service.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const test = useTestBackend();
const params = { eventType: 'wedding' as const };
const entries: [string, string][] = [
  ['eventName', 'Tara & Dev'],
  ['gifts[0].name', 'Lamp'],
  ['gifts[0].name', 'Rug'],
];
const draft = async (person: Caller, query = {}) =>
  (await person.call('getEventDraft', { params, query })).data;

const HOUR = 3_600_000;

describe('a draft', () => {
  it('keeps what was typed, in its order, per person and type of event', async () => {
    const asha = await test.signIn();
    const rohan = await test.signIn();
    expect(await draft(asha)).toEqual({
      entries: [],
      turn: 0,
      savedAt: null,
      guests: {
        items: [],
        total: 0,
        page: 1,
        pages: 1,
        search: '',
        summary: { total: 0, withFamily: 0, individual: 0 },
      },
      pendingImport: null,
    });
    expect((await asha.call('saveEventDraft', { params, body: { entries } })).data.success).toBe(true);
    expect((await draft(asha)).entries).toEqual(entries);
    expect(Date.parse((await draft(asha)).savedAt ?? '')).toBeGreaterThan(Date.now() - HOUR);
    await asha.call('saveEventDraft', {
      params,
      body: { entries: [['eventName', 'Tara weds Dev \ud83d \u0000']] },
    });
    expect((await draft(asha)).entries).toEqual([['eventName', 'Tara weds Dev \ufffd ']]);
    expect((await draft(rohan)).entries).toEqual([]);
    const birthday = await asha.call('getEventDraft', { params: { eventType: 'birthday' }, query: {} });
    expect(birthday.data.entries).toEqual([]);
  });

  it('ends with its guests when thrown away', async () => {
    const asha = await test.signIn();
    await asha.call('saveEventDraft', { params, body: { entries } });
    await asha.call('addDraftGuest', { params, body: { guests: [{ firstName: 'Uma' }] } });
    for (let time = 0; time < 2; time += 1)
      expect((await asha.call('deleteEventDraft', { params })).data.success).toBe(true);
    expect(await draft(asha)).toMatchObject({ entries: [], savedAt: null, guests: { total: 0 } });
  });

  it('keeps what a page saves by itself only until a button is pressed', async () => {
    const asha = await test.signIn();
    const save = (name: string, turn?: number) =>
      asha.call('saveEventDraft', { params, body: { entries: [['eventName', name]], turn } });
    expect((await save('typed', 0)).status).toBe(200);
    expect((await save('typed on', 0)).status).toBe(200);
    expect(await draft(asha)).toMatchObject({ entries: [['eventName', 'typed on']], turn: 0 });
    expect((await save('pressed')).status).toBe(200);
    const late = await save('typed before', 0);
    expect([late.status, late.error?.message]).toEqual([
      409,
      'This form has just been changed, by a button or in another window. Nothing was overwritten.',
    ]);
    expect(await draft(asha)).toMatchObject({ entries: [['eventName', 'pressed']], turn: 1 });
    expect((await save('typed after', 1)).status).toBe(200);

    await asha.call('deleteEventDraft', { params });
    expect((await save('typed before the end', 1)).status).toBe(409);
    const { turn, ...ended } = await draft(asha);
    expect(ended).toMatchObject({ entries: [], savedAt: null });
    expect((await save('a new one', turn)).status).toBe(200);
  });

  it('does not come back after its event was made, by what was typed before', async () => {
    const asha = await test.signIn();
    await asha.call('saveEventDraft', { params, body: { entries } });
    const { turn } = await draft(asha);
    const made = await asha.call('createEvent', {
      body: {
        eventType: 'wedding',
        eventName: 'Tara weds Dev',
        date: '2031-02-14',
        description: 'Dinner.',
        fromDraft: true,
      },
    });
    expect(made.status).toBe(201);
    expect((await asha.call('saveEventDraft', { params, body: { entries, turn } })).status).toBe(409);
    expect(await draft(asha)).toMatchObject({ entries: [], savedAt: null });
  });

  it('is for signed-in people, of a type that exists, within its size', async () => {
    for (const answer of [
      await test.visitor.call('getEventDraft', { params, query: {} }),
      await test.visitor.call('saveEventDraft', { params, body: { entries } }),
      await test.visitor.call('deleteEventDraft', { params }),
    ]) {
      expect(answer.status).toBe(401);
    }
    const asha = await test.signIn();
    expect((await asha.fetch('/events/drafts/funeral')).status).toBe(404);
    const large = await asha.call('saveEventDraft', {
      params,
      body: { entries: [['description', 'x'.repeat(20_001)]] },
    });
    expect(large.status).toBe(400);
    const huge = await asha.call('saveEventDraft', {
      params,
      body: { entries: Array.from({ length: 150 }, () => ['a', 'x'.repeat(20_000)] as [string, string]) },
    });
    expect(huge.status).toBe(413);
  });
});

describe('a rescued form', () => {
  it('waits under a token for the person to sign in, and is taken once', async () => {
    const { data } = await test.visitor.call('rescueEventDraft', { body: { ...params, entries } });
    const kept = await test.backend.ctx.db.selectFrom('draft_rescues').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(data.token);
    const asha = await test.signIn();
    const rohan = await test.signIn();
    await asha.call('addDraftGuest', { params, body: { guests: [{ firstName: 'Uma' }] } });
    const claim = (person: Caller, token: string) => person.call('claimEventDraft', { params: { token } });
    expect((await claim(test.visitor, data.token)).status).toBe(401);
    expect((await claim(asha, `${data.token}x`)).status).toBe(404);
    const answers = await Promise.all([claim(asha, data.token), claim(asha, data.token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
    expect(await draft(asha)).toMatchObject({ entries, guests: { total: 1 } });
    expect((await claim(rohan, data.token)).status).toBe(404);
  });

  it('is gone after an hour, whether or not it was tidied away', async () => {
    const asha = await test.signIn();
    test.setNow(new Date(Date.now() - HOUR - 1000));
    const { data } = await test.visitor.call('rescueEventDraft', { body: { ...params, entries } });
    test.setNow();
    expect((await asha.call('claimEventDraft', { params: { token: data.token } })).status).toBe(404);
  });

  it('is refused in bulk, and when it is no form', async () => {
    const rescue = (body: object, address: string) =>
      test.visitor.fetch('/events/draft-rescues', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Shagun-Client-Address': address },
        body: JSON.stringify(body),
      });
    expect((await rescue({ eventType: 'wedding', entries: 'all' }, '192.0.2.1')).status).toBe(400);
    expect(
      (
        await rescue(
          { eventType: 'wedding', entries: Array.from({ length: 100 }, () => ['a', 'x'.repeat(20_000)]) },
          '192.0.2.1',
        )
      ).status,
    ).toBe(413);
    const statuses = [];
    for (let sent = 0; sent < 31; sent += 1)
      statuses.push((await rescue({ eventType: 'wedding', entries }, '2001:db8:7:7::2')).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    // a carrier's address has three times the room of a home, and no more
    const room = (hits: number) =>
      test.backend.ctx.db
        .updateTable('rate_limits')
        .set({ hits })
        .where('key', '=', 'rescue-draft:192.0.2.3')
        .execute();
    const fromCarrier = async () => (await rescue({ eventType: 'wedding', entries }, '192.0.2.3')).status;
    expect(await fromCarrier()).toBe(201);
    await room(99);
    expect([await fromCarrier(), await fromCarrier()]).toEqual([201, 429]);
  });
});

it('tidying up forgets rescues after an hour and drafts after ninety days', async () => {
  const { db, database: _database, ...rest } = test.backend.ctx;
  await db.deleteFrom('draft_rescues').execute();
  const old = await test.signIn();
  const recent = await test.signIn();
  test.setNow(new Date(Date.now() - 91 * 24 * HOUR));
  await old.call('saveEventDraft', { params, body: { entries } });
  test.setNow(new Date(Date.now() - 89 * 24 * HOUR));
  await recent.call('saveEventDraft', { params, body: { entries } });
  test.setNow(new Date(Date.now() - HOUR - 1000));
  await test.visitor.call('rescueEventDraft', { body: { ...params, entries } });
  test.setNow();
  await test.visitor.call('rescueEventDraft', { body: { ...params, entries } });

  await forgetOldDrafts({ ...rest, db, database: test.backend.ctx.database });
  expect((await draft(old)).savedAt).toBeNull();
  expect((await draft(recent)).entries).toEqual(entries);
  expect(await db.selectFrom('draft_rescues').select('token_hash').execute()).toHaveLength(1);
});
