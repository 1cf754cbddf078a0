import { parseArgs } from 'node:util';
import type { Env } from '#backend/platform/settings/env.ts';
import { clockOfSite, lookAtClock, type OtherClock } from '#scripts/doctor/clock.ts';
import { lookAtDatabase, serverClock } from '#scripts/doctor/database.ts';
import { lookAtDisk } from '#scripts/doctor/disk.ts';
import { lookAtPictures } from '#scripts/doctor/pictures.ts';
import type { Diagnosis, State } from '#scripts/doctor/diagnosis.ts';
import { lookAtMail } from '#scripts/doctor/mail.ts';
import { lookAtProviders } from '#scripts/doctor/providers.ts';
import { isStated, leftToSandbox, lookAtSettings } from '#scripts/doctor/settings.ts';
import { lookAtTraces } from '#scripts/doctor/traces.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';
import { count } from '#contract/common/format.ts';

/*
 * `npm run doctor`: looks at everything Shagun needs where it is to run, and says what to do about what is
 * wrong. It changes nothing; with `--mail ADDRESS` it sends one mail there. It ends with code 1 when something
 * people need does not work.
 */

const marks: Record<State, string> = { well: 'ok', advice: 'better', mend: 'MEND', unknown: '?' };

const found: Diagnosis[] = [];
function tell(title: string, diagnoses: readonly Diagnosis[]): void {
  found.push(...diagnoses);
  const lines = diagnoses.flatMap(({ state, text, todo }) => [
    `  ${marks[state].padEnd(8)}${text}`,
    ...(todo ? [`          → ${todo}`] : []),
  ]);
  process.stdout.write(`${title}\n${lines.join('\n')}\n\n`);
}

runCommand(async () => {
  const mail = mailTo(process.argv.slice(2));
  const settings = lookAtSettings(() => loadSettings({ LOG_LEVEL: 'silent' }));
  tell('Settings', settings.found);
  if (settings.env) await lookAround(settings.env, mail);
  const wrong = found.filter(({ state }) => state === 'mend').length;
  const rest = settings.env
    ? ''
    : ' .env.example says what each is for. The rest is looked at once the settings can be read.';
  process.stdout.write(wrong === 0 ? 'Nothing to mend.\n' : `${count(wrong, 'thing')} to mend.${rest}\n`);
  return wrong === 0 ? 0 : 1;
});

/** @throws Error that says how to call it */
function mailTo(args: string[]): string | undefined {
  try {
    const { mail } = parseArgs({ args, options: { mail: { type: 'string' } } }).values;
    if (mail === undefined || mail.includes('@')) return mail;
  } catch {
    // told below
  }
  throw new Error(
    'It is called as: npm run doctor -- --mail you@your.domain (without --mail it sends nothing)',
  );
}

async function lookAround(env: Env, mail: string | undefined): Promise<void> {
  tell('Database', await lookAtDatabase(env));
  tell('Mail', isStated(env, 'SMTP_URL') ? await lookAtMail(env, mail) : [leftToSandbox('Mails go')]);
  tell('Clock', await lookAtClock(clocksOf(env)));
  tell('Disk', await lookAtDisk(env));
  tell('Pictures', await lookAtPictures(env));
  tell('Providers', await lookAtProviders(env));
  tell('Traces', await lookAtTraces(env));
}

function clocksOf(env: Env): OtherClock[] {
  const { DATABASE_URL, OIDC_ISSUER } = env;
  return [
    ...(DATABASE_URL ? [{ whose: 'the database server’s', read: () => serverClock(DATABASE_URL) }] : []),
    ...(isStated(env, 'OIDC_ISSUER')
      ? [{ whose: 'the identity provider’s', read: () => clockOfSite(OIDC_ISSUER) }]
      : []),
  ];
}
