import { describe, expect, it } from 'vitest';
import { readEnv } from '#backend/platform/settings/env.ts';
import { providers } from '#backend/platform/settings/providers.ts';
import { unsafeSettings } from '#backend/platform/settings/safe-settings.ts';
import { needsSandbox } from '#scripts/lib/programs.ts';

/** Named like secrets or addresses, and looked after elsewhere: two keys of Google's and one of a text service that may have none. */
const apart = ['GOOGLE_MAPS_SERVER_KEY', 'GOOGLE_MAPS_BROWSER_KEY', 'TEXT_AI_API_KEY', 'TEXT_AI_BASE_URL'];
const named = (pattern: RegExp) =>
  providers.flatMap(({ fields }) =>
    Object.keys(fields).filter((name) => pattern.test(name) && !apart.includes(name)),
  );

/** The sandbox stands in for no store of pictures: without one they go to the database. */
const withoutSandbox = ['S3_SECRET_ACCESS_KEY'];
const secret = { SESSION_SECRET: 'x'.repeat(32) };
const sandbox = new Map(Object.entries(readEnv({ SHAGUN_MODE: 'local', ...secret })));

describe('what a provider states', () => {
  it.each(named(/_(SECRET|TOKEN|KEY)$/))(
    '%s is a secret: production refuses one that is easy to guess',
    (name) => {
      expect(unsafeSettings({ [name]: 'hunter2' })).toContain(
        `${name}: is too easy to guess. Set the one your provider gave you, or a random one`,
      );
    },
  );

  const sandboxSecrets = providers
    .flatMap(({ secrets }): readonly string[] => secrets)
    .filter((name) => !withoutSandbox.includes(name));
  it.each(sandboxSecrets)('%s of the sandbox is not for production', (name) => {
    expect(sandbox.get(name)).toBeTruthy();
    expect(unsafeSettings({ [name]: String(sandbox.get(name)) })).toContain(
      `${name}: is the sandbox’s, which anybody can read. Set the one your provider gave you, or a random one`,
    );
  });

  it.each(named(/_URL$/))('%s is an address: production takes https alone', (name) => {
    expect(unsafeSettings({ [name]: 'http://localhost:4400/v1' })).toContain(
      `${name}: must be an https address. The sandbox and others on this machine are not for production`,
    );
  });

  it.each(providers.map(({ together }) => together).filter((group) => group.length > 0))(
    '%s and the others of its group are asked for when one is there',
    (...group) => {
      for (const name of group)
        for (const other of group.filter((each) => each !== name))
          expect(() => readEnv({ SHAGUN_MODE: 'test', ...secret, [name]: '1' })).toThrow(
            `${other}: is needed when ${name} is set`,
          );
    },
  );

  it('is the sandbox’s where it is missing, which `npm start` then starts', () => {
    const all = Object.fromEntries(
      [
        'OIDC_ISSUER',
        'SMTP_URL',
        'RAZORPAY_KEY_ID',
        'RELOADLY_CLIENT_ID',
        ...providers.flatMap(({ sandboxWithout }) => sandboxWithout ?? []),
      ].map((name) => [name, 'stated']),
    );
    expect(needsSandbox(all)).toBe(false);
    for (const name of Object.keys(all)) expect(needsSandbox({ ...all, [name]: '' }), name).toBe(true);
  });
});
