import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInCodeOf } from '#backend/accounts/codes/mail-jobs.ts';
import { newId, newSecret } from '#backend/platform/ids.ts';
import { CODE_TRIES } from '#contract/accounts/sign-in-codes.ts';
import { CodeBrowser, latestCode, otherThan } from '#tests/accounts/code-browser.ts';
import { TEST_ORIGIN, useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend({ env: { SIGN_IN: 'email' } });
const db = () => api.backend.ctx.db;
const from = (address: string) => new CodeBrowser(api, { 'X-Shagun-Client-Address': address });
let hosts = 0;
/** Somewhere on the internet where nobody was before. */
const elsewhere = () => from(`198.${18 + Math.floor(++hosts / 250)}.${hosts % 250}.7`);

// far from the end of a window, so that no count begins anew meanwhile
const MORNING = new Date('2031-02-14T00:00:01Z');
beforeEach(async () => {
  await db().deleteFrom('rate_limits').execute();
  api.setNow(MORNING);
});
afterEach(() => api.setNow());

const codesFor = async (email: string) =>
  Number(
    (
      await db()
        .selectFrom('sign_in_codes')
        .select((select) => select.fn.countAll<number>().as('found'))
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).found,
  );

describe('guessing', () => {
  it('many at once is no more than one after the other', async () => {
    const attacker = elsewhere();
    await attacker.ask('parallel@example.in');
    const code = await latestCode(api, 'parallel@example.in');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => attacker.copy().type(otherThan(code))),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(CODE_TRIES - 1);
    expect((await attacker.type(code)).status).toBe(410);
  });

  it('at one address from ever new networks is over after the tries of the codes of a day', async () => {
    let wrong = 0;
    for (let hour = 0; hour < 20; hour += 1) {
      api.setNow(new Date(MORNING.getTime() + hour * 3600_000));
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const attacker = elsewhere();
        if ((await attacker.ask('target@example.in')).status !== 200) continue;
        const code = await latestCode(api, 'target@example.in');
        // the last of them is answered with 410
        for (let tries = 0; tries < CODE_TRIES + 2; tries += 1)
          if ((await attacker.type(otherThan(code))).status === 400) wrong += 1;
      }
    }
    expect(wrong).toBe((24 + 20) * (CODE_TRIES - 1));
  });

  it('at a code that is used up already locks nobody out: the next code of that address still works', async () => {
    const attacker = elsewhere();
    await attacker.ask('locked@example.in');
    const code = await latestCode(api, 'locked@example.in');
    for (let tries = 0; tries < CODE_TRIES; tries += 1) await attacker.type(otherThan(code));
    // from many networks, so that no count of whoever tries stands before that of the mailbox
    const attempt = new Map([...attacker.jar].filter(([name]) => !name.includes('browser')));
    for (let tries = 0; tries < 60; tries += 1) {
      const copy = new CodeBrowser(api, elsewhere().headers, attempt);
      expect((await copy.type(otherThan(code))).status).toBe(410);
    }
    api.setNow(new Date(MORNING.getTime() + 60_000));
    expect((await elsewhere().signIn('locked@example.in')).status).toBe(200);
  });

  it('never stands before somebody’s first try at their own code, however many have guessed and from wherever', async () => {
    // eight places use up every try of every code they are given: their own addresses, and the newcomer’s home network too
    for (let place = 0; place < 8; place += 1)
      for (let attempt = 0; attempt < 15; attempt += 1) {
        const attacker = from(place === 0 ? '203.0.113.40' : `198.51.${place}.7`);
        const email = `burned-${place}-${attempt}@example.in`;
        expect((await attacker.ask(email)).status).toBe(200);
        const code = await latestCode(api, email);
        for (let tries = 0; tries < CODE_TRIES; tries += 1) await attacker.type(otherThan(code));
      }
    for (const address of ['203.0.113.40', '192.0.2.9']) {
      const newcomer = from(address);
      expect((await newcomer.signIn(`newcomer-at-${address}@example.in`)).status).toBe(200);
    }
    // nor does any number of them: there is no count of wrong tries but the code’s own
    const { rows } = await api.backend.ctx.database.pool.query(
      `select key from rate_limits where key like 'sign-in-wrong%'`,
    );
    expect(rows).toEqual([]);
  });

  it('finds codes spread over all there are', () => {
    const codes = Array.from({ length: 20_000 }, () =>
      signInCodeOf('a secret of tests that is long enough to be one', { id: newId(), email: 'a@example.in' }),
    );
    expect(codes.every((code) => /^\d{8}$/.test(code))).toBe(true);
    for (let place = 0; place < 8; place += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const share = codes.filter((code) => code[place] === String(digit)).length / codes.length;
        expect(share).toBeGreaterThan(0.085);
        expect(share).toBeLessThan(0.115);
      }
  });
});

