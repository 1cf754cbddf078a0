import type { EventDesignTool, ToolExport } from '#contract/designs/design-tool.ts';
import { designToolWords } from '#messages/design-tool/words.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import { requireHost } from '#backend/events/access.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { getImage, makeOver, presentImage } from '#backend/platform/images/service.ts';
import {
  deletePicture,
  findExport,
  findPicture,
  listExports,
  putPicture,
  type ExportRow,
} from './picture-repository.ts';
import type { DesignToolContext } from './tool-context.ts';

/** A design of the design tool that an event uses as its invitation's picture: a picture of ours, at most 1280 pixels wide or high. */
interface ChosenToolPicture {
  imageId: string;
  designId: string;
  title: string;
  width: number;
  height: number;
}

/** The picture from the design tool an event uses, or null. For whatever draws or sends invitations. */
export async function chosenDesignToolPicture(db: Db, eventId: string): Promise<ChosenToolPicture | null> {
  const row = await findPicture(db, eventId);
  return row
    ? {
        imageId: row.image_id,
        designId: row.design_id,
        title: row.title,
        width: row.width,
        height: row.height,
      }
    : null;
}

/** Takes the picture from the design tool out of use, in the caller's transaction: for whoever chooses another design. */
export async function dropDesignToolPicture(tx: Db, eventId: string): Promise<void> {
  await deletePicture(tx, eventId);
}

export function presentExport(row: ExportRow, usedImage: string | undefined): ToolExport {
  const isReady = row.status === 'ready' && row.image_id !== null;
  return {
    _id: row.id,
    designId: row.design_id,
    title: row.title || designToolWords.untitled,
    // a picture that is gone cannot be used again
    status: row.status === 'ready' && !isReady ? 'failed' : row.status,
    failure: row.status === 'ready' && !isReady ? designToolWords.exportFailed : row.failure,
    download_url: isReady ? `/events/${row.event_id}/design-tool/exports/${row.id}/invitation.png` : null,
    inUse: isReady && row.image_id === usedImage,
  };
}

async function present(db: Db, eventId: string): Promise<EventDesignTool> {
  const picture = await findPicture(db, eventId);
  const exports = await listExports(db, eventId);
  return {
    picture: picture
      ? {
          designId: picture.design_id,
          title: picture.title || designToolWords.untitled,
          image: presentImage({ id: picture.image_id, width: picture.width, height: picture.height }),
        }
      : null,
    exports: exports.map((row) => presentExport(row, picture?.image_id)),
  };
}

/** @throws {Problem} as `requireHost` */
export async function getEventDesignTool(
  { ctx }: DesignToolContext,
  viewer: SignedIn,
  eventId: string,
): Promise<EventDesignTool> {
  await requireHost(ctx.db, eventId, viewer, 'view');
  return present(ctx.db, eventId);
}

async function exportOfEvent(db: Db, eventId: string, exportId: string): Promise<ExportRow> {
  const row = await findExport(db, exportId);
  if (row?.event_id !== eventId) throw notFound();
  return row;
}

/** What became of an export. @throws {Problem} 404 for one of another event */
export async function getExport(
  { ctx }: DesignToolContext,
  viewer: SignedIn,
  { eventId, exportId }: { eventId: string; exportId: string },
) {
  await requireHost(ctx.db, eventId, viewer, 'view');
  const row = await exportOfEvent(ctx.db, eventId, exportId);
  return { export: presentExport(row, (await findPicture(ctx.db, eventId))?.image_id) };
}

/** The export as a PNG. @throws {Problem} 404, 409 while it is not ready */
export async function downloadExport(
  { ctx }: DesignToolContext,
  viewer: SignedIn,
  { eventId, exportId }: { eventId: string; exportId: string },
): Promise<Uint8Array> {
  await requireHost(ctx.db, eventId, viewer, 'view');
  const row = await exportOfEvent(ctx.db, eventId, exportId);
  if (!row.image_id) throw conflict(designToolWords.exportNotReady);
  const { body, mediaType } = await getImage(ctx, row.image_id, 'full');
  // exports were kept as WebP once
  return mediaType === 'image/png' ? body : makeOver(ctx, viewer.userId, 'png', body);
}

/** Makes a finished export the invitation's picture. @throws {Problem} 404, 409 while it is not ready */
export async function usePicture(
  { ctx }: DesignToolContext,
  viewer: SignedIn,
  eventId: string,
  exportId: string,
): Promise<EventDesignTool> {
  await requireHost(ctx.db, eventId, viewer, 'edit');
  const row = await exportOfEvent(ctx.db, eventId, exportId);
  if (!row.image_id) throw conflict(designToolWords.exportNotReady);
  await putPicture(ctx.db, {
    event_id: eventId,
    image_id: row.image_id,
    design_id: row.design_id,
    title: row.title,
    chosen_at: ctx.now(),
  });
  return present(ctx.db, eventId);
}

/** Stops using a design of the design tool. */
export async function dropPicture(
  { ctx }: DesignToolContext,
  viewer: SignedIn,
  eventId: string,
): Promise<EventDesignTool> {
  await requireHost(ctx.db, eventId, viewer, 'edit');
  await dropDesignToolPicture(ctx.db, eventId);
  return present(ctx.db, eventId);
}
