import type { Context } from '#backend/platform/context.ts';
import { sameSecret } from '#backend/platform/ids.ts';
import { messageFailed } from '#backend/messaging/notifications/service.ts';
import { readMsg91Callback } from '#backend/providers/messages/msg91-callback.ts';
import type { CallbackReading, MessageChannel } from '#backend/providers/messages/port.ts';
import { readWhatsAppCallback } from '#backend/providers/messages/whatsapp-callback.ts';
import { noteBouncedDelivery } from '#backend/messaging/sending/stops.ts';
import { advanceDelivery } from './status-repository.ts';
import { resumePhone, stopPhone, wishOf } from '#backend/messaging/phone-stops-repository.ts';

/** Records what WhatsApp reports. @returns whether its signature is right; nothing is written when it is not */
export async function receiveWhatsApp(ctx: Context, rawBody: Uint8Array, headers: Headers): Promise<boolean> {
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = ctx.env;
  if (!appSecret || !phoneNumberId) return false;
  return take(ctx, 'whatsapp', readWhatsAppCallback({ appSecret, phoneNumberId }, rawBody, headers));
}

/** Records what MSG91 reports at the address that holds the secret. @returns whether secret and body are right; nothing is written when not */
export async function receiveMsg91(
  ctx: Context,
  secret: string,
  rawBody: Uint8Array,
  contentType: string,
): Promise<boolean> {
  const expected = ctx.env.MSG91_CALLBACK_SECRET;
  if (!expected || !sameSecret(secret, expected)) {
    ctx.log.warn({ channel: 'sms', reason: 'secret' }, 'news about messages were refused');
    return false;
  }
  return take(ctx, 'sms', readMsg91Callback(rawBody, contentType));
}

/** The answer Meta expects when the callback's address is entered there; null for anybody else. */
export function whatsappChallenge(ctx: Context, query: Record<string, string>): string | null {
  const expected = ctx.env.WHATSAPP_VERIFY_TOKEN;
  const asked =
    query['hub.mode'] === 'subscribe' &&
    expected !== undefined &&
    sameSecret(query['hub.verify_token'] ?? '', expected);
  return asked ? (query['hub.challenge'] ?? '') : null;
}

/** Each piece of news is written by itself: a callback that comes again, whole or in part, finds it done. */
async function take(ctx: Context, channel: MessageChannel, reading: CallbackReading): Promise<boolean> {
  if (reading.kind === 'refused') {
    ctx.log.warn({ channel, reason: reading.reason }, 'news about messages were refused');
    return false;
  }
  for (const news of reading.statuses) {
    const delivery = await advanceDelivery(ctx.db, channel, news, ctx.now());
    if (news.progress !== 'failed') continue;
    // a message without a delivery told somebody of notifications
    const message = delivery ?? news.id;
    if (message) await messageFailed(ctx.db, message);
    if (delivery && news.because === 'recipient') await noteBouncedDelivery(ctx, delivery);
    if (news.because === 'operator')
      ctx.log.warn({ channel, delivery, reason: news.reason }, 'a message was not delivered');
  }
  for (const { from, text } of reading.replies) {
    const wish = wishOf(text);
    if (wish === 'stop') await stopPhone(ctx.db, from, '');
    if (wish === 'start') await resumePhone(ctx.db, from);
  }
  return true;
}
