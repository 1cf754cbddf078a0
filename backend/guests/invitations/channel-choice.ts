import type { ChannelWish } from '#contract/guests/invitations.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { stoppedPhones } from '#backend/messaging/service.ts';
import { messageChannels, smsReaches } from '#backend/providers/messages/set-up.ts';
import type { MessageChannel } from '#backend/providers/messages/port.ts';
import { findUnsubscribed } from './unsubscribe-repository.ts';

/** Where an invitation goes and whether it may: `phone` is a link the organiser sends. */
export interface ChosenDelivery {
  channel: 'email' | 'phone' | MessageChannel;
  status: 'queued' | 'link_ready' | 'unsubscribed';
}

/** What is known of how people can and want to be reached. */
export interface Reach {
  channels: readonly MessageChannel[];
  unsubscribed: ReadonlySet<string>;
  stopped: ReadonlySet<string>;
}

interface Contact {
  email: string;
  phone: string;
}

/** Reads for these guests of an event who asked for no more. */
export async function readReach(
  db: Db,
  env: Env,
  eventId: string,
  guests: readonly Contact[],
): Promise<Reach> {
  return {
    channels: messageChannels(env),
    unsubscribed: await findUnsubscribed(db, eventId, guests.map(({ email }) => email).filter(Boolean)),
    stopped: await stoppedPhones(db, eventId, guests.map(({ phone }) => phone).filter(Boolean)),
  };
}

/**
 * How a guest gets a message; null when not in the way that was wished for. By itself
 * (`auto`) it goes by e-mail, else by WhatsApp, else by SMS, and else becomes a link for the
 * organiser to send: also to somebody who stopped our messages, whom the organiser may know
 * well enough to write to.
 */
export function chooseDelivery(
  { email, phone }: Contact,
  wish: ChannelWish,
  { channels, unsubscribed, stopped }: Reach,
): ChosenDelivery | null {
  const can = (channel: MessageChannel) =>
    phone !== '' && channels.includes(channel) && (channel === 'whatsapp' || smsReaches(phone));
  if (wish === 'email' || (wish === 'auto' && email)) {
    return email ? { channel: 'email', status: unsubscribed.has(email) ? 'unsubscribed' : 'queued' } : null;
  }
  if (wish === 'whatsapp' || wish === 'sms') {
    return can(wish) ? { channel: wish, status: stopped.has(phone) ? 'unsubscribed' : 'queued' } : null;
  }
  if (phone === '') return null;
  const message =
    wish === 'auto' && !stopped.has(phone) ? (['whatsapp', 'sms'] as const).find(can) : undefined;
  return message ? { channel: message, status: 'queued' } : { channel: 'phone', status: 'link_ready' };
}
