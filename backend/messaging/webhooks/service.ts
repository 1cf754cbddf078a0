import { isIP } from 'node:net';
import type { z } from 'zod/v4';
import type { outcome } from '#contract/common/fields.ts';
import { DELIVERIES_SHOWN, MOST_WEBHOOKS, OLD_SECRET_HOURS } from '#contract/messaging/webhook-limits.ts';
import type {
  NewWebhook,
  Webhook,
  webhookAdded,
  WebhookChange,
  WebhookDelivery,
  webhookSecret,
} from '#contract/messaging/webhooks.ts';
import { webhookWords } from '#messages/webhooks/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { encrypt } from '#backend/platform/encrypt.ts';
import { conflict, invalid, notFound } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { requireRecentSignIn } from '#backend/platform/http/recent-sign-in.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import {
  changeEndpoint,
  deleteEndpoint,
  endpointsOf,
  findEndpoint,
  insertEndpoint,
  latestMessages,
  switchOffAllOf,
  waitAgain,
  type DeliveryRow,
  type EndpointRow,
} from './endpoint-repository.ts';
import { tellOwnerOfWebhook } from './news.ts';
import { queueMessages, queueTest } from './outbox.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';
import { sealedFor } from './sealed.ts';
import { newWebhookSecret } from './signature.ts';

type Outcome = z.infer<typeof outcome>;

/** New addresses of one person, who is written to about each. */
const ADDED = { limit: 30, windowSeconds: 3600 };
/** Tests and repetitions of one person. */
const BY_HAND = { limit: 60, windowSeconds: 3600 };

/** Somebody's webhooks, the first one first. */
export const webhooksOf = async (ctx: Context, userId: string): Promise<Webhook[]> =>
  (await endpointsOf(ctx.db, userId)).map(presentWebhook);

/** A webhook with its latest messages. @throws {Problem} 404 */
export async function webhookWithMessages(ctx: Context, userId: string, id: string) {
  const row = await requireEndpoint(ctx.db, userId, id);
  const deliveries = await latestMessages(ctx.db, id, DELIVERIES_SHOWN);
  return { webhook: presentWebhook(row), deliveries: deliveries.map(presentDelivery) };
}

/**
 * Adds an address; its secret is in the answer alone. `lock` takes the person's row in the transaction and refuses whoever
 * is signed out.
 *
 * @throws {Problem} 400 for an address that cannot be told, 409 with as many as one may have, 429
 */
export async function insertWebhook(
  ctx: Context,
  userId: string,
  { url, topics }: NewWebhook,
  lock: (tx: Db) => Promise<void>,
): Promise<z.infer<typeof webhookAdded>> {
  refuseAddress(ctx, url);
  await limitRate(ctx, 'webhook-add', userId, ADDED);
  const id = newId();
  const secret = newWebhookSecret();
  const row = {
    id,
    user_id: userId,
    url: new URL(url).href,
    topics: [...topics],
    secret: encrypt(ctx.env.SESSION_SECRET, sealedFor(id), secret),
    created_at: ctx.now(),
  };
  await ctx.db.transaction().execute(async (tx) => {
    await lock(tx);
    const { length } = await endpointsOf(tx, userId);
    if (length >= MOST_WEBHOOKS) throw conflict(webhookWords.tooMany(MOST_WEBHOOKS), 'too_many_webhooks');
    await insertEndpoint(tx, row);
    await tellOwnerOfWebhook(ctx, tx, userId, { url: row.url, what: 'added' });
  });
  const webhook = presentWebhook({ ...row, off_because: null, failing_since: null });
  return { success: true, message: webhookWords.added, secret, webhook };
}

/** Says what a webhook is told of, and whether it is. Switched on again it starts afresh. @throws {Problem} 404, 401 by `lock`, 403 where it is switched on long after the sign-in */
export async function setWebhook(
  ctx: Context,
  viewer: SignedIn,
  id: string,
  { topics, on }: WebhookChange,
  lock: (tx: Db) => Promise<void>,
): Promise<Outcome> {
  const { userId } = viewer;
  await ctx.db.transaction().execute(async (tx) => {
    await lock(tx);
    const row = await requireEndpoint(tx, userId, id);
    const turned = (row.off_at === null) !== on;
    // somebody else may have left it there, switched off
    if (turned && on) requireRecentSignIn(ctx, viewer);
    const change = !turned
      ? {}
      : on
        ? { off_at: null, off_because: null, failing_since: null }
        : { off_at: ctx.now(), off_because: 'owner' as const };
    await changeEndpoint(tx, { userId, id }, { topics, ...change });
  });
  return { success: true, message: webhookWords.saved };
}

