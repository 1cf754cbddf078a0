import { DAY_MS } from '#contract/common/durations.ts';
import { FAILING_DAYS } from '#contract/messaging/webhook-limits.ts';
import type { Context } from '#backend/platform/context.ts';
import { decrypt } from '#backend/platform/encrypt.ts';
import { createBacklogLimiter } from './backlog.ts';
import { findWaitingMessage, noteArriving, noteFailing, noteTry, switchOff } from './delivery-repository.ts';
import { tellOwnerOfWebhook } from './news.ts';
import { queueMessages, WEBHOOK_QUEUE, type WebhookJob } from './outbox.ts';
import { postOutside, type Tried } from './post-outside.ts';
import { sealedFor } from './sealed.ts';
import { signedHeaders } from './signature.ts';

/** How long after each try the next one is, in seconds: about a day in all. */
const PAUSES = [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 28_800] as const;
/** Messages under way at once in this process, and of them to one person's addresses: slow ones must not keep others waiting. */
const AT_ONCE = 8;
const AT_ONCE_OF_ONE = 3;
/** When a message is looked at again that found its owner's places taken, and how far apart those are that wait for that. */
const TURN_SECONDS = 5;
const APART_SECONDS = 0.05;
/** An answer that says: never again. */
const GONE = 410;

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaitingMessage>>>;

/** States how messages to webhooks are sent. Call before the jobs start. `post` is another way out, and `mostWaiting` another bound, for tests. */
export function handleWebhooks(
  ctx: Context,
  post: typeof postOutside = postOutside,
  mostWaiting?: number,
): void {
  const turns = createTurns();
  const keepWithinBounds = createBacklogLimiter(ctx, mostWaiting);
  ctx.jobs.handle<WebhookJob>(
    WEBHOOK_QUEUE,
    { retryLimit: 5, retryDelay: 30, expireInSeconds: 60, concurrency: AT_ONCE },
    async ({ data: { deliveryId } }) => {
      const message = await findWaitingMessage(ctx.db, deliveryId);
      if (!message) return;
      const later = turns.take(message.userId);
      if (later !== null) {
        await keepWithinBounds(message);
        return queueMessages(ctx, ctx.db, [message.id], later);
      }
      try {
        if (message.failingSince) await keepWithinBounds(message);
        await sendMessage(ctx, message, post);
      } finally {
        turns.leave(message.userId);
      }
    },
    async ({ data: { deliveryId } }) => {
      await noteTry(ctx.db, deliveryId, { state: 'failed', outcome: 'unreachable' });
    },
  );
}

/** Who has how many messages under way in this process. */
function createTurns() {
  const owners = new Map<string, { underWay: number; nextLook: number }>();
  return {
    /** Takes a place. @returns null, or in how many seconds to ask again: each later than the one before, so that a crowd is not all looked at at once */
    take(userId: string): number | null {
      const owner = owners.get(userId) ?? { underWay: 0, nextLook: 0 };
      owners.set(userId, owner);
      if (owner.underWay < AT_ONCE_OF_ONE) {
        owner.underWay += 1;
        return null;
      }
      const now = performance.now() / 1000;
      owner.nextLook = Math.max(owner.nextLook + APART_SECONDS, now + TURN_SECONDS);
      return owner.nextLook - now;
    },
    leave(userId: string): void {
      const owner = owners.get(userId);
      if (owner && (owner.underWay -= 1) === 0) owners.delete(userId);
    },
  };
}

/** Sends a message once and writes down what became of it: arrived, tried again later, or given up. */
async function sendMessage(ctx: Context, message: Waiting, post: typeof postOutside): Promise<void> {
  const tried = await tryOnce(ctx, message, post);
  const now = ctx.now();
  const { outcome, status } = tried;
  // the address is taken before its message here: who deletes it takes them in that order, too
  await ctx.db.transaction().execute(async (tx) => {
    if (outcome === 'off') {
      await noteTry(tx, message.id, { state: 'failed', outcome, answer_status: status });
      return;
    }
    const note = { tries: message.tries + 1, outcome, answer_status: status, last_tried_at: now };
    if (outcome === 'arrived') {
      await noteArriving(tx, message.endpointId);
      await noteTry(tx, message.id, { ...note, state: 'delivered' });
      return;
    }
    const failingSince = await noteFailing(tx, message, now);
    if (!failingSince) return;
    const isLast = status === GONE || now.getTime() - failingSince.getTime() >= FAILING_DAYS * DAY_MS;
    const pause = isLast ? undefined : PAUSES[message.tries];
    const state = pause === undefined ? 'failed' : 'waiting';
    if (!(await noteTry(tx, message.id, { ...note, state }))) return;
    if (isLast) {
      const because = status === GONE ? 'gone' : 'failing';
      if (await switchOff(tx, message.endpointId, { now, because }))
        await tellOwnerOfWebhook(ctx, tx, message.userId, { url: message.url, what: 'off' });
    } else if (pause !== undefined) {
      // not all at the same second, when many failed at once
      await queueMessages(ctx, tx, [message.id], pause * (1 + Math.random() / 4));
    }
  });
}

async function tryOnce(
  ctx: Context,
  message: Waiting,
  post: typeof postOutside,
): Promise<Tried | { outcome: 'off'; status: null }> {
  if (message.offAt !== null) return { outcome: 'off', status: null };
  const now = ctx.now();
  const sealed = [
    message.secret,
    ...(message.oldSecretUntil && message.oldSecretUntil > now ? [message.oldSecret] : []),
  ];
  const secrets = sealed.flatMap((secret) => {
    const opened = secret && decrypt(ctx.env.SESSION_SECRET, sealedFor(message.endpointId), secret);
    return opened ? [opened] : [];
  });
  // the installation's secret was changed: what cannot be signed is not sent
  if (secrets.length === 0) return { outcome: 'off', status: null };
  const headers = signedHeaders(secrets, {
    id: message.id,
    at: Math.floor(now.getTime() / 1000),
    body: message.payload,
  });
  return post(message.url, { body: message.payload, headers }, surroundings(ctx));
}

const surroundings = ({ env }: Context) => ({ allowLoopback: env.SHAGUN_MODE !== 'production' });
