import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import * as replyWords from '#messages/guests/reply/en.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { failingBackend, type FailingBackend } from '#tests/setup/failing-backend.ts';
import { serveApp, serveBackendAlone, type Served } from '#tests/setup/served-app.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';
import { WebVisitor } from '#tests/setup/web-visitor.ts';

/*
 * Without scripts: a form that meets a failure is not lost (docs/decisions/0101). Where its page can be drawn it stands
 * there again; where not, the page in its place holds what was typed and sends it again with one press.
 */

let sandbox: Sandbox;
let backend: Served;
let between: FailingBackend;
let app: Served;
const host = new WebVisitor();
const guest = new WebVisitor();
const visitor = new WebVisitor();
const at = { event: '', guest: '', link: '' };

const everything: OperationName[] = ['getEvent', 'setRsvp', 'resetRsvp', 'getCurrentUser', 'getUnreadCount'];

/** The fields of the form that holds what was typed, and where it is sent. */
function held(html: string): { action: string; fields: Record<string, string> } | null {
  const form = /<form[^>]*data-held[^>]*>[\s\S]*?<\/form>/.exec(html)?.[0];
  if (!form) return null;
  const text = (escaped: string) =>
    escaped
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [text(name), text(value)],
  );
  expect(form).toMatch(/Try again/);
  return { action: text(/ action="([^"]*)"/.exec(form)?.[1] ?? ''), fields: Object.fromEntries(fields) };
}

async function sendAgain(who: WebVisitor, html: string) {
  const form = held(html);
  if (!form) throw new Error('The page holds no form');
  return who.post(new URL(form.action, app.url).href, form.fields);
}

beforeAll(async () => {
  const port = await findFreePorts(1);
  const appUrl = `http://localhost:${port}`;
  sandbox = await sandboxFor(appUrl);
  backend = await serveBackendAlone({
    env: { APP_URL: appUrl, OIDC_ISSUER: sandbox.issuer, SMTP_URL: sandbox.smtpUrl },
  });
  between = await failingBackend(backend.url);
  app = await serveApp({ port, env: { BACKEND_URL: between.url } });
  await host.signIn(app.url, { email: 'asha@example.in', name: 'Asha Rao' });
  await guest.signIn(app.url, { email: 'meera@example.in', name: 'Meera Iyer' });
  const api = async (method: string, path: string, body?: object) =>
    (
      await host.send(app.url + path, {
        method,
        headers: { Origin: app.url, 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    ).json() as Promise<never>;
  const made: { event: { _id: string } } = await api('POST', '/events/create', {
    eventType: 'birthday',
    eventName: 'Kabir turns five',
    date: '2031-02-14',
    description: 'Come and celebrate.',
    guests: [{ firstName: 'Meera', lastName: 'Iyer', email: 'meera@example.in', withFamily: true }],
  });
  at.event = made.event._id;
  const list: { items: { _id: string }[] } = await api('GET', `/events/${at.event}/guests`);
  at.guest = list.items[0]?._id ?? '';
  at.link = (
    (await api('GET', `/events/${at.event}/guests/${at.guest}/link`)) as { url: string }
  ).url.replace(/\/reply\/|\/yes\//, '/yes/');
});
afterAll(async () => {
  await app.stop();
  await between.close();
  await backend.stop();
  await sandbox.close();
});
beforeEach(() => between.fail());

const answer = {
  rsvp: 'yes',
  adults: '2',
  children: '1',
  note: 'We bring the "laddus" & songs',
  language: 'en',
};

it.each([
  ['by the personal link', () => [visitor, at.link] as const],
  ['signed in', () => [guest, `${app.url}/event/${at.event}`] as const],
])('an answer %s is kept while nothing works, and sent again with one press', async (_, of) => {
  const [who, page] = of();
  between.fail(...everything);
  const first = await who.post(page, answer);
  expect(first.status).toBe(500);
  expect(first.html).toContain('Failed to update RSVP.');
  expect(held(first.html)?.fields).toMatchObject(answer);
  // and once more
  const second = await sendAgain(who, first.html);
  expect(held(second.html)?.fields).toMatchObject(answer);
  between.fail();
  const third = await sendAgain(who, second.html);
  expect(third.status).toBe(200);
  expect(third.html).toContain('You&#x27;re Going!');
  expect(third.html).toContain('laddus');
  await who.post(page, { rsvp: 'reset' });
});

it('an answer that fails alone stays in its card, and is sent again with one press', async () => {
  between.fail('setRsvp');
  const { html } = await visitor.post(at.link, answer);
  expect(html).toContain('Failed to update RSVP.');
  expect(html).toContain('RSVP Requested');
  expect(html).toMatch(/<button[^>]*form="reply"[^>]*value="yes"[^>]*>Try again<\/button>/);
});

/** As a form comes from a browser that says nothing of where it was, or not what we need. */
const postFrom = (headers: Record<string, string>, fields = answer) =>
  visitor.send(at.link, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

it('the key of a personal link proves an answer to which the browser adds nothing', async () => {
  expect((await postFrom({})).status).toBe(303);
  const { html } = await visitor.open(at.link);
  expect(html).toContain('You&#x27;re Going!');
  expect(html).toContain('laddus');
  await postFrom({}, { ...answer, rsvp: 'reset' });
  expect((await visitor.open(at.link)).html).toContain('RSVP Requested');
});

it('an answer that another site may have sent is refused, and stays with what was typed', async () => {
  const refused = await postFrom({ 'Sec-Fetch-Site': 'cross-site' });
  expect(refused.status).toBe(403);
  const html = await refused.text();
  expect(html).toContain(replyWords.notFromHere);
  expect(html).toContain('laddus');
  expect(html).toContain('RSVP Requested');
});

it('any other form is held by the page that stands in its place', async () => {
  const fields = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.in',
    city: 'Udaipur',
    phone: '9820012345',
  };
  between.fail('updateProfile', 'getCurrentUser', 'getEventStats');
  const failed = await host.post(`${app.url}/profile`, fields);
  expect(failed.status).toBe(500);
  expect(held(failed.html)).toEqual({ action: '/profile', fields });
  between.fail();
  const again = await sendAgain(host, failed.html);
  expect(again.html).toContain('Profile updated successfully!');
  expect(again.html).toContain('Udaipur');
});

it('the same where the backend is away', async () => {
  const fields = { name: 'Ravi', email: 'ravi@example.in', topic: 'sales', message: 'How much?' };
  const there = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => there.listen(0, '127.0.0.1', resolve));
  const { port } = there.address() as AddressInfo;
  const gone = await serveApp({ env: { BACKEND_URL: `http://127.0.0.1:${port}` } });
  there.closeAllConnections();
  there.close();
  try {
    const page = await new WebVisitor().post(`${gone.url}/create-event/birthday`, {
      ...fields,
      do: 'save',
    });
    expect(page.status).toBe(503);
    expect(held(page.html)?.fields).toMatchObject(fields);
  } finally {
    await gone.stop();
  }
});
