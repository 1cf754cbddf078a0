import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { EventBefore } from './event-before.ts';
import { secondsUntil } from '#backend/platform/jobs/seconds-until.ts';

/** Queues of mails and of messages to guests; a job names one row of `deliveries`. Each has its own pace, so that a slow provider holds up no mail. */
export const DELIVER_QUEUE = 'deliver';
export const DELIVER_MESSAGE_QUEUE = 'deliver-message';

/** `before`: what the event said until the change that is told. It goes with the job, for nothing else asks for it. */
export type DeliveryJob = { deliveryId: string; before?: EventBefore };

/** Only an invitation by mail carries the picture of the event's design. */
export const carriesPicture = ({ kind, channel }: { kind: string; channel: string }): boolean =>
  kind === 'invitation' && channel === 'email';

interface ToQueue {
  id: string;
  channel: string;
  /** From when on it may go out; null for at once. */
  from: Date | null;
  before?: EventBefore | undefined;
}

/** Queues deliveries in the transaction that notes them: mails and messages apart, those that go out at the same time together. */
export async function enqueueDeliveries(ctx: Context, tx: Db, deliveries: readonly ToQueue[]): Promise<void> {
  const together = new Map<string, { queue: string; from: Date | null; jobs: DeliveryJob[] }>();
  for (const { id, channel, from, before } of deliveries) {
    const queue = channel === 'email' ? DELIVER_QUEUE : DELIVER_MESSAGE_QUEUE;
    const key = `${queue} ${from?.getTime() ?? ''}`;
    const batch = together.get(key) ?? { queue, from, jobs: [] };
    batch.jobs.push({ deliveryId: id, ...(before && { before }) });
    together.set(key, batch);
  }
  for (const { queue, from, jobs } of together.values()) {
    await ctx.jobs.enqueue(tx, queue, jobs, from ? { startAfterSeconds: secondsUntil(from, ctx.now()) } : {});
  }
}
