import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from '#backend/platform/database/connect.ts';
import { readEnv, type Env } from '#backend/platform/settings/env.ts';
import { lookAtClock } from '#scripts/doctor/clock.ts';
import { lookAtDatabase } from '#scripts/doctor/database.ts';
import { lookAtDisk } from '#scripts/doctor/disk.ts';
import type { Diagnosis } from '#scripts/doctor/diagnosis.ts';
import { lookAtDomain, lookAtMail } from '#scripts/doctor/mail.ts';
import { lookAtProviders } from '#scripts/doctor/providers.ts';
import { lookAtSettings } from '#scripts/doctor/settings.ts';
import { Post } from '#tests/sandbox/post.ts';

const states = (found: Diagnosis[]) => found.map(({ state }) => state);
const text = (found: Diagnosis[]) =>
  found.map(({ text: sentence, todo }) => `${sentence} ${todo ?? ''}`).join('\n');

let post: Post;
beforeAll(async () => {
  post = await Post.open();
});
afterAll(() => post.close());

const envWith = (changed: Record<string, string> = {}): Env =>
  readEnv({
    SHAGUN_MODE: 'test',
    SESSION_SECRET: 'a secret of tests that is long enough to be one',
    SANDBOX_PORT: new URL(post.sandbox.url).port,
    SMTP_URL: post.sandbox.smtpUrl,
    LOG_LEVEL: 'silent',
    ...changed,
  });

describe('the settings', () => {
  it('each that cannot be used is a line, and no value is repeated', () => {
    const { found, env } = lookAtSettings(() =>
      readEnv({ NODE_ENV: 'production', SMTP_URL: 'hunter2.example', PORT: '70000' }),
    );
    expect(env).toBeUndefined();
    expect(new Set(states(found))).toEqual(new Set(['mend']));
    expect(text(found)).toContain('SMTP_URL: must start with smtp://');
    expect(text(found)).toContain('DATABASE_URL: is required in production');
    expect(found.filter(({ text: sentence }) => sentence.startsWith('SESSION_SECRET'))).toHaveLength(1);
    expect(text(found)).not.toContain('hunter2');
  });

  it('says that it judges as for a trial, and what is left to the sandbox', () => {
    const { found, env } = lookAtSettings(envWith);
    expect(env).toBeDefined();
    expect(states(found)).toEqual(['advice', 'well']);
    expect(text(found)).toContain('NODE_ENV=production npm run doctor');
  });
});

describe('mail', () => {
  it('a server that takes mails is well, and one that is asked for arrives', async () => {
    const to = 'operator@example.in';
    const found = await lookAtMail(envWith(), to);
    expect(states(found)).toEqual(['well', 'well']);
    const [mail] = await post.inbox(to);
    expect(mail?.text).toContain('sent by `npm run doctor`');
  });

  it('one that does not answer is to be mended, without its password', async () => {
    const found = await lookAtMail(envWith({ SMTP_URL: 'smtp://shagun:hunter2@127.0.0.1:9' }));
    expect(states(found)).toEqual(['mend']);
    expect(text(found)).toContain('127.0.0.1:9 takes no mail from us');
    expect(text(found)).not.toContain('hunter2');
  });

  const signed = {
    MAIL_FROM: 'Shagun <hello@shagun.example>',
    DKIM_DOMAIN: 'shagun.example',
    DKIM_SELECTOR: 'one',
  };
  const records: Record<string, string[]> = {
    'shagun.example': ['google-site=x', 'v=spf1 include:mail.example -all'],
    '_dmarc.shagun.example': ['v=DMARC1; p=none'],
    'one._domainkey.shagun.example': ['v=DKIM1; k=rsa; p=MIIB'],
  };

  it('a domain that says who sends for it is well', async () => {
    const found = await lookAtDomain(envWith(signed), async (name) => records[name] ?? []);
    expect(states(found)).toEqual(['well', 'well', 'well']);
  });

  it('each record that is missing is named with where it belongs', async () => {
    const found = await lookAtDomain(envWith(signed), async () => ['v=spf2', 'p=']);
    expect(states(found)).toEqual(['mend', 'mend', 'mend']);
    for (const name of Object.keys(records)) expect(text(found)).toContain(`at ${name}`);
  });

  it('without a name service nothing is claimed', async () => {
    const found = await lookAtDomain(envWith(signed), () => Promise.reject(new Error('ECONNREFUSED')));
    expect(states(found)).toEqual(['unknown', 'unknown', 'unknown']);
  });
});

