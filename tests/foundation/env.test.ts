import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  readEnv,
  requiredInProduction,
  settingNames,
  SettingsError,
} from '#backend/platform/settings/env.ts';
import { unsafeSettings } from '#backend/platform/settings/safe-settings.ts';
import { projectRoot } from '#scripts/lib/import-graph.ts';
import { SETTINGS_FILE, settingsDocument } from '#scripts/lib/settings-document.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shagun-env-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const production = {
  SHAGUN_MODE: 'production',
  APP_URL: 'https://shagun.example',
  DATABASE_URL: 'postgresql://shagun:hunter2@db.example/shagun',
  SESSION_SECRET: 'Jr8qZp4-nW2xTg7Lk_Yb3Vd9Hs6McFe5',
  SMTP_URL: 'smtps://user:hunter2@mail.example',
  MAIL_FROM: 'Shagun <invitations@shagun.example>',
  SUPPORT_EMAIL: 'help@shagun.example',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'shagun',
  OIDC_CLIENT_SECRET: 'hunter2-kP9vXq4TzL8wRb3N',
  RAZORPAY_KEY_ID: 'rzp_live_hunter2',
  RAZORPAY_KEY_SECRET: 'hunter2-kP9vXq4TzL8wRb3N',
  RAZORPAY_WEBHOOK_SECRET: 'hunter2-kP9vXq4TzL8wRb3N',
  RAZORPAY_BASE_URL: 'https://api.razorpay.com/v1',
  RELOADLY_CLIENT_ID: 'hunter2',
  RELOADLY_CLIENT_SECRET: 'hunter2-kP9vXq4TzL8wRb3N',
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
    expect(readEnv(production)).toMatchObject({
      SHAGUN_MODE: 'production',
      APP_URL: 'https://shagun.example',
      PORT: 3000,
    });
  });

  it('is strict where NODE_ENV alone says so, unless the mode is stated', () => {
    const { SHAGUN_MODE: _stated, ...rest } = production;
    expect(readEnv({ ...rest, NODE_ENV: 'production' }).SHAGUN_MODE).toBe('production');
    expect(complaint({ ...rest, SESSION_SECRET: 'a'.repeat(40), NODE_ENV: 'production' })).toContain(
      'SESSION_SECRET: is too easy to guess',
    );
    expect(readEnv({ DATA_DIR: folder, NODE_ENV: 'production', SHAGUN_MODE: 'local' }).SHAGUN_MODE).toBe(
      'local',
    );
    expect(readEnv({ DATA_DIR: folder }).SHAGUN_MODE).toBe('local');
  });

  it('names every setting that is missing, at once', () => {
    const message = complaint({ SHAGUN_MODE: 'production', DATA_DIR: folder });
    for (const name of requiredInProduction) expect(message).toContain(`${name}: is required in production`);
  });

  it('a replica without the server it follows is refused', () => {
    const replica = { DATABASE_REPLICA_URL: 'postgresql://localhost/replica', DATA_DIR: folder };
    expect(complaint(replica)).toContain('DATABASE_URL: is needed when DATABASE_REPLICA_URL is set');
    const both = readEnv({ ...replica, DATABASE_URL: 'postgresql://localhost/primary' });
    expect(both.DATABASE_REPLICA_URL).toBe('postgresql://localhost/replica');
  });

  const { APP_URL, DATABASE_URL, SESSION_SECRET, SMTP_URL } = production;
  const four = { SHAGUN_MODE: 'production', APP_URL, DATABASE_URL, SESSION_SECRET, SMTP_URL };

  it('four settings are enough: a code signs people in, and no money is taken', () => {
    expect(readEnv(four)).toMatchObject({
      SIGN_IN: ['email'],
      OIDC_ISSUER: '',
      MAIL_FROM: 'Shagun <invitations@shagun.example>',
      SUPPORT_EMAIL: 'support@shagun.example',
      RAZORPAY_KEY_ID: '',
      RELOADLY_CLIENT_ID: '',
      CANVA_CLIENT_ID: '',
      GOOGLE_MAPS_SERVER_KEY: '',
    });
    const { HOST: _host, METRICS_HOST: _metrics, DATA_DIR: _folder, ...env } = readEnv(four);
    expect(JSON.stringify(env)).not.toMatch(/localhost|127\.0\.0\.1|sandbox/);
  });

  it('mails come from the mailbox the mail server is signed in to, and answers go there', () => {
    const smtp = { SMTP_URL: 'smtps://invitations%40mail.example.in:hunter2@smtp.example.in' };
    expect(readEnv({ ...four, ...smtp })).toMatchObject({
      MAIL_FROM: 'Shagun <invitations@mail.example.in>',
      SUPPORT_EMAIL: 'invitations@mail.example.in',
    });
    expect(readEnv({ ...four, ...smtp, SUPPORT_EMAIL: 'help@shagun.example' })).toMatchObject({
      MAIL_FROM: 'Shagun <invitations@mail.example.in>',
      SUPPORT_EMAIL: 'help@shagun.example',
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ SIGN_IN: 'oidc' }, 'OIDC_ISSUER: is needed when SIGN_IN has oidc in it'],
    [{ SIGN_IN: 'email,oidc', OIDC_ISSUER: 'https://login.example' }, 'OIDC_CLIENT_ID: is needed'],
    [{ OIDC_CLIENT_ID: 'shagun' }, 'OIDC_ISSUER: is needed when OIDC_CLIENT_ID is set'],
    [{ RAZORPAY_KEY_ID: 'rzp_live_1' }, 'RAZORPAY_KEY_SECRET: is needed when RAZORPAY_KEY_ID is set'],
    [{ RAZORPAY_KEY_ID: 'rzp_live_1' }, 'RELOADLY_CLIENT_ID: is needed when RAZORPAY_KEY_ID is set'],
    [{ SIGN_IN: 'passkey' }, 'SIGN_IN: must be email, oidc or email,oidc'],
  ])('%j alone is half of something: %s', (more, sentence) => {
    expect(complaint({ ...four, ...more })).toContain(sentence);
  });

  it('a provider that is set up signs people in, unless it is said otherwise', () => {
    expect(readEnv(production).SIGN_IN).toEqual(['oidc']);
    expect(readEnv({ ...production, SIGN_IN: 'email' }).SIGN_IN).toEqual(['email']);
    expect(readEnv({ ...production, SIGN_IN: 'email,oidc' }).SIGN_IN).toEqual(['email', 'oidc']);
    expect(readEnv({ DATA_DIR: folder }).SIGN_IN).toEqual(['oidc']);
  });

  it.each(requiredInProduction)('does not start without %s, nor with an empty one', (name) => {
    const { [name]: _left, ...rest } = production;
    expect(complaint(rest)).toContain(`${name}: is required in production`);
    expect(complaint({ ...rest, [name]: '' })).toContain(`${name}: is required in production`);
  });
});

