import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetOldApiKeys } from '#backend/accounts/api-keys/service.ts';
import { MOST_API_KEYS, PAST_KEY_DAYS } from '#contract/accounts/api-key-limits.ts';
import { keyScopes, type KeyScope } from '#contract/common/api-key-scopes.ts';
import { errorEnvelope } from '#contract/common/errors.ts';
import { operations, type Operation } from '#contract/operations.ts';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { TEST_ORIGIN, useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const api = useTestBackend();
const db = () => api.backend.ctx.db;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let asha: Caller;

beforeEach(async () => {
  await db().deleteFrom('rate_limits').execute();
  asha = await api.signIn();
});
afterEach(() => api.setNow());

const make = (caller: Caller, more: object = {}) =>
  caller.call('makeApiKey', {
    body: { name: 'Seating plan', scopes: ['events:read'], lasts: 'month', ...more },
  });

/** A request as a program sends it: the key and nothing of a browser. */
const byKey = (secret: string, path: string, { headers = {}, ...init }: RequestInit = {}) =>
  api.backend.fetch(
    new Request(TEST_ORIGIN + path, {
      ...init,
      headers: { Authorization: `Bearer ${secret}`, ...(headers as Record<string, string>) },
    }),
  );
const codeOf = async (answer: Response) => errorEnvelope.parse(await answer.json()).code;
const rowOf = (keyId: string) =>
  db().selectFrom('api_keys').selectAll().where('id', '=', keyId).executeTakeFirstOrThrow();

describe('an API key', () => {
  it('is shown once, kept as a digest, and works without cookies or proofs of a browser', async () => {
    const { status, data } = await make(asha, { scopes: ['events:read', 'events:write'] });
    expect(status).toBe(201);
    expect(data.secret).toMatch(/^shagun_[\w-]{43}$/);
    const row = await rowOf(data.key.keyId);
    expect(JSON.stringify(row)).not.toContain(data.secret);
    expect(data.secret.startsWith(row.start)).toBe(true);
    expect(row.start).toHaveLength('shagun_'.length + 6);

    const me = await byKey(data.secret, '/auth/me');
    expect(me.status).toBe(200);
    expect(me.headers.getSetCookie()).toEqual([]);
    expect(await me.json()).toMatchObject({ user: { _id: asha.userId } });
    const draft = await byKey(data.secret, '/events/drafts/birthday', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ entries: [['eventName', 'Kabir turns five']] }),
    });
    expect(draft.status).toBe(200);
    const listed = (await asha.call('listApiKeys', {})).data;
    expect(listed.keys).toMatchObject([{ name: 'Seating plan', scopes: ['events:read', 'events:write'] }]);
    expect(JSON.stringify(listed)).not.toContain(data.secret);
  });

  it('does what its scopes say and no more, whatever session stands beside it', async () => {
    const { secret } = await addApiKeyRow(api.backend.ctx, asha.userId, { scopes: ['money:read'] });
    expect((await byKey(secret, '/api/payments/gift-cards')).status).toBe(200);
    const refused = await byKey(secret, '/events/my-events', { headers: { Cookie: asha.cookie } });
    expect(refused.status).toBe(403);
    expect(await codeOf(refused)).toBe('key_scope');
  });

  it('is refused by every call that is not for keys, and by those of other scopes', async () => {
    const { secret } = await addApiKeyRow(api.backend.ctx, asha.userId);
    const holders: Record<KeyScope, string> = { ...({} as Record<KeyScope, string>) };
    for (const scope of keyScopes)
      holders[scope] = (await addApiKeyRow(api.backend.ctx, asha.userId, { scopes: [scope] })).secret;
    const wrong: string[] = [];
    for (const [name, operation] of Object.entries<Operation>(operations)) {
      const path = operation.path.replace(/\{\w+\}/g, 'A'.repeat(20));
      const send = async (key: string) =>
        byKey(key, path, {
          method: operation.method,
          headers: { 'Content-Type': 'application/json', Cookie: asha.cookie },
          ...(operation.method === 'GET' ? {} : { body: '{}' }),
        });
      if (operation.apiKey === 'never') {
        const answer = await send(secret);
        // an operator's call does not exist for a key
        const code = operation.access === 'operator' ? 'not_found' : 'not_for_keys';
        if ((await codeOf(answer)) !== code) wrong.push(`${name}: ${answer.status}`);
        continue;
      }
      for (const scope of keyScopes) {
        if (scope === operation.apiKey) continue;
        const answer = await send(holders[scope]);
        if (answer.status !== 403 || (await codeOf(answer)) !== 'key_scope')
          wrong.push(`${name} with ${scope}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect((await asha.call('getCurrentUser', {})).status).toBe(200);
  }, 60_000);

  it('never spends, pays out, changes the account, or makes and revokes keys', () => {
    const forbidden = [
      ['redeemGiftCard', 'getCardNumber', 'joinCollaboration', 'giveShagun', 'withdrawContribution'],
      ['withdrawShagun', 'cancelEvent', 'deleteAccount', 'exportAccount', 'updateProfile'],
      ['makeApiKey', 'listApiKeys', 'revokeApiKey', 'addPasskey', 'revokeSession', 'actAsOperator'],
      ['inviteHost', 'changeHostRole', 'acceptHostInvitation', 'exchangeDesignToolCode'],
    ].flat() as (keyof typeof operations)[];
    expect(forbidden.map((name) => operations[name].apiKey)).toEqual(forbidden.map(() => 'never'));
    // what reads is never open to a key that may only change, nor the other way round
    for (const [name, { apiKey, method }] of Object.entries<Operation>(operations))
      if (apiKey.endsWith(':read')) expect([name, method]).toEqual([name, 'GET']);
  });

  it('opens nothing once it is revoked or has ended, or its owner is gone', async () => {
    const ends = await addApiKeyRow(api.backend.ctx, asha.userId);
    const revoked = await addApiKeyRow(api.backend.ctx, asha.userId);
    expect((await asha.call('revokeApiKey', { params: { keyId: revoked.keyId } })).status).toBe(200);
    expect((await asha.call('revokeApiKey', { params: { keyId: revoked.keyId } })).status).toBe(404);
    expect((await byKey(revoked.secret, '/auth/me')).status).toBe(401);
    expect((await byKey(ends.secret, '/auth/me')).status).toBe(200);
    api.setNow(new Date(Date.now() + 2 * DAY));
    const over = await byKey(ends.secret, '/auth/me');
    expect([over.status, await codeOf(over)]).toEqual([401, 'bad_key']);
    expect(over.headers.getSetCookie()).toEqual([]);
    api.setNow();

    const { secret } = await addApiKeyRow(api.backend.ctx, asha.userId, { ends_at: null });
    const gone = await asha.call('deleteAccount', { body: { confirmation: asha.email } });
    expect(gone.status).toBe(200);
    expect((await byKey(secret, '/auth/me')).status).toBe(401);
    const left = await db().selectFrom('api_keys').select('id').where('user_id', '=', asha.userId).execute();
    expect(left).toEqual([]);
  });

  it('is nobody’s when it is made up, also beside a good session', async () => {
    for (const secret of ['shagun_', `shagun_${'A'.repeat(43)}`, 'SHAGUN_x']) {
      const answer = await byKey(secret, '/auth/me', { headers: { Cookie: asha.cookie } });
      expect(answer.status).toBe(401);
    }
    // another kind of bearer is none of ours
    expect((await byKey('something-else', '/auth/me', { headers: { Cookie: asha.cookie } })).status).toBe(
      200,
    );
  });

  it('writes its use once an hour', async () => {
    const { keyId, secret } = await addApiKeyRow(api.backend.ctx, asha.userId, { ends_at: null });
    const start = new Date(Date.now() + 2 * HOUR);
    api.setNow(start);
    await byKey(secret, '/auth/me');
    expect((await rowOf(keyId)).last_used_at).toEqual(start);
    api.setNow(new Date(start.getTime() + HOUR - 1000));
    await byKey(secret, '/auth/me');
    expect((await rowOf(keyId)).last_used_at).toEqual(start);
    api.setNow(new Date(start.getTime() + HOUR));
    await byKey(secret, '/auth/me');
    expect((await rowOf(keyId)).last_used_at).toEqual(new Date(start.getTime() + HOUR));
  });

  it('is limited, and counts its requests by the block', async () => {
    api.holdNow();
    const { secret } = await addApiKeyRow(api.backend.ctx, asha.userId);
    for (let time = 0; time < 20; time += 1) await byKey(secret, '/auth/me');
    const counts = await db()
      .selectFrom('rate_limits')
      .select('hits')
      .where('key', 'like', 'api-key:%')
      .execute();
    expect(counts).toEqual([{ hits: 20 }]);
    await db().updateTable('rate_limits').set({ hits: 1200 }).where('key', 'like', 'api-key:%').execute();
    const answer = await byKey(secret, '/auth/me');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('making a key', () => {
  it('needs a recent sign-in', async () => {
    api.setNow(new Date(Date.now() + 16 * 60_000));
    const answer = await make(asha);
    expect([answer.status, answer.error.code]).toEqual([403, 'sign_in_again']);
    expect((await asha.call('listApiKeys', {})).data).toMatchObject({ keys: [], signInFirst: true });
  });

  it('is told by mail, with what to do, and by notification', async () => {
    await make(asha, { name: 'Seating plan' });
    const jobs = await api.backend.ctx.database.pool.query<{ data: { letter: object } }>(
      `select data from jobs.job where name = 'letter' and data->>'userId' = $1`,
      [asha.userId],
    );
    expect(jobs.rows).toHaveLength(1);
    const letter = JSON.stringify(jobs.rows[0]?.data.letter);
    expect(letter).toContain('An API key to your account was made');
    expect(letter).toContain('If not, revoke the key');
    expect(letter).not.toMatch(/shagun_[\w-]{20}/);
    const { data } = await asha.call('getNotifications', { query: {} });
    expect(data.notifications).toMatchObject([{ type: 'api_key', path: '/security#api-keys' }]);
  });

  it('stops at ten that work; revoked ones do not count', async () => {
    const made: string[] = [];
    for (let time = 0; time < MOST_API_KEYS; time += 1) made.push((await make(asha)).data.key.keyId);
    expect((await make(asha)).error.code).toBe('too_many_keys');
    await asha.call('revokeApiKey', { params: { keyId: made[0] ?? '' } });
    expect((await make(asha)).status).toBe(201);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes.0'],
    [{ lasts: 'a while' }, 'lasts'],
  ])('refuses %o', async (more, field) => {
    const answer = await make(asha, more);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.details ?? {}).map((each) => each.replace(/\[(\d)\]/, '.$1'))).toEqual([
      field,
    ]);
  });
});

describe('revoking', () => {
  it('takes keys along with all other sessions where that is asked for', async () => {
    const { secret } = await addApiKeyRow(api.backend.ctx, asha.userId);
    expect((await asha.call('revokeOtherSessions', { query: {} })).data.revokedKeys).toBe(0);
    expect((await byKey(secret, '/auth/me')).status).toBe(200);
    const { data } = await asha.call('revokeOtherSessions', { query: { keys: 'revoke' } });
    expect(data).toMatchObject({ revokedKeys: 1 });
    expect(data.message).toContain('Your API key was revoked too.');
    expect((await byKey(secret, '/auth/me')).status).toBe(401);
  });

  it('leaves a trace for half a year', async () => {
    const { keyId } = await addApiKeyRow(api.backend.ctx, asha.userId);
    await asha.call('revokeApiKey', { params: { keyId } });
    expect((await asha.call('listApiKeys', {})).data).toMatchObject({ keys: [], past: [{ keyId }] });
    api.setNow(new Date(Date.now() + (PAST_KEY_DAYS - 1) * DAY));
    await forgetOldApiKeys(api.backend.ctx);
    expect((await rowOf(keyId)).id).toBe(keyId);
    api.setNow(new Date(Date.now() + (PAST_KEY_DAYS + 1) * DAY));
    await forgetOldApiKeys(api.backend.ctx);
    expect(await db().selectFrom('api_keys').select('id').where('id', '=', keyId).execute()).toEqual([]);
  });
});

describe('the description of the API', () => {
  it('tells of each call whether a key may make it', async () => {
    const answer = await api.visitor.fetch('/api/openapi.json');
    const { paths, components, webhooks } = (await answer.json()) as {
      webhooks: object;
      paths: Record<string, Record<string, { security: object[]; description: string }>>;
      components: { securitySchemes: Record<string, object> };
    };
    expect(Object.keys(webhooks)).toContain('guests.imported');
    expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
    const guests = paths['/events/{eventId}/guests']?.get;
    expect(guests?.security).toEqual([{ session: [] }, { apiKey: ['events:read'] }]);
    expect(guests?.description).toContain('scope `events:read`');
    expect(paths['/auth/account']?.delete?.security).toEqual([{ session: [] }]);
    expect(paths['/auth/account']?.delete?.description).toContain('Not with an API key.');
  });
});
