import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveApp, type Served } from '#tests/setup/served-app.ts';

let app: Served;
let broken: Server;

/** A backend that is there and fails at everything. */
beforeAll(async () => {
  broken = createServer((request, response) =>
    response.writeHead(request.url === '/readyz' ? 200 : 500).end(),
  );
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  app = await serveApp({
    env: { BACKEND_URL: `http://127.0.0.1:${(broken.address() as AddressInfo).port}` },
  });
});
afterAll(async () => {
  await app.stop();
  broken.close();
});

it.each([
  ['/profile', ['Failed to load user data', 'Please try refreshing the page or contact support.']],
  ['/organised-events', ['Failed to load events. Please try again later.']],
  ['/attending-events', ['Failed to load events. Please try again later.']],
  ['/dashboard', ['Failed to load dashboard data. Please try again later.']],
])(
  '%s says in the words of the specification that it could not be loaded, and leads on',
  async (path, words) => {
    const answer = await fetch(app.url + path, { headers: { Cookie: 'shagun_session=some-session' } });
    expect(answer.status).toBe(500);
    const html = await answer.text();
    for (const text of [...words, 'Try Again', 'Back to Home', 'Contact us']) expect(html).toContain(text);
  },
);

it('pages that ask for nobody’s data are there all the same', async () => {
  for (const path of ['/', '/guide', '/contact', '/privacy'])
    expect((await fetch(app.url + path)).status, path).toBe(200);
});