describe('what is unsafe in production', () => {
  const complaintAbout = (changes: Record<string, string>) => complaint({ ...production, ...changes });

  it.each([
    'a'.repeat(40),
    'changeme'.repeat(5),
    'ab12'.repeat(10),
    '12345678901234567890123456789012',
    'kept-secret-kept-secret-kept-secret',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'correct-horse-battery-staple-purple',
    'Shagun-Production-Secret-2026-India',
    'qwertyuiopasdfghjklzxcvbnm123456',
    'MySuperSecretSessionKeyForShagunApp2026',
    'mysupersecretsessionkeyforshagunapp2026',
    'S3cur3-S3ss10n-K3y-F0r-Sh4gun-2026',
    'RaviWedsPriya2026DelhiMumbaiJaipur99',
    'ThisIsTheSecretOfOurWeddingSite-DoNotShare-1234567890',
  ])('a secret like %s is refused, and how to make one is said', (secret) => {
    expect(complaintAbout({ SESSION_SECRET: secret })).toContain(
      'SESSION_SECRET: is too easy to guess. Make a random one: openssl rand -base64 32',
    );
    expect(complaintAbout({ SESSION_SECRET: secret })).not.toContain(secret);
  });

  it('no random secret is', () => {
    // digests are as even as random bytes, and the same in every run
    for (let index = 0; index < 500; index += 1) {
      for (const how of ['base64', 'base64url', 'hex'] as const) {
        const secret = createHash('sha256').update(String(index)).digest(how);
        expect(unsafeSettings({ SESSION_SECRET: secret }), secret).toEqual([]);
      }
    }
  });

  const sandbox = readEnv({ DATA_DIR: folder });
  it.each([
    'OIDC_CLIENT_SECRET',
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
    'RELOADLY_CLIENT_SECRET',
    'CANVA_CLIENT_SECRET',
    'WHATSAPP_ACCESS_TOKEN',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
    'MSG91_AUTH_KEY',
    'MSG91_CALLBACK_SECRET',
  ] as const)('the sandbox’s %s is refused', (name) => {
    expect(complaintAbout({ [name]: String(sandbox[name]) })).toContain(
      `${name}: is the sandbox’s, which anybody can read.`,
    );
  });

  it.each(['OIDC_CLIENT_SECRET', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'RELOADLY_CLIENT_SECRET'])(
    '%s is refused when anybody would try it first',
    (name) => {
      for (const secret of ['hunter2', 'password', 'changeme', 'xxxxxxxxxxxxxxxx', 'your-secret-key-1'])
        expect(complaintAbout({ [name]: secret })).toContain(`${name}: is too easy to guess.`);
    },
  );

  it.each([
    'OIDC_ISSUER',
    'RAZORPAY_BASE_URL',
    'RELOADLY_AUTH_URL',
    'RELOADLY_BASE_URL',
    'CANVA_BASE_URL',
    'PLACES_BASE_URL',
    'GEOCODING_URL',
    'WHATSAPP_BASE_URL',
    'MSG91_BASE_URL',
  ])('%s over http is refused, on this machine too', (name) => {
    for (const address of ['http://provider.example/v1', 'http://localhost:4400/v1', 'http://127.0.0.1:4400'])
      expect(complaintAbout({ [name]: address })).toContain(`${name}: must be an https address.`);
  });

  it.each<[string, string, string]>([
    ['APP_URL', 'http://shagun.example', 'must be an https address'],
    ['TEXT_AI_BASE_URL', 'http://texts.example/v1', 'must be an https address, or one of this machine'],
    ['SMTP_URL', 'smtp://127.0.0.1:4401', 'may be the sandbox’s mailbox'],
    ['SMTP_URL', 'smtp://localhost:4501', 'may be the sandbox’s mailbox'],
    ['SMTP_URL', 'smtp://[::1]:2525', 'may be the sandbox’s mailbox'],
    ['SESSION_SECRET', '550e8400-e29b-41d4-a716-446655440000', 'is too easy to guess'],
    ['SESSION_SECRET', '123e4567-e89b-12d3-a456-426614174000', 'is too easy to guess'],
    ['OIDC_CLIENT_SECRET', '123E4567-E89B-12D3-A456-426614174000', 'is too easy to guess'],
    ['SESSION_SECRET', '00000000-0000-0000-0000-000000000000', 'is too easy to guess'],
    ['CANVA_DOWNLOAD_HOSTS', '*', 'must be host names'],
    ['CANVA_DOWNLOAD_HOSTS', 'canva.com, *.example', 'must be host names'],
    ['CANVA_DOWNLOAD_HOSTS', 'canva.com,com', 'must be host names'],
    ['MAIL_FROM', 'Shagun <invitations@localhost>', 'is nobody’s address'],
    ['MAIL_FROM', 'invitations@example.com', 'is nobody’s address'],
    ['SUPPORT_EMAIL', 'support@localhost.example', 'is nobody’s address'],
  ])('%s=%s is refused', (name, value, sentence) => {
    expect(complaintAbout({ [name]: value })).toContain(`${name}: ${sentence}`);
  });

  it.each<[string, string]>([
    ['APP_URL', 'http://localhost:3000'],
    ['TEXT_AI_BASE_URL', 'http://localhost:11434/v1'],
    ['SMTP_URL', 'smtp://127.0.0.1:25'],
    ['SMTP_URL', 'smtp://localhost'],
    ['SMTP_URL', 'smtps://localhost:465'],
    ['SMTP_URL', 'smtp://localhost:587'],
    ['SMTP_URL', 'smtp://mail.shagun.example:4401'],
  ])('%s=%s is not: it does not leave this machine', (name, value) => {
    expect(complaintAbout({ [name]: value })).toBe('');
  });

  it.each([
    ['APP_URL', 'https://localhost'],
    ['APP_URL', 'https://127.0.0.1:8443'],
    ['RAZORPAY_KEY_ID', 'rzp_test_1DP5mmOlF5G5ag'],
    ['RELOADLY_BASE_URL', 'https://giftcards-sandbox.reloadly.com'],
    ['RELOADLY_AUDIENCE', 'https://giftcards-sandbox.reloadly.com'],
  ])('%s=%s is refused, unless it is said that this is a rehearsal', (name, value) => {
    expect(complaintAbout({ [name]: value })).toMatch(
      new RegExp(`${name}: is .* If this installation is a rehearsal, set REHEARSAL=true`),
    );
    expect(complaintAbout({ [name]: value, REHEARSAL: 'false' })).toContain(`${name}: `);
    expect(complaintAbout({ [name]: value, REHEARSAL: 'true' })).toBe('');
  });

  it('a rehearsal lets nothing else through', () => {
    const rest = { REHEARSAL: 'true', SESSION_SECRET: 'x'.repeat(32), RAZORPAY_KEY_ID: 'rzp_test_sandbox' };
    expect(complaintAbout(rest)).toMatch(
      /RAZORPAY_KEY_ID: is the sandbox’s[\s\S]*SESSION_SECRET: is too easy/,
    );
  });

  it('everything is said at once, and nothing of it on a developer’s machine', () => {
    const unsafe = {
      SESSION_SECRET: 'x'.repeat(32),
      APP_URL: 'http://shagun.example',
      MAIL_FROM: 'a@localhost',
      RAZORPAY_KEY_SECRET: 'hunter2',
    };
    const message = complaintAbout(unsafe);
    for (const name of Object.keys(unsafe)) expect(message).toContain(`${name}: `);
    expect(() => readEnv({ ...production, ...unsafe, SHAGUN_MODE: 'local' })).not.toThrow();
  });

  it('nothing that is filled in points at this machine', () => {
    const { HOST: _host, METRICS_HOST: _metrics, DATA_DIR: _folder, ...env } = readEnv(production);
    expect(JSON.stringify(env)).not.toMatch(/localhost|127\.0\.0\.1|sandbox-/);
  });
});

