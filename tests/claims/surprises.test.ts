import { beforeAll, describe, expect, test } from 'vitest';
import { claimsWorld } from '#tests/claims/claims-world.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* A gift that is to be a surprise: nothing a host can ask for tells it from one that nobody brings, until the day after. */

const t = useTestBackend();
let host: Caller;
let helper: Caller;
beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha' });
  helper = await t.signIn({ firstName: 'Vikram' });
});

async function surprise() {
  const w = await claimsWorld(t, host);
  const leela = await w.guest({ first_name: 'Leela', last_name: 'Secretive' });
  await t.backend.ctx.db
    .insertInto('event_hosts')
    .values({
      id: `host-${w.eventId}`,
      event_id: w.eventId,
      user_id: helper.userId,
      email: helper.email,
      role: 'editor',
      invited_by: host.userId,
    } as never)
    .execute();
  return { ...w, leela, said: { surprise: true, blessing: 'Hush hush' } };
}
type World = Awaited<ReturnType<typeof surprise>>;

/** Everything a host reads about an event, as text. */
async function whatHostsRead({ eventId, place }: World, who: Caller): Promise<string[]> {
  const answers = [
    await who.call('getWishlist', { params: { eventId }, query: {} }),
    await who.call('getEvent', { params: { eventId }, query: {} }),
    await who.call('getEventOverview', { params: { eventId } }),
    await who.call('getMyEvents', {}),
    await who.call('listComingEvents', {}),
    await who.call('listThankYous', { params: { eventId }, query: {} }),
    await who.call('listContributions', { params: place, query: {} }),
    await who.call('getNotifications', { query: {} }),
    await who.call('exportAccount', {}),
  ];
  const texts = await Promise.all(
    answers.map(async ({ data }) => (data instanceof Response ? data.text() : JSON.stringify(data))),
  );
  // when the export was made is no news
  return texts.map((text) =>
    text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T').replace(/"revision":"[^"]+"/g, ''),
  );
}

describe('a surprise', () => {
  test('shows as taken to guests alone; to hosts it is a gift nobody brings', async () => {
    const w = await surprise();
    const before = [await whatHostsRead(w, host), await whatHostsRead(w, helper)];
    expect((await w.claim(w.leela, w.said)).status).toBe(200);
    expect([await whatHostsRead(w, host), await whatHostsRead(w, helper)]).toEqual(before);
    // hosts open pages without signing in, too
    expect((await w.listed(t.visitor)).isTaken).toBeUndefined();
    expect((await w.listed(t.visitor, await w.guest())).isTaken).toBe(true);
  });

  test('changes nothing about what hosts may do with the gift', async () => {
    const w = await surprise();
    await w.claim(w.leela, w.said);
    expect((await host.call('enableCollaboration', { params: w.place })).status).toBe(200);
    expect((await host.call('deleteGift', { params: w.place })).status).toBe(200);
    expect((await w.mails()).map(({ subject }) => subject)).toEqual(['Guests now give A kettle together']);
  });

  test('is told the day after the event, and thanked for', async () => {
    const w = await surprise();
    await w.claim(w.leela, w.said);
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
    await w.claim(w.leela, w.said);
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
