import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { startNode, waitUntilReady, type Child } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { command } from '#scripts/lib/programs.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';
import { freeMailPort } from '#tests/setup/mail-port.ts';
import {
  answersOf,
  callAs,
  fillProfile,
  inviteToNewHome,
  linkOf,
  mailTo,
  sayYes,
  signInByCode,
} from '#tests/setup/small-installation.ts';
import { WebVisitor } from '#tests/setup/web-visitor.ts';

/*
 * Production with four settings and nothing else: `npm run migrate`, `npm run doctor` and `npm run serve`, a PostgreSQL
 * server, and a mail server that takes mail as any other does.
 */

const mailPort = await freeMailPort();
if (mailPort === null) process.stdout.write('skipped: a port of mail servers missing\n');

describe.skipIf(mailPort === null)(
  'production with APP_URL, DATABASE_URL, SMTP_URL and SESSION_SECRET',
  () => {
    let postgresql: Awaited<ReturnType<typeof startTemporaryPostgresql>>;
    let mailServer: Sandbox;
    let app: Child;
    let url = '';
    let log = '';
    let settings: Record<string, string> = {};
    const at = () => ({ url, mailServer });

    beforeAll(async () => {
      postgresql = await startTemporaryPostgresql();
      mailServer = await startSandbox({
        port: 0,
        smtpPort: mailPort ?? 0,
        redirectUris: [],
        postLogoutRedirectUris: [],
      });
      const port = await findFreePorts(1);
      url = `http://localhost:${port}`;
      settings = {
        APP_URL: url,
        DATABASE_URL: postgresql.url,
        SMTP_URL: `smtp://shagun%40shagun.example:mail-password@127.0.0.1:${mailPort}`,
        SESSION_SECRET: randomBytes(32).toString('hex'),
        // where it listens on a machine that runs other tests
        PORT: String(port),
        ENV_FILE: '',
      };
      expect((await run('migrate')).code).toBe(0);
      app = startNode('serve', command('serve'), settings, ['ignore', 'pipe', 'pipe']);
      for (const stream of [app.process.stdout, app.process.stderr])
        stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
      await waitUntilReady(`${url}/readyz`, [app]).catch((error: unknown) => {
        throw new Error(`It did not start:\n${log}`, { cause: error });
      });
    });
    afterAll(async () => {
      await app.stop();
      await mailServer.close();
      await postgresql.stop();
    });

    async function run(
      name: string,
      env: Record<string, string> = {},
    ): Promise<{ code: number; output: string }> {
      const child = startNode(name, command(name), { ...settings, ...env }, ['ignore', 'pipe', 'pipe']);
      let output = '';
      for (const stream of [child.process.stdout, child.process.stderr])
        stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      return { code: await child.ended, output };
    }

    it('signs people in, makes an event, invites by mail, and takes the answer', async () => {
      const kavita = new WebVisitor();
      const arrived = await signInByCode(at(), kavita, 'kavita@shagun.example');
      expect(arrived.url).toBe(`${url}/dashboard`);
      await fillProfile(at(), kavita, {
        firstName: 'Kavita',
        lastName: 'Iyer',
        email: 'kavita@shagun.example',
        phone: '9820012345',
      });
      const eventId = await inviteToNewHome(at(), kavita, [
        { firstName: 'Lata', email: 'lata@shagun.example' },
      ]);
      const invitation = await mailTo(at(), 'lata@shagun.example', /Our new home/);
      expect(invitation.from).toContain('shagun@shagun.example');
      await sayYes(await linkOf(at(), 'lata@shagun.example'));
      expect(await answersOf(at(), kavita, eventId)).toEqual({ Lata: 'yes' });

      // whoever was invited finds the event when they sign in
      const asLata = new WebVisitor();
      await signInByCode(at(), asLata, 'lata@shagun.example');
      expect(await (await callAs(at(), asLata, 'GET', '/events/attending')).text()).toContain('Our new home');
    });

    it('shows nothing of what has no settings', async () => {
      const asha = new WebVisitor();
      await signInByCode(at(), asha, 'asha@shagun.example');
      await fillProfile(at(), asha, {
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'asha@shagun.example',
        phone: '9820012346',
      });
      for (const page of ['/', '/guide', '/dashboard']) {
        const { status, html } = await asha.open(url + page);
        expect(status, page).toBe(200);
        expect(html, page).not.toMatch(/href="\/wallet"|gift cards? in your|give together|giving together/i);
      }
      expect((await asha.open(`${url}/wallet`)).status).toBe(404);
      expect((await asha.open(`${url}/wallet`)).html).not.toContain('Something went wrong');
      expect((await new WebVisitor().open(`${url}/auth/login`)).html).not.toContain('with=provider');
    });

    it('says once what is absent, and no error', () => {
      const lines = log.split('\n').filter((line) => line.includes('absent from pages'));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('giving money together');
      expect(log).not.toMatch(/"level":(50|60)/);
    });

    it('the doctor finds nothing to mend, and says the same', async () => {
      const { code, output } = await run('doctor', { NODE_ENV: 'production' });
      expect(output).toContain('Nothing to mend.');
      expect(output).toContain('People sign in with a code that is mailed to them.');
      expect(output).toContain('Mails come from Shagun <shagun@shagun.example>');
      expect(output).toMatch(/Not set up, and absent from pages: giving money together, vouchers/);
      expect(code).toBe(0);
    });

    it.each(['APP_URL', 'DATABASE_URL', 'SMTP_URL', 'SESSION_SECRET'])(
      'without %s it does not start',
      async (name) => {
        const { code, output } = await run('serve', { [name]: '' });
        expect(code).toBe(1);
        expect(output).toContain(`${name}: is required in production`);
      },
    );
  },
);
