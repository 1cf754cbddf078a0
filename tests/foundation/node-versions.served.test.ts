import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pathOf } from '#contract/operation.ts';
import {
  operations,
  type OperationInput,
  type OperationName,
  type OperationOutput,
} from '#contract/operations.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { full } from '#tests/setup/full.ts';
import { otherNode, type OtherNode } from '#tests/setup/other-node.ts';
import { serveApp } from '#tests/setup/served-app.ts';
import { WebVisitor } from '#tests/setup/web-visitor.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';

/* The rest of the tests runs on one version of Node.js; the app runs on every one that package.json allows. */
describe.each([22, 24])('on Node %i', (major) => {
  let node: OtherNode;
  beforeAll(async () => {
    node = await otherNode(major);
  });

  it('the built app does the main job: sign in, create an event, invite, answer', async (test) => {
    if ('missing' in node) {
      process.stdout.write(`skipped: ${node.missing} missing\n`);
      // a machine that can have them all has them all
      expect(full && process.platform === 'linux', 'it may be missing').toBe(false);
      return test.skip();
    }
    const port = await findFreePorts(1);
    const sandbox = await sandboxFor(`http://localhost:${port}`);
    onTestFinished(() => sandbox.close());
    // the embedded database is what a version of Node.js may run differently
    const folder = await mkdtemp(path.join(tmpdir(), 'shagun-node-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const app = await serveApp({
      port,
      node: node.program,
      env: { OIDC_ISSUER: sandbox.issuer, SMTP_URL: sandbox.smtpUrl, DATA_DIR: folder },
    });
    onTestFinished(async () => void (await app.stop()));
    expect(app.child.process.spawnfile).toBe(node.program);

    const host = new WebVisitor();
    const dashboard = await host.signIn(app.url, { email: 'asha@example.in', name: 'Asha Rao' });
    expect([dashboard.status, dashboard.url]).toEqual([200, `${app.url}/dashboard`]);
    await host.post(`${app.url}/profile`, {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      phone: '98200 12345',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      profilePicture: '',
    });

    const { event } = await call(host, app.url, 'createEvent', {
      body: {
        eventType: 'wedding',
        eventName: 'Asha and Rohan',
        date: new Date(Date.now() + 90 * 24 * 3600 * 1000).toISOString().slice(0, 10),
        time: '19:30',
        description: 'Come and dance with us.',
        venue: { name: 'Laxmi Lawns', location: 'Magarpatta Road, Pune' },
        guests: [{ firstName: 'Meera', lastName: 'Iyer', email: 'meera@example.in' }],
        giftsWanted: [],
      },
    });
    const { items } = await call(host, app.url, 'listGuests', {
      params: { eventId: event._id },
      query: {},
    });
    const { url } = await call(host, app.url, 'getPersonalLink', {
      params: { eventId: event._id, guestId: items[0]?._id ?? '' },
    });

    const guest = new WebVisitor();
    const page = await guest.open(url);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Asha and Rohan');
    const hidden = [...page.html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    );
    const answered = await guest.post(page.url, { ...Object.fromEntries(hidden), rsvp: 'yes' });
    expect(answered.status).toBe(200);
    const after = await call(host, app.url, 'listGuests', { params: { eventId: event._id }, query: {} });
    expect(after.items[0]?.reply.rsvp).toBe('yes');
  });
});

async function call<N extends OperationName>(
  who: WebVisitor,
  app: string,
  name: N,
  input: OperationInput<N>,
): Promise<OperationOutput<N>> {
  const operation = operations[name];
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
  const answer = await who.send(app + pathOf(operation, params), {
    method: operation.method,
    headers: { Origin: app, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status, name).toBeLessThan(300);
  return (await answer.json()) as OperationOutput<N>;
}
