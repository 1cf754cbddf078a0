import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv, requiredInProduction, SettingsError } from '#backend/env.ts';
import { root } from '#tests/setup/import-graph.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shagun-env-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const production = {
  SHAGUN_MODE: 'production',
  APP_URL: 'https://shagun.example',
  DATABASE_URL: 'postgresql://shagun:hunter2@db.example/shagun',
  SESSION_SECRET: 'kept-secret-kept-secret-kept-secret',
  SMTP_URL: 'smtps://user:hunter2@mail.example',
  MAIL_FROM: 'Shagun <invitations@shagun.example>',
  SUPPORT_EMAIL: 'help@shagun.example',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'shagun',
  OIDC_CLIENT_SECRET: 'hunter2',
  RAZORPAY_KEY_ID: 'rzp_live_hunter2',
  RAZORPAY_KEY_SECRET: 'hunter2',
  RAZORPAY_WEBHOOK_SECRET: 'hunter2',
  RAZORPAY_BASE_URL: 'https://api.razorpay.com/v1',
  RELOADLY_CLIENT_ID: 'hunter2',
  RELOADLY_CLIENT_SECRET: 'hunter2',
  RELOADLY_AUTH_URL: 'https://auth.reloadly.com/oauth/token',
  RELOADLY_BASE_URL: 'https://giftcards.reloadly.com',
  RELOADLY_AUDIENCE: 'https://giftcards.reloadly.com',
};

function complaint(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

describe('in production', () => {
  it('takes a full set of settings', () => {
    expect(readEnv(production)).toMatchObject({ SHAGUN_MODE: 'production', APP_URL: 'https://shagun.example', PORT: 3000 });
  });

  it('names every setting that is missing, at once', () => {
    const message = complaint({ SHAGUN_MODE: 'production', DATA_DIR: folder });
    for (const name of requiredInProduction) expect(message).toContain(`${name}: is required in production`);
  });

  it.each(requiredInProduction)('does not start without %s, nor with an empty one', (name) => {
    const { [name]: _left, ...rest } = production;
    expect(complaint(rest)).toContain(`${name}: is required in production`);
    expect(complaint({ ...rest, [name]: '' })).toContain(`${name}: is required in production`);
  });
});

describe('the design tool', () => {
  it('is the sandbox’s without keys, Canva’s with keys, and none in production without', () => {
    expect(readEnv({ DATA_DIR: folder, SANDBOX_PORT: '4500' })).toMatchObject({ CANVA_CLIENT_ID: 'shagun', CANVA_BASE_URL: 'http://localhost:4500/canva/rest/v1' });
    const keys = { CANVA_CLIENT_ID: 'OC-1', CANVA_CLIENT_SECRET: 'hunter2', CANVA_DOWNLOAD_HOSTS: 'canva.com, Canva-Exports.example' };
    expect(readEnv({ ...production, ...keys })).toMatchObject({
      CANVA_AUTHORIZE_URL: 'https://www.canva.com/api/oauth/authorize',
      CANVA_BASE_URL: 'https://api.canva.com/rest/v1',
      CANVA_DOWNLOAD_HOSTS: ['canva.com', 'canva-exports.example'],
    });
    expect(readEnv(production).CANVA_CLIENT_ID).toBe('');
    expect(complaint({ ...production, CANVA_CLIENT_ID: 'OC-1' })).toContain('CANVA_CLIENT_SECRET: is needed when CANVA_CLIENT_ID is set');
  });
});

describe('a wrong setting', () => {
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['APP_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://hunter2@db.example'],
    ['SESSION_SECRET', 'hunter2'],
    ['SMTP_URL', 'https://hunter2@mail.example'],
    ['SUPPORT_EMAIL', 'hunter2'],
    ['RUN_JOBS', 'hunter2'],
    ['RAZORPAY_BASE_URL', 'hunter2'],
    ['RAZORPAY_MODE', 'hunter2'],
    ['RELOADLY_AUTH_URL', 'hunter2'],
    ['RELOADLY_BASE_URL', 'hunter2'],
    ['RELOADLY_SETTLE_SECONDS', 'hunter2'],
    ['RELOADLY_SETTLE_SECONDS', '0'],
    ['GIFT_CARD_MAX_RUPEES', 'hunter2'],
  ])('%s=%s is named, and its value is not repeated', (name, value) => {
    const message = complaint({ ...production, [name]: value });
    expect(message).toContain(`${name}:`);
    expect(message).not.toContain(value);
    expect(message).not.toContain('hunter2');
  });
});

describe('with nothing set', () => {
  it('everything points at this machine, and the secret is made once, for the owner alone', () => {
    const dataDir = path.join(folder, 'data');
    const first = readEnv({ DATA_DIR: dataDir });
    expect(first).toMatchObject({ APP_URL: 'http://localhost:3000', OIDC_ISSUER: 'http://localhost:4400/oidc', SMTP_URL: 'smtp://127.0.0.1:4401', RUN_JOBS: true });
    expect(first).toMatchObject({ RAZORPAY_KEY_ID: 'rzp_test_sandbox', RAZORPAY_BASE_URL: 'http://localhost:4400/razorpay/v1', GIFT_CARD_MAX_RUPEES: 10_000 });
    expect(first).toMatchObject({
      RELOADLY_CLIENT_ID: 'shagun',
      RELOADLY_AUTH_URL: 'http://localhost:4400/reloadly/oauth/token',
      RELOADLY_BASE_URL: 'http://localhost:4400/reloadly',
      RELOADLY_SETTLE_SECONDS: 30,
    });
    expect(first.SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(readEnv({ DATA_DIR: dataDir }).SESSION_SECRET).toBe(first.SESSION_SECRET);
    expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o077).toBe(0);
  });

  it('a voucher shop that is not the sandbox is given a quarter of an hour', () => {
    expect(readEnv(production).RELOADLY_SETTLE_SECONDS).toBe(900);
    expect(readEnv({ ...production, RELOADLY_SETTLE_SECONDS: '60' }).RELOADLY_SETTLE_SECONDS).toBe(60);
  });

  it('an address follows its port and loses its last slash', () => {
    expect(readEnv({ DATA_DIR: folder, PORT: '3456' }).APP_URL).toBe('http://localhost:3456');
    expect(readEnv({ DATA_DIR: folder, APP_URL: 'https://shagun.example/' }).APP_URL).toBe('https://shagun.example');
  });
});

it('.env.example shows every setting, and nothing in it is set', () => {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const shown = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const known = Object.keys(readEnv(production)).filter((name) => name !== 'SHAGUN_MODE');
  expect(shown.sort()).toEqual(expect.arrayContaining(known.filter((name) => name in { ...production, ...readEnv({ DATA_DIR: folder }) }).sort()));
  expect(example).not.toMatch(/^[A-Z]/m);
});

it('the README has a row for every setting of .env.example, and for no other', () => {
  const shown = [...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const [, table = ''] = readFileSync(path.join(root, 'README.md'), 'utf8').split(/^## Settings$|^## The code$/m);
  const named = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual(shown.sort());
});
