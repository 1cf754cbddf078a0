import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorEnvelope } from '#contract/common/errors.ts';
import { type Caller, TEST_ORIGIN, useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend();
let asha: Caller;
let city = 0;

beforeAll(async () => {
  asha = await api.signIn();
});

/** Asks for a change with exactly these headers beside the session cookie. */
async function change(
  headers: Record<string, string>,
  cookies = '',
): Promise<{ status: number; changed: boolean; message: string }> {
  const wanted = `City ${(city += 1)}`;
  const cookie = asha.cookie;
  const answer = await api.backend.fetch(
    new Request(`${TEST_ORIGIN}/auth/profile`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Cookie: cookies ? `${cookie}; ${cookies}` : cookie,
        ...headers,
      },
      body: JSON.stringify({
        firstName: 'Asha',
        lastName: 'Rao',
        email: asha.email,
        phone: '',
        city: wanted,
        state: '',
        country: '',
      }),
    }),
  );
  const body: unknown = await answer.json();
  const { data } = await asha.call('getCurrentUser', {});
  return {
    status: answer.status,
    changed: data.user.city === wanted,
    message: errorEnvelope.safeParse(body).data?.message ?? '',
  };
}

/** What the site hands the browser of a session: an HMAC over its token. */
function proofOf(cookie: string): string {
  return createHmac('sha256', 'a secret of tests that is long enough to be one')
    .update(`xsrf:${cookie.slice(cookie.indexOf('=') + 1)}`)
    .digest('base64url');
}

describe('a change is made when it comes from this site', () => {
  it.each<[string, Record<string, string>]>([
    ['by Origin', { Origin: TEST_ORIGIN }],
    ['by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'same-origin' }],
    ['by both', { Origin: TEST_ORIGIN, 'Sec-Fetch-Site': 'same-origin' }],
  ])('%s', async (_, headers) => {
    expect(await change(headers)).toMatchObject({ status: 200, changed: true });
  });

  it('by the cookie and header of the spec’s client, bound to the session', async () => {
    const proof = proofOf(asha.cookie);
    expect(await change({ 'X-XSRF-TOKEN': proof }, `XSRF-TOKEN=${proof}`)).toMatchObject({
      status: 200,
      changed: true,
    });
  });

  it('before sign-in by a pair of the browser’s own, which asking who one is brings', async () => {
    const response = await api.visitor.fetch('/auth/me');
    expect(response.status).toBe(401);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const proof =
      cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
    const write = async (cookie: string, header: string) => {
      const body = JSON.stringify({
        name: 'Ravi',
        email: 'ravi@example.in',
        topic: 'other',
        message: 'Namaste',
      });
      const headers = { 'Content-Type': 'application/json', Cookie: cookie, 'X-XSRF-TOKEN': header };
      return (
        await api.backend.fetch(new Request(`${TEST_ORIGIN}/api/contact`, { method: 'POST', headers, body }))
      ).status;
    };
    expect(response.headers.getSetCookie().find((cookie) => cookie.startsWith('shagun_browser='))).toMatch(
      /HttpOnly/,
    );
    expect(await write(cookies.join('; '), proof)).toBe(200);
    // planted by another host of the domain: a pair of its own making, somebody else's, and a browser's name made up
    expect(await write('XSRF-TOKEN=planted', 'planted')).toBe(403);
    expect(await write(`XSRF-TOKEN=${proof}`, proof)).toBe(403);
    expect(await write(`shagun_browser=made-up.made-up; XSRF-TOKEN=${proof}`, proof)).toBe(403);
    // and it is no proof once somebody is signed in
    expect(await change({ 'X-XSRF-TOKEN': proof }, cookies.join('; '))).toMatchObject({
      status: 403,
      changed: false,
    });
  });
});

describe('a change is refused', () => {
  it.each<[string, Record<string, string>, string]>([
    ['from another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, ''],
    [
      'from another site that says it is ours in one header only',
      { Origin: TEST_ORIGIN, 'Sec-Fetch-Site': 'cross-site' },
      '',
    ],
    [
      'from another port of this host',
      { Origin: 'http://localhost:4000', 'Sec-Fetch-Site': 'same-site' },
      '',
    ],
    ['from an address that begins like ours', { Origin: `${TEST_ORIGIN}.evil.example` }, ''],
    ['from a sandboxed frame', { Origin: 'null' }, ''],
    ['when nothing says where it comes from', {}, ''],
    ['typed into the address bar', { 'Sec-Fetch-Site': 'none' }, ''],
    ['with the header alone', { 'X-XSRF-TOKEN': 'a-token' }, ''],
    ['with the cookie alone, which every site sends along', {}, 'XSRF-TOKEN=a-token'],
    ['with a header that differs from the cookie', { 'X-XSRF-TOKEN': 'another' }, 'XSRF-TOKEN=a-token'],
    [
      'with a pair that another host of the domain planted',
      { 'X-XSRF-TOKEN': 'planted' },
      'XSRF-TOKEN=planted',
    ],
    [
      'with the pair of somebody else’s session',
      { 'X-XSRF-TOKEN': proofOf('shagun_session=another') },
      `XSRF-TOKEN=${proofOf('shagun_session=another')}`,
    ],
    ['with both empty', { 'X-XSRF-TOKEN': '' }, 'XSRF-TOKEN='],
    [
      'when only a forwarded host is ours',
      { Origin: 'https://evil.example', 'X-Forwarded-Host': 'localhost:3999' },
      '',
    ],
  ])('%s', async (_, headers, cookies) => {
    expect(await change(headers, cookies)).toEqual({
      status: 403,
      changed: false,
      message:
        'This request did not come from this site, so nothing was changed. Please reload the page and try again.',
    });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('whatever the path, for %s', async (method) => {
    const answer = await api.backend.fetch(
      new Request(`${TEST_ORIGIN}/nowhere`, { method, headers: { Origin: 'https://evil.example' } }),
    );
    expect(answer.status).toBe(403);
  });
});

it('reading needs no proof', async () => {
  const answer = await api.backend.fetch(
    new Request(`${TEST_ORIGIN}/auth/me`, {
      headers: { Cookie: asha.cookie, 'Sec-Fetch-Site': 'cross-site' },
    }),
  );
  expect(answer.status).toBe(200);
});
