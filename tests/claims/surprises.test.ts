import { beforeAll, describe, expect, test } from 'vitest';
import { operations, type Operation } from '#contract/operations.ts';
import { pathOf } from '#contract/operation.ts';
import type { AddedGuest } from '#tests/guests/wedding.ts';
import { claimsWorld } from '#tests/claims/claims-world.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* A gift that is to be a surprise: nothing a host can ask for tells it from one that nobody brings, until the day after. */

const t = useTestBackend();
let host: Caller;
let helper: Caller;
let onlooker: Caller;
beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha' });
  helper = await t.signIn({ firstName: 'Vikram' });
  onlooker = await t.signIn({ firstName: 'Noor' });
});

async function surprise() {
  const w = await claimsWorld(t, host);
  const leela = await w.guest({ first_name: 'Leela', last_name: 'Secretive' });
  const hosting = [
    { who: helper, role: 'editor' as const },
    { who: onlooker, role: 'viewer' as const },
  ];
  await t.backend.ctx.db
    .insertInto('event_hosts')
    .values(
      hosting.map(({ who, role }) => ({
        id: `${role}-${w.eventId}`,
        event_id: w.eventId,
        user_id: who.userId,
        email: who.email,
        role,
        accepted_at: t.backend.ctx.now(),
        invited_at: t.backend.ctx.now(),
        expires_at: t.backend.ctx.now(),
      })),
    )
    .execute();
  return { ...w, leela, details: { surprise: true, blessing: 'Hush hush' } };
}
type World = Awaited<ReturnType<typeof surprise>>;

/** Calls of a host that read something of an event, its gifts and guests, or of themselves: whatever the table of operations has. */
const readings = Object.entries(operations as Record<string, Operation>).filter(
  ([name, { method, path, access }]) =>
    method === 'GET' &&
    access !== 'operator' &&
    // the health of the installation and the ways into an account say nothing of a gift
    !/^\/(health|auth\/(?!account\/export|notifications))|sign-in/.test(path) &&
    name !== 'streamNotifications' &&
    (path.match(/\{(\w+)\}/g) ?? []).every((blank) => ['{eventId}', '{giftId}', '{guestId}'].includes(blank)),
);

/** Everything hosts read, as text, by call; with `by` also what a guest's personal link tells them while they are signed in. */
async function whatHostsRead({ place, leela }: World, who: Caller, by?: AddedGuest): Promise<string[]> {
  const texts: string[] = [];
  for (const [name, { path }] of readings) {
    const address = pathOf({ path }, { ...place, guestId: leela.id });
    const query = by ? `?guest=${by.id}&key=${by.key}` : '';
    const answer = await who.fetch(address + query);
    texts.push(`${name} ${answer.status} ${await answer.text()}`);
  }
  // when something was made is no news
  return texts.map((text) => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\d{8}T\d{6}Z/g, 'T').replace(CHANCE, ''));
}

/** What is another each time. */
const CHANCE = /"(revision|requestId)":"[^"]+"|It is \d{1,2}:\d\d/g;

