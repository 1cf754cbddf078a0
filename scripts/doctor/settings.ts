import { requiredInProduction, SettingsError, type Env } from '#backend/platform/settings/env.ts';
import { advice, well, type Diagnosis } from '#scripts/doctor/diagnosis.ts';

/** Whether the settings can be read; they themselves when they can. */
export function lookAtSettings(read: () => Env): { found: Diagnosis[]; env?: Env } {
  let env: Env;
  try {
    env = read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    // its first line introduces the others
    const [, ...lines] = error.message.split('\n').map((line) => line.trim());
    return { found: lines.map((text) => ({ state: 'mend', text })) };
  }
  const settings = process.env;
  if (env.SHAGUN_MODE === 'production')
    return {
      found: [
        well('All that production needs is stated, and nothing is easy to guess.'),
        well(`People sign in ${env.SIGN_IN.map((way) => ways[way]).join(' or ')}.`),
        ...(settings.MAIL_FROM && settings.SUPPORT_EMAIL
          ? []
          : [
              advice(
                `Mails come from ${env.MAIL_FROM}, and people who need help write to ${env.SUPPORT_EMAIL}: nothing else is stated.`,
                'If somebody reads mail elsewhere, set MAIL_FROM and SUPPORT_EMAIL.',
              ),
            ]),
      ],
      env,
    };
  const missing = leftWhereMissing.filter((name) => !settings[name]);
  return {
    found: [
      advice(
        'They are judged as for a trial on this machine.',
        'NODE_ENV=production npm run doctor judges them as `npm run serve` does.',
      ),
      missing.length > 0
        ? well(`Left to this machine and the sandbox: ${missing.join(', ')}.`)
        : well('All that production needs is stated.'),
    ],
    env,
  };
}

const ways = {
  email: 'with a code that is mailed to them',
  oidc: 'at the identity provider',
} as const;

/** What this machine and the sandbox stand in for on a developer's machine. */
const leftWhereMissing = [
  ...requiredInProduction,
  'OIDC_ISSUER',
  'RAZORPAY_KEY_ID',
  'RELOADLY_CLIENT_ID',
] as const;

/** Whether a setting is stated; on a developer's machine the sandbox fills the gap. */
export const isStated = (env: Env, name: (typeof leftWhereMissing)[number]): boolean =>
  env.SHAGUN_MODE === 'production' ? Boolean(env[name]) : Boolean(process.env[name]);

/** Of what has no settings on a developer's machine. */
export const leftToSandbox = (who: string): Diagnosis =>
  well(`${who} to the sandbox, which \`npm start\` starts.`);
