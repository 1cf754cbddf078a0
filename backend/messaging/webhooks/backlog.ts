import { MOST_WAITING_MESSAGES } from '#contract/messaging/webhook-limits.ts';
import type { Context } from '#backend/platform/context.ts';
import { countTry } from '#backend/platform/http/rate-limit.ts';
import { giveUpOldest } from './delivery-repository.ts';
import { tellOwnerOfWebhook } from './news.ts';

/** An address that messages wait for. */
interface Backlog {
  endpointId: string;
  userId: string;
  url: string;
}

/** How often a process looks at one address: counting reads all that wait. */
const LOOK_EVERY_MS = 60_000;
/** Addresses whose last look is remembered. */
const REMEMBERED = 1000;

/**
 * Keeps what waits for one address within `most`: the oldest are given up, and its owner is told, once a day. Called when
 * messages are seen to wait, so that an address where all arrive at once costs nothing, and what changes an event never
 * waits for counting.
 */
export function createBacklogLimiter(ctx: Context, most = MOST_WAITING_MESSAGES) {
  const looked = new Map<string, number>();
  return async ({ endpointId, userId, url }: Backlog): Promise<void> => {
    const now = performance.now();
    if (now - (looked.get(endpointId) ?? -Infinity) < LOOK_EVERY_MS) return;
    if (looked.size >= REMEMBERED) looked.clear();
    looked.set(endpointId, now);
    await ctx.db.transaction().execute(async (tx) => {
      if ((await giveUpOldest(tx, endpointId, most)) === 0) return;
      const { hits } = await countTry(ctx, tx, 'webhook-crowded', endpointId, {
        limit: 1,
        windowSeconds: 24 * 3600,
      });
      if (hits === 1) await tellOwnerOfWebhook(ctx, tx, userId, { url, what: 'crowded' });
    });
  };
}
