import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod/v4';
import { designToolSettings, type DesignToolSettings } from './design-tool.ts';
import { eventTextSettings, type EventTextSettings } from './event-text.ts';
import { placesSettings, type PlacesSettings } from './places.ts';
import { unsafeSettings } from './safe-settings.ts';

/** How many of our own proxies stand in front: `true` is one. */
const hops = z
  .union(
    [z.literal(''), z.enum(['true', 'false']), z.string().regex(/^[0-9]$/)],
    'must be true, false or the number of proxies',
  )
  .default('false')
  .transform((text) => (text === 'true' ? 1 : Number(text) || 0));

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0', ''])
    .default('')
    .transform((text) => (text === '' ? fallback : text === 'true' || text === '1'));

const aPort = 'must be a port, a number from 1 to 65535';
const port = (fallback: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number(aPort).int(aPort).min(1, aPort).max(65_535, aPort).default(fallback),
  );
const url = z.url({ protocol: /^https?$/, message: 'must be an http or https address' });
/** Links are made by adding to it. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^\/*$/.test(new URL(text).pathname) && !/[?#]/.test(text);
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const settings = z.object({
  /** `production` checks that nothing falls back to the sandbox; `local` fills every gap. Unstated: see `readEnv`. */
  SHAGUN_MODE: z.enum(['local', 'production', 'test']),
  PORT: port(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: optional(
    url.refine(isOrigin, 'must be an address without a path, such as https://shagun.example'),
  ),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKEND_URL: optional(url),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/,
      'must hold a mail address, such as Shagun <invitations@shagun.example>',
    )
    .default('Shagun <invitations@localhost>'),
  DKIM_DOMAIN: optional(z.string()),
  DKIM_SELECTOR: optional(z.string()),
  DKIM_PRIVATE_KEY_FILE: optional(z.string()),
  SUPPORT_EMAIL: optional(z.email()),
  OIDC_ISSUER: optional(url),
  OIDC_CLIENT_ID: z.string().default('shagun'),
  OIDC_CLIENT_SECRET: z.string().default('shagun-sandbox-secret'),
  RAZORPAY_KEY_ID: z.string().min(1).default('rzp_test_sandbox'),
  RAZORPAY_KEY_SECRET: z.string().min(1).default('shagun-razorpay-sandbox-secret'),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1).default('shagun-razorpay-webhook-secret'),
  RAZORPAY_PREVIOUS_WEBHOOK_SECRET: optional(z.string()),
  RAZORPAY_BASE_URL: optional(url),
  RAZORPAY_MODE: z.enum(['checkout', 'links']).default('checkout'),
  RELOADLY_CLIENT_ID: z.string().min(1).default('shagun'),
  RELOADLY_CLIENT_SECRET: z.string().min(1).default('shagun-sandbox-secret'),
  RELOADLY_AUTH_URL: optional(url),
  RELOADLY_BASE_URL: optional(url),
  RELOADLY_AUDIENCE: z.string().min(1).default('https://giftcards-sandbox.reloadly.com'),
  RELOADLY_SETTLE_SECONDS: optional(z.coerce.number().int().min(1).max(86_400)),
  CANVA_CLIENT_ID: optional(z.string()),
  CANVA_CLIENT_SECRET: optional(z.string()),
  CANVA_AUTHORIZE_URL: optional(url),
  CANVA_BASE_URL: optional(url),
  CANVA_DOWNLOAD_HOSTS: z.string().default('canva.com'),
  GOOGLE_MAPS_SERVER_KEY: optional(z.string()),
  GOOGLE_MAPS_BROWSER_KEY: z.string().default(''),
  PLACES_BASE_URL: optional(url),
  GEOCODING_URL: optional(url),
  PLACES_REGIONS: z
    .string()
    .regex(/^([a-z]{2}(,[a-z]{2})*)?$/, 'must be like in,ae, or empty')
    .default('in'),
  TEXT_AI_BASE_URL: optional(url),
  TEXT_AI_API_KEY: optional(z.string()),
  TEXT_AI_MODEL: z.string().min(1).default('gpt-4o-mini'),
  TEXT_AI_PER_DAY: z.coerce.number().int().min(1).max(1000).default(20),
  GIFT_CARD_MAX_RUPEES: z.coerce.number().int().min(1).max(10_000_000).default(10_000),
  GIFT_CARD_VALID_DAYS: z.coerce.number().int().min(1).max(3660).default(365),
  CONTRIBUTION_WITHDRAW_HOURS: z.coerce.number().int().min(0).max(8760).default(48),
  WHATSAPP_BASE_URL: optional(url),
  WHATSAPP_PHONE_NUMBER_ID: optional(z.string().regex(/^\d+$/, 'must be a number')),
  WHATSAPP_ACCESS_TOKEN: optional(z.string()),
  WHATSAPP_APP_SECRET: optional(z.string()),
  WHATSAPP_VERIFY_TOKEN: optional(z.string()),
  MSG91_BASE_URL: optional(url),
  MSG91_AUTH_KEY: optional(z.string()),
  MSG91_CALLBACK_SECRET: optional(
    z.string().regex(/^[\w-]{16,}$/, 'must have at least 16 characters of A-Z, a-z, 0-9, _ and -'),
  ),
  MSG91_TEMPLATES: optional(
    z
      .string()
      .regex(/^[a-z]+\.[a-z]{2}=\w+(,[a-z]+\.[a-z]{2}=\w+)*$/, 'must be like invitation.en=ID,update.en=ID'),
  ),
  NEW_ADDRESSES_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(150),
  BOUNCES_STOP_PERCENT: z.coerce.number().min(1).max(100).default(15),
  BOUNCES_STOP_LEAST: z.coerce.number().int().min(1).max(100_000).default(10),
  UNWANTED_STOP_PERCENT: z.coerce.number().min(0.1).max(100).default(3),
  UNWANTED_STOP_LEAST: z.coerce.number().int().min(1).max(100_000).default(3),
  /** Lets `production` run with the test keys and addresses of providers, where no money is real. */
  REHEARSAL: flag(false),
  SANDBOX_PORT: port(4400),
  RUN_JOBS: flag(true),
  TRUST_PROXY: hops,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** The name of every setting, for programs that must not pass theirs on. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