describe('a surprise', () => {
  test('shows as taken to guests alone; to hosts it is a gift nobody brings', async () => {
    // what hosts may do at this hour is the same before and after
    t.holdNow();
    const w = await surprise();
    const other = await w.guest();
    const all = async () => [
      await whatHostsRead(w, host),
      await whatHostsRead(w, helper),
      await whatHostsRead(w, onlooker),
      // hosts look at what their guests get
      await whatHostsRead(w, host, other),
      await whatHostsRead(w, helper, other),
    ];
    const before = await all();
    // not what other surprises of the same hosts say, which may be told by now
    const details = { ...w.details, blessing: 'Not a word' };
    expect((await w.claim(w.leela, details)).status).toBe(200);
    const after = await all();
    expect(after).toEqual(before);
    expect(JSON.stringify(after)).not.toContain(details.blessing);
    for (const name of ['getWishlist', 'getEvent', 'getEventOverview', 'listThankYous', 'exportAccount'])
      expect(after[0]?.filter((text) => text.startsWith(`${name} 200`))).toHaveLength(1);
    // hosts open pages without signing in, too
    expect((await w.listed(t.visitor)).isTaken).toBeUndefined();
    expect((await w.listed(t.visitor, other)).isTaken).toBe(true);
  });

  test('changes nothing about what hosts may do with the gift', async () => {
    const w = await surprise();
    await w.claim(w.leela, w.details);
    expect((await host.call('enableCollaboration', { params: w.place })).status).toBe(200);
    expect((await host.call('deleteGift', { params: w.place })).status).toBe(200);
    expect((await w.mails()).map(({ subject }) => subject)).toEqual([
      'Guests are now giving A kettle together',
    ]);
  });

  test.each([
    ['getting it given together', 'enableCollaboration', {}],
    ['marking it as bought', 'markGiftPurchased', {}],
    ['marking it as delivered', 'markGiftDelivered', {}],
    ['its settings', 'updateCollaboration', { openToAll: true }],
    ['claiming it', 'claimGift', {}],
    ['releasing it', 'releaseGift', {}],
    ['deleting it', 'deleteGift', {}],
  ] as const)('%s answers hosts as for a gift nobody brings', async (_what, name, body) => {
    for (const role of ['owner', 'editor', 'viewer'] as const) {
      const who = { owner: host, editor: helper, viewer: onlooker }[role];
      const answers = [];
      for (const isClaimed of [false, true]) {
        const w = await surprise();
        if (isClaimed) await w.claim(w.leela, w.details);
        const other = await w.guest();
        // by a guest's link as well, where a call takes one
        const by =
          name.endsWith('mGift') || name === 'releaseGift' ? { guest: other.id, key: other.key } : {};
        const { status, response } = await who.call(name, {
          params: w.place,
          body: { ...body, ...by },
        } as never);
        answers.push([status, (await response.text()).replaceAll(w.giftId, 'gift').replace(CHANCE, '')]);
      }
      expect(answers[1]).toEqual(answers[0]);
    }
  });

  test('is not ended by a co-host who only looks', async () => {
    const w = await surprise();
    await w.claim(w.leela, w.details);
    expect(await onlooker.call('enableCollaboration', { params: w.place })).toMatchObject({
      status: 403,
      error: { code: 'host_role' },
    });
    expect((await w.listed(t.visitor, w.leela)).yourClaim).toMatchObject({ surprise: true });
    expect(await w.mails()).toEqual([]);
  });

  test('whose gift the organiser buys is over, and its guest is told', async () => {
    const w = await surprise();
    await w.claim(w.leela, w.details);
    await host.call('markGiftPurchased', { params: w.place, body: {} });
    expect((await w.mails()).map(({ subject }) => subject)).toEqual(['The hosts have bought A kettle']);
    await w.pass();
    expect((await w.listed(host)).broughtBy).toBeUndefined();
  });

  test('is told the day after the event, and thanked for', async () => {
    const w = await surprise();
    await w.claim(w.leela, w.details);
    await w.pass();
    expect((await w.listed(host)).broughtBy).toMatchObject({ firstName: 'Leela', blessing: 'Hush hush' });
    const { data } = await host.call('listThankYous', { params: { eventId: w.eventId }, query: {} });
    expect(data.items).toMatchObject([
      {
        firstName: 'Leela',
        thanked: false,
        received: [{ kind: 'claim', giftName: 'A kettle', blessing: 'Hush hush' }],
      },
    ]);
    const [giver] = data.items;
    const prepared = await host.call('getPreparedThankYou', {
      params: { eventId: w.eventId, giverId: giver?._id ?? '' },
      query: {},
    });
    expect(prepared.data.text).toContain('A kettle');
  });

  test('waits for the last of the functions', async () => {
    const w = await surprise();
    await w.claim(w.leela, w.details);
    await w.pass();
    await t.backend.ctx.db
      .insertInto('event_functions')
      .values({
        id: `function-${w.eventId}`,
        event_id: w.eventId,
        name: 'Reception',
        date: '2999-01-01',
        time: '19:00',
        position: 1,
        everyone: true,
      } as never)
      .execute();
    expect((await w.listed(host)).broughtBy).toBeUndefined();
  });
});

test('what is no surprise is thanked for from the day after the event on, too', async () => {
  const w = await claimsWorld(t, host);
  const leela = await w.guest();
  await w.claim(leela);
  const thanks = async () =>
    (await host.call('listThankYous', { params: { eventId: w.eventId }, query: {} })).data.items;
  expect(await thanks()).toEqual([]);
  await w.pass();
  expect(await thanks()).toHaveLength(1);
});
