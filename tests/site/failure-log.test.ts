import { createStaticHandler } from '@remix-run/router';
import { expect, test } from 'vitest';
import { failureLine } from '#app/server/failure-log.server.ts';

/** What the framework hands over for a request to a site with one page that takes no forms. */
async function failureOf(path: string, init?: RequestInit): Promise<unknown> {
  const site = createStaticHandler([{ id: 'guide', path: '/guide', loader: () => null }]);
  const answer = await site.query(new Request(`http://localhost${path}`, init));
  if (answer instanceof Response) throw new Error('answered by itself');
  return Object.values(answer.errors ?? {})[0];
}

test('a form sent to a page without one, and an address that is no page, are not failures of ours', async () => {
  const refused = await failureOf('/guide', { method: 'POST', body: new FormData() });
  expect(refused).toMatchObject({ status: 405 });
  expect(failureLine(refused)).toBeNull();
  const missing = await failureOf('/nowhere');
  expect(missing).toMatchObject({ status: 404 });
  expect(failureLine(missing)).toBeNull();
});

test('a failure is logged by its own name, whatever was thrown', () => {
  const line = (thrown: unknown) =>
    JSON.parse(failureLine(thrown) ?? 'null') as Record<string, unknown> | null;
  expect(line(new TypeError('no such name'))).toMatchObject({
    level: 'error',
    name: 'TypeError',
    message: 'no such name',
    msg: 'page failed',
  });
  expect(line('a text')).toMatchObject({ message: 'a string was thrown' });
  const inside = new RangeError('too deep');
  expect(
    line({ status: 500, statusText: 'Internal Server Error', internal: true, data: '', error: inside }),
  ).toMatchObject({ name: 'RangeError', message: 'too deep' });
  expect(line({ status: 503, statusText: 'Unavailable', internal: true, data: '' })).toMatchObject({
    message: 'answered 503 Unavailable',
  });
});
