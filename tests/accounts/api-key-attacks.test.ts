import { describe, expect, it } from 'vitest';
import { errorEnvelope } from '#contract/common/errors.ts';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { useGivingWorld } from '#tests/collaboration/giving-world.ts';
import { TEST_ORIGIN } from '#tests/setup/test-backend.ts';

const world = useGivingWorld();
const ctx = () => world.api.backend.ctx;

const send = (authorization: string, path: string, init: RequestInit = {}) =>
  world.api.backend.fetch(
    new Request(TEST_ORIGIN + path, {
      ...init,
      headers: { Authorization: authorization, ...(init.headers as Record<string, string>) },
    }),
  );

describe('a key without money:read', () => {
  it('reads of gifts and events everything but who gave how much, whatever is asked', async () => {
    const { eventId, giftId } = await world.gift();
    const organiser = world.organiser.userId;
    const { secret: plain } = await addApiKeyRow(ctx(), organiser, {
      scopes: ['events:read', 'events:write'],
    });
    const { secret: rich } = await addApiKeyRow(ctx(), organiser, { scopes: ['events:read', 'money:read'] });
    const reading = [
      `/events/${eventId}/wishlist`,
      `/events/${eventId}`,
      `/events/${eventId}/overview`,
      '/events/my-events',
    ];
    for (const path of reading) {
      const answer = await send(`Bearer ${plain}`, path);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).not.toMatch(/"contributionAmount":\d|hideAmount|"received":\{/);
    }
    const changed = await send(
      `Bearer ${plain}`,
      `/events/${eventId}/wishlist/gift/${giftId}/enable-collaboration`,
      { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: '{}' },
    );
    expect(changed.status).toBe(200);
    const text = await changed.text();
    expect(text).toContain('"collaborators":[{');
    expect(text).not.toMatch(/"contributionAmount":\d|hideAmount/);

    const overview = await send(`Bearer ${rich}`, `/events/${eventId}/overview`);
    expect(await overview.json()).toMatchObject({ received: { givers: 1, amount: 100 } });
    const wishlist = await send(`Bearer ${rich}`, `/events/${eventId}/wishlist`);
    expect(await wishlist.text()).toContain('"contributionAmount":100');
  });
});

describe('the header of a key', () => {
  it.each([
    ['two of them', (key: string) => `Bearer ${key}, Bearer ${key}`],
    ['another scheme', (key: string) => `Token ${key}`],
    ['the key alone', (key: string) => key],
    ['something behind it', (key: string) => `Bearer ${key} x`],
    ['nothing behind its beginning', () => 'Bearer shagun_'],
    ['an endless one', (key: string) => `Bearer ${key}${'A'.repeat(7000)}`],
  ])('%s opens nothing, and no session beside it counts', async (_what, written) => {
    const { secret } = await addApiKeyRow(ctx(), world.organiser.userId);
    const answer = await send(written(secret), '/auth/me', { headers: { Cookie: world.organiser.cookie } });
    expect([answer.status, errorEnvelope.parse(await answer.json()).code]).toEqual([401, 'bad_key']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each(['bearer  ', 'BEARER ', 'Bearer\t'])('may be written as “%s”', async (beginning) => {
    const { secret } = await addApiKeyRow(ctx(), world.organiser.userId);
    expect((await send(beginning + secret, '/auth/me')).status).toBe(200);
  });
});

describe('requests at the same moment', () => {
  it('are counted as many as they are', async () => {
    await world.db.deleteFrom('rate_limits').execute();
    const { secret } = await addApiKeyRow(ctx(), world.organiser.userId);
    const answers = await Promise.all(Array.from({ length: 70 }, () => send(`Bearer ${secret}`, '/auth/me')));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const counts = await world.db
      .selectFrom('rate_limits')
      .select('hits')
      .where('key', 'like', 'api-key:%')
      .execute();
    // blocks of twenty
    expect(counts).toEqual([{ hits: 80 }]);
  });
});
