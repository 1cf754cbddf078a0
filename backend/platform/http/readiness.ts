import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import { pendingMigrations } from '#backend/platform/database/migrate.ts';

/** How long an answer is kept, so that probes cost next to nothing: a good one longer than a bad one. */
const KEEP_MS = { ready: 5000, notReady: 1000 };

/** Longest time the database may take to show that it works. */
const PATIENCE_MS = 5000;

/** Room the embedded database needs for its next files. */
const ROOM_BYTES = 64 * 1024 * 1024;

/** A reason why this process cannot do its work at the moment, or null. */
type Reason = string | null;

/**
 * Looks whether the database is up to date and can be written: one small row, and on a server
 * also a few hundred kilobytes of a temporary file, which fail when its disk is full.
 */
export function readiness(ctx: Context): () => Promise<Reason> {
  let kept: { reason: Reason; until: number } | undefined;
  let looking: Promise<Reason> | undefined;

  async function look(): Promise<Reason> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Reason>((resolve) => {
      timer = setTimeout(() => resolve('the database does not answer'), PATIENCE_MS);
    });
    const reason = await Promise.race([check(ctx), late]);
    clearTimeout(timer);
    kept = { reason, until: ctx.now().getTime() + (reason ? KEEP_MS.notReady : KEEP_MS.ready) };
    return reason;
  }

  return () => {
    const now = ctx.now().getTime();
    if (kept && now < kept.until && kept.until - now <= KEEP_MS.ready) return Promise.resolve(kept.reason);
    return (looking ??= look().finally(() => (looking = undefined)));
  };
}

async function check(ctx: Context): Promise<Reason> {
  try {
    if ((await pendingMigrations(ctx.database.pool)).length > 0) return 'migrations are pending';
  } catch (err) {
    ctx.log.error({ err }, 'not ready');
    return 'the database does not answer';
  }
  try {
    if ((await ctx.database.freeBytes()) < ROOM_BYTES) return 'the disk is full';
    await write(ctx);
    return null;
  } catch (err) {
    ctx.log.error({ err }, 'not ready');
    return 'the database cannot be written';
  }
}

async function write(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const looked = { looked_at: ctx.now() };
    const row = tx.selectFrom('readiness').select('one');
    if (await row.executeTakeFirst()) {
      // another process that writes it just now shows the same: nobody waits, not even for one that stands still
      const free = row.forUpdate().skipLocked();
      await tx.updateTable('readiness').set(looked).where('one', 'in', free).execute();
    } else {
      await tx
        .insertInto('readiness')
        .values({ one: true, ...looked })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (ctx.database.kind !== 'postgresql') return;
    await sql`set local work_mem = '64kB'`.execute(tx);
    await sql`select count(*) from generate_series(1, 10000)`.execute(tx);
  });
}
