import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startNode } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { typescript, webServer } from '#scripts/lib/programs.ts';
import { runToEnd } from '#tests/setup/command-run.ts';
import { testDatabase } from '#tests/setup/test-database.ts';
import { requiredInProduction } from '#backend/platform/settings/env.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shagun-commands-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (name: string, args: string[] = [], env: Record<string, string> = {}) =>
  runToEnd(name, args, { DATA_DIR: folder, ...env });

describe('npm run serve', () => {
  it('names every setting production lacks, and starts nothing', async () => {
    const { code, output } = await run('serve', [], { SMTP_URL: 'smtp://someone:hunter2@mail.example' });
    expect(code).toBe(1);
    for (const name of requiredInProduction.filter((each) => each !== 'SMTP_URL'))
      expect(output).toContain(`${name}: is required in production`);
    expect(output).not.toMatch(/hunter2|^\s+at /m);
  });
});

describe('npm run doctor', () => {
  it('has nothing to mend where all is left to this machine, and makes no database', async () => {
    const own = path.join(folder, 'doctor');
    const { code, output } = await run('doctor', [], { DATA_DIR: own, SHAGUN_MODE: 'local' });
    expect(output).toContain('Nothing to mend.');
    expect(code).toBe(0);
    for (const part of ['Settings', 'Database', 'Mail', 'Clock', 'Disk', 'Pictures', 'Providers'])
      expect(output).toMatch(new RegExp(`^${part}$`, 'm'));
    expect(existsSync(path.join(own, 'pglite'))).toBe(false);
  });

  it('names what production lacks, and no value', async () => {
    const { code, output } = await run('doctor', [], {
      SHAGUN_MODE: 'production',
      SMTP_URL: 'smtp://someone:hunter2@mail.example',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/MEND +DATABASE_URL: is required in production/);
    expect(output).toMatch(/\d+ things to mend\./);
    expect(output).not.toMatch(/hunter2|^\s+at /m);
  });

  it('says how it is called', async () => {
    const { code, output } = await run('doctor', ['--male', 'me'], { SHAGUN_MODE: 'local' });
    expect(code).toBe(1);
    expect(output).toContain('npm run doctor -- --mail');
  });
});

describe('npm start', () => {
  it('says which port is taken and how to choose another', async () => {
    const taken = createServer();
    const port = await findFreePorts(1);
    taken.listen(port, '127.0.0.1');
    await once(taken, 'listening');
    const { code, output } = await run('start', [], { PORT: String(port) });
    taken.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is already in use, and the app needs it.`);
    expect(output).toContain(`PORT=${port + 1}`);
    expect(output).not.toMatch(/^\s+at /m);
  });
});

describe('a command that starts others', () => {
  it.each([
    ['start', '0'],
    ['start', 'abc'],
    ['start', '70000'],
    ['backend', '0'],
  ])('%s refuses PORT=%s in a sentence', async (script, port) => {
    const { code, output } = await run(script, [], { PORT: port });
    expect(code).toBe(1);
    expect(output).toContain('PORT: must be a port, a number from 1 to 65535');
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('so does the web server itself', async () => {
    const server = startNode('app', webServer, { DATA_DIR: folder, PORT: '70000' }, [
      'ignore',
      'ignore',
      'pipe',
    ]);
    let output = '';
    server.process.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    expect(await server.ended).toBe(1);
    expect(output).toContain('PORT: must be a port, a number from 1 to 65535');
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('leaves nobody behind when it is asked to end before they are ready', async () => {
    const ports = await findFreePorts(4);
    let waits = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (waits = resolve));
    // the app asks it whether it is ready, and it never is
    const backend = createHttpServer((request, response) => {
      if (request.url === '/readyz') waits();
      response.writeHead(503).end();
    });
    backend.listen(ports + 3, '127.0.0.1');
    await once(backend, 'listening');
    const child = startNode(
      'start',
      typescript('scripts/start.ts'),
      {
        DATA_DIR: folder,
        PORT: String(ports),
        SANDBOX_PORT: String(ports + 1),
        BACKEND_URL: `http://127.0.0.1:${ports + 3}`,
      },
      ['ignore', 'ignore', 'ignore'],
    );
    await arrival;
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
    backend.close();
    for (const port of [ports, ports + 1]) await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });
});

describe('npm run worker', () => {
  it('asks for a PostgreSQL server', async () => {
    const { code, output } = await run('worker');
    expect(code).toBe(1);
    expect(output).toContain('A worker of its own needs DATABASE_URL');
  });
});

describe('npm run seed and npm run admin', () => {
  it('make the demo once, and change its organiser’s plan', async () => {
    const { env, drop } = await testDatabase();
    onTestFinished(drop);
    expect(await run('seed', [], env)).toMatchObject({
      code: 0,
      output: expect.stringContaining("Made 'Tara weds Nikhil' with 16 guests and 5 gifts."),
    });
    expect(await run('seed', [], env)).toMatchObject({
      code: 0,
      output: expect.stringContaining('The demo data is there already.'),
    });
    expect(await run('admin', ['plan', 'Asha@Example.in', 'professional'], env)).toMatchObject({
      code: 0,
      output: expect.stringContaining('The plan is professional now'),
    });
    expect(await run('admin', ['plan', 'nobody@example.in', 'premium'], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nobody has signed in with this address yet.'),
    });
    expect((await run('admin', ['plan', 'asha@example.in', 'golden'], env)).code).toBe(1);
  });

  it('refuse to seed where mail would reach real people', async () => {
    const { code, output } = await run('seed', [], { SMTP_URL: 'smtp://mail.example' });
    expect(code).toBe(1);
    expect(output).toContain('unset OIDC_ISSUER and SMTP_URL to seed');
  });
});
