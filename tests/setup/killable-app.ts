import { ownAddress } from '#tests/setup/address-owners.ts';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { bootBackend } from '#backend/boot.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { newId, newSecret, sha256 } from '#backend/platform/ids.ts';
import { startNode, waitUntilReady, type Child } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { webServer } from '#scripts/lib/programs.ts';
import { makeDataFolder } from '#scripts/test/data-folder.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';

/** The built app beside a sandbox of its own, which a test kills without warning and starts again on the same data. */
export interface KillableApp {
  readonly sandbox: Sandbox;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** A call of the API by the one person who is signed in, on the professional plan. */
  call(method: string, address: string, body?: object): Promise<Response>;
}

/** @param more settings beside those of a local app with the sandbox's sign-in and mail */
export function useKillableApp(more: (sandbox: Sandbox) => Record<string, string>): KillableApp {
  let folder: string;
  let sandbox: Sandbox;
  let appUrl: string;
  let server: Child | undefined;
  const token = newSecret();

  const settings = () => ({
    SHAGUN_MODE: 'local',
    APP_URL: appUrl,
    PORT: new URL(appUrl).port,
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, 'data'),
    SMTP_URL: sandbox.smtpUrl,
    OIDC_ISSUER: sandbox.issuer,
    LOG_LEVEL: 'fatal',
    ...more(sandbox),
  });

  async function start() {
    server = startNode('app', webServer, { ...settings(), NODE_ENV: 'production' }, [
      'ignore',
      'ignore',
      'inherit',
    ]);
    await waitUntilReady(`${appUrl}/readyz`, [server]);
  }

  beforeAll(async () => {
    folder = await makeDataFolder('killed');
    appUrl = `http://localhost:${await findFreePorts(1)}`;
    sandbox = await sandboxFor(appUrl);
    const { ctx, stop } = await bootBackend(readEnv(settings()), { runJobs: false, migrate: true });
    const userId = newId();
    const session = {
      id: newId(),
      token_hash: sha256(token),
      user_id: userId,
      id_token: null,
      expires_at: new Date(Date.now() + 3_600_000),
      revoked_at: null,
    };
    await ctx.db
      .insertInto('users')
      .values({
        id: userId,
        issuer: 'test',
        subject: userId,
        verified_email: 'host@example.in',
        plan: 'professional',
      })
      .execute();
    await ownAddress(ctx.db, userId, 'host@example.in');
    await ctx.db.insertInto('sessions').values(session).execute();
    await stop();
    await start();
  });

  afterAll(async () => {
    await server?.stop();
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    get sandbox() {
      return sandbox;
    },
    start,
    async kill() {
      server?.process.kill('SIGKILL');
      await server?.ended;
    },
    call: (method, address, body) =>
      fetch(appUrl + address, {
        method,
        headers: {
          Cookie: `shagun_session=${token}`,
          Origin: appUrl,
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
  };
}
