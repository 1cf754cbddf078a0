import type { Context } from '#backend/platform/context.ts';
import { encrypt } from '#backend/platform/encrypt.ts';
import { newId } from '#backend/platform/ids.ts';
import { newWebhookSecret } from '#backend/messaging/webhooks/signature.ts';
import { sealedFor } from '#backend/messaging/webhooks/sealed.ts';
import { webhookTopics } from '#contract/messaging/webhooks.ts';

/** An address of somebody's with one message that did not arrive; both have the same id. */
export async function addWebhookRow(
  ctx: Context,
  userId: string,
  {
    url = 'https://hooks.example.in/shagun',
    topics = webhookTopics,
  }: { url?: string; topics?: typeof webhookTopics } = {},
): Promise<{ webhookId: string; secret: string }> {
  const webhookId = newId();
  const secret = newWebhookSecret();
  const now = ctx.now();
  await ctx.db
    .insertInto('webhook_endpoints')
    .values({
      id: webhookId,
      user_id: userId,
      url,
      topics: [...topics],
      secret: encrypt(ctx.env.SESSION_SECRET, sealedFor(webhookId), secret),
      created_at: now,
    })
    .execute();
  await ctx.db
    .updateTable('webhook_endpoints')
    .set({ failing_since: now })
    .where('id', '=', webhookId)
    .execute();
  await ctx.db
    .insertInto('webhook_deliveries')
    .values({
      id: webhookId,
      endpoint_id: webhookId,
      type: 'webhook.test',
      payload: '{}',
      created_at: now,
      state: 'failed',
      tries: 1,
      outcome: 'status',
    })
    .execute();
  await ctx.db
    .updateTable('webhook_deliveries')
    .set({ last_tried_at: now, answer_status: 500 })
    .where('id', '=', webhookId)
    .execute();
  return { webhookId, secret };
}
