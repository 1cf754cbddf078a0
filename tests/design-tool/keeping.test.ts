import { describe, expect, it } from 'vitest';
import { revokeTokens, type Revocation } from '#backend/designs/tool/revocation-jobs.ts';
import { decryptToken } from '#backend/designs/tool/tokens-service.ts';
import type { Caller } from '#tests/setup/test-backend.ts';
import { useToolWorld } from '#tests/design-tool/tool-world.ts';

const world = useToolWorld();

/** What waits to be revoked. */
async function waiting(who: Caller): Promise<Revocation[]> {
  const { rows } = await world.ctx.database.pool.query<{ data: Revocation }>(
    "select data from jobs.job where name = 'design-tool-revocation'",
  );
  return rows.map(({ data }) => data).filter(({ userId }) => userId === who.userId);
}
const revocations = async (who: Caller) =>
  (await waiting(who)).map(({ sealed }) => decryptToken(world.ctx, who.userId, sealed));

describe('an access token', () => {
  it('that is over is refreshed once, and the new refresh token is used next', async () => {
    const { who, account } = await world.host();
    for (const times of [1, 2, 3]) {
      await world.endAccess(who);
      expect((await world.designs(who)).status).toBe(200);
      expect(await world.record(account)).toMatchObject({ refreshes: times, reuses: 0 });
    }
  });

  it('that the design tool ended early is refreshed, too', async () => {
    const { who, account } = await world.host();
    await world.behave({ action: 'expire-tokens', account });
    expect((await world.designs(who)).status).toBe(200);
    expect(await world.record(account)).toMatchObject({ refreshes: 1, reuses: 0 });
  });

  it('is refreshed by one of ten requests that need it at once', async () => {
    const { who, account } = await world.host();
    await world.endAccess(who);
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.designs(who)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await world.record(account)).toMatchObject({ refreshes: 1, reuses: 0 });
  });

  it('is refreshed once also when ten requests were refused with it', async () => {
    const { who, account } = await world.host();
    await world.behave({ action: 'expire-tokens', account });
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.designs(who)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await world.record(account)).toMatchObject({ refreshes: 1, reuses: 0 });
  });

  it('stays as it was while refreshing fails, and works when the design tool is back', async () => {
    const { who, account } = await world.host();
    await world.endAccess(who);
    for (const mode of ['server-error', 'down', 'garbage', 'rate-limited']) {
      await world.behave({ mode, affects: 'tokens', account });
      expect((await world.designs(who)).status).toBe(503);
      expect((await world.stored(who))?.refreshing_until).toBeNull();
    }
    await world.behave({ action: 'reset' });
    expect((await world.designs(who)).status).toBe(200);
    expect(await world.record(account)).toMatchObject({ refreshes: 1, reuses: 0 });
  });

  it('of a process that died while refreshing is refreshed by the next after half a minute', async () => {
    const { who, account } = await world.host();
    await world.endAccess(who);
    await world.ctx.db
      .updateTable('design_tool_connections')
      .set({ refreshing_until: new Date(Date.now() + 30_000) })
      .where('user_id', '=', who.userId)
      .execute();
    world.api.setNow(new Date(Date.now() + 31_000));
    expect((await world.designs(who)).status).toBe(200);
    expect(await world.record(account)).toMatchObject({ refreshes: 1, reuses: 0 });
  });

  it('whose answer got lost costs the connection, never more: not connected, and connecting again works', async () => {
    const { who, account } = await world.host();
    await world.endAccess(who);
    await world.behave({ mode: 'act-then-silence', affects: 'tokens', account, times: 1 });
    expect((await world.designs(who)).status).toBe(503);
    expect((await world.designs(who)).error.message).toBe('Not connected');
    await world.connect(who, account);
    expect((await world.designs(who)).status).toBe(200);
  });
});

describe('a consent that was taken back at the design tool', () => {
  it('is Not connected, with the way to connect again', async () => {
    const { who, account } = await world.host();
    await world.behave({ action: 'revoke-consents', account });
    const answer = await world.designs(who);
    expect([answer.status, answer.error.code, answer.error.message]).toEqual([
      409,
      'not_connected',
      'Not connected',
    ]);
    expect((await who.call('getDesignToolConnection', {})).data).toMatchObject({
      connected: false,
      ended: true,
    });
    const row = await world.stored(who);
    expect([row?.access_token, row?.refresh_token]).toEqual([null, null]);
    await world.connect(who, account);
    expect((await who.call('getDesignToolConnection', {})).data).toMatchObject({
      connected: true,
      ended: false,
    });
  });
});

