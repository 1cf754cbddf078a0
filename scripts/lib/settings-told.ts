/**
 * What each setting is for, and what happens without it; in the order of docs/settings.md, which `npm run settings` writes.
 * Names that are told together stand together.
 */
export const settingsTold: readonly (readonly [names: readonly string[], told: string])[] = [
  [['PORT', 'HOST'], 'where it listens'],
  [
    ['SHAGUN_MODE'],
    '`production` refuses what is missing or unsafe, `local` fills gaps with the sandbox; `npm start` and `npm run serve` decide it themselves',
  ],
  [['APP_URL'], 'the address people type; every link is made from it'],
  [
    ['TRUST_PROXY'],
    '`true` behind a reverse proxy that sets `X-Forwarded-For`; with several in a row, their number',
  ],
  [['LOG_LEVEL'], '`fatal` to `debug`, or `silent`'],
  [
    ['METRICS_PORT'],
    'where Prometheus finds the metrics of this process, at `/metrics` ([docs/operations.md](operations.md#watching-it))',
  ],
  [['METRICS_HOST'], 'the network address that port listens on; anybody who reaches it can read them'],
  [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME'],
    'where traces go and as whose, by the standard names of OpenTelemetry ([docs/operations.md](operations.md#watching-it))',
  ],
  [
    ['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG', 'OTEL_SDK_DISABLED'],
    'which requests and jobs are traced; none at all',
  ],
  [['DATABASE_URL'], 'a PostgreSQL server; unset, an embedded database in `DATA_DIR`'],
  [
    ['DATABASE_DIRECT_URL'],
    'the same server past a pooler in transaction mode: without it, behind such a pooler, jobs start up to 30 seconds late; migrations go there too',
  ],
  [
    ['DATABASE_PREPARE'],
    'whether its connections keep prepared statements, so that the server plans each query once; a pooler does if it is PgBouncer 1.21 or later with `max_prepared_statements` above 0',
  ],
  [
    ['DATABASE_REPLICA_URL'],
    'a streaming replica of it, which exports and long lists are read from while it keeps up ([docs/operations.md](operations.md#a-replica-to-read-from))',
  ],
  [['DATABASE_POOL_SIZE'], 'connections to it, per process'],
  [['DATA_DIR'], 'folder of the embedded database; one process at a time'],
  [
    ['BACKUP_KEY'],
    'encrypts what `npm run backup` writes: a passphrase of 16 characters or more, or a key of age ([docs/operations.md](operations.md#back-up))',
  ],
  [
    ['PICTURE_STORE'],
    'where new pictures go: `database`, `folder` or `s3` ([docs/operations.md](operations.md#pictures-elsewhere))',
  ],
  [['PICTURE_FOLDER'], 'the folder; several machines need one they share'],
  [
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    'a bucket of a store that speaks S3; once stated it is read from, wherever new pictures go',
  ],
  [['S3_REGION'], 'its region; stores of other makers take any, or say which'],
  [['SESSION_SECRET'], 'signs cookies and links, encrypts Canva’s tokens; at least 32 characters'],
  [
    ['SIGN_IN'],
    'how people sign in: `email` (an eight-digit code by mail, or a passkey), `oidc`, or `email,oidc` ([docs/operations.md](operations.md#signing-in))',
  ],
  [
    ['OPERATOR_EMAILS'],
    'who may open the [operator’s console](operations.md#the-operators-console) at `/operator`: addresses people sign in with, with commas between them',
  ],
  [
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    'the OpenID Connect provider people sign in with',
  ],
  [['SMTP_URL'], '`smtp://` or `smtps://` with user and password; on another machine only encrypted'],
  [['MAIL_FROM'], 'who invitations come from'],
  [
    ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY_FILE'],
    'sign mail, all three together; without them the mail server has to',
  ],
  [['SUPPORT_EMAIL'], 'where people who need help write'],
  [
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_BASE_URL'],
    'card payments; webhooks go to `APP_URL/api/payments/webhook`. Without them no money can be given, and no page speaks of it',
  ],
  [
    ['RAZORPAY_PREVIOUS_WEBHOOK_SECRET', 'RAZORPAY_MODE'],
    'the old secret while it is changed; `links` for Payment Links',
  ],
  [
    [
      'RELOADLY_CLIENT_ID',
      'RELOADLY_CLIENT_SECRET',
      'RELOADLY_AUTH_URL',
      'RELOADLY_BASE_URL',
      'RELOADLY_AUDIENCE',
    ],
    'brand vouchers that gift cards are redeemed for; payments need them',
  ],
  [['RELOADLY_SETTLE_SECONDS'], 'how long after an order ’not found’ proves that nothing was bought'],
  [
    [
      'WHATSAPP_PHONE_NUMBER_ID',
      'WHATSAPP_ACCESS_TOKEN',
      'WHATSAPP_APP_SECRET',
      'WHATSAPP_VERIFY_TOKEN',
      'WHATSAPP_BASE_URL',
    ],
    'invitations by WhatsApp; without them organisers get links to send',
  ],
  [
    ['MSG91_AUTH_KEY', 'MSG91_CALLBACK_SECRET', 'MSG91_TEMPLATES', 'MSG91_BASE_URL'],
    'invitations by SMS ([docs/operations.md](operations.md#whatsapp-and-sms))',
  ],
  [
    ['CANVA_CLIENT_ID', 'CANVA_CLIENT_SECRET', 'CANVA_AUTHORIZE_URL', 'CANVA_BASE_URL'],
    'organisers’ own designs ([docs/operations.md](operations.md#designs-from-canva))',
  ],
  [['CANVA_DOWNLOAD_HOSTS'], 'where finished pictures may be downloaded from'],
  [
    ['GOOGLE_MAPS_SERVER_KEY', 'PLACES_BASE_URL', 'GEOCODING_URL'],
    'the venue search ([docs/operations.md](operations.md#venue-search-and-map))',
  ],
  [['GOOGLE_MAPS_BROWSER_KEY'], 'the map beside it; browsers learn this key'],
  [['PLACES_REGIONS'], 'countries that are searched, such as `in,ae`; empty: all'],
  [
    ['TEXT_AI_API_KEY', 'TEXT_AI_BASE_URL'],
    'a text service for AI Generate; without one it suggests texts of ours ([docs/operations.md](operations.md#suggested-descriptions))',
  ],
  [['TEXT_AI_MODEL', 'TEXT_AI_PER_DAY'], 'which model, and how many descriptions a person gets a day'],
  [['GIFT_CARD_MAX_RUPEES', 'GIFT_CARD_VALID_DAYS'], 'what one gift card may hold, and for how long'],
  [
    ['CONTRIBUTION_WITHDRAW_HOURS'],
    'how long a contribution may be taken back while it is unused; `0` never',
  ],
  [
    ['NEW_ADDRESSES_PER_DAY'],
    'to how many new addresses a new account may write in a day ([docs/operations.md](operations.md#limits-on-sending))',
  ],
  [
    ['BOUNCES_STOP_PERCENT', 'BOUNCES_STOP_LEAST'],
    'share and number of refused addresses that stop an organiser’s sending',
  ],
  [['UNWANTED_STOP_PERCENT', 'UNWANTED_STOP_LEAST'], 'the same for *This is not for me*'],
  [['BACKEND_URL'], 'a backend running elsewhere; unset, it runs in the app’s process'],
  [
    ['REHEARSAL'],
    '`true` lets `npm run serve` run with Razorpay’s test keys, Reloadly’s sandbox and `https://localhost`',
  ],
  [['RUN_JOBS'], '`false` where `npm run worker` runs the jobs'],
  [['SANDBOX_PORT'], 'the sandbox’s pages; its mail server takes the next port'],
];

/** Defaults that are made of other settings or of the surroundings, in words. */
export const defaultsInWords: Readonly<Record<string, string>> = {
  TRUST_PROXY: '`false`',
  SHAGUN_MODE: 'by `NODE_ENV`',
  DATABASE_DIRECT_URL: '`DATABASE_URL`',
  DATABASE_PREPARE: '`true` without `DATABASE_DIRECT_URL`, else `false`',
  PICTURE_FOLDER: '`pictures` in `DATA_DIR`',
  BACKUP_KEY: 'none: not encrypted',
  SIGN_IN: '`oidc` where the provider has settings, else `email`',
  MAIL_FROM: 'the address in `SMTP_URL`’s user name, else `invitations@` the host of `APP_URL`',
  SUPPORT_EMAIL: 'the address in `SMTP_URL`’s user name, else `support@` the host of `APP_URL`',
  TEXT_AI_BASE_URL: 'none; with a key `https://api.openai.com/v1`',
};
