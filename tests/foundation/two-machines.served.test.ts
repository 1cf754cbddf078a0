import { afterAll, beforeAll, expect, it } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { errorEnvelope } from '#contract/common/errors.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { serveApp, serveBackendAlone, type Served } from '#tests/setup/served-app.ts';
import { WebVisitor } from '#tests/setup/web-visitor.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';

/*
 * The app in one process and the backend in another, joined by BACKEND_URL: the same
 * cookies, forms and answers as in one.
 */

let sandbox: Sandbox;
let backend: Served;
let app: Served;

beforeAll(async () => {
  const port = await findFreePorts(1);
  const appUrl = `http://localhost:${port}`;
  sandbox = await sandboxFor(appUrl);
  backend = await serveBackendAlone({
    env: { APP_URL: appUrl, OIDC_ISSUER: sandbox.issuer, SMTP_URL: sandbox.smtpUrl },
  });
  app = await serveApp({
    port,
    env: { BACKEND_URL: backend.url, SESSION_SECRET: 'the app itself signs nothing: another one' },
  });
});
afterAll(async () => {
  await app.stop();
  await backend.stop();
  await sandbox.close();
});

const profile = {
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera@example.in',
  phone: '98200 12345',
  city: 'Chennai',
  state: 'Tamil Nadu',
  country: 'India',
  profilePicture: '',
};

it('a person signs in, fills the profile by a plain form, and signs out', async () => {
  const meera = new WebVisitor();
  const arrived = await meera.signIn(app.url, { email: 'meera@example.in', name: 'Meera Iyer' });
  expect(arrived.url).toBe(`${app.url}/dashboard`);
  expect(arrived.status).toBe(200);

  const saved = await meera.post(`${app.url}/profile`, profile);
  expect(saved.status).toBe(200);
  const me = await meera.send(`${app.url}/auth/me`);
  expect(currentUser.parse(await me.json()).user).toMatchObject({
    firstName: 'Meera',
    city: 'Chennai',
    phone: '+919820012345',
  });

  await meera.send(`${app.url}/auth/logout`);
  expect((await meera.send(`${app.url}/auth/me`)).status).toBe(401);
});

it('the forgery gate holds across both', async () => {
  const meera = new WebVisitor();
  await meera.signIn(app.url, { email: 'gate@example.in', name: 'Gate' });
  const forged = await meera.send(`${app.url}/profile`, {
    method: 'POST',
    headers: {
      Origin: 'https://evil.example',
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...profile, city: 'Taken over' }).toString(),
  });
  expect(forged.status).toBeGreaterThanOrEqual(400);
  const api = await meera.send(`${app.url}/auth/profile`, {
    method: 'PUT',
    headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
    body: JSON.stringify(profile),
  });
  expect(api.status).toBe(403);
  expect(errorEnvelope.parse(await api.json()).code).toBe('forgery');
  const me = currentUser.parse(await (await meera.send(`${app.url}/auth/me`)).json());
  expect(me.user.city).toBe('');
});

it('answers of every kind come through whole: errors, pages, and several cookies at once', async () => {
  const nowhere = await fetch(`${app.url}/api/nowhere`);
  expect(nowhere.status).toBe(404);
  expect(errorEnvelope.parse(await nowhere.json()).requestId).toBe(nowhere.headers.get('X-Request-Id'));
  const docs = await fetch(`${app.url}/api/docs`);
  expect(docs.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await docs.text()).toContain('</html>');
  const head = await fetch(`${app.url}/healthz`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  const visitor = new WebVisitor();
  await visitor.signIn(app.url, { email: 'cookies@example.in' });
  expect(visitor.cookieHeader(app.url)).toMatch(/shagun_session=.*XSRF-TOKEN=|XSRF-TOKEN=.*shagun_session=/);
});

it('while the backend is away, pages and calls say so without telling of their inside', async () => {
  await backend.stop();
  const call = await fetch(`${app.url}/auth/me`, { headers: { Cookie: 'shagun_session=x' } });
  expect(call.status).toBe(503);
  expect(errorEnvelope.parse(await call.json())).toMatchObject({
    code: 'unavailable',
    message: 'We cannot answer right now. Please try again in a minute.',
  });
  expect(call.headers.get('Retry-After')).toBe('5');
  const page = await fetch(`${app.url}/dashboard`, { headers: { Cookie: 'shagun_session=x' } });
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5']);
  const html = await page.text();
  expect(html).toContain('We will be right back');
  expect(html).toContain('हम अभी लौटते हैं');
  // the page brings its own styles, which its policy lets in
  expect(html).toContain(
    `<style nonce="${/style-src 'nonce-([^']+)'/.exec(page.headers.get('Content-Security-Policy') ?? '')?.[1]}">`,
  );
  expect(html).not.toMatch(/ECONNREFUSED|fetch failed|node:internal|backend\.server/);
  // a guest reads it in their own language
  for (const path of [`/g/${'x'.repeat(22)}`, '/event/some-event']) {
    const guest = await fetch(app.url + path, { headers: { 'Accept-Language': 'hi-IN,en;q=0.5' } });
    expect(guest.status).toBe(503);
    expect(await guest.text()).toContain('समारोह की जानकारी खुल नहीं पाई।');
  }
});
