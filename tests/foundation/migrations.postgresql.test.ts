import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#backend/platform/database/connect.ts';
import { migrate, migrationNames } from '#backend/platform/database/migrate.ts';
import { bootBackend } from '#backend/boot.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { newSecret } from '#backend/platform/ids.ts';
import { newDatabaseName, onServer } from '#tests/setup/postgresql-server.ts';
import { testServer } from '#tests/setup/test-database.ts';

const server = testServer() ?? '';
const name = newDatabaseName('empty');
const url = server.replace(/\/[^/]*$/, `/${name}`);
const processes: Database[] = [];

beforeAll(async () => {
  await onServer(server, `create database ${name}`);
  for (let count = 0; count < 5; count += 1)
    processes.push(await connectDatabase({ url, dataDir: '', poolSize: 2 }));
});
afterAll(async () => {
  await Promise.all(processes.map((database) => database.close()));
  await onServer(server, `drop database ${name} with (force)`);
});

const production = () =>
  readEnv({
    SHAGUN_MODE: 'production',
    LOG_LEVEL: 'silent',
    APP_URL: 'https://shagun.example',
    DATABASE_URL: url,
    SESSION_SECRET: newSecret(),
    SMTP_URL: 'smtp://mail.shagun.example',
    MAIL_FROM: 'a@shagun.example',
    SUPPORT_EMAIL: 'a@shagun.example',
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: newSecret(),
    RAZORPAY_KEY_ID: 'a',
    RAZORPAY_KEY_SECRET: newSecret(),
    RAZORPAY_WEBHOOK_SECRET: newSecret(),
    RAZORPAY_BASE_URL: 'https://pay.example/v1',
    RELOADLY_CLIENT_ID: 'a',
    RELOADLY_CLIENT_SECRET: newSecret(),
    RELOADLY_AUTH_URL: 'https://vouchers.example/oauth/token',
    RELOADLY_BASE_URL: 'https://vouchers.example',
    RELOADLY_AUDIENCE: 'a',
  });

describe('a new database', { shuffle: false }, () => {
  it('production refuses to start on a database that lacks them', async () => {
    await expect(bootBackend(production(), { runJobs: false, migrate: false })).rejects.toThrow(
      'The database is not up to date: run `npm run migrate` first',
    );
  });

  it('several processes that start at once apply each of them once', async () => {
    const applied = await Promise.all(processes.map((database) => migrate(database.pool)));
    expect(applied.flat().sort()).toEqual(migrationNames());
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });

  it('production starts then', async () => {
    const backend = await bootBackend(production(), { runJobs: false, migrate: false });
    const answer = await backend.fetch(new Request('https://shagun.example/readyz'));
    await backend.stop();
    expect(answer.status).toBe(200);
  });
});
