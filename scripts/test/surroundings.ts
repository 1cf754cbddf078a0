import { settingNames } from '#backend/platform/settings/env.ts';

/** Settings of other programs that tests start or libraries they use, by how their names begin. */
const ofOthers = /^(PG|LC_|OTEL_)/;

/** What stands for the settings that every process has: the same on every machine. */
const stated: Record<string, string> = {
  NODE_ENV: 'test',
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  // commands that tests start read no `.env` of whoever runs them
  ENV_FILE: '',
};

/** Settings of the tests themselves that their commands state. */
const ofTests = [
  'TEST_DATABASE_URL',
  'TEST_FULL',
  'TEST_SOME',
  'TEST_FOLDER',
  'E2E_APP_URL',
  'E2E_SANDBOX_URL',
];

/**
 * What of the surroundings must not reach a test, as changes to the environment: a test states
 * its settings itself. `undefined` takes one away. The product's are those `env.ts` reads.
 */
export function cleanSurroundings(): Record<string, string | undefined> {
  const names = [
    ...settingNames,
    'NODE_OPTIONS',
    'DEBUG',
    'LANGUAGE',
    ...Object.keys(process.env).filter((name) => ofOthers.test(name)),
  ];
  return { ...Object.fromEntries(names.map((name) => [name, undefined])), ...stated };
}

/** The same for what `npm test` starts, which also says itself which tests there are. */
export const cleanRun = (): Record<string, string | undefined> => ({
  ...Object.fromEntries(ofTests.map((name) => [name, undefined])),
  ...cleanSurroundings(),
});

/** Cleans this process's own surroundings, and with them those of every process it starts. */
export function cleanThisProcess(): void {
  for (const [name, value] of Object.entries(cleanSurroundings())) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}
