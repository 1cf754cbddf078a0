import { z } from 'zod/v4';
import { plans } from '#contract/accounts/plans.ts';
import { optional, url } from './field-kinds.ts';
import { providerFields } from './providers.ts';

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
    .transform((text) => (text === '' ? fallback : isOn(text)));
const isOn = (text: string) => text === 'true' || text === '1';

const aPort = 'must be a port, a number from 1 to 65535';
const portNumber = z.coerce.number(aPort).int(aPort).min(1, aPort).max(65_535, aPort);
const unlessEmpty = (value: unknown) => (value === '' ? undefined : value);
const port = (fallback: number) => z.preprocess(unlessEmpty, portNumber.default(fallback));
/** Links are made by adding to it. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^\/*$/.test(new URL(text).pathname) && !/[?#]/.test(text);

/** Every setting as it is stated: what it may hold, and what it is when unstated. `env.ts` fills the gaps. */
export const settings = z.object({
  /** `production` checks that nothing falls back to the sandbox; `local` fills every gap. Unstated: see `readEnv`. */
  SHAGUN_MODE: z.enum(['local', 'production', 'test']),
  PORT: port(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: optional(
    url.refine(isOrigin, 'must be an address without a path, such as https://shagun.example'),
  ),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')),
  DATABASE_DIRECT_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')),
  DATABASE_REPLICA_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')),
  DATABASE_PREPARE: optional(z.enum(['true', 'false', '1', '0']).transform(isOn)),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKEND_URL: optional(url),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  /** For `npm run backup` and `npm run restore`: a passphrase, or a key of age. */
  BACKUP_KEY: optional(z.string().min(16, 'must have at least 16 characters')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: optional(
    z
      .string()
      .regex(
        /^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/,
        'must hold a mail address, such as Shagun <invitations@shagun.example>',
      ),
  ),
  DKIM_DOMAIN: optional(z.string()),
  DKIM_SELECTOR: optional(z.string()),
  DKIM_PRIVATE_KEY_FILE: optional(z.string()),
  SUPPORT_EMAIL: optional(z.email()),
  SIGN_IN: optional(
    z
      .enum(['oidc', 'email', 'email,oidc', 'oidc,email'], 'must be email, oidc or email,oidc')
      .transform((text) => text.split(',') as ('oidc' | 'email')[]),
  ),
  /** Who may open the operator's console: addresses people sign in with. Nobody when unstated. */
  OPERATOR_EMAILS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((address) => address.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.email('must be addresses with commas between them'))),
  DEFAULT_PLAN: z.enum(plans, `must be ${plans.join(', ')}`).default('basic'),
  OIDC_ISSUER: optional(url),
  OIDC_CLIENT_ID: z.string().default(''),
  OIDC_CLIENT_SECRET: z.string().default(''),
  GIFT_CARD_MAX_RUPEES: z.coerce.number().int().min(1).max(10_000_000).default(10_000),
  GIFT_CARD_VALID_DAYS: z.coerce.number().int().min(1).max(3660).default(365),
  CONTRIBUTION_WITHDRAW_HOURS: z.coerce.number().int().min(0).max(8760).default(48),
  ...providerFields,
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
  /** Where Prometheus finds metrics; nowhere when unstated. */
  METRICS_PORT: z.preprocess(unlessEmpty, portNumber.optional()),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where traces go, by the standard names of OpenTelemetry; nowhere when unstated. The exporter reads the headers itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url),
  OTEL_EXPORTER_OTLP_HEADERS: optional(z.string()),
  OTEL_SERVICE_NAME: z
    .string()
    .default('')
    .transform((name) => name || 'shagun'),
  OTEL_TRACES_SAMPLER: z.preprocess(
    unlessEmpty,
    z
      .enum([
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ])
      .default('parentbased_always_on'),
  ),
  /** The share of requests that `…traceidratio` follows. */
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(unlessEmpty, z.coerce.number().min(0).max(1).default(1)),
  OTEL_SDK_DISABLED: flag(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** The settings as read, before `env.ts` fills the gaps. */
export type StatedSettings = z.output<typeof settings>;
