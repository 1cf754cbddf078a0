import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
  | 'OIDC_ISSUER'
  | 'SUPPORT_EMAIL'
  | 'RAZORPAY_BASE_URL'
  | 'RELOADLY_AUTH_URL'
  | 'RELOADLY_BASE_URL'
  | 'RELOADLY_SETTLE_SECONDS'
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
    OIDC_ISSUER: string;
    SUPPORT_EMAIL: string;
    RAZORPAY_BASE_URL: string;
    RELOADLY_AUTH_URL: string;
    RELOADLY_BASE_URL: string;
    /** How long after an order was sent 'not found' proves that nothing was ordered. */
    RELOADLY_SETTLE_SECONDS: number;
  };

/** Settings that production must state itself: each has a local default that is wrong or unsafe there. */
export const requiredInProduction = [
  'APP_URL',
  'DATABASE_URL',
  'SESSION_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_BASE_URL',
  'RELOADLY_CLIENT_ID',
  'RELOADLY_CLIENT_SECRET',
  'RELOADLY_AUTH_URL',
  'RELOADLY_BASE_URL',
  'RELOADLY_AUDIENCE',
] as const;

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
  if (source.DATABASE_REPLICA_URL && !source.DATABASE_URL)
    problems.push('DATABASE_URL: is needed when DATABASE_REPLICA_URL is set');
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
  const env = parsed.data;
  return {
    ...env,
    APP_URL: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    DATABASE_PREPARE: env.DATABASE_PREPARE ?? !env.DATABASE_DIRECT_URL,
    SESSION_SECRET: env.SESSION_SECRET ?? localSecret(env.DATA_DIR),
    SMTP_URL: env.SMTP_URL ?? `smtp://127.0.0.1:${env.SANDBOX_PORT + 1}`,
    SIGN_IN:
      env.SIGN_IN ??
      (env.OIDC_ISSUER || env.SHAGUN_MODE !== 'production' ? (['oidc'] as const) : (['email'] as const)),
    OIDC_ISSUER: env.OIDC_ISSUER ?? `http://localhost:${env.SANDBOX_PORT}/oidc`,
    RAZORPAY_BASE_URL: env.RAZORPAY_BASE_URL ?? `http://localhost:${env.SANDBOX_PORT}/razorpay/v1`,
    RELOADLY_AUTH_URL: env.RELOADLY_AUTH_URL ?? `http://localhost:${env.SANDBOX_PORT}/reloadly/oauth/token`,
    RELOADLY_BASE_URL: env.RELOADLY_BASE_URL ?? `http://localhost:${env.SANDBOX_PORT}/reloadly`,
    // the sandbox works on one request at a time and has no second machine that could come later
    RELOADLY_SETTLE_SECONDS: env.RELOADLY_SETTLE_SECONDS ?? (env.RELOADLY_BASE_URL === undefined ? 30 : 900),
    SUPPORT_EMAIL: env.SUPPORT_EMAIL ?? 'support@localhost.example',
    ...fillInProviders(env),
  };
}

/** Without a secret of its own a local installation keeps a random one beside its data, so that sessions survive a restart. */
function localSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
