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
    return { found: lines.map((said) => ({ state: 'mend', said })) };
  }
  if (env.SHAGUN_MODE === 'production')
    return { found: [well('All that production needs is stated, and nothing is easy to guess.')], env };
  const missing = requiredInProduction.filter((name) => !process.env[name]);
  return {
    found: [
      advice(
        'They are judged as for a trial on this machine.',
        'NODE_ENV=production npm run doctor judges them as `npm run serve` does.',
      ),
      ...(missing.length > 0
        ? [well(`Left to this machine and the sandbox: ${missing.join(', ')}.`)]
        : [well('All that production needs is stated.')]),
    ],
    env,
  };
}

/** Whether a setting is stated. In production, which falls back to nothing, each that is needed is. */
export const isStated = (env: Env, name: (typeof requiredInProduction)[number]): boolean =>
  env.SHAGUN_MODE === 'production' || Boolean(process.env[name]);

/** Of what has no settings on a developer's machine. */
export const leftToSandbox = (who: string): Diagnosis =>
  well(`${who} to the sandbox, which \`npm start\` starts.`);
