import { bootBackend } from '#backend/boot.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { addGifts, beginPayments, payByWebhooks, type WebhookTimes } from '#bench/payments.ts';
import { serveBuild } from '#bench/serve.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';

/** The provider's webhooks that are under way at a time; as many before, so that each connection to the database is there. */
const AT_ONCE = 10;

/** 300 payments of one gift, told of by ten webhooks at once. */
export async function measureWebhooks(
  build: string,
  database: Record<string, string>,
): Promise<WebhookTimes> {
  const env = readEnv({
    SHAGUN_MODE: 'local',
    LOG_LEVEL: 'error',
    APP_URL: 'http://localhost:3000',
    ...database,
  });
  // before the app is served: the embedded database has one process at a time
  const backend = await bootBackend(env, { runJobs: false, migrate: true });
  const rounds: string[][] = [];
  try {
    for (const payments of [30, 300]) {
      const [gift] = await addGifts(backend.ctx, 1);
      if (gift) rounds.push(await beginPayments(backend.ctx, Array(payments).fill(gift)));
    }
  } finally {
    await backend.stop();
  }
  const port = await findFreePorts(1);
  const server = await serveBuild(build, port, database);
  try {
    const app = `http://127.0.0.1:${port}`;
    // what a process does for the first time is not what is measured
    await payByWebhooks(app, env.RAZORPAY_WEBHOOK_SECRET, rounds[0] ?? [], AT_ONCE);
    return await payByWebhooks(app, env.RAZORPAY_WEBHOOK_SECRET, rounds[1] ?? [], AT_ONCE);
  } finally {
    await server.stop();
  }
}