describe('the design tool', () => {
  it('is the sandbox’s without keys, Canva’s with keys, and none in production without', () => {
    expect(readEnv({ DATA_DIR: folder, SANDBOX_PORT: '4500' })).toMatchObject({
      CANVA_CLIENT_ID: 'shagun',
      CANVA_BASE_URL: 'http://localhost:4500/canva/rest/v1',
    });
    const keys = {
      CANVA_CLIENT_ID: 'OC-1',
      CANVA_CLIENT_SECRET: 'hunter2-kP9vXq4TzL8wRb3N',
      CANVA_DOWNLOAD_HOSTS: 'canva.com, Canva-Exports.example',
    };
    expect(readEnv({ ...production, ...keys })).toMatchObject({
      CANVA_AUTHORIZE_URL: 'https://www.canva.com/api/oauth/authorize',
      CANVA_BASE_URL: 'https://api.canva.com/rest/v1',
      CANVA_DOWNLOAD_HOSTS: ['canva.com', 'canva-exports.example'],
    });
    expect(readEnv(production).CANVA_CLIENT_ID).toBe('');
    expect(complaint({ ...production, CANVA_CLIENT_ID: 'OC-1' })).toContain(
      'CANVA_CLIENT_SECRET: is needed when CANVA_CLIENT_ID is set',
    );
  });
});

