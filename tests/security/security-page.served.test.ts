import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { serveApp, type Served } from '#tests/setup/served-app.ts';
import { WebVisitor } from '#tests/setup/web-visitor.ts';

/*
 * What the security centre says when the backend fails, which the real one does not do on
 * request: the built app before a backend that answers as it is told.
 */

const device = { browser: 'Safari', os: 'iOS', deviceType: 'mobile' };
const session = {
  sessionId: 'session-of-a-phone',
  way: 'email',
  device,
  location: { ip: '203.0.113.7' },
  timing: { timeAgo: '3d ago', sessionDuration: '2h 5m', loginAt: '2026-11-18T06:30:00.000Z' },
  security: { isCurrentSession: false, isActive: true, riskLevel: 'high' },
};
const overviewOf = (securityScore: number, riskLevel: string) => ({
  accountSecurity: { securityScore, riskLevel },
  sessionActivity: { totalActiveSessions: 2, recentLogins: 3 },
  recommendations: [
    {
      type: 'other',
      message: 'One session was not used for a while.',
      path: '/security#sessions',
      action: 'See active sessions',
      points: 10,
    },
  ],
});

const wellAnswers = (): Record<string, unknown> => ({
  'GET /readyz': { status: 'ready' },
  'GET /auth/api-keys': { keys: [], past: [], signInFirst: false },
  'GET /auth/webhooks': { webhooks: [], signInFirst: false },
  'GET /auth/sessions': { activeSessions: [session] },
  'GET /auth/past-logins': {
    pastLogins: [
      {
        sessionId: 'login-that-failed',
        loginAt: '2026-11-20T12:00:00.000Z',
        device,
        ipAddress: '203.0.113.9',
        status: 'failed',
        way: 'email',
        reason: 'wrong_code',
      },
    ],
  },
  'GET /auth/security/overview': overviewOf(55, 'high'),
});
let answers = wellAnswers();

let fake: Server;
let app: Served;

beforeAll(async () => {
  fake = createServer((request, response) => {
    const answer = answers[`${request.method} ${(request.url ?? '').split('?')[0]}`];
    const failed = { error: 'It broke.', message: 'It broke.', code: 'unexpected', requestId: 'r' };
    response
      .writeHead(answer === undefined ? 500 : 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(answer ?? failed));
  });
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
  app = await serveApp({ env: { BACKEND_URL: `http://127.0.0.1:${(fake.address() as AddressInfo).port}` } });
});
afterAll(async () => {
  await app.stop();
  fake.close();
});
beforeEach(() => {
  answers = wellAnswers();
});

// a comment stands between two texts that make one
const text = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test.each(['getSecurityOverview', 'listSessions', 'listPastLogins'] as const)(
  'without %s the page says so and offers to try again',
  async (name) => {
    delete answers[`GET ${operations[name].path}`];
    const page = await new WebVisitor().open(`${app.url}/security`);
    expect(page.status).toBe(500);
    expect(text(page.html)).toContain(
      'Error Loading Security Data Failed to load security information Try Again',
    );
    expect(page.html).toMatch(/<a[^>]+href="\/security"[^>]*>Try Again<\/a>/);
    expect(text(page.html)).not.toContain('It broke.');
  },
);

test('a revocation that fails is said on the page, which stays', async () => {
  const one = await new WebVisitor().post(`${app.url}/security/sessions/session-of-a-phone/revoke`, {});
  expect(one.url).toMatch(/\/security\?notice=/);
  expect(text(one.html)).toContain('Failed to revoke session');
  expect(text(one.html)).toContain('Safari on iOS');

  const all = await new WebVisitor().post(`${app.url}/security/revoke-others`, {});
  expect(all.url).toMatch(/\/security\?notice=/);
  expect(text(all.html)).toContain('Failed to revoke all sessions');
});

test('a heartbeat that fails is not said', async () => {
  const page = await new WebVisitor().post(`${app.url}/security/refresh`, {});
  expect(page.url).toBe(`${app.url}/security`);
  expect(page.status).toBe(200);
  expect(page.html).not.toMatch(/role="(alert|status)"/);
});

test.each([
  [100, 'low', 'Good', 'text-peacock', 'Low risk'],
  [80, 'low', 'Good', 'text-peacock', 'Low risk'],
  [79, 'medium', 'Medium', 'text-ink', 'Medium risk'],
  [60, 'medium', 'Medium', 'text-ink', 'Medium risk'],
  [59, 'high', 'Poor', 'text-brick', 'High risk'],
])('a score of %i has a word beside its colour', async (score, risk, word, colour, riskWords) => {
  answers['GET /auth/security/overview'] = overviewOf(score, risk);
  const { html } = await new WebVisitor().open(`${app.url}/security`);
  expect(text(html)).toContain(
    `Security Score ${score} out of 100 ${word} ${riskWords} 2 active sessions, 3 logins in the last 30 days`,
  );
  expect(html).toMatch(new RegExp(`class="${colour}"><span[^>]*>${score}</span>`));
});

test('sessions, logins and recommendations say what is known of them', async () => {
  const { html } = await new WebVisitor().open(`${app.url}/security`);
  const content = text(html);
  expect(content).toContain(
    'Safari on iOS Phone High risk IP address 203.0.113.7 Signed in 18 Nov 2026, 12:00 pm IST Signed in with Code by e-mail Last used 3d ago Duration 2h 5m Revoke',
  );
  expect(content).toContain('And 1 more, used longer ago.');
  expect(content).toMatch(
    /Safari on iOS 20 Nov 2026, 5:30 pm IST · 203\.0\.113\.9 Code by e-mail · Wrong code Failed/,
  );
  expect(content).toContain('Tip Costs 10 points One session was not used for a while. See active sessions');
});
