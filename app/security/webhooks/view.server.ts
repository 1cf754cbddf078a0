import { loginMoment } from '#contract/accounts/security.ts';
import type { Webhook, WebhookDelivery } from '#contract/messaging/webhooks.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import * as webhookWords from '#messages/webhooks/en.ts';

/** A webhook with its state in a word, as the pages show it. */
export const webhookView = ({ webhookId, url, topics, offBecause, failingSince }: Webhook) => ({
  webhookId,
  url,
  topics,
  topicText: topics.map((topic) => webhookWords.topicNames[topic]).join(', '),
  state: stateOf(offBecause, failingSince),
  isOn: offBecause === null,
});

export type WebhookView = ReturnType<typeof webhookView>;

const stateOf = (
  offBecause: Webhook['offBecause'],
  failingSince: Webhook['failingSince'],
): { tone: BadgeTone; text: string } => {
  if (offBecause !== null)
    return { tone: offBecause === 'owner' ? 'plain' : 'no', text: webhookWords.offNames[offBecause] };
  return failingSince === null
    ? { tone: 'yes', text: webhookWords.working }
    : { tone: 'no', text: webhookWords.failing };
};

const tones = { waiting: 'plain', delivered: 'yes', failed: 'no' } as const;

/** A message with what became of it, as the page shows it. */
export const messageView = (message: WebhookDelivery) => ({
  deliveryId: message.deliveryId,
  type: message.type,
  at: loginMoment(message.at),
  state: { tone: tones[message.state], text: webhookWords.stateNames[message.state] },
  /** What the last try came to. */
  came: cameTo(message),
  payload: JSON.stringify(JSON.parse(message.payload), null, 2),
  canResend: message.state !== 'waiting',
});

export type MessageView = ReturnType<typeof messageView>;

function cameTo({ outcome, status, tries, lastTriedAt }: WebhookDelivery): string {
  if (outcome === null) return webhookWords.notTried;
  const name = webhookWords.outcomeNames[outcome];
  const outcomeText = status === null ? name : webhookWords.withStatus(name, status);
  const moment = lastTriedAt === null ? [] : [loginMoment(lastTriedAt)];
  return [outcomeText, webhookWords.tries(tries), ...moment].join(' · ');
}