type FilledIn =
  | 'APP_URL'
  | 'SESSION_SECRET'
  | 'SMTP_URL'
  | 'OIDC_ISSUER'
  | 'SUPPORT_EMAIL'
  | 'RAZORPAY_BASE_URL'
  | 'RELOADLY_AUTH_URL'
  | 'RELOADLY_BASE_URL'
  | 'RELOADLY_SETTLE_SECONDS'
  | keyof DesignToolSettings
  | keyof PlacesSettings
  | keyof EventTextSettings
  | 'WHATSAPP_BASE_URL'
  | 'MSG91_BASE_URL';

/** Every setting of the process, checked, with defaults filled in. Secrets included: never log it. */
export type Env = Omit<z.output<typeof settings>, FilledIn> &
  DesignToolSettings &
  PlacesSettings &
  EventTextSettings & {
    APP_URL: string;
    SESSION_SECRET: string;
    SMTP_URL: string;
    OIDC_ISSUER: string;
    SUPPORT_EMAIL: string;
    RAZORPAY_BASE_URL: string;
    RELOADLY_AUTH_URL: string;
    RELOADLY_BASE_URL: string;
    /** How long after an order was sent 'not found' proves that nothing was ordered. */
    RELOADLY_SETTLE_SECONDS: number;
    WHATSAPP_BASE_URL: string;
    MSG91_BASE_URL: string;
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

/** Settings that only make sense together: all of a group, or none. */
const together = [
  ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_ACCESS_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  ['MSG91_AUTH_KEY', 'MSG91_CALLBACK_SECRET', 'MSG91_TEMPLATES'],
  ['CANVA_CLIENT_ID', 'CANVA_CLIENT_SECRET'],
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
  for (const group of together) {
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
    SESSION_SECRET: env.SESSION_SECRET ?? localSecret(env.DATA_DIR),
    SMTP_URL: env.SMTP_URL ?? `smtp://127.0.0.1:${env.SANDBOX_PORT + 1}`,
    OIDC_ISSUER: env.OIDC_ISSUER ?? `http://localhost:${env.SANDBOX_PORT}/oidc`,
    RAZORPAY_BASE_URL: env.RAZORPAY_BASE_URL ?? `http://localhost:${env.SANDBOX_PORT}/razorpay/v1`,
    RELOADLY_AUTH_URL: env.RELOADLY_AUTH_URL ?? `http://localhost:${env.SANDBOX_PORT}/reloadly/oauth/token`,
    RELOADLY_BASE_URL: env.RELOADLY_BASE_URL ?? `http://localhost:${env.SANDBOX_PORT}/reloadly`,
    // the sandbox works on one request at a time and has no second machine that could come later
    RELOADLY_SETTLE_SECONDS: env.RELOADLY_SETTLE_SECONDS ?? (env.RELOADLY_BASE_URL === undefined ? 30 : 900),
    ...designToolSettings(env),
    ...placesSettings(env),
    ...eventTextSettings(env),
    SUPPORT_EMAIL: env.SUPPORT_EMAIL ?? 'support@localhost.example',
    ...messageSettings(env),
  };
}

/**
 * Messages have no provider unless one is set up; on a developer's machine the sandbox stands
 * in for both, and in tests for those that name it.
 */
function messageSettings(env: z.output<typeof settings>) {
  const local = env.SHAGUN_MODE === 'local';
  const sandbox = `http://localhost:${env.SANDBOX_PORT}`;
  return {
    WHATSAPP_BASE_URL:
      env.WHATSAPP_BASE_URL ??
      (local && !env.WHATSAPP_PHONE_NUMBER_ID
        ? `${sandbox}/whatsapp/v23.0`
        : 'https://graph.facebook.com/v23.0'),
    MSG91_BASE_URL:
      env.MSG91_BASE_URL ??
      (local && !env.MSG91_AUTH_KEY ? `${sandbox}/msg91/api/v5` : 'https://control.msg91.com/api/v5'),
    ...(local && !env.WHATSAPP_PHONE_NUMBER_ID ? sandboxMessages.whatsapp : {}),
    ...(local && !env.MSG91_AUTH_KEY ? sandboxMessages.msg91 : {}),
  };
}

/** What `sandbox/` calls its accounts. */
const sandboxMessages = {
  whatsapp: {
    WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
    WHATSAPP_ACCESS_TOKEN: 'shagun-whatsapp-sandbox-token',
    WHATSAPP_APP_SECRET: 'shagun-whatsapp-sandbox-secret',
    WHATSAPP_VERIFY_TOKEN: 'shagun-whatsapp-verify-token',
  },
  msg91: {
    MSG91_AUTH_KEY: 'shagun-msg91-sandbox-key',
    MSG91_CALLBACK_SECRET: 'shagun-msg91-callback-secret',
    MSG91_TEMPLATES: ['invitation', 'update', 'cancellation', 'reminder']
      .flatMap((name) => ['en', 'hi'].map((language) => `${name}.${language}=sandbox_${name}_${language}`))
      .join(','),
  },
};

/** Without a secret of its own a local installation keeps a random one beside its data, so that sessions survive a restart. */
function localSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