describe('disconnecting', () => {
  it('forgets the tokens at once and has them revoked by a job', async () => {
    const { who } = await world.host();
    const kept = decryptToken(world.ctx, who.userId, (await world.stored(who))?.refresh_token ?? '');
    expect((await who.call('disconnectDesignTool', {})).status).toBe(200);
    expect(await world.stored(who)).toBeUndefined();
    expect(await revocations(who)).toEqual([kept]);
    expect((await world.designs(who)).error.message).toBe('Not connected');
  });

  it('works while the design tool is away, and twice', async () => {
    const { who } = await world.host();
    await world.behave({ mode: 'down' });
    for (const _ of [1, 2]) expect((await who.call('disconnectDesignTool', {})).status).toBe(200);
    expect(await revocations(who)).toHaveLength(1);
  });

  it('takes the consent back at the design tool, unless the person connected again meanwhile', async () => {
    const { designTool } = world.api.backend;
    const [gone, back] = [await world.host(), await world.host()];
    for (const { who } of [gone, back]) await who.call('disconnectDesignTool', {});
    await world.connect(back.who, back.account);
    for (const { who } of [gone, back])
      for (const revocation of await waiting(who)) await revokeTokens(designTool, revocation);
    expect([
      (await world.record(gone.account)).revocations,
      (await world.record(back.account)).revocations,
    ]).toEqual([1, 0]);
    expect((await world.designs(back.who)).status).toBe(200);
  });

  it('is tried again when the design tool is away', async () => {
    const { who, account } = await world.host();
    await who.call('disconnectDesignTool', {});
    const [revocation] = await waiting(who);
    await world.behave({ mode: 'down', affects: 'tokens', account });
    await expect(revokeTokens(world.api.backend.designTool, revocation as Revocation)).rejects.toThrow(
      'did not answer',
    );
  });

  it('while a refresh is on its way leaves no token behind', async () => {
    const { who, account } = await world.host();
    world.api.backend.designTool.tool = world.adapter(5000);
    await world.endAccess(who);
    await world.behave({ mode: 'slow', affects: 'tokens', account, times: 1, delayMs: 500 });
    const listing = world.designs(who);
    await expect.poll(async () => (await world.stored(who))?.refreshing_until ?? null).not.toBeNull();
    await who.call('disconnectDesignTool', {});
    expect((await listing).error.message).toBe('Not connected');
    expect(await world.stored(who)).toBeUndefined();
    expect(await world.record(account)).toMatchObject({ revocations: 1 });
  });

  it('happens with the account: its tokens go and are revoked', async () => {
    const { who, eventId } = await world.host();
    const { data } = await who.call('exportToolDesign', {
      params: { eventId },
      body: { design_id: (await world.designs(who)).data.items[0]?.id ?? '', use: true },
    });
    expect((await world.seeThrough(data.export._id)).status).toBe('ready');
    expect((await who.call('deleteAccount', { body: { confirmation: who.email } })).status).toBe(200);
    expect(await world.stored(who)).toBeUndefined();
    expect(await revocations(who)).toHaveLength(1);
    for (const table of ['design_tool_exports', 'design_tool_tries'] as const) {
      const { rows } = await world.ctx.database.pool.query(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(who.userId);
    }
    expect(
      await world.ctx.db
        .selectFrom('design_tool_pictures')
        .selectAll()
        .where('event_id', '=', eventId)
        .execute(),
    ).toEqual([]);
  });
});

describe('a handle', () => {
  it('that a client sends has to be the one of the present connection', async () => {
    const { who, account } = await world.host();
    const handle = await world.connect(who, account);
    const list = async (authorization: string) =>
      (await who.fetch('/design-tool/designs', { headers: { Authorization: authorization } })).status;
    expect([await list(`Bearer ${handle}`), await list('Bearer made-up')]).toEqual([200, 409]);
    await world.connect(who, account);
    expect(await list(`Bearer ${handle}`)).toBe(409);
  });

  it('opens nothing by itself', async () => {
    const { who, account } = await world.host();
    const handle = await world.connect(who, account);
    const answer = await world.api.visitor.fetch('/design-tool/designs', {
      headers: { Authorization: `Bearer ${handle}` },
    });
    expect(answer.status).toBe(401);
  });
});

it('a person’s own file tells of the connection and holds no token', async () => {
  const { who } = await world.host();
  const text = await (await who.fetch('/auth/account/export')).text();
  const row = await world.stored(who);
  expect((JSON.parse(text) as { designToolConnections: object[] }).designToolConnections).toMatchObject([
    { connected: true },
  ]);
  for (const secret of [row?.access_token ?? '', row?.refresh_token ?? '', row?.handle_hash ?? ''])
    expect(text).not.toContain(secret);
});