/** Makes a new secret; the old one signs beside it for a day. @throws {Problem} 404, 401 by `lock` */
export async function newSecretOf(
  ctx: Context,
  userId: string,
  id: string,
  lock: (tx: Db) => Promise<void>,
): Promise<z.infer<typeof webhookSecret>> {
  const secret = newWebhookSecret();
  await ctx.db.transaction().execute(async (tx) => {
    await lock(tx);
    const row = await requireEndpoint(tx, userId, id);
    await changeEndpoint(
      tx,
      { userId, id },
      {
        secret: encrypt(ctx.env.SESSION_SECRET, sealedFor(id), secret),
        old_secret: row.secret,
        old_secret_until: new Date(ctx.now().getTime() + OLD_SECRET_HOURS * 3_600_000),
      },
    );
  });
  return { success: true, message: webhookWords.replaced, secret };
}

/** @throws {Problem} 404 */
export async function forgetWebhook(ctx: Context, userId: string, id: string): Promise<Outcome> {
  if (!(await deleteEndpoint(ctx.db, userId, id))) throw notFound(webhookWords.goneAlready);
  return { success: true, message: webhookWords.removed };
}

/** Nothing more is told, also what waits: for an account that somebody else may have been in. @returns how many were on */
export const switchOffWebhooksOf = (tx: Db, userId: string, now: Date): Promise<number> =>
  switchOffAllOf(tx, userId, now);

/** @throws {Problem} 404, 409 while it is off, 429 */
export async function sendTest(ctx: Context, userId: string, id: string): Promise<Outcome> {
  await requireOn(ctx, userId, id);
  await ctx.db.transaction().execute((tx) => queueTest(ctx, tx, id));
  return { success: true, message: webhookWords.tested };
}

/** Sends a message again, also one that arrived; one that waits is waited for. @throws {Problem} 404, 409 while the webhook is off, 429 */
export async function sendAgain(
  ctx: Context,
  userId: string,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<Outcome> {
  await requireOn(ctx, userId, webhookId);
  await ctx.db.transaction().execute(async (tx) => {
    const waits = await waitAgain(tx, webhookId, deliveryId);
    if (waits === 'gone') throw notFound(webhookWords.deliveryGone);
    if (waits === 'again') await queueMessages(ctx, tx, [deliveryId]);
  });
  return { success: true, message: webhookWords.resent };
}

async function requireEndpoint(db: Db, userId: string, id: string): Promise<EndpointRow> {
  const row = await findEndpoint(db, userId, id);
  if (!row) throw notFound(webhookWords.goneAlready);
  return row;
}

async function requireOn(ctx: Context, userId: string, id: string): Promise<void> {
  const row = await requireEndpoint(ctx.db, userId, id);
  if (row.off_at !== null) throw conflict(webhookWords.offCannot, 'webhook_off');
  await limitRate(ctx, 'webhook-by-hand', userId, BY_HAND);
}

/** What can be told without looking the name up: that is done with each message, by the rules of `postOutside`. */
function refuseAddress({ env }: Context, text: string): void {
  const { protocol, hostname } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || isLoopback(host);
  if (isHere && env.SHAGUN_MODE !== 'production') return;
  const wrong = (message: string) => invalid({ url: [message] }, message);
  if (protocol !== 'https:') throw wrong(webhookWords.httpsNeeded);
  if (isHere || (isIP(host) !== 0 && !isPublicAddress(host))) throw wrong(webhookWords.notPublic);
}

const presentWebhook = (
  row: Pick<EndpointRow, 'id' | 'url' | 'topics' | 'created_at' | 'off_because' | 'failing_since'>,
): Webhook => ({
  webhookId: row.id,
  url: row.url,
  topics: row.topics,
  addedAt: row.created_at.toISOString(),
  offBecause: row.off_because,
  failingSince: row.failing_since?.toISOString() ?? null,
});

const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  deliveryId: row.id,
  type: row.type,
  state: row.state,
  at: row.created_at.toISOString(),
  tries: row.tries,
  lastTriedAt: row.last_tried_at?.toISOString() ?? null,
  outcome: row.outcome === '' ? null : row.outcome,
  status: row.answer_status,
  payload: row.payload,
});
