import type { z } from 'zod/v4';
import { DAY_MS } from '#contract/common/durations.ts';
import type { failedDeliveries, problemRows, ProblemList } from '#contract/operator/console.ts';
import type { Context } from '#backend/platform/context.ts';
import { withoutContacts } from '#backend/platform/log.ts';
import { listWaiting } from '#backend/guests/invitations/waiting-service.ts';
import { isoOf, pageOfRows } from './rows.ts';
import { failedDeliveryRows, stoppedRows, troubledEvents } from './sending-repository.ts';

const TROUBLED_DAYS = 30;

type Problems = z.output<typeof problemRows>;

/** Mails and messages to guests that did not arrive: for which event and why, and not to whom. */
export const listFailedDeliveries = (
  ctx: Context,
  page: number,
): Promise<z.output<typeof failedDeliveries>> =>
  pageOfRows(
    page,
    (range) => failedDeliveryRows(ctx.db, range),
    ({ id, event_id, kind, channel, status, error, updated_at, newest }) => ({
      _id: id,
      event: event_id,
      kind,
      channel,
      status: status === 'bounced' ? ('bounced' as const) : ('failed' as const),
      error: withoutContacts(error).slice(0, 300),
      at: updated_at.toISOString(),
      again: status === 'failed' && channel !== 'phone' && newest,
    }),
  );

const lists: Record<ProblemList, (ctx: Context, page: number) => Promise<Problems>> = {
  stopped: (ctx, page) =>
    pageOfRows(
      page,
      (range) => stoppedRows(ctx.db, range),
      ({ organiser_id, because, refused, contacted, stopped_at, kept_at }) => ({
        organiser: organiser_id,
        event: null,
        because,
        count: refused,
        of: contacted,
        at: stopped_at.toISOString(),
        lookedAt: isoOf(kept_at),
      }),
    ),
  waiting: (ctx, page) =>
    pageOfRows(
      page,
      (range) => listWaiting(ctx.db, ctx.now(), range),
      ({ organiser_id, waiting, last }) => ({
        ...nothingMore,
        organiser: organiser_id,
        event: null,
        count: waiting,
        at: last.toISOString(),
      }),
    ),
  events: (ctx, page) =>
    pageOfRows(
      page,
      (range) => troubledEvents(ctx.db, new Date(ctx.now().getTime() - TROUBLED_DAYS * DAY_MS), range),
      ({ organiser, event, count, at }) => ({
        ...nothingMore,
        organiser,
        event,
        count,
        at: at.toISOString(),
      }),
    ),
};
const nothingMore = { because: null, of: null, lookedAt: null };

/** What is wrong with the mails and messages of organisers and their events. */
export const listSendingProblems = (ctx: Context, list: ProblemList, page: number): Promise<Problems> =>
  lists[list](ctx, page);
