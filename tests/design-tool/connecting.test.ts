import { describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { decryptToken } from '#backend/designs/tool/tokens-service.ts';
import { useToolWorld } from '#tests/design-tool/tool-world.ts';
import { spoiled } from '#tests/setup/spoiled.ts';

const world = useToolWorld();

describe('connecting', () => {
  it('leaves with a state, a proof key and the scopes Canva knows', async () => {
    const who = await world.api.signIn();
    const consent = await world.leave(who);
    expect(Object.fromEntries(consent.searchParams)).toMatchObject({
      client_id: 'shagun',
      response_type: 'code',
      redirect_uri: 'http://localhost:3999/design-tool/callback',
      scope: 'design:meta:read design:content:read design:content:write folder:read asset:read',
      code_challenge_method: 'S256',
    });
    const other = await world.leave(who);
    for (const name of ['state', 'code_challenge']) {
      expect(consent.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(consent.searchParams.get(name)).not.toBe(other.searchParams.get(name));
    }
    // the proof key cannot be had from the state alone
    expect(consent.searchParams.get('code_challenge')).not.toBe(
      createHash('sha256')
        .update(consent.searchParams.get('state') ?? '')
        .digest('base64url'),
    );
  });

  it('does not begin for a page that was made for somebody else', async () => {
    const [who, other] = [await world.api.signIn(), await world.api.signIn()];
    const begin = async (typedBy: string) =>
      (await who.fetch(`/design-tool/oauth/authorize?${new URLSearchParams({ typedBy })}`)).headers.get(
        'Location',
      );
    expect(await begin(other.userId)).toBe('/design-tool/callback?error=other_account');
    expect(await begin(who.userId)).toContain('code_challenge');
  });

  it('answers an opaque handle, and keeps the design tool’s tokens sealed', async () => {
    const who = await world.api.signIn();
    const account = world.newAccount();
    const handle = await world.connect(who, account);
    const row = await world.stored(who);
    const access = decryptToken(world.ctx, who.userId, row?.access_token ?? '');
    expect(access).toMatch(/^[\w-]{32}$/);
    expect(handle).not.toBe(access);
    for (const secret of [access ?? '', handle]) expect(JSON.stringify(row)).not.toContain(secret);
    expect(decryptToken(world.ctx, 'somebody-else', row?.access_token ?? '')).toBeNull();
    expect((await who.call('getDesignToolConnection', {})).data).toMatchObject({
      available: true,
      connected: true,
      ended: false,
    });
    expect((await world.designs(who)).data.items).toHaveLength(2);
  });

  it('is told by mail and notification to whoever has the account, each time', async () => {
    const who = await world.api.signIn();
    await world.connect(who, world.newAccount());
    await world.connect(who, world.newAccount());
    const letters = await world.ctx.database.pool.query<{ data: object }>(
      `select data from jobs.job where name = 'letter' and data->>'userId' = $1 and data->>'toProven' = 'true'`,
      [who.userId],
    );
    expect(letters.rows).toHaveLength(2);
    expect(JSON.stringify(letters.rows)).toContain('Canva was connected to your account');
    const { data } = await who.call('getNotifications', { query: {} });
    expect(data.notifications).toMatchObject([{ type: 'design_tool' }, { type: 'design_tool' }]);
  });

  it('comes too late once everybody was signed out', async () => {
    const who = await world.api.signIn();
    const { code, state } = await world.decide(await world.leave(who), world.newAccount());
    const tool = world.adapter();
    world.api.backend.designTool.tool = {
      ...tool,
      exchangeCode: async (grant) => {
        const tokens = await tool.exchangeCode(grant);
        await world.ctx.db
          .updateTable('sessions')
          .set({ revoked_at: new Date() })
          .where('user_id', '=', who.userId)
          .execute();
        return tokens;
      },
    };
    expect((await who.call('exchangeDesignToolCode', { body: { code, state } })).status).toBe(401);
    expect(await world.stored(who)).toBeUndefined();
  });

  it('ends with the keys when all others are signed out, and not otherwise', async () => {
    const who = await world.api.signIn();
    await world.connect(who, world.newAccount());
    await who.call('revokeOtherSessions', { query: { keys: 'keep' } });
    expect(await world.stored(who)).toBeDefined();
    const { data } = await who.call('revokeOtherSessions', { query: { keys: 'revoke' } });
    expect(data.message).toContain('Canva was disconnected too.');
    expect(await world.stored(who)).toBeUndefined();
  });

  it('ends with access_denied when the person denies, and nothing is connected', async () => {
    const who = await world.api.signIn();
    const back = await world.decide(await world.leave(who), world.newAccount(), 'deny');
    expect(back.error).toBe('access_denied');
    expect((await who.call('getDesignToolConnection', {})).data.connected).toBe(false);
    expect((await world.designs(who)).error.message).toBe('Not connected');
  });

  it('remembers where it began, and nothing outside this site', async () => {
    for (const [returnTo, kept] of [
      ['/event/abc/invite/design?x=1', '/event/abc/invite/design?x=1'],
      ['https://evil.example/', '/dashboard'],
      ['//evil.example', '/dashboard'],
    ] as const) {
      const who = await world.api.signIn();
      const { code, state } = await world.decide(await world.leave(who, returnTo), world.newAccount());
      await who.call('exchangeDesignToolCode', { body: { code, state } });
      expect((await who.call('getDesignToolConnection', {})).data.returnTo).toBe(kept);
    }
  });

  it('cannot be begun by another site, and asks a visitor to sign in first', async () => {
    const who = await world.api.signIn();
    const answer = await who.fetch('/design-tool/oauth/authorize', {
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(answer.headers.get('Location')).toBe('/dashboard');
    const visitor = await world.api.visitor.fetch('/design-tool/oauth/authorize?returnTo=%2Fevent%2Fabc');
    expect(visitor.headers.get('Location')).toBe('/auth/login?returnTo=%2Fevent%2Fabc');
  });
});

describe('a state', () => {
  const exchange = (who: Awaited<ReturnType<typeof world.api.signIn>>, code: string, state: string) =>
    who.call('exchangeDesignToolCode', { body: { code, state } });

  it.each([
    ['that was changed', spoiled],
    ['that is missing', () => ''],
    ['of another shape', () => '../../etc'],
  ])('%s is refused, and the true one still works', async (_, change) => {
    const who = await world.api.signIn();
    const { code, state } = await world.decide(await world.leave(who), world.newAccount());
    const refused = await exchange(who, code, change(state));
    expect([refused.status, refused.error.message]).toEqual([400, 'Invalid OAuth state']);
    expect((await exchange(who, code, state)).status).toBe(200);
  });

  it('works once: the same answer sent again is refused and changes nothing', async () => {
    const who = await world.api.signIn();
    const account = world.newAccount();
    const { code, state } = await world.decide(await world.leave(who), account);
    expect((await exchange(who, code, state)).status).toBe(200);
    const again = await exchange(who, code, state);
    expect([again.status, again.error.message]).toEqual([400, 'Invalid OAuth state']);
    expect((await world.designs(who)).status).toBe(200);
    expect((await world.record(account)).exchanges).toBe(1);
  });

  it('belongs to the session that left: another person’s answer connects nobody', async () => {
    const [victim, attacker] = [await world.api.signIn(), await world.api.signIn()];
    const { code, state } = await world.decide(await world.leave(attacker), world.newAccount());
    expect((await exchange(victim, code, state)).error.message).toBe('Invalid OAuth state');
    expect((await victim.call('getDesignToolConnection', {})).data.connected).toBe(false);
    // and it was not used up by trying
    expect((await exchange(attacker, code, state)).status).toBe(200);
  });

  it('is over after ten minutes', async () => {
    const who = await world.api.signIn();
    const { code, state } = await world.decide(await world.leave(who), world.newAccount());
    world.api.setNow(new Date(Date.now() + 10 * 60_000 + 1000));
    expect((await exchange(who, code, state)).error.message).toBe('Invalid OAuth state');
  });

  it('is used by one of ten who send it at once', async () => {
    const who = await world.api.signIn();
    const { code, state } = await world.decide(await world.leave(who), world.newAccount());
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(who, code, state)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ]);
  });
});

describe('the payload of the specification alone: code and redirect_uri', () => {
  const redirect_uri = 'http://localhost:3999/design-tool/callback';
  const exchange = (who: Awaited<ReturnType<typeof world.api.signIn>>, code: string) =>
    who.call('exchangeDesignToolCode', { body: { code, redirect_uri } });

  it('connects, once, where the session left with the state last', async () => {
    const who = await world.api.signIn();
    const account = world.newAccount();
    const { code } = await world.decide(await world.leave(who, '/event/abc/invite/design'), account);
    expect((await exchange(who, code)).status).toBe(200);
    expect((await who.call('getDesignToolConnection', {})).data).toMatchObject({
      connected: true,
      returnTo: '/event/abc/invite/design',
    });
    const again = await exchange(who, code);
    expect([again.status, again.error.message]).toEqual([400, 'Invalid OAuth state']);
    expect((await world.record(account)).exchanges).toBe(1);
  });

  it('connects nobody whose session did not leave, and takes no code from another try', async () => {
    const [victim, attacker] = [await world.api.signIn(), await world.api.signIn()];
    const stolen = await world.decide(await world.leave(attacker), world.newAccount());
    expect((await exchange(victim, stolen.code)).error.message).toBe('Invalid OAuth state');
    // the victim is on the way as well: the proof key of their own try does not fit the other's code
    await world.leave(victim);
    expect((await exchange(victim, stolen.code)).error.message).toBe('Failed to connect. Please try again.');
    expect((await victim.call('getDesignToolConnection', {})).data.connected).toBe(false);
  });

  it('is over after ten minutes, and never stands in for a state that is wrong', async () => {
    const who = await world.api.signIn();
    const { code } = await world.decide(await world.leave(who), world.newAccount());
    const wrong = await who.call('exchangeDesignToolCode', { body: { code, redirect_uri, state: '' } });
    expect(wrong.error.message).toBe('Invalid OAuth state');
    world.api.setNow(new Date(Date.now() + 10 * 60_000 + 1000));
    expect((await exchange(who, code)).error.message).toBe('Invalid OAuth state');
  });
});

describe('a code', () => {
  it('that was used with another state connects nobody', async () => {
    const [first, second] = [await world.api.signIn(), await world.api.signIn()];
    const used = await world.decide(await world.leave(first), world.newAccount());
    await first.call('exchangeDesignToolCode', { body: { code: used.code, state: used.state } });
    const { state } = await world.decide(await world.leave(second), world.newAccount());
    const replay = await second.call('exchangeDesignToolCode', { body: { code: used.code, state } });
    expect([replay.status, replay.error.message]).toEqual([400, 'Failed to connect. Please try again.']);
    expect(await world.stored(second)).toBeUndefined();
  });

  it('that is missing is named', async () => {
    const who = await world.api.signIn();
    const answer = await who.call('exchangeDesignToolCode', { body: { code: '', state: 'x'.repeat(43) } });
    expect([answer.status, answer.error.message]).toEqual([400, 'Authorization code not received']);
  });

  it('is not exchanged for another address than ours', async () => {
    const who = await world.api.signIn();
    const { code, state } = await world.decide(await world.leave(who), world.newAccount());
    const answer = await who.call('exchangeDesignToolCode', {
      body: { code, state, redirect_uri: 'https://evil.example/callback' },
    });
    expect([answer.status, answer.error.message]).toEqual([400, 'Failed to connect. Please try again.']);
  });

  it.each(['slow', 'server-error', 'garbage', 'down', 'rate-limited'])(
    'meets a design tool that is %s: the spec’s sentence, and connecting again works',
    async (mode) => {
      const who = await world.api.signIn();
      const account = world.newAccount();
      const { code, state } = await world.decide(await world.leave(who), account);
      await world.behave({ mode, affects: 'tokens', delayMs: 20_000 });
      const answer = await who.call('exchangeDesignToolCode', { body: { code, state } });
      expect([answer.status, answer.error.message]).toEqual([503, 'Failed to connect. Please try again.']);
      await world.behave({ action: 'reset' });
      await world.connect(who, account);
      expect((await world.designs(who)).status).toBe(200);
    },
  );
});

describe('without a design tool', () => {
  it('says so and connects nobody', async () => {
    const who = await world.api.signIn();
    world.api.backend.designTool.tool = null;
    expect((await who.call('getDesignToolConnection', {})).data).toMatchObject({
      available: false,
      connected: false,
    });
    expect((await world.designs(who)).error.message).toBe('Not connected');
    expect((await world.leave(who)).href).toContain('/design-tool/callback?error=temporarily_unavailable');
  });
});
