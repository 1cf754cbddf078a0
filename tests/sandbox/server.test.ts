import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSandboxEnv } from '#sandbox/env.ts';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';
import { startForTests } from '#tests/sandbox/product.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startForTests();
});
afterAll(() => sandbox.close());

/** Sends bytes as they are and waits until the server hangs up or answers. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('the start page', () => {
  test('lists every service with its line, page and addresses', async () => {
    const response = await fetch(sandbox.url);
    const body = await response.text();
    expect(response.status).toBe(200);
    for (const expected of [
      'href="/identity"',
      'href="/mailbox"',
      sandbox.issuer,
      sandbox.smtpUrl,
      'any e-mail address',
    ]) {
      expect(body).toContain(expected);
    }
    expect(body).toMatch(/^<!doctype html>\s*<html lang="en">/);
  });

  test('and each page it links to exists', async () => {
    const body = await (await fetch(sandbox.url)).text();
    const paths = [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) expect((await fetch(sandbox.url + path)).status, path).toBe(200);
  });
});

describe('robustness', () => {
  test.each([
    '/nothing',
    '/mailbox/nothing',
    '/oidc/nothing',
    '/identity/nothing',
    '//',
    '/%',
    '/mailbox/messages/%E0%A4%A',
  ])('%s has a friendly page', async (path) => {
    const response = await fetch(sandbox.url + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('<h1>');
  });

  test.each([
    ['not HTTP', 'hello\r\n\r\n', '400'],
    ['a target that is no path', 'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['a whole address as target', 'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['a method the web does not know', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', '400'],
    ['a wrong host name', 'GET /oidc/auth HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', '400'],
    [
      'a form that is none',
      'POST /mailbox/clear HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc',
      '303',
    ],
  ])('%s gets an answer and does not stop the server', async (_what, bytes, status) => {
    expect(await sendRaw(sandbox.port, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await fetch(sandbox.url)).status).toBe(200);
  });

  test('a body that ends early does not stop the server', async () => {
    await sendRaw(sandbox.port, 'POST /oidc/token HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nshort');
    expect((await fetch(sandbox.url)).status).toBe(200);
  });

  test('the identity provider hands out its own addresses, whatever name it was asked under', async () => {
    const answer = await sendRaw(
      sandbox.port,
      'GET /oidc/.well-known/openid-configuration HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain(`"token_endpoint":"${sandbox.issuer}/token"`);
    expect(answer).not.toContain('evil.example');
  });

  test('garbage on the mail port does not stop the mail server', async () => {
    const port = Number(new URL(sandbox.smtpUrl).port);
    await sendRaw(port, '\u0000\u0001 nonsense\r\nMAIL FROM:<\r\nQUIT\r\n');
    const sender = createTransport({ url: sandbox.smtpUrl });
    expect(await sender.verify()).toBe(true);
    sender.close();
  });

  test('a body above 1 MB is refused', async () => {
    const response = await fetch(`${sandbox.url}/mailbox/clear`, {
      method: 'POST',
      body: 'x'.repeat(1024 * 1024 + 1),
    });
    expect(response.status).toBe(413);
  });
});

describe('starting and stopping', () => {
  test('answers on 127.0.0.1 and under the name it prints', async () => {
    expect(sandbox.url).toBe(`http://localhost:${sandbox.port}`);
    expect((await fetch(`http://127.0.0.1:${sandbox.port}/`)).status).toBe(200);
    expect(sandbox.smtpUrl).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
  });

  test.skipIf(!hasIpv6)('answers on ::1 where the computer has it', async () => {
    expect((await fetch(`http://[::1]:${sandbox.port}/`)).status).toBe(200);
  });

  test('a port in use is said in a sentence, and nothing stays open', async () => {
    const options = { redirectUris: ['http://localhost:3000/auth/callback'], postLogoutRedirectUris: [] };
    const smtpPort = Number(new URL(sandbox.smtpUrl).port);
    await expect(startSandbox({ ...options, port: sandbox.port })).rejects.toThrow(
      `Port ${sandbox.port} is already in use.`,
    );
    await expect(startSandbox({ ...options, port: 0, smtpPort })).rejects.toThrow(
      `Mail port ${smtpPort} is already in use.`,
    );
  });

  test('after closing, the ports are free again', async () => {
    const first = await startForTests();
    await first.close();
    await expect(fetch(first.url)).rejects.toThrow();
    const second = await startSandbox({
      port: first.port,
      smtpPort: Number(new URL(first.smtpUrl).port),
      redirectUris: ['http://localhost:3000/auth/callback'],
      postLogoutRedirectUris: [],
    });
    expect(second.issuer).toBe(first.issuer);
    await second.close();
  });
});

describe('running alone', () => {
  const run = (env: Record<string, string>): ChildProcess =>
    spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], { env: { NODE_ENV: 'test', ...env } });
  const output = (stream: Readable | null): Promise<string> => text(stream ?? Readable.from([]));

  test('prints its addresses and stops when told to', async () => {
    const child = run({ SANDBOX_PORT: '0', APP_URL: 'http://localhost:4000' });
    child.stdout?.once('data', () => child.kill('SIGTERM'));
    const [printed, [code]] = await Promise.all([output(child.stdout), once(child, 'exit')]);
    expect(printed).toMatch(
      /^Sandbox ready: http:\/\/localhost:\d+\n.*\/oidc\n.*smtp:\/\/127\.0\.0\.1:\d+\n$/,
    );
    expect(code).toBe(0);
  });

  test('refuses to run in production', async () => {
    const child = run({ SANDBOX_PORT: '0', NODE_ENV: 'production' });
    const [complaint, [code]] = await Promise.all([output(child.stderr), once(child, 'exit')]);
    expect(complaint).toContain(
      'The sandbox does not run with NODE_ENV=production. Set up real providers there.\n',
    );
    expect(code).toBe(1);
  });
});

describe('settings', () => {
  test('have defaults, also for variables left empty', () => {
    const expected = {
      port: 4400,
      appUrl: 'http://localhost:3000',
      clientId: 'shagun',
      clientSecret: 'shagun-sandbox-secret',
      production: false,
    };
    expect(readSandboxEnv({})).toEqual(expected);
    expect(
      readSandboxEnv({ SANDBOX_PORT: '', APP_URL: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '' }),
    ).toEqual(expected);
  });

  test('are read', () => {
    expect(
      readSandboxEnv({
        SANDBOX_PORT: '4700',
        APP_URL: 'http://localhost:4000/',
        OIDC_CLIENT_ID: 'a',
        OIDC_CLIENT_SECRET: 'b',
        NODE_ENV: 'production',
      }),
    ).toEqual({
      port: 4700,
      appUrl: 'http://localhost:4000',
      clientId: 'a',
      clientSecret: 'b',
      production: true,
    });
  });

  test.each([
    [{ SANDBOX_PORT: 'many' }, 'SANDBOX_PORT must be a number.'],
    [{ SANDBOX_PORT: '65535' }, 'SANDBOX_PORT must be at most 65534: mail uses the next port.'],
    [{ APP_URL: 'ftp://x' }, 'APP_URL must be an address like http://localhost:3000.'],
  ])('%j is refused with a sentence', (source, sentence) => {
    expect(() => readSandboxEnv(source)).toThrow(sentence);
  });
});