describe('a wrong setting', () => {
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '0'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['SANDBOX_PORT', '0'],
    ['PORT', '70000'],
    ['APP_URL', 'javascript:alert(1)'],
    ['APP_URL', 'https://shagun.example/app'],
    ['APP_URL', 'https://shagun.example/?from=mail'],
    ['MAIL_FROM', 'hello'],
    ['MAIL_FROM', 'Shagun <hello>'],
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
    expect(first).toMatchObject({
      APP_URL: 'http://localhost:3000',
      OIDC_ISSUER: 'http://localhost:4400/oidc',
      SMTP_URL: 'smtp://127.0.0.1:4401',
      RUN_JOBS: true,
    });
    expect(first).toMatchObject({
      RAZORPAY_KEY_ID: 'rzp_test_sandbox',
      RAZORPAY_BASE_URL: 'http://localhost:4400/razorpay/v1',
      GIFT_CARD_MAX_RUPEES: 10_000,
    });
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
    expect(readEnv({ DATA_DIR: folder, APP_URL: 'https://shagun.example/' }).APP_URL).toBe(
      'https://shagun.example',
    );
  });
});

it('.env.example shows every setting, and nothing in it is set', () => {
  const example = readFileSync(path.join(projectRoot, '.env.example'), 'utf8');
  const shown = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const known = Object.keys(readEnv(production));
  expect(shown.sort()).toEqual(
    expect.arrayContaining(
      known.filter((name) => name in { ...production, ...readEnv({ DATA_DIR: folder }) }).sort(),
    ),
  );
  expect(example).not.toMatch(/^[A-Z]/m);
});

const example = [
  ...readFileSync(path.join(projectRoot, '.env.example'), 'utf8').matchAll(/^#([A-Z0-9_]+)=(.*)$/gm),
].map(([, name = '', value = '']) => [name, value] as const);

it('docs/settings.md is what npm run settings writes, with a row for every setting and for no other', () => {
  const written = readFileSync(path.join(projectRoot, SETTINGS_FILE), 'utf8');
  expect(written, 'npm run settings writes it').toBe(settingsDocument(written));
  expect(written, 'each row says what its setting is for').not.toContain('TELL WHAT IT IS FOR');
  const named = [...written.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(example.map(([name]) => name).toSorted());
  expect(named.toSorted()).toEqual([...settingNames].toSorted());
});

it('what .env.example shows as a default is the one in docs/settings.md', () => {
  const written = readFileSync(path.join(projectRoot, SETTINGS_FILE), 'utf8');
  const rows = new Map(
    [...written.matchAll(/^\| `([A-Z0-9_]+)` \| `([^`]*)` \|/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  expect(rows.size).toBeGreaterThan(20);
  expect(example.filter(([name, value]) => value && rows.has(name) && rows.get(name) !== value)).toEqual([]);
});
