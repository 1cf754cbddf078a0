import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/server.ts';
import { startForTests } from '#tests/sandbox/product.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startForTests();
});
afterAll(() => sandbox.close());

const page = async (path: string): Promise<string> => (await fetch(new URL(path, sandbox.url))).text();
const press = (path: string, fields: Record<string, string>): Promise<Response> =>
  fetch(new URL(path, sandbox.url), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

test('a button leads back to the phones it stood among, however many there are', async () => {
  const numbers = Array.from({ length: 32 }, (_, index) => `9198200100${10 + index}`);
  for (const number of numbers) await press('/phones/reply', { number, text: 'STOP', via: 'SMS' });
  const [first = ''] = numbers;
  const all = await page('/phones');
  expect(all).not.toContain(`+${first}`);
  const found = await page(`/phones?number=${first}`);
  const action = /action="(\/phones\/reply[^"]*)"/.exec(found)?.[1] ?? '';

  const answer = await press(action, { number: first, text: 'START', via: 'SMS' });
  expect(answer.status).toBe(303);
  const after = await page(answer.headers.get('location') ?? '');
  expect(after).toContain(`+${first}`);
  expect(after).toContain('START');
  expect(after).not.toContain(`+${numbers.at(-1)}`);
});
