import { requireAccount } from '#backend/platform/database/account-stands.ts';
import { designToolWords } from '#messages/design-tool/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict, Problem } from '#backend/platform/errors.ts';
import { readEventRow, requireHost } from '#backend/events/access.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { encodePicture, placePicture, storePicture } from '#backend/platform/images/service.ts';
import {
  DesignToolRefused,
  DesignToolUnavailable,
  type ProviderExport,
} from '#backend/providers/design-tool/port.ts';
import {
  addExport,
  countWorking,
  findExport,
  lockWorkingExport,
  putPicture,
  updateExport,
  type ExportRow,
} from './picture-repository.ts';
import { presentExport } from './picture-service.ts';
import { NOT_CONNECTED, toProblem } from './refusals.ts';
import { withAccess } from './tokens-service.ts';
import type { DesignToolContext } from './tool-context.ts';

export const EXPORT_QUEUE = 'design-tool-export';
export interface ExportJob {
  exportId: string;
}

/** Exports of one person being made at a time. */
const AT_ONCE = 5;
/** How long the design tool has for one, outages included. */
const PATIENCE_MS = 5 * 60_000;
/** Bytes of a file, as for uploads. */
const MOST_BYTES = 5 * 1024 * 1024;
const LOOK_SECONDS = 1;
const LOOK_LATER_SECONDS = 5;

/**
 * Asks for a picture of a design; a job sees it through. The design is looked up first,
 * so that what cannot work is told at once.
 *
 * @throws {Problem} 409 'Not connected', or with five on their way; 404, 502 or 503
 *   'Failed to export design. Please try again.'
 */
export async function exportDesign(
  context: DesignToolContext,
  viewer: SignedIn,
  eventId: string,
  wanted: { design_id: string; use: boolean },
) {
  const { ctx } = context;
  await requireHost(ctx.db, eventId, viewer, 'edit');
  await limitRate(ctx, 'design-tool-export', viewer.userId, { limit: 20, windowSeconds: 60 });
  const design = await withAccess(context, viewer.userId, (tool, token) =>
    tool.findDesign(token, wanted.design_id),
  ).catch((error: unknown) => {
    throw toProblem(error, designToolWords.exportFailed);
  });
  const now = ctx.now();
  const row = await ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, viewer.userId);
    const kept = await addExport(tx, {
      id: newId(),
      user_id: viewer.userId,
      event_id: eventId,
      design_id: design.id,
      title: design.title,
      use_it: wanted.use,
      provider_job_id: null,
      image_id: null,
      created_at: now,
      updated_at: now,
    });
    if (kept.isNew && (await countWorking(tx, viewer.userId)) > AT_ONCE)
      throw conflict(designToolWords.tooManyExports);
    if (kept.isNew) await ctx.jobs.enqueue(tx, EXPORT_QUEUE, [{ exportId: kept.row.id } satisfies ExportJob]);
    return kept.row;
  });
  return { export: presentExport(row, undefined) };
}

/**
 * Takes an export one step further: begins it at the design tool, looks how far it is, or
 * keeps the finished picture. Comes back by a job of its own until it has ended.
 */
export async function continueExport(context: DesignToolContext, exportId: string): Promise<void> {
  const { ctx } = context;
  const row = await findExport(ctx.db, exportId);
  if (row?.status !== 'working') return;
  const age = ctx.now().getTime() - row.created_at.getTime();
  try {
    const found = await withAccess(context, row.user_id, (tool, token) =>
      row.provider_job_id
        ? tool.findExport(token, row.provider_job_id)
        : tool.startExport(token, row.design_id),
    );
    if (found.id !== row.provider_job_id)
      await updateExport(ctx.db, row.id, { provider_job_id: found.id }, ctx.now());
    if (found.status === 'done') await keepPicture(context, row, found);
    else if (found.status === 'failed') await failExport(ctx, row.id, found.reason);
    else if (age > PATIENCE_MS) await failExport(ctx, row.id, 'never finished');
    else await lookLater(ctx, row, age < 20_000 ? LOOK_SECONDS : LOOK_LATER_SECONDS);
  } catch (error) {
    if (error instanceof Problem && error.code === NOT_CONNECTED)
      return failExport(ctx, row.id, error.code, designToolWords.notConnected);
    // the person has sent or keeps too many pictures; too many at this moment is tried again
    if (error instanceof Problem && error.code !== 'busy')
      return failExport(ctx, row.id, error.code, error.message);
    if (error instanceof DesignToolRefused) return failExport(ctx, row.id, error.code);
    if (!(error instanceof DesignToolUnavailable)) throw error;
    if (age > PATIENCE_MS) return failExport(ctx, row.id, error.message);
    await lookLater(ctx, row, error.retryAfterSeconds ?? LOOK_LATER_SECONDS);
  }
}

const lookLater = (ctx: Context, { id }: ExportRow, startAfterSeconds: number) =>
  ctx.jobs.enqueue(ctx.db, EXPORT_QUEUE, [{ exportId: id } satisfies ExportJob], { startAfterSeconds });

/** The file is checked and made over like an upload: kind, size and pixels. */
async function keepPicture(
  context: DesignToolContext,
  { id, user_id: userId }: ExportRow,
  done: Extract<ProviderExport, { status: 'done' }>,
): Promise<void> {
  const { ctx, tool } = context;
  if (!tool) return;
  const file = await tool.download(done.url, MOST_BYTES);
  const encoded = await encodePicture(ctx, userId, file, 'png');
  if (!encoded.ok) return failExport(ctx, id, 'the file is no picture of ours');
  const picture = await placePicture(ctx, encoded.picture);
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockWorkingExport(tx, id);
    if (!row) return;
    const now = ctx.now();
    // whoever exported it: what the event shows is its owner's
    const event = await readEventRow(tx, row.event_id);
    const imageId = await storePicture(tx, event?.organiser_id ?? row.user_id, picture, now);
    await updateExport(tx, id, { status: 'ready', image_id: imageId }, now);
    if (row.use_it)
      await putPicture(tx, {
        event_id: row.event_id,
        image_id: imageId,
        design_id: row.design_id,
        title: row.title,
        chosen_at: now,
      });
  });
}

/** Ends an export without a picture; `reason` is for the log, `sentence` for the person. */
export async function failExport(
  ctx: Context,
  exportId: string,
  reason: string,
  sentence: string = designToolWords.exportFailed,
): Promise<void> {
  ctx.log.warn({ export: exportId, reason }, 'a design could not be exported');
  await ctx.db.transaction().execute(async (tx) => {
    if (await lockWorkingExport(tx, exportId))
      await updateExport(tx, exportId, { status: 'failed', failure: sentence }, ctx.now());
  });
}
