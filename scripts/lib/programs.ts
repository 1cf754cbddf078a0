import { createRequire } from 'node:module';
import path from 'node:path';
import { planLimits } from '#contract/accounts/plans.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { providers } from '#backend/platform/settings/providers.ts';
import { startNode, type Child } from '#scripts/lib/children.ts';
import { requirePort } from '#scripts/lib/ports.ts';

/** The project's folder, from the sources and from a command of the build alike. */
export const root = path.resolve(createRequire(import.meta.url).resolve('#scripts/run.mjs'), '../..');

/** Whether `TEST_PROGRAMS=packages` hides the Chromium and the PostgreSQL installed here, as if there were none. */
export const packagesAlone = (): boolean => process.env.TEST_PROGRAMS === 'packages';

/** Entry files of the command-line tools, called through Node directly so that signals reach them. */
export const tools = {
  remix: path.join(root, 'node_modules/@remix-run/dev/dist/cli.js'),
  oxlint: path.join(root, 'node_modules/oxlint/bin/oxlint'),
  oxfmt: path.join(root, 'node_modules/oxfmt/bin/oxfmt'),
  knip: path.join(root, 'node_modules/knip/bin/knip.js'),
  vitest: path.join(root, 'node_modules/vitest/vitest.mjs'),
  playwright: path.join(root, 'node_modules/@playwright/test/cli.js'),
};

/** What `npm run build` makes for the server. */
export const serverBuild = path.join(root, 'build/server/index.js');

/** Room for what lives as short as a request, in MiB, twice the usual: less of it is copied before it is dropped. */
export const webServerFlags = ['--max-semi-space-size=32'];

/** Arguments for `node` that run the web server of the built app; it takes PORT and HOST. */
export const webServer = [...webServerFlags, path.join(root, 'app/server.mjs')];

/** Arguments for `node` that run one of our TypeScript files. */
export const typescript = (file: string): string[] => ['--import', 'tsx', path.join(root, file)];

/** Arguments for `node` that run a command of ours (`npm run NAME`), built or not. */
export const command = (name: string): string[] => [path.join(root, 'scripts/run.mjs'), name];

/** Whether anything the product needs from outside is left to the sandbox. */
export function needsSandbox(source: Record<string, string | undefined> = process.env): boolean {
  return (
    !source.OIDC_ISSUER ||
    !source.SMTP_URL ||
    providers.some(({ sandboxWithout }) => sandboxWithout !== undefined && !source[sandboxWithout])
  );
}

/** Starts the outside services in miniature. @throws Error when one of its two ports is taken */
export async function startSandboxProcess(env: Pick<Env, 'SANDBOX_PORT' | 'APP_URL'>): Promise<Child> {
  await requirePort(env.SANDBOX_PORT, '127.0.0.1', 'the sandbox', 'SANDBOX_PORT');
  await requirePort(env.SANDBOX_PORT + 1, '127.0.0.1', 'the sandbox’s mailbox', 'SANDBOX_PORT');
  const sandbox = startNode(
    'sandbox',
    typescript('sandbox/main.ts'),
    // its start-up lines repeat what the start script says; errors still show
    { NODE_ENV: 'development', SANDBOX_PORT: String(env.SANDBOX_PORT), APP_URL: env.APP_URL },
    ['ignore', 'ignore', 'pipe'],
  );
  sandbox.process.stderr?.on('data', (chunk: Buffer) => {
    // its identity provider recommends a newer Node.js than it needs for this
    if (!chunk.toString().startsWith('oidc-provider WARNING: Unsupported runtime'))
      process.stderr.write(chunk);
  });
  return sandbox;
}

/** Serves the built app. @throws Error when the port is taken */
export async function startBuiltApp(env: Pick<Env, 'PORT' | 'HOST' | 'SHAGUN_MODE'>): Promise<Child> {
  await requirePort(env.PORT, env.HOST, 'the app', 'PORT');
  return startNode('app', webServer, {
    NODE_ENV: 'production',
    SHAGUN_MODE: env.SHAGUN_MODE,
    PORT: String(env.PORT),
    HOST: env.HOST,
  });
}

/** Where this machine reaches a server that listens on `host`. */
export function localAddress(env: Pick<Env, 'PORT' | 'HOST'>): string {
  const host = ['0.0.0.0', '::', ''].includes(env.HOST) ? '127.0.0.1' : env.HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}`;
}

/** What a person who just started the app needs to know. */
export function printAddresses(env: Env, withSandbox: boolean): void {
  const sandbox = `http://localhost:${env.SANDBOX_PORT}`;
  const lines = [
    ['Shagun', env.APP_URL],
    ['API', `${env.APP_URL}/api/docs`],
    ...(withSandbox
      ? [
          ['Sandbox', sandbox],
          ['Mailbox', `${sandbox}/mailbox`],
        ]
      : []),
  ].map(([name = '', address = '']) => `  ${name.padEnd(9)}${address}`);
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
  const { eventsPerYear, guestsPerEvent } = planLimits[env.DEFAULT_PLAN];
  process.stdout.write(
    `  New accounts are on the plan “${env.DEFAULT_PLAN}”: ${eventsPerYear ?? 'any number of'} events a year, ${guestsPerEvent ?? 'any number of'} guests each (DEFAULT_PLAN).\n`,
  );
  if (withSandbox) process.stdout.write('  To sign in: press Get Started and type any e-mail address.\n\n');
}
