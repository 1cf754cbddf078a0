import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingPrograms } from '#scripts/test/debian-programs.ts';
import type { Child } from '#scripts/lib/children.ts';
import { blocksIn, guide } from '#tests/deploy/guide-blocks.ts';
import { newDebianMachine, repositoryIn, type DebianMachine } from '#tests/deploy/debian-machine.ts';

/*
 * ‘Without containers’ of docs/running.md, typed as it stands there into a Debian with systemd: the units run, with all that they
 * forbid themselves, a backup is made and read, and a machine that is lost comes back from it.
 */

const missing = [
  ...missingPrograms('mmdebstrap', 'systemd-nspawn'),
  ...(process.getuid?.() === 0 && process.platform === 'linux' ? [] : ['the rights of root on Linux']),
];
if (missing.length > 0) process.stdout.write(`skipped: ${missing.join(', ')} missing\n`);

const NAME = 'shagun.example';
const [, withoutContainers = ''] = guide.split('\n## Without containers\n');
const [installing = '', starting = '', asTheAppDoes = '', lost = ''] = blocksIn(withoutContainers, 'sh');
const [settings = ''] = blocksIn(withoutContainers, 'ini');
const [caddyfile = ''] = blocksIn(withoutContainers, 'text');
/** A command as the guide says it is run, in place of its example. */
const asTheApp = (command: string) => asTheAppDoes.replace(/run\.mjs doctor$/m, `run.mjs ${command}`);
const isUp = `for each in $(seq 90); do curl -fs -o /dev/null http://127.0.0.1:3000/readyz && break; sleep 1; done
curl -sk -o /dev/null -w '%{http_code}' https://${NAME}/`;

describe.skipIf(missing.length > 0)('the way without containers', () => {
  let machine: DebianMachine;
  let mailServer: Child | undefined;
  const secret = () => randomBytes(32).toString('base64');
  const filledIn = settings
    .replace('YOUR-NAME', NAME)
    .replace(/^SMTP_URL=$/m, `SMTP_URL=smtp://shagun%40${NAME}:mail-password@127.0.0.1:587`)
    .replace(/^(SESSION_SECRET|BACKUP_KEY)=$/gm, (line) => line + secret())
    .replace(/^OPERATOR_EMAILS=$/m, `OPERATOR_EMAILS=kavita@${NAME}`);

  beforeAll(async () => {
    // what the guide lets apt-get install is there before: it starts nothing on the ports of this machine
    const packages = /^apt-get install --yes (.+)$/m.exec(installing)?.[1]?.split(' ') ?? [];
    expect(packages).toEqual(expect.arrayContaining(['postgresql', 'caddy']));
    machine = await newDebianMachine(packages);
    await repositoryIn(machine.root);
    // from here on it asks PostgreSQL, which runs only once the machine does
    const withServer = installing.search(/^runuser/m);
    await machine.install(installing.slice(0, withServer).replace('ADDRESS', '/srv/shagun'));
    await machine.start();
    mailServer = machine.beside([
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `import { startSandbox } from '#sandbox/server.ts';
       await startSandbox({ port: 0, smtpPort: 587, redirectUris: [], postLogoutRedirectUris: [] });`,
    ]);
    await machine.type(installing.slice(withServer));
  });
  afterAll(async () => {
    await mailServer?.stop();
    await machine?.remove();
  });

  it('leads to a site behind a proxy, and the doctor finds nothing to mend', async () => {
    await machine.type(`mkdir /etc/shagun
cat > /etc/shagun/settings <<'SETTINGS'
${filledIn}SETTINGS
chmod 640 /etc/shagun/settings
chown root:shagun /etc/shagun/settings
echo '127.0.0.1 ${NAME}' >> /etc/hosts`);
    await machine.type(starting);
    // nobody in this network gives certificates
    await machine.type(`cat > /etc/caddy/Caddyfile <<'CADDYFILE'
{
	skip_install_trust
}
${caddyfile.replace('YOUR-NAME', NAME).replace('{\n', '{\n\ttls internal\n')}CADDYFILE
systemctl reload caddy`);
    expect(await machine.type(isUp)).toBe('200');
    expect(await machine.type(asTheApp(`doctor --mail kavita@${NAME}`))).toContain('Nothing to mend.');
    expect(await machine.type('systemctl is-enabled shagun shagun-backup.timer')).toBe('enabled\nenabled\n');
  });

  it('makes its backups, and comes back from one when the machine is lost', async () => {
    await machine.type('systemctl start shagun-backup.service');
    const [file = '', ...more] = (await machine.type('ls /var/lib/shagun-backups/*')).trim().split('\n');
    expect(more).toEqual([]);
    expect(await machine.type(asTheApp(`restore ${file} --check`))).toContain('It is whole.');
    // a machine that is new but for the settings and the backup, which were kept elsewhere
    await machine.type(`systemctl stop shagun
cp ${file} /srv/kept.backup
rm -r /var/lib/shagun /var/lib/shagun-backups
runuser -u postgres -- dropdb shagun`);
    await machine.type(installing.slice(installing.search(/^runuser.*createdb/m)));
    await machine.type(lost.replace('FILE', '/srv/kept.backup'));
    await machine.type(starting);
    expect(await machine.type(isUp)).toBe('200');
  });

  it('begins again by itself when it is killed, and stops when told', async () => {
    const died = 'systemctl show --property=NRestarts --value shagun';
    expect((await machine.type(died)).trim()).toBe('0');
    await machine.type('systemctl kill --signal=KILL --kill-whom=main shagun; sleep 3');
    expect(await machine.type(isUp)).toBe('200');
    expect((await machine.type(died)).trim()).toBe('1');
    await machine.type('systemctl stop shagun');
    expect((await machine.type('systemctl show --property=Result --value shagun')).trim()).toBe('success');
  });
});
