import type { Context } from '#backend/platform/context.ts';
import { messageFailed } from '#backend/messaging/notifications/service.ts';
import type {
  CallbackReceiver,
  CallbackRequest,
  Reply,
  StatusUpdate,
} from '#backend/providers/messages/port.ts';
import { noteBouncedDelivery } from '#backend/messaging/sending/stops.ts';
import { advanceDelivery } from './status-repository.ts';
import { noteWord, resumePhone, stopPhone, wishOf } from '#backend/messaging/phone-stops-repository.ts';

/** What the floor above does with what people write, and with how far messages got that are no deliveries. */
export interface ChatListener {
  hear(ctx: Context, reply: Reply & { ref: string; at: Date }): Promise<void>;
  noteStatus(ctx: Context, status: StatusUpdate): Promise<void>;
}

/**
 * Records what a provider reports. Each piece of news is written by itself: a callback that comes
 * again, whole or in part, finds it done.
 *
 * @returns whether the caller proved to be the provider and could be read; nothing is written when not
 */
export async function receiveNews(
  ctx: Context,
  { channel, read }: CallbackReceiver,
  request: CallbackRequest,
  chat: ChatListener,
): Promise<boolean> {
  const reading = read(ctx.env, request);
  if (reading.kind === 'not-set-up') return false;
  if (reading.kind === 'refused') {
    ctx.log.warn({ channel, reason: reading.reason }, 'news about messages were refused');
    return false;
  }
  for (const news of reading.statuses) {
    const delivery = await advanceDelivery(ctx.db, channel, news, ctx.now());
    if (!delivery) await chat.noteStatus(ctx, news);
    if (news.progress !== 'failed') continue;
    // a message without a delivery told somebody of notifications
    const message = delivery ?? news.id;
    if (message) await messageFailed(ctx.db, message);
    if (delivery && news.because === 'recipient') await noteBouncedDelivery(ctx, delivery);
    if (news.because === 'operator')
      ctx.log.warn({ channel, delivery, reason: news.reason }, 'a message was not delivered');
  }
  for (const reply of reading.replies) {
    const now = ctx.now();
    const at = reply.at && reply.at < now ? reply.at : now;
    const wish = wishOf(reply.text);
    if (wish) await heed(ctx, { from: reply.from, wish, at });
    else if (reply.ref !== null) await chat.hear(ctx, { ...reply, ref: reply.ref, at });
  }
  return true;
}

/** Does what somebody asks for by STOP or START, unless they wrote something newer: an old callback may come again. */
async function heed(
  ctx: Context,
  { from, wish, at }: { from: string; wish: NonNullable<ReturnType<typeof wishOf>>; at: Date },
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await noteWord(tx, from, at))) return;
    if (wish === 'stop') await stopPhone(tx, from, '');
    else await resumePhone(tx, from);
  });
}
