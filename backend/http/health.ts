import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { pendingMigrations } from '../database/migrate.ts';
import type { HttpEnv } from './implement.ts';

/** `/healthz`: the process answers. `/readyz`: it also reaches its database, which is up to date. */
export function mountHealth(app: Hono<HttpEnv>, ctx: Context): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      const pending = await pendingMigrations(ctx.database.pool);
      if (pending.length === 0) return c.json({ status: 'ready' });
      return c.json({ status: 'not ready', reason: 'migrations are pending' }, 503);
    } catch (err) {
      ctx.log.error({ err }, 'not ready');
      return c.json({ status: 'not ready', reason: 'the database does not answer' }, 503);
    }
  });
}
