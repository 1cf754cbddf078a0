import { invitationWords } from '#messages/invitations/words.ts';
import { messageWords } from '#messages/phone-messages/words.ts';
import { sendingWords } from '#messages/sending/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Mail, MailResult } from '#backend/providers/mail.ts';
import type { MessageProviders } from '#backend/providers/messages/port.ts';
import { isDaytime, nextMorning } from '#backend/platform/daytime.ts';
import { inTurns } from '#backend/platform/jobs/in-turns.ts';
import { laterInWords, noteWritten, waitingAddresses } from '#backend/messaging/sending/new-addresses.ts';
import { noteRefused } from '#backend/messaging/sending/stops.ts';
import { createDeliveryBatcher, type TakenDelivery } from './delivery-batcher.ts';
import {
  DELIVER_MESSAGE_QUEUE,
  DELIVER_QUEUE,
  enqueueDeliveries,
  type DeliveryJob,
} from './delivery-queue.ts';
import { dropDelivery, endDelivery, giveUpDelivery } from './delivery-repository.ts';
import { composeMail } from '#backend/guests/invitations/mail/compose.ts';
import { sendMessage } from './message-delivery.ts';

/** Messages handed over side by side. */
const MESSAGES_AT_ONCE = 10;

/**
 * Sends what is queued. Mails: each at least once, and repeated only when a process died between
 * the mail server's yes and our note of it (docs/decisions/0005).
 *
 * Tries spread over some eight minutes, longer than mail servers that ask unknown
 * senders to come back make them wait.
 *
 * @param isAnswering whether somebody waits for an answer of this process, to whom mails give way
 */
export function handleDeliveries(
  ctx: Context,
  mail: Mail,
  providers: MessageProviders,
  isAnswering: () => boolean,
): void {
  const means: Means = { mail, providers, shared: createDeliveryBatcher(ctx), ownTurn: inTurns(isAnswering) };
  // a mail may wait for its turn as long as it may take
  const tries = { retryLimit: 5, retryDelay: 15, expireInSeconds: 120 };
  ctx.jobs.handle<DeliveryJob>(
    DELIVER_QUEUE,
    { ...tries, concurrency: () => mail.room() },
    ({ data }) => deliver(ctx, means, data),
    ({ data }) => giveUpDelivery(ctx.db, data.deliveryId, ctx.now()),
  );
  ctx.jobs.handle<DeliveryJob>(
    DELIVER_MESSAGE_QUEUE,
    { ...tries, concurrency: MESSAGES_AT_ONCE },
    ({ data }) => deliver(ctx, means, data),
    ({ data }) => giveUpDelivery(ctx.db, data.deliveryId, ctx.now()),
  );
}

/** What deliveries are made with. */
interface Means {
  mail: Mail;
  providers: MessageProviders;
  shared: ReturnType<typeof createDeliveryBatcher>;
  /** Mails are written one after the other, each in a turn of its own. */
  ownTurn(): Promise<void>;
}

async function deliver(ctx: Context, means: Means, { deliveryId, before }: DeliveryJob): Promise<void> {
  const taken = await means.shared.take(deliveryId);
  if (!taken) return;
  const found = { ...taken, before };
  const unwanted = reasonNotToSend(found);
  if (unwanted) return endDelivery(ctx.db, deliveryId, unwanted, ctx.now());
  if (found.delivery.kind === 'reminder') {
    // answered while it waited, or the event has begun: there is nothing left to remind of
    if (found.answered || found.event.starts_at <= ctx.now()) return dropDelivery(ctx.db, deliveryId);
    if (!isDaytime(found.event.time_zone, ctx.now()))
      return waitUntil(ctx, found, nextMorning(found.event.time_zone, ctx.now()));
  }
  const later = await laterForNewAddress(ctx, found);
  if (later) return waitUntil(ctx, found, later, { not_before: later, error: laterInWords(later) });
  if (found.drawnBy) return waitUntil(ctx, found, found.drawnBy);
  const { channel } = found.delivery;
  if (channel === 'whatsapp' || channel === 'sms') return sendMessage(ctx, means.providers[channel], found);
  return sendMail(ctx, means, found);
}

/** @throws when the mail server could not take it now */
async function sendMail(ctx: Context, { mail, shared, ownTurn }: Means, found: TakenDelivery): Promise<void> {
  const { delivery, event, address, picture } = found;
  let result: MailResult;
  try {
    await ownTurn();
    result = await mail.send(composeMail(ctx.env, found, picture, ctx.now()));
  } catch (error) {
    await endDelivery(
      ctx.db,
      delivery.id,
      { status: 'queued', error: invitationWords.mailServerRefused },
      ctx.now(),
    );
    throw error;
  }
  if (result.accepted) return shared.noteSent(found);
  await noteWritten(ctx, [{ organiserId: event.organiser_id, address }]);
  await endDelivery(ctx.db, delivery.id, { status: 'bounced', error: result.reason, address }, ctx.now());
  await noteRefused(ctx, event.organiser_id, address, 'bounced');
}

/** A reminder that was held up into the night goes out in the morning, a mail to an address above the day's number on its day, an invitation once its picture is drawn. */
async function waitUntil(
  ctx: Context,
  { delivery, address, before }: TakenDelivery,
  at: Date,
  shown: { not_before?: Date; error?: string } = {},
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await endDelivery(tx, delivery.id, { status: 'queued', address, ...shown }, ctx.now());
    await enqueueDeliveries(ctx, tx, [{ ...delivery, from: at, before }]);
  });
}

/** The guest may have got another address since it was queued, or its day was given back: it counts like any other. */
async function laterForNewAddress(
  ctx: Context,
  { delivery, event, address, written, dayHasCome }: TakenDelivery,
): Promise<Date | undefined> {
  if ((delivery.kind === 'cancellation' && written) || dayHasCome) return undefined;
  return ctx.db
    .transaction()
    .execute(async (tx) => (await waitingAddresses(ctx, tx, event.organiser_id, [address])).get(address));
}

/** Things may have changed since the delivery was queued. */
function reasonNotToSend({
  delivery,
  guest,
  event,
  unsubscribed,
  stopped,
  answered,
  written,
  handed,
  over,
}: TakenDelivery) {
  if (delivery.kind !== 'cancellation' && event.status === 'cancelled') {
    return { status: 'failed', error: invitationWords.cancelledBefore } as const;
  }
  // a reminder has nothing to say any more once the event began
  if (over && delivery.kind !== 'cancellation' && delivery.kind !== 'reminder')
    return { status: 'failed', error: invitationWords.overBefore } as const;
  if (delivery.channel === 'email' && guest.email === '')
    return { status: 'failed', error: invitationWords.noEmailNow } as const;
  if (delivery.channel !== 'email' && guest.phone === '')
    return { status: 'failed', error: messageWords.noPhone } as const;
  if (unsubscribed) return { status: 'unsubscribed' } as const;
  // news of a change go only where an invitation went: an address may be another's since
  const isNews = delivery.kind === 'update' || delivery.kind === 'cancellation';
  if (isNews && !written && !(handed && delivery.channel !== 'email'))
    return { status: 'failed', error: invitationWords.notInvitedThere } as const;
  // whoever was invited and said that they come has to hear that it is off
  if (stopped && !(delivery.kind === 'cancellation' && answered && written))
    return { status: 'failed', error: sendingWords.stopped } as const;
  return null;
}