describe('a code of another browser', () => {
  it('asked for a victim’s address by an attacker opens nothing in the victim’s, and nothing without the mail', async () => {
    const attacker = elsewhere();
    await attacker.ask('victim@example.in');
    const code = await latestCode(api, 'victim@example.in');
    const victim = elsewhere();
    expect((await victim.type(code)).status).toBe(404);
    // with a code of the victim's own under way neither
    await victim.ask('victim@example.in');
    expect((await victim.type(code)).status).toBe(400);
    expect(await victim.whoAmI()).toBeNull();
    expect((await attacker.call('getSignInCode')).body).toMatchObject({ email: 'victim@example.in' });
    expect(await attacker.whoAmI()).toBeNull();
  });

  it('is not had by a made-up, a foreign or a half signed cookie', async () => {
    const owner = elsewhere();
    await owner.ask('bound@example.in');
    const code = await latestCode(api, 'bound@example.in');
    const held = owner.jar.get('shagun_code') ?? '';
    for (const cookie of [
      newSecret(),
      held.split('.')[0] ?? '',
      `${newSecret()}.${held.split('.')[1]}`,
      '',
    ]) {
      const thief = elsewhere();
      thief.jar.set('shagun_code', cookie);
      expect((await thief.type(code)).status, cookie).toBe(404);
      expect((await thief.call('getSignInCode')).status, cookie).toBe(404);
    }
  });

  it('cannot be planted by another site: asking and typing come from this one', async () => {
    const victim = elsewhere();
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: TEST_ORIGIN, 'Sec-Fetch-Site': 'same-site' },
    ];
    for (const headers of foreign) {
      expect((await victim.call('requestSignInCode', { email: 'attacker@example.in' }, headers)).status).toBe(
        403,
      );
      expect((await victim.call('signInWithCode', { code: '123456' }, headers)).status).toBe(403);
    }
    expect([...victim.jar.keys()]).toEqual([]);
  });

  it('is bound with a cookie no script reads, and on https by one no other host can set', async () => {
    const answer = await elsewhere().ask('cookie@example.in');
    expect(answer.headers.getSetCookie().find((each) => each.startsWith('shagun_code='))).toMatch(
      /Max-Age=3600.*Path=\/.*HttpOnly.*SameSite=Lax/,
    );
  });

  it('once it is over fills nobody’s history, however often it is typed', async () => {
    await elsewhere().signIn('watched@example.in');
    const attacker = elsewhere();
    await attacker.ask('watched@example.in');
    const code = await latestCode(api, 'watched@example.in');
    for (let tries = 0; tries < CODE_TRIES + 20; tries += 1) await attacker.type(otherThan(code));
    const failures = await db()
      .selectFrom('logins')
      .select('reason')
      .where('reason', '=', 'code_used_up')
      .where('user_id', '=', (select) =>
        select.selectFrom('users').select('id').where('code_email', '=', 'watched@example.in'),
      )
      .execute();
    expect(failures.length).toBeLessThanOrEqual(2);
  });

  it('is not used up by whoever only opens the mail’s link', async () => {
    const owner = elsewhere();
    await owner.ask('scanned@example.in');
    const code = await latestCode(api, 'scanned@example.in');
    for (const scanner of [elsewhere(), owner]) await scanner.visit('/auth/codes/mine');
    expect((await owner.type(code)).status).toBe(200);
  });
});

