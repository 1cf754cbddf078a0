import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { failingBackend, type FailingBackend } from '#tests/setup/failing-backend.ts';
import { serveApp, serveBackendAlone, type Served } from '#tests/setup/served-app.ts';
import { WebVisitor } from '#tests/setup/web-visitor.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';

/*
 * The sentences of spec section 8 about the design tool when it is our own backend that
 * fails, at exactly one call. Also the app and the backend in two processes.
 */
let sandbox: Sandbox;
let backend: Served;
let between: FailingBackend;
let app: Served;
const organiser = new WebVisitor();
let eventId = '';
const page = () => `${app.url}/event/${eventId}/invite/design-tool`;

beforeAll(async () => {
  const port = await findFreePorts(1);
  const appUrl = `http://localhost:${port}`;
  sandbox = await sandboxFor(appUrl);
  const canva = `http://localhost:${sandbox.port}/canva`;
  const settings = {
    CANVA_AUTHORIZE_URL: `${canva}/api/oauth/authorize`,
    CANVA_BASE_URL: `${canva}/rest/v1`,
  };
  backend = await serveBackendAlone({
    env: { APP_URL: appUrl, OIDC_ISSUER: sandbox.issuer, SMTP_URL: sandbox.smtpUrl, ...settings },
  });
  between = await failingBackend(backend.url);
  app = await serveApp({ port, env: { BACKEND_URL: between.url, ...settings } });

  await organiser.signIn(app.url, { email: 'asha@example.in', name: 'Asha Rao' });
  const made = await organiser.send(`${app.url}/events/create`, {
    method: 'POST',
    headers: { Origin: app.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      eventType: 'wedding',
      eventName: 'Asha and Rohan',
      date: '2031-02-14',
      description: 'Come.',
      guests: [],
      giftsWanted: [],
    }),
  });
  eventId = ((await made.json()) as { event: { _id: string } }).event._id;
  await finish((await comeBack()).url);
});
beforeEach(() => between.fail());
afterAll(async () => {
  await app.stop();
  await between.close();
  await backend.stop();
  await sandbox.close();
});

/** Through the consent page to the page people come back to. */
async function comeBack() {
  const { url } = await organiser.open(
    `${app.url}/design-tool/oauth/authorize?returnTo=/event/${eventId}/invite/design-tool`,
  );
  const fields = { ...Object.fromEntries(new URL(url).searchParams), account: 'asha', decision: 'allow' };
  return organiser.post(url, fields);
}
const finish = (callback: string) =>
  organiser.post(callback, Object.fromEntries(new URL(callback).searchParams));

it('a connection our own side could not finish is told, and the next try works', async () => {
  between.fail('exchangeDesignToolCode');
  const failed = await finish((await comeBack()).url);
  expect([failed.status, failed.html]).toEqual([
    400,
    expect.stringContaining('Failed to connect. Please try again.'),
  ]);
  between.fail();
  const done = await finish((await comeBack()).url);
  expect(done.html).toContain('Successfully connected to Canva!');
  expect(done.html).toContain(`url=/event/${eventId}/invite/design-tool`);
});

it.each<[OperationName, string]>([
  ['listDesignToolTemplates', 'Failed to load templates'],
  ['listToolDesigns', 'Failed to load your designs'],
])('when %s fails, the rest of the page is there and says “%s”', async (call, sentence) => {
  expect((await organiser.open(page())).html).not.toContain(sentence);
  between.fail(call);
  const { status, html } = await organiser.open(page());
  expect(status).toBe(200);
  expect(html).toContain(sentence);
  expect(html).toContain('Disconnect Canva');
});

it.each<[OperationName, string, Record<string, string>, string]>([
  [
    'createToolDesign',
    'create',
    { template: 'wedding', title: '' },
    'Failed to use template. Please try again.',
  ],
  ['exportToolDesign', 'exports', { design: 'D0001' }, 'Failed to export design. Please try again.'],
  ['dropToolPicture', 'picture', {}, 'The picture could not be changed. Please try again in a moment.'],
  [
    'disconnectDesignTool',
    'disconnect',
    {},
    'Canva could not be disconnected. Please try again in a moment.',
  ],
])('when %s fails, the button leads back and says so', async (call, button, fields, sentence) => {
  between.fail(call);
  const { status, html } = await organiser.post(`${page()}/${button}`, fields);
  expect([status, html]).toEqual([200, expect.stringContaining(sentence)]);
});

it('when openToolDesign fails, the link leads to the page and says so', async () => {
  between.fail('openToolDesign');
  expect((await organiser.open(`${page()}/designs/D0001/edit`)).html).toContain(
    'Failed to open design. Please try again.',
  );
});

it('a button leads nowhere but back to the invitation', async () => {
  for (const back of [
    'https://evil.example/',
    `//evil.example/event/${eventId}/invite`,
    `/event/${eventId}/invite/../../../dashboard`,
  ]) {
    const answer = await organiser.send(`${page()}/picture`, {
      method: 'POST',
      headers: {
        Origin: app.url,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ back }).toString(),
    });
    expect(answer.headers.get('Location')).toMatch(
      new RegExp(`^/event/${eventId}/invite/design-tool\\?notice=`),
    );
  }
});
