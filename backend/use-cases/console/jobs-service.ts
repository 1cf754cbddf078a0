import type { z } from 'zod/v4';
import type { failedJobs } from '#contract/operator/console.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { EXPORT_QUEUE } from '#backend/designs/tool/export-service.ts';
import { DELIVER_MESSAGE_QUEUE, DELIVER_QUEUE } from '#backend/guests/invitations/delivery-queue.ts';
import { NOTIFICATION_QUEUE } from '#backend/messaging/notifications/whatsapp-service.ts';
import { THANK_YOU_QUEUE } from '#backend/use-cases/thank-yous/thank-service.ts';
import { LEDGER_CHECK_QUEUE } from './ledger-check-service.ts';
import { failedJobRows, tryJobAgain } from './jobs-repository.ts';
import { isoOf, pageOfRows } from './rows.ts';

/** What these were to do was noted as failed when they gave up: another run would find nothing to do. */
const OVER = new Set<string>([
  DELIVER_QUEUE,
  DELIVER_MESSAGE_QUEUE,
  EXPORT_QUEUE,
  LEDGER_CHECK_QUEUE,
  NOTIFICATION_QUEUE,
  THANK_YOU_QUEUE,
]);

const canRunAgain = (queue: string) => !OVER.has(queue);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Jobs that failed for good, newest first. They go by their queue and number. */
export const listFailedJobs = (ctx: Context, page: number): Promise<z.output<typeof failedJobs>> =>
  pageOfRows(
    page,
    (range) => failedJobRows(ctx.db, range),
    ({ id, queue, failed_at, retries }) => ({
      on: `${queue}/${id}`,
      queue,
      failedAt: isoOf(failed_at),
      tries: retries + 1,
      again: canRunAgain(queue),
    }),
  );

/** Runs a failed job once more. @returns whether there was one that can be */
export async function retryFailedJob(tx: Db, on: string): Promise<boolean> {
  // the log keeps `on`, so nothing may stand behind it
  const [queue = '', id = '', ...more] = on.split('/');
  return more.length === 0 && UUID.test(id) && canRunAgain(queue) && (await tryJobAgain(tx, queue, id));
}
