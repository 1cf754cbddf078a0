import type { Hono } from 'hono';
import type { Context } from '#backend/platform/context.ts';
import type { HttpEnv } from './implement.ts';
import { readiness } from './readiness.ts';

/** The answer of `/readyz` to those who should send requests elsewhere. */
export const notReady = (reason: string): Response =>
  Response.json(
    { status: 'not ready', reason },
    { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } },
  );

/** Whether somebody only asks how the process is: nobody traces that. */
export const isHealthCheck = (path: string): boolean => path === '/healthz' || path === '/readyz';

/** `/healthz`: the process answers. `/readyz`: it can also do its work (`readiness`). */
export function mountHealth(app: Hono<HttpEnv>, ctx: Context): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  const reasonNow = readiness(ctx);
  app.get('/readyz', async (c) => {
    const reason = await reasonNow();
    return reason ? notReady(reason) : c.json({ status: 'ready' });
  });
}