describe('the clock', () => {
  const away = (seconds: number) => ({
    whose: 'the server’s',
    read: async () => new Date(Date.now() + seconds * 1000),
  });
  it.each([
    [1, 'well', 'agrees with the server’s'],
    [300, 'mend', 'behind the server’s'],
    [-300, 'mend', 'ahead of the server’s'],
  ] as const)('%i seconds apart', async (seconds, state, sentence) => {
    const found = await lookAtClock([away(seconds)]);
    expect(states(found)).toEqual([state]);
    expect(text(found)).toContain(sentence);
  });

  it('with nobody to ask it is not known', async () => {
    const found = await lookAtClock([{ whose: 'nobody’s', read: () => Promise.reject(new Error('away')) }]);
    expect(states(found)).toEqual(['unknown']);
  });
});

describe('the embedded database', () => {
  it('says that others of the machine can get at its folder, and the start that looks at it ends that', async () => {
    const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'shagun-doctor-'));
    try {
      await (await connectDatabase({ dataDir: DATA_DIR })).close();
      chmodSync(path.join(DATA_DIR, 'pglite'), 0o755);
      const found = await lookAtDatabase(envWith({ DATA_DIR }));
      expect(found.map(({ state }) => state)).toContain('mend');
      expect(text(found)).toContain('is open to other users of this machine');
      expect(text(await lookAtDatabase(envWith({ DATA_DIR })))).toContain('open to its owner alone');
    } finally {
      rmSync(DATA_DIR, { recursive: true, force: true });
    }
  });
});

describe('the disk', () => {
  it('a folder that cannot be written to is to be mended', async () => {
    const found = await lookAtDisk({ DATA_DIR: 'package.json/data' });
    expect(found[0]?.state).toBe('mend');
    expect(text(found)).toContain('package.json/data cannot be written to');
  });
});

describe('the providers', () => {
  const stated = ['OIDC_ISSUER', 'RAZORPAY_KEY_ID', 'RELOADLY_CLIENT_ID'];

  it('those that have no settings are the sandbox’s', async () => {
    const found = await lookAtProviders(envWith({ SANDBOX_PORT: '9' }));
    expect(states(found.slice(0, 3))).toEqual(['well', 'well', 'well']);
    expect(text(found)).toContain('sandbox');
  });

  it('those that answer and take our keys are well, and nothing is changed there', async () => {
    for (const name of stated) vi.stubEnv(name, 'stated');
    const found = await lookAtProviders(envWith()).finally(() => vi.unstubAllEnvs());
    expect(found.slice(0, 3).filter(({ state }) => state !== 'well')).toEqual([]);
    expect(text(found)).toContain('answers and knows us');
  });

  it('those that do not take our keys are to be mended, by settings that are named without their values', async () => {
    for (const name of stated) vi.stubEnv(name, 'stated');
    const found = await lookAtProviders(
      envWith({
        RAZORPAY_KEY_ID: 'rzp_test_sandbox',
        RAZORPAY_KEY_SECRET: 'hunter2-payments',
        RAZORPAY_WEBHOOK_SECRET: 'hunter2-webhooks',
        RAZORPAY_BASE_URL: `${post.sandbox.url}/razorpay/v1`,
        RELOADLY_CLIENT_ID: 'shagun',
        RELOADLY_CLIENT_SECRET: 'hunter2-vouchers',
        RELOADLY_BASE_URL: `${post.sandbox.url}/reloadly`,
        RELOADLY_AUTH_URL: `${post.sandbox.url}/reloadly/oauth/token`,
        OIDC_ISSUER: 'http://127.0.0.1:1/nobody',
      }),
    ).finally(() => vi.unstubAllEnvs());
    expect(states(found.slice(0, 3))).toEqual(['mend', 'mend', 'mend']);
    for (const name of ['OIDC_ISSUER', 'RAZORPAY_KEY_SECRET', 'RELOADLY_CLIENT_SECRET'])
      expect(text(found)).toContain(name);
    expect(text(found)).not.toContain('hunter2');
  });
});

it('the documents name it', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('npm run doctor');
  expect(readFileSync('docs/operations/start-and-update.md', 'utf8')).toContain('npm run doctor');
});
