import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod/v4';
import { settings, type StatedSettings } from './fields.ts';
import { fillInProviders, providers, type ProvidersFilledIn } from './providers.ts';
import { unsafeSettings } from './safe-settings.ts';

/** The name of every setting, for programs that must not pass theirs on. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

type FilledIn =
  | 'APP_URL'
  | 'DATABASE_PREPARE'
  | 'SESSION_SECRET'
  | 'SIGN_IN'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'OIDC_ISSUER'
  | 'SUPPORT_EMAIL'
  | keyof ProvidersFilledIn;

/** Every setting of the process, checked, with defaults filled in. Secrets included: never log it. */
export type Env = Omit<StatedSettings, FilledIn> &
  ProvidersFilledIn & {
    APP_URL: string;
    /** Whether connections to the database server keep prepared statements; unless stated, those past no pooler do. */
    DATABASE_PREPARE: boolean;
    SESSION_SECRET: string;
    /** The ways in, at least one: at the identity provider, or with a code from a mail. */
    SIGN_IN: readonly ('oidc' | 'email')[];
    SMTP_URL: string;
    MAIL_FROM: string;
    /** Empty where nobody signs in at a provider. */
    OIDC_ISSUER: string;
    SUPPORT_EMAIL: string;
  };

/** Settings that production must state itself: nobody else can know them. Everything else has a default, or is left out. */
export const requiredInProduction = ['APP_URL', 'DATABASE_URL', 'SESSION_SECRET', 'SMTP_URL'] as const;

/** The provider people sign in with. */
const identityProvider = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** A setting is missing or wrong; the message names each one, never its value. */
export class SettingsError extends Error {}

/**
 * Reads and checks settings. This is the one place that reads the process's environment.
 * A process told by NODE_ENV alone that it is for production is as strict as `npm run serve`.
 *
 * @throws {SettingsError} naming every setting that is missing or malformed
 */
export function readEnv(stated: Record<string, string | undefined> = process.env): Env {
  const source: Record<string, string | undefined> = {
    ...stated,
    SHAGUN_MODE: stated.SHAGUN_MODE || (stated.NODE_ENV === 'production' ? 'production' : 'local'),
  };
  const parsed = settings.safeParse(source);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (source.SHAGUN_MODE === 'production') {
    for (const name of requiredInProduction) {
      if (!source[name]) problems.push(`${name}: is required in production`);
    }
    problems.push(...unsafeSettings(source));
  }
  if (source.SHAGUN_MODE === 'production') problems.push(...halfSetUp(source));
  if (source.DATABASE_REPLICA_URL && !source.DATABASE_URL)
    problems.push('DATABASE_URL: is needed when DATABASE_REPLICA_URL is set');
  if (source.PICTURE_STORE === 's3' && !source.S3_ENDPOINT)
    problems.push('S3_ENDPOINT: is needed when PICTURE_STORE is s3');
  for (const { together: group } of providers) {
    const missing = group.filter((name) => !source[name]);
    if (missing.length < group.length)
      problems.push(
        ...missing.map((name) => `${name}: is needed when ${group.find((other) => source[other])} is set`),
      );
  }
  if (!parsed.success || problems.length > 0) {
    throw new SettingsError(
      `Some settings need attention (see .env.example):\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
  }
  return fillIn(parsed.data);
}

/** What is set up in part, and would not work or, with money, would leave it where nobody can use it. */
function halfSetUp(source: Record<string, string | undefined>): string[] {
  const requirements: [needed: readonly string[], because: string | undefined][] = [
    [
      identityProvider,
      source.SIGN_IN?.includes('oidc')
        ? 'SIGN_IN has oidc in it'
        : source.SIGN_IN
          ? undefined
          : setAmong(source, identityProvider),
    ],
    // what guests give is worth nothing until it buys a voucher
    [['RELOADLY_CLIENT_ID', 'RELOADLY_CLIENT_SECRET'], setAmong(source, ['RAZORPAY_KEY_ID'])],
  ];
  return requirements.flatMap(([needed, because]) =>
    because === undefined
      ? []
      : needed.filter((name) => !source[name]).map((name) => `${name}: is needed when ${because}`),
  );
}

const setAmong = (source: Record<string, string | undefined>, names: readonly string[]) => {
  const name = names.find((each) => source[each]);
  return name === undefined ? undefined : `${name} is set`;
};

function fillIn(env: StatedSettings): Env {
  const isProduction = env.SHAGUN_MODE === 'production';
  const appUrl = (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const senders = sendersOf(env, appUrl);
  // what is sandbox's goes to the sandbox as a whole
  const sandboxIdentity = {
    OIDC_ISSUER: `http://localhost:${env.SANDBOX_PORT}/oidc`,
    OIDC_CLIENT_ID: 'shagun',
    OIDC_CLIENT_SECRET: 'shagun-sandbox-secret',
  };
  return {
    ...env,
    APP_URL: appUrl,
    DATABASE_PREPARE: env.DATABASE_PREPARE ?? !env.DATABASE_DIRECT_URL,
    SESSION_SECRET: env.SESSION_SECRET ?? localSecret(env.DATA_DIR),
    SMTP_URL: env.SMTP_URL ?? `smtp://127.0.0.1:${env.SANDBOX_PORT + 1}`,
    SIGN_IN: env.SIGN_IN ?? [isProduction && !env.OIDC_ISSUER ? 'email' : 'oidc'],
    OIDC_ISSUER: env.OIDC_ISSUER ?? (isProduction ? '' : sandboxIdentity.OIDC_ISSUER),
    OIDC_CLIENT_ID: env.OIDC_CLIENT_ID || (isProduction ? '' : sandboxIdentity.OIDC_CLIENT_ID),
    OIDC_CLIENT_SECRET: env.OIDC_CLIENT_SECRET || (isProduction ? '' : sandboxIdentity.OIDC_CLIENT_SECRET),
    MAIL_FROM: env.MAIL_FROM ?? `Shagun <${senders.from}>`,
    SUPPORT_EMAIL: env.SUPPORT_EMAIL ?? senders.support,
    ...fillInProviders(env),
  };
}

/**
 * Who mails come from and where people write, unless stated: the mailbox the mail server is signed in to, which it
 * lets us send from and somebody can read; without one, addresses at the site's own host.
 */
function sendersOf({ SMTP_URL, SHAGUN_MODE }: StatedSettings, appUrl: string) {
  if (SHAGUN_MODE !== 'production')
    return { from: 'invitations@localhost', support: 'support@localhost.example' };
  const user = SMTP_URL && URL.canParse(SMTP_URL) ? decodeURIComponent(new URL(SMTP_URL).username) : '';
  if (z.email().safeParse(user).success) return { from: user, support: user };
  const host = new URL(appUrl).hostname.replace(/^www\./, '');
  return { from: `invitations@${host}`, support: `support@${host}` };
}

/** Without a secret of its own a local installation keeps a random one beside its data, so that sessions survive a restart. */
function localSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
