import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { waitUntilReady } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { missingPrograms } from '#scripts/test/debian-programs.ts';
import { startTemporaryPostgresql, type TemporaryServer } from '#scripts/test/postgresql.ts';
import { buildImage, writableFolder, type Image, type Running } from '#tests/deploy/image.ts';
import { freeMailPort } from '#tests/setup/mail-port.ts';
import { otherNode } from '#tests/setup/other-node.ts';
import {
  answersOf,
  fillProfile,
  inviteToNewHome,
  linkOf,
  sayYes,
  signInByCode,
} from '#tests/setup/small-installation.ts';
import { WebVisitor } from '#tests/setup/web-visitor.ts';

/*
 * What the operator's guide promises, on a bare Debian: the image is built, an instance is up with four settings, its machine is
 * lost, and from the backup and the secrets it goes on elsewhere, where links that went out before still work.
 */

const mailPort = await freeMailPort();
const missing = [
  ...missingPrograms('buildah', 'mmdebstrap'),
  ...(process.getuid?.() === 0 && process.platform === 'linux' ? [] : ['the rights of root on Linux']),
  ...(mailPort === null ? ['a port of mail servers'] : []),
];
if (missing.length > 0) process.stdout.write(`skipped: ${missing.join(', ')} missing\n`);

describe.skipIf(missing.length > 0)('an instance made from the image', () => {
  let image: Image;
  let mailServer: Sandbox;
  let backups = '';
  let url = '';
  let kept: Record<string, string> = {};
  const machines: TemporaryServer[] = [];
  const containers: Running[] = [];
  const at = () => ({ url, mailServer });

  beforeAll(async () => {
    const node = await otherNode(22);
    if ('missing' in node) throw new Error(`${node.missing} is missing`);
    image = await buildImage(node.program);
    mailServer = await startSandbox({
      port: 0,
      smtpPort: mailPort ?? 0,
      redirectUris: [],
      postLogoutRedirectUris: [],
    });
    backups = await writableFolder('shagun-backups-');
    const port = String(await findFreePorts(1));
    url = `http://localhost:${port}`;
    // what an operator keeps where the backups are not, and what says where it listens among other tests
    kept = {
      APP_URL: url,
      SMTP_URL: `smtp://shagun%40shagun.example:mail-password@127.0.0.1:${mailPort}`,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      BACKUP_KEY: randomBytes(32).toString('base64'),
      HOST: '127.0.0.1',
      PORT: port,
      ENV_FILE: '',
    };
  });
  afterAll(async () => {
    for (const container of containers) await container.kill();
    for (const machine of machines) await machine.stop();
    await mailServer?.close();
    await rm(backups, { recursive: true, force: true });
    await image?.remove();
  });

  /** A machine with PostgreSQL and nothing else. */
  async function newMachine(): Promise<{ DATABASE_URL: string }> {
    const machine = await startTemporaryPostgresql();
    machines.push(machine);
    return { DATABASE_URL: machine.url };
  }

  async function toTheEnd(command: string[], env: Record<string, string>): Promise<string> {
    const container = image.run({ command, env: { ...kept, ...env }, backups });
    const code = await container.child.ended;
    expect(code, container.output()).toBe(0);
    return container.output();
  }

  async function serve(env: Record<string, string>): Promise<Running> {
    const container = image.run({ env: { ...kept, ...env } });
    containers.push(container);
    await waitUntilReady(`${url}/readyz`, [container.child]).catch((error: unknown) => {
      throw new Error(`It did not start:\n${container.output()}`, { cause: error });
    });
    return container;
  }

  it('is small, holds no secret, and belongs to root', async () => {
    expect(image.config.User).toBe('node');
    expect(image.megabytes).toBeLessThan(800);
    const look = image.run({
      entrypoint: ['sh', '-c'],
      command: ['id -u; ls -a /app; touch /app/x || echo read-only; find /app -user node | head -1'],
    });
    await look.child.ended;
    const output = look.output();
    expect(output).toMatch(/^1000\n/);
    expect(output).toContain('read-only');
    expect(output.split('\n')).not.toEqual(expect.arrayContaining(['.env']));
    expect(output.split('\n')).not.toEqual(expect.arrayContaining(['tests']));
    expect(output.trim().split('\n').at(-1)).toBe('read-only');
  });

  it('serves, survives a kill, is backed up, lost, and goes on elsewhere with its old links', async () => {
    const first = await newMachine();
    await toTheEnd(['migrate'], first);
    const app = await serve(first);
    const check = image.run({
      entrypoint: image.config.Healthcheck.Test.filter((part) => part !== 'CMD'),
      command: [],
      env: { PORT: kept.PORT ?? '' },
    });
    expect(await check.child.ended, check.output()).toBe(0);

    const kavita = new WebVisitor();
    await signInByCode(at(), kavita, 'kavita@shagun.example');
    await fillProfile(at(), kavita, {
      firstName: 'Kavita',
      lastName: 'Iyer',
      email: 'kavita@shagun.example',
      phone: '9820012345',
    });
    const eventId = await inviteToNewHome(at(), kavita, [
      { firstName: 'Lata', email: 'lata@shagun.example' },
      { firstName: 'Mohan', email: 'mohan@shagun.example' },
    ]);
    const [lata, mohan] = [
      await linkOf(at(), 'lata@shagun.example'),
      await linkOf(at(), 'mohan@shagun.example'),
    ];
    await sayYes(lata);
    await app.kill();
    const again = await serve(first);
    expect(await answersOf(at(), kavita, eventId)).toEqual({ Lata: 'yes', Mohan: 'pending' });

    await toTheEnd(['backup', '/backups/shagun.backup'], first);
    expect(await readdir(backups)).toEqual(['shagun.backup']);
    expect(await again.stop(), again.output()).toBe(0);
    await machines.pop()?.stop();

    const second = await newMachine();
    await toTheEnd(['restore', '/backups/shagun.backup'], second);
    await toTheEnd(['migrate'], second);
    const elsewhere = await serve(second);
    await sayYes(mohan);
    // who was signed in still is
    expect(await answersOf(at(), kavita, eventId)).toEqual({ Lata: 'yes', Mohan: 'yes' });
    expect(await elsewhere.stop(), elsewhere.output()).toBe(0);
  });
});
