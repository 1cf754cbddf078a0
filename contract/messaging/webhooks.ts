import { z } from 'zod/v4';
import { webhookWords } from '#messages/webhooks/words.ts';
import { id, outcome } from '#contract/common/fields.ts';
import { WEBHOOK_URL_LENGTH } from './webhook-limits.ts';
import type { WebhookPayload } from './webhook-payloads.ts';

/** What an address can be told of. */
export const webhookTopics = ['reply', 'guest', 'gift', 'payment', 'event'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];
export type WebhookType = WebhookPayload['type'];

/**
 * What a try came to: it arrived (any 2xx), another status, a redirect (none is followed), no answer within ten seconds, no
 * connection, an address that is not on the internet, or the webhook was off.
 */
const tryOutcomes = [
  'arrived',
  'status',
  'redirect',
  'slow',
  'unreachable',
  'not_public',
  'off',
  'crowded',
] as const;
export type TryOutcome = (typeof tryOutcomes)[number];

const topics = z
  .array(z.enum(webhookTopics))
  .max(2 * webhookTopics.length)
  .min(1, { error: () => webhookWords.topicsMissing })
  .transform((chosen) => [...new Set(chosen)]);

/** Whether an address may be told at all; whether it is on the internet is looked at with each message. */
function isWebhookAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

const url = z
  .string({ error: () => webhookWords.urlMissing })
  .trim()
  .min(1, { error: () => webhookWords.urlMissing })
  .max(WEBHOOK_URL_LENGTH, { error: () => webhookWords.urlTooLong })
  .refine(isWebhookAddress, { error: () => webhookWords.urlWrong });

/** An address as its owner sees it. `offBecause` is null while it is told. */
const webhook = z.object({
  webhookId: id,
  url: z.string(),
  topics: z.array(z.enum(webhookTopics)),
  addedAt: z.string(),
  offBecause: z.enum(['owner', 'failing', 'gone']).nullable(),
  /** Since when nothing arrived; null while the last message did. */
  failingSince: z.string().nullable(),
});
export type Webhook = z.infer<typeof webhook>;

/** One message to an address. `payload` is the JSON as it is sent; of what came back there is the status alone. */
const delivery = z.object({
  deliveryId: id,
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  at: z.string(),
  tries: z.number().int(),
  lastTriedAt: z.string().nullable(),
  outcome: z.enum(tryOutcomes).nullable(),
  status: z.number().int().nullable(),
  payload: z.string(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

export const webhooks = z.object({ webhooks: z.array(webhook), signInFirst: z.boolean() });
export const webhookDetails = z.object({
  webhook,
  deliveries: z.array(delivery),
  signInFirst: z.boolean(),
});
export const webhookParams = z.object({ webhookId: id });
export const deliveryParams = z.object({ webhookId: id, deliveryId: id });

export const newWebhook = z.object({ url, topics });
export type NewWebhook = z.infer<typeof newWebhook>;
export const webhookChange = z.object({ topics, on: z.boolean() });
export type WebhookChange = z.infer<typeof webhookChange>;

/** `secret`, which signs every message, is answered when it is made and never again. */
export const webhookAdded = outcome.extend({ secret: z.string(), webhook });
export const webhookSecret = outcome.extend({ secret: z.string() });
