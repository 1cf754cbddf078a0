import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { EventRow } from '#backend/events/access.ts';
import { chosenDesignToolPicture } from '#backend/designs/tool/picture-service.ts';
import { pixels } from './card.ts';
import { contentOf, selectionOf } from './content.ts';
import { findDesign, type DesignRow } from './repository.ts';

export const pictureUrl = (imageId: string) => `/events/images/${imageId}`;

/** A picture of an event's invitation: its public address on this site, which cannot be guessed, and its size in pixels. */
export interface DesignPicture {
  path: string;
  width: number;
  height: number;
}

/**
 * The last good picture of the design an event uses, or null while there is none: then
 * the picture of the event's type stands in. A picture from the design tool has the size
 * it was made in.
 */
export async function latestDesignPicture(
  db: Db,
  eventId: string,
  size: 'wide' | 'tall',
): Promise<DesignPicture | null> {
  return (await pictureFromTool(db, eventId)) ?? pictureOf(await findDesign(db, eventId), size);
}

/**
 * The picture an invitation by mail carries, and when to look for it again: `drawnBy` is null where there is nothing to wait
 * for, because there is no design, its picture is there or could not be made, or it was waited for long enough.
 */
export async function pictureToSend(
  ctx: Pick<Context, 'env' | 'now'>,
  db: Db,
  event: EventRow,
): Promise<{ picture: DesignPicture | null; drawnBy: Date | null }> {
  const picture = await pictureFromTool(db, event.id);
  if (picture) return { picture, drawnBy: null };
  const row = await findDesign(db, event.id);
  return { picture: pictureOf(row, 'tall'), drawnBy: row ? drawnBy(ctx, event, row) : null };
}

async function pictureFromTool(db: Db, eventId: string): Promise<DesignPicture | null> {
  const found = await chosenDesignToolPicture(db, eventId);
  return found && { path: pictureUrl(found.imageId), width: found.width, height: found.height };
}

function pictureOf(row: DesignRow | undefined, size: 'wide' | 'tall'): DesignPicture | null {
  const imageId = size === 'wide' ? row?.wide_image_id : row?.tall_image_id;
  return imageId ? { path: pictureUrl(imageId), ...pixels[size] } : null;
}

/** How long an invitation waits at most for its picture, from the choice of the design or the change of its event on. */
const PATIENCE_MS = 2 * 60_000;
/** Drawing takes a second or two where nothing else is to be drawn. */
const FIRST_LOOK_MS = 5000;

/** Each look is after as long again as was waited, so that they stay few. */
function drawnBy({ env, now }: Pick<Context, 'env' | 'now'>, event: EventRow, row: DesignRow): Date | null {
  const content = contentOf(env, event, selectionOf(row));
  if (row.drawn === content || row.failed === content) return null;
  const changed = Math.max(row.chosen_at.getTime(), event.updated_at.getTime());
  const waited = now().getTime() - changed;
  if (waited >= PATIENCE_MS) return null;
  return new Date(now().getTime() + Math.min(Math.max(FIRST_LOOK_MS, waited), PATIENCE_MS - waited));
}
