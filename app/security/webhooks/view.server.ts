import { loginMoment } from '#contract/accounts/security.ts';
import type { Webhook, WebhookDelivery } from '#contract/messaging/webhooks.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import * as webhookWords from '#messages/webhooks/en.ts';

/** A webhook with its state in a word, as the pages show it. */
export interface WebhookView {
  webhookId: string;
  url: string;
  topics: Webhook['topics'];
  topicText: string;
  state: { tone: BadgeTone; text: string };
  isOn: boolean;
}

export const webhookView = ({ webhookId, url, topics, offBecause, failingSince }: Webhook): WebhookView => ({
  webhookId,
  url,
  topics,
  topicText: topics.map((topic) => webhookWords.topicNames[topic]).join(', '),
  state:
    offBecause !== null
      ? { tone: offBecause === 'owner' ? 'plain' : 'no', text: webhookWords.offNames[offBecause] }
      : failingSince === null
        ? { tone: 'yes', text: webhookWords.working }
        : { tone: 'no', text: webhookWords.failing },
  isOn: offBecause === null,
});

/** A message with what became of it, as the page shows it. */
export interface MessageView {
  deliveryId: string;
  type: string;
  at: string;
  state: { tone: BadgeTone; text: string };
  /** What the last try came to. */
  came: string;
  payload: string;
  canResend: boolean;
}

const tones = { waiting: 'plain', delivered: 'yes', failed: 'no' } as const;

export const messageView = (message: WebhookDelivery): MessageView => ({
  deliveryId: message.deliveryId,
  type: message.type,
  at: loginMoment(message.at),
  state: { tone: tones[message.state], text: webhookWords.stateNames[message.state] },
  came: cameTo(message),
  payload: JSON.stringify(JSON.parse(message.payload), null, 2),
  canResend: message.state !== 'waiting',
});

function cameTo({ outcome, status, tries, lastTriedAt }: WebhookDelivery): string {
  if (outcome === null) return webhookWords.notTried;
  const name = webhookWords.outcomeNames[outcome];
  const outcomeText = status === null ? name : webhookWords.withStatus(name, status);
  const moment = lastTriedAt === null ? [] : [loginMoment(lastTriedAt)];
  return [outcomeText, webhookWords.tries(tries), ...moment].join(' · ');
}
