import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { settingNames, type Env } from '#backend/platform/settings/env.ts';
import type { BackupHeader, KeptSetting } from '#scripts/backup/format.ts';

const derive = promisify<string, string, number, Buffer>(scrypt);

/** Settings on which rows in the database depend, and what happens when one is another: here people lose something for good. */
const must = {
  SESSION_SECRET:
    'links to stop mails, to confirm an address and to become a host, in mails already sent, no longer work, and every connection to Canva is lost',
  OIDC_ISSUER: 'nobody who signs in is known: people are known by who they are at this identity provider',
} satisfies Partial<Record<keyof Env, string>>;

/** Here they do not. */
const should = {
  OIDC_CLIENT_ID: 'some identity providers call people something else for each client; then nobody is known',
  APP_URL: 'links in mails and messages already sent lead to the old address; let it lead here',
  RAZORPAY_KEY_ID: 'payments and refunds under way are looked for at another account of Razorpay',
  RAZORPAY_WEBHOOK_SECRET: 'Razorpay has to be told, or what it says of payments is refused',
  RELOADLY_CLIENT_ID: 'vouchers being bought are looked for at another account of Reloadly',
  WHATSAPP_PHONE_NUMBER_ID: 'guests get messages from another number',
  CANVA_CLIENT_ID: 'every connection to Canva is lost; people connect again',
} satisfies Partial<Record<keyof Env, string>>;

const otherwise = { ...must, ...should };
const names = Object.keys(otherwise) as (keyof typeof otherwise)[];

/** Of these a backup holds only what tells whether another one is the same. */
const secrets: readonly string[] = ['SESSION_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];

const printOf = async (value: string, salt: string): Promise<Buffer> =>
  derive(value, `shagun backup ${salt}`, 16);

/** What a backup keeps of the settings: never a secret. @param stated names of those that were stated */
export async function settingsToKeep(
  env: Env,
  stated: readonly string[] = settingNames.filter((name) => process.env[name]),
): Promise<BackupHeader['settings']> {
  const salt = randomBytes(16).toString('base64url');
  const kept: Record<string, KeptSetting> = {};
  for (const name of names) {
    const value = String(env[name] ?? '');
    if (value)
      kept[name] = secrets.includes(name)
        ? { print: (await printOf(value, salt)).toString('base64url') }
        : { value };
  }
  return { salt, kept, stated: [...stated] };
}

/** How the settings here are to those of a backup. */
interface SettingsComparison {
  /** Sentences about those that differ where people lose something for good. */
  lost: string[];
  /** Sentences about the others that differ. */
  different: string[];
  /** Names of those that were stated there and are not here. */
  missing: string[];
}

/** Compares the settings of this machine with those of the backup. */
export async function compareSettings(
  { salt, kept, stated }: BackupHeader['settings'],
  env: Env,
  statedHere: readonly string[] = settingNames.filter((name) => process.env[name]),
): Promise<SettingsComparison> {
  const found: SettingsComparison = { lost: [], different: [], missing: [] };
  for (const name of names) {
    const there = kept[name];
    if (!there) continue;
    const here = String(env[name] ?? '');
    if (await isSame(there, here, salt)) continue;
    const was = 'value' in there ? ` It was ${there.value}.` : '';
    (name in must ? found.lost : found.different).push(
      `${name} is another one.${was} So ${otherwise[name]}.`,
    );
  }
  const here = new Set<string>(statedHere);
  // where the data is may be said in other ways
  const ofPlace = /^(DATABASE_|DATA_DIR|PORT|HOST|LOG_LEVEL|BACKUP_KEY|SANDBOX_PORT)/;
  found.missing = stated.filter((name) => !here.has(name) && !ofPlace.test(name));
  return found;
}

async function isSame(there: KeptSetting, here: string, salt: string): Promise<boolean> {
  if ('value' in there) return there.value === here;
  const [one, other] = [Buffer.from(there.print, 'base64url'), await printOf(here, salt)];
  return one.length === other.length && timingSafeEqual(one, other);
}
