import { startNode, waitUntilReady } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { webServer } from '#scripts/lib/programs.ts';
import { newData } from './new-data.ts';

/** An app of its own where people sign in with a code, its mails in the mailbox of all tests. */
export async function startCodeApp(
  ways: 'email' | 'email,oidc',
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await findFreePorts(1);
  const url = `http://localhost:${port}`;
  const data = await newData();
  const app = startNode(
    'app with codes',
    webServer,
    {
      NODE_ENV: 'production',
      SHAGUN_MODE: 'local',
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_URL: url,
      SIGN_IN: ways,
      SANDBOX_PORT: new URL(process.env.E2E_SANDBOX_URL ?? '').port,
      ...data.env,
      LOG_LEVEL: 'warn',
    },
    ['ignore', 'ignore', 'inherit'],
  );
  const stop = async () => {
    await app.stop();
    await data.remove();
  };
  try {
    await waitUntilReady(`${url}/readyz`, [app]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
