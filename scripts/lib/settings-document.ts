import { readEnv, requiredInProduction } from '#backend/platform/settings/env.ts';
import { defaultsInWords, settingsTold } from '#scripts/lib/settings-told.ts';

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

/** The whole document: each setting with the default the code fills in, and what `npm start` does instead. */
export function settingsDocument(): string {
  const there = new Map<string, unknown>(Object.entries(readEnv(production)));
  const here = new Map<string, unknown>(Object.entries(readEnv({ SHAGUN_MODE: 'local', ...secret })));
  const required: readonly string[] = requiredInProduction;
  const row = (name: string, told: string): string => {
    const inProduction = required.includes(name)
      ? '**must be stated**'
      : (defaultsInWords[name] ?? shown(there.get(name)));
    const isSandboxs =
      !/^(MAIL_FROM|SUPPORT_EMAIL)$/.test(name) && shown(there.get(name)) !== shown(here.get(name));
    return `| \`${name}\` | ${inProduction} | ${isSandboxs ? (atHome[name] ?? 'the sandbox’s') : ''} | ${told} |`;
  };
  const rows = settingsTold.flatMap(([names, told]) =>
    names.map((name, index) => row(name, index === 0 ? told : 'see above')),
  );
  return `# Settings

Environment variables, or lines of a file: \`.env\`, or the one \`ENV_FILE\` names. \`npm run settings\` writes this table from the
code, and a test holds that it is current; [.env.example](../.env.example) has a line for each. Production asks for
those that must be stated; what a setting without a default switches on is else on no page.

| setting | default in production | with \`npm start\` | what it is for |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

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
