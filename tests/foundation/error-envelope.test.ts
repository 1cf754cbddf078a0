import { beforeAll, describe, expect, it } from 'vitest';
import { errorEnvelope } from '#contract/common/errors.ts';
import * as fieldWords from '#messages/fields/en.ts';
import { TEST_ORIGIN, useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const api = useTestBackend();
let asha: Caller;

beforeAll(async () => {
  asha = await api.signIn();
});

async function refusal(path: string, init?: RequestInit) {
  const answer = await asha.fetch(path, init);
  expect(answer.headers.get('Content-Type')).toContain('application/json');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const body = errorEnvelope.strict().parse(await answer.json());
  expect(body.error).toBe(body.message);
  expect(body.requestId).toBe(answer.headers.get('X-Request-Id'));
  return { status: answer.status, ...body };
}

const put = (body: string, type = 'application/json'): RequestInit => ({
  method: 'PUT',
  body,
  headers: { 'Content-Type': type },
});

describe('every refusal has the one shape', () => {
  it.each([
    ['/nowhere', 'GET'],
    ['/events', 'GET'],
    ['/auth/me', 'POST'],
    ['/api/unknown', 'DELETE'],
    ['/events/%ff', 'GET'],
    ['/events/../../etc/passwd', 'GET'],
  ])('%s (%s): there is no such thing', async (path, method) => {
    expect(await refusal(path, { method })).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('an event whose identifier can be none is not found like one that is unknown', async () => {
    for (const path of ['/events/short', '/events/no-such-event'])
      expect(await refusal(path)).toMatchObject({ status: 404, code: 'event_not_found' });
  });

  it.each([
    ['{"firstName":', 'cut off'],
    ['firstName=Asha', 'a form'],
    ['\0\0\0', 'bytes'],
    ['[1,2', 'a list cut off'],
  ])('a body that is no JSON: %j', async (body) => {
    expect(await refusal('/auth/profile', put(body))).toMatchObject({
      status: 400,
      code: 'invalid',
      message: 'The request could not be read as JSON.',
    });
  });

  it.each([
    'null',
    '[]',
    '"text"',
    '12',
    'true',
    '{}',
    '{"firstName":{"$gt":""}}',
    '{"__proto__":{"admin":true}}',
    '[[[[[[]]]]]]',
  ])('JSON of another shape: %s', async (body) => {
    const { status, code } = await refusal('/auth/profile', put(body));
    expect({ status, code }).toEqual({ status: 400, code: 'invalid' });
  });

  it('fields that are wrong are named with what to change', async () => {
    const { status, details } = await refusal(
      '/auth/profile',
      put(JSON.stringify({ firstName: ' ', lastName: 'Rao', email: 'nobody', phone: '12' })),
    );
    expect(status).toBe(400);
    expect(details).toMatchObject({
      firstName: ['Enter your first name.'],
      email: [fieldWords.emailLike],
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'a body of another kind: %s',
    async (type) => {
      expect(await refusal('/auth/profile', put('{}', type))).toMatchObject({
        status: 415,
        code: 'unsupported_media_type',
      });
    },
  );

  it('a body above the limit, announced or not', async () => {
    const big = JSON.stringify({ firstName: 'x'.repeat(1024 * 1024) });
    expect(await refusal('/auth/profile', put(big))).toMatchObject({
      status: 413,
      code: 'too_large',
      message: 'What you sent is too large. Please send less at once.',
    });
    const stream = new Blob([big]).stream();
    const unannounced = await api.backend.fetch(
      new Request(`${TEST_ORIGIN}/auth/profile`, {
        method: 'PUT',
        headers: { Origin: TEST_ORIGIN, 'Content-Type': 'application/json', Cookie: asha.cookie },
        body: stream,
        duplex: 'half',
      }),
    );
    expect(unannounced.status).toBe(413);
  });

  it('somebody who is not signed in', async () => {
    const answer = await api.visitor.call('getCurrentUser', {});
    expect(answer.status).toBe(401);
    expect(answer.error).toMatchObject({ code: 'not_signed_in', message: 'Please sign in to continue.' });
  });

  it('a failure of ours tells nothing of its inside', async () => {
    const { pool } = api.backend.ctx.database;
    await pool.query('alter table users rename to users_gone');
    // oxlint-disable-next-line typescript/no-misused-promises -- the answer waits for it
    const answer = await refusal('/auth/me').finally(() =>
      pool.query('alter table users_gone rename to users'),
    );
    const sentence = 'Something went wrong on our side. Please try again in a moment.';
    expect(answer).toEqual({
      status: 500,
      code: 'unexpected',
      error: sentence,
      message: sentence,
      requestId: answer.requestId,
    });
  });
});