describe('flooding a mailbox', () => {
  it('ends after six mails an hour and twenty a day beside the first to each network, however the address is written', async () => {
    const networks = ['198.51.1.7', '198.51.2.7', '198.51.3.7'];
    let sent = 0;
    for (let hour = 0; hour < 8; hour += 1) {
      api.setNow(new Date(MORNING.getTime() + hour * 3600_000));
      let inThisHour = 0;
      for (let browser = 0; browser < 9; browser += 1) {
        const email = `f.looded+${hour}x${browser}@gmail.com`.replace('.', browser % 2 ? '.' : '');
        const answer = await from(networks[browser % 3] ?? '').ask(email);
        if (answer.status === 200) inThisHour += 1;
        else {
          expect(answer.status).toBe(429);
          expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
        }
      }
      expect(inThisHour).toBeLessThanOrEqual(hour === 0 ? 3 + 6 : 6);
      sent += inThisHour;
    }
    expect(sent).toBe(3 + 20);
  });

  it('does not keep its owner out of a browser they signed in with', async () => {
    const owner = elsewhere();
    await owner.signIn('flooded@example.in');
    const strangers = () => from('198.51.4.7').ask('flooded@example.in');
    for (let browser = 0; browser < 6; browser += 1) await strangers();
    expect((await strangers()).status).toBe(429);
    api.setNow(new Date(MORNING.getTime() + 60_000));
    expect((await owner.signIn('flooded@example.in')).status).toBe(200);
  });

  it('keeps out nobody who asks from a network of their own, on no day', async () => {
    for (let hour = 0; hour < 12; hour += 1) {
      api.setNow(new Date(MORNING.getTime() + hour * 3600_000));
      for (let attempt = 0; attempt < 18; attempt += 1)
        await from(`198.51.${10 + (attempt % 6)}.7`).ask('besieged@example.in');
    }
    for (let network = 0; network < 6; network += 1)
      expect((await from(`198.51.${10 + network}.7`).ask('besieged@example.in')).status).toBe(429);
    expect((await elsewhere().signIn('besieged@example.in')).status).toBe(200);
  });

  it.each([
    ['IPv4', '203.0.112.9', '203.0.112.77'],
    ['IPv6', '2409:4042:1:aaaa::1', '2409:4042:1:bbbb::1'],
  ])(
    'by a neighbour on the same network (%s) keeps nobody out for the day',
    async (kind, attacker, owner) => {
      const email = `neighbour.${kind.toLowerCase()}@example.in`;
      const statuses: number[] = [];
      for (let hour = 0; hour < 4; hour += 1) {
        api.setNow(new Date(MORNING.getTime() + hour * 3600_000));
        for (let attempt = 0; attempt < 5; attempt += 1)
          statuses.push((await from(attacker).ask(email)).status);
        // not even for the hour
        expect((await from(owner).ask(email)).status).toBe(200);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    },
  );

  it('by one press too many sends one mail', async () => {
    const here = elsewhere();
    await here.ask('first@example.in');
    await here.ask('pressed@example.in');
    expect((await here.ask('pressed@example.in')).status).toBe(429);
    expect(await codesFor('pressed@example.in')).toBe(1);
    api.setNow(new Date(MORNING.getTime() + 31_000));
    expect((await here.ask('pressed@example.in')).status).toBe(200);
  });

  it('of many people from one home ends too', async () => {
    const statuses: number[] = [];
    for (let person = 0; person < 20; person += 1)
      statuses.push((await from('2001:db8:7:7::1').ask(`person-${person}@example.in`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    // what is refused leaves nothing of the addresses that were typed
    const { rows } = await api.backend.ctx.database.pool.query<{ kept: number }>(
      `select count(distinct split_part(key, ':', -1))::int as kept from rate_limits where key ~ '^sign-in-code-(network|own|first|hourly|daily)'`,
    );
    expect(rows).toEqual([{ kept: 15 }]);
  });
});

describe('whether an address has an account', () => {
  /** What an answer holds beside what names the address and what is random in every answer. */
  const shape = ({ status, body, headers }: Awaited<ReturnType<CodeBrowser['ask']>>, email: string) => ({
    status,
    body: JSON.stringify({ ...body, requestId: '' }).replaceAll(email, 'ADDRESS'),
    headers: [...headers]
      .filter(([name]) => name !== 'x-request-id')
      .map(([name, value]) => [name, name === 'set-cookie' ? value.replace(/=[^;]+/, '') : value].join(': ')),
  });

  it('is not told by the answer, nor by which rows are read', async () => {
    await elsewhere().signIn('known@example.in');
    const looked: string[] = [];
    const answers: ReturnType<typeof shape>[] = [];
    for (const email of ['known@example.in', 'unknown@example.in']) {
      const statements: string[] = [];
      const { pool } = api.backend.ctx.database;
      const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
      pool.query = ((...args: unknown[]) => {
        statements.push(JSON.stringify(args[0]));
        return query(...args);
      }) as typeof pool.query;
      answers.push(shape(await elsewhere().ask(email), email));
      pool.query = query as typeof pool.query;
      looked.push(statements.join('\n'));
    }
    expect(answers[0]).toEqual(answers[1]);
    // the same work is done, so that it takes the same time
    for (const statements of looked) expect(statements).not.toMatch(/\busers\b/);
  });

  it('is not told by a wrong code either', async () => {
    await elsewhere().signIn('known-too@example.in');
    const answers = [];
    for (const email of ['known-too@example.in', 'unknown-too@example.in']) {
      const attacker = elsewhere();
      await attacker.ask(email);
      answers.push(shape(await attacker.type(otherThan(await latestCode(api, email))), email));
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('what somebody types', () => {
  it.each([
    'a@example.in\r\nBcc: b@example.in',
    'a@example.in\nX-Evil: 1',
    'a@example.in, b@example.in',
    '"a b"@example.in',
    '<a@example.in>',
    'a@exämple.in\u202e',
    'a@example.in;b@example.in',
    `${'a'.repeat(260)}@example.in`,
    '',
    'a@',
  ])('cannot add a header or another reader: %j', async (email) => {
    const answer = await elsewhere().ask(email);
    expect(answer).toMatchObject({ status: 400, body: { details: { email: [expect.any(String)] } } });
  });

  it('leads to this site, whatever is asked for', async () => {
    const wild = fc.oneof(
      fc.constantFrom(
        'https://evil.example/',
        '//evil.example',
        '/\\evil.example',
        '/\t/evil.example',
        'javascript:alert(1)',
        '/auth/logout',
        '/auth/code?code=1',
        '/%09/evil.example/..//evil.example',
      ),
      fc.webUrl(),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(wild, async (returnTo) => {
        await db().deleteFrom('rate_limits').execute();
        const { body } = await elsewhere().signIn(`${newId()}@example.in`.toLowerCase(), returnTo);
        expect(new URL(String(body.returnTo), TEST_ORIGIN).origin).toBe(TEST_ORIGIN);
        expect(body.returnTo).toMatch(/^\/(?![/\\]|auth|api)/);
      }),
      { numRuns: 25 },
    );
  });

  it('is no code for a code that is a list, a number or an object', async () => {
    const here = elsewhere();
    await here.ask('shapes@example.in');
    for (const code of [['123456'], 123456, { length: 6 }, null])
      expect((await here.call('signInWithCode', { code })).status).toBe(400);
  });
});
