import { buildIfNeeded } from '#scripts/lib/build.ts';
import { waitUntilReady, startNode, type Child } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { typescript, webServer } from '#scripts/lib/programs.ts';
import { startFailingBackend } from './failing-extras.ts';
import { newData } from './new-data.ts';
import { OPERATOR_EMAIL } from './operator-email.ts';

/**
 * Playwright's global setup: the built app and the sandbox, on free ports, with nothing in their
 * data. The addresses reach the tests through E2E_APP_URL and E2E_SANDBOX_URL. With TEST_EXTRAS_FAIL the app asks a
 * backend that fails at what is not ordered (failing-extras.ts).
 *
 * @returns how to stop both
 */
export default async function serve(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_APP_URL) return undefined;
  await buildIfNeeded();
  const port = await findFreePorts(3);
  const sandboxPort = port + 1;
  const appUrl = `http://localhost:${port}`;
  const data = await newData();
  // Playwright ends what stands here when it is interrupted, but not when it is asked to end
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const children: Child[] = [];
  let failing: Awaited<ReturnType<typeof startFailingBackend>> | undefined;
  const stop = async () => {
    for (const child of children) await child.stop();
    await failing?.close();
    await data.remove();
  };
  try {
    // before the app: the embedded database is open to one process at a time
    const premium = startNode(
      'premium person',
      typescript('e2e/support/premium-person.ts'),
      { SHAGUN_MODE: 'local', APP_URL: appUrl, SANDBOX_PORT: String(sandboxPort), ...data.env },
      ['ignore', 'ignore', 'inherit'],
    );
    if ((await premium.ended) !== 0)
      throw new Error('There is no person on the Premium plan; what went wrong is above.');
    const sandboxEnv = { NODE_ENV: 'development', SANDBOX_PORT: String(sandboxPort), APP_URL: appUrl };
    children.push(
      startNode('sandbox', typescript('sandbox/main.ts'), sandboxEnv, ['ignore', 'ignore', 'inherit']),
    );
    const settings = {
      NODE_ENV: 'production',
      SHAGUN_MODE: 'local',
      APP_URL: appUrl,
      SANDBOX_PORT: String(sandboxPort),
      LOG_LEVEL: 'warn',
      OPERATOR_EMAILS: OPERATOR_EMAIL,
      // offers the map, whose script tests answer themselves (e2e/support/map.ts)
      GOOGLE_MAPS_BROWSER_KEY: 'e2e-browser-key',
      // without it the product suggests wordings of its own (tests/event-text)
      TEXT_AI_BASE_URL: `http://localhost:${sandboxPort}/text-ai/v1`,
      TEXT_AI_API_KEY: 'shagun-text-sandbox-key',
      // each test says it comes from an address of its own, or they would share one rate limit
      TRUST_PROXY: 'true',
    };
    const seed = process.env.TEST_EXTRAS_FAIL;
    if (seed) {
      failing = await startFailingBackend({ ...settings, ...data.env }, seed);
      children.unshift(failing.child);
    }
    children.unshift(
      startNode(
        'app',
        webServer,
        {
          ...settings,
          PORT: String(port),
          HOST: '127.0.0.1',
          ...(failing ? { BACKEND_URL: failing.url } : data.env),
        },
        // a part that fails is in the log, once for each
        ['ignore', 'ignore', failing ? 'ignore' : 'inherit'],
      ),
    );
    await Promise.all([
      waitUntilReady(`${appUrl}/readyz`, children),
      waitUntilReady(`http://localhost:${sandboxPort}/`, children),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.E2E_APP_URL = appUrl;
  process.env.E2E_SANDBOX_URL = `http://localhost:${sandboxPort}`;
  return stop;
}
