import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import * as unsentWords from '#messages/site/unsent/en.ts';
import { serveApp, type Served } from '#tests/setup/served-app.ts';

/*
 * Forms with files of whoever is not signed in: the built app before a backend that notes what it is asked.
 */

const MEGABYTE = 1024 * 1024;
const MARK = 'mark-of-a-form';
let app: Served;
let backend: Server;
let requests: { method: string; path: string; body: string }[] = [];

async function answer(incoming: IncomingMessage): Promise<{ status: number; body: object }> {
  let body = '';
  for await (const part of incoming) body += String(part);
  const path = incoming.url ?? '';
  requests.push({ method: incoming.method ?? '', path, body });
  if (path === '/readyz') return { status: 200, body: { status: 'ready' } };
  const message = 'Please sign in.';
  return { status: 401, body: { error: message, message, code: 'not_signed_in', requestId: 'r' } };
}

beforeAll(async () => {
  backend = createServer((incoming, outgoing) => {
    void answer(incoming).then(({ status, body }) => {
      outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  app = await serveApp({ env: { BACKEND_URL: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await app.stop();
  backend.closeAllConnections();
  await new Promise<void>((resolve) => backend.close(() => resolve()));
});

const field = (name: string, value: string, more = '') =>
  `--${MARK}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

/** Sends a form whose session has ended, and with its last byte waits for `before`. */
async function post(path: string, form: string, before: () => Promise<void> = () => Promise.resolve()) {
  requests = [];
  const body = Buffer.from(`${form}--${MARK}--\r\n`);
  const sending = request(`${app.url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${MARK}`,
      'Content-Length': body.length,
      Cookie: 'shagun_session=one-that-has-ended',
      Origin: app.url,
    },
  });
  const came = once(sending, 'response');
  sending.write(body.subarray(0, -1));
  await before();
  sending.end(body.subarray(-1));
  const [response] = (await came) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, text };
}

const picture = field('giftsWanted[0].picture', 'x'.repeat(20 * MEGABYTE), '; filename="lamp.png"');

test('of a new event what was typed is kept on the page, and its pictures are no longer held', async () => {
  const formBody =
    field('typedBy', 'somebody') + field('eventName', 'Asha and Rohan') + picture + field('do', 'save');
  const { status, text } = await post('/create-event/wedding', formBody, () =>
    // the session is asked for before the form is there
    expect.poll(() => requests.map(({ path }) => path)).toContain(operations.getCurrentUser.path),
  );
  expect(status).toBe(401);
  expect(text).toContain('name="eventName" value="Asha and Rohan"');
  expect(text).toContain(unsentWords.filesAgain);
  for (const { body } of requests) expect(body.length).toBeLessThan(MEGABYTE);
});

test('more words than any form of ours has are refused', async () => {
  const { status } = await post('/create-event/wedding', field('eventName', 'x'.repeat(3 * MEGABYTE)));
  expect(status).toBe(413);
});

test.each([
  ['/event/event-of-somebody/photo', 'image'],
  ['/event/event-of-somebody/wishlist', 'images'],
  ['/event/event-of-somebody/invite/design', 'file'],
])('%s asks for the session before it reads a picture', async (path, name) => {
  const photo = field(name, 'x'.repeat(5 * MEGABYTE), '; filename="photo.png"');
  await post(path, field('intent', 'preview') + photo, () =>
    expect.poll(() => requests.length).toBeGreaterThan(0),
  );
  for (const { body } of requests) expect(body.length).toBeLessThan(MEGABYTE);
});
