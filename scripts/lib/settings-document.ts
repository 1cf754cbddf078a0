import { readEnv, requiredInProduction, settingNames } from '#backend/platform/settings/env.ts';

/** The document `npm run settings` writes. */
export const SETTINGS_FILE = 'docs/settings.md';

const secret = { SESSION_SECRET: 'x'.repeat(32) };
const production = {
  SHAGUN_MODE: 'production',
  APP_URL: 'https://shagun.example',
  DATABASE_URL: 'postgresql://database/shagun',
  SMTP_URL: 'smtps://mail.shagun.example',
  SESSION_SECRET: 'Jr8qZp4-nW2xTg7Lk_Yb3Vd9Hs6McFe5',
};

/** A row of the table: the setting, its two defaults, and what it is for, which is written there by hand. */
const ROW = /^\| `(\w+)` \|.*\| (.*?) \|$/gm;

/**
 * The document with the defaults of each setting as the code has them: what it fills in, and what `npm start` does
 * instead. A setting that has no row yet gets one at the end, to be moved and told.
 *
 * @param document as it stands
 */
export function settingsDocument(document: string): string {
  const there = new Map<string, unknown>(Object.entries(readEnv(production)));
  const here = new Map<string, unknown>(Object.entries(readEnv({ SHAGUN_MODE: 'local', ...secret })));
  const required: readonly string[] = requiredInProduction;
  const row = (name: string, description: string): string => {
    const inProduction = required.includes(name)
      ? '**must be stated**'
      : (defaultsInWords[name] ?? shown(there.get(name)));
    const isSandboxs =
      !/^(MAIL_FROM|SUPPORT_EMAIL)$/.test(name) && shown(there.get(name)) !== shown(here.get(name));
    return `| \`${name}\` | ${inProduction} | ${isSandboxs ? (atHome[name] ?? 'the sandbox’s') : ''} | ${description} |`;
  };
  const known: ReadonlySet<string> = new Set(settingNames);
  const rows = [...document.matchAll(ROW)].filter(([, name = '']) => known.has(name));
  const lacks = settingNames.filter((name) => !rows.some(([, nameInRow]) => nameInRow === name));
  return `${document.slice(0, document.indexOf('| `'))}${[
    ...rows.map(([, name = '', description = '']) => row(name, description)),
    ...lacks.map((name) => row(name, 'TELL WHAT IT IS FOR')),
  ].join('\n')}\n`;
}

/** Defaults that are made of other settings or of the surroundings, in words. */
const defaultsInWords: Readonly<Record<string, string>> = {
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

/** What \`npm start\` does where it is not the sandbox's. */
const atHome: Readonly<Record<string, string>> = {
  APP_URL: '`http://localhost:PORT`',
  DATABASE_URL: 'an embedded database in `DATA_DIR`',
  SESSION_SECRET: 'a random one, kept in `DATA_DIR`',
  SHAGUN_MODE: '`local`',
  SIGN_IN: '`oidc`',
  RELOADLY_SETTLE_SECONDS: '`30`',
};

function shown(value: unknown): string {
  if (Array.isArray(value)) return shown(value.join(','));
  return value === undefined || value === '' ? 'none' : `\`${String(value)}\``;
}
