import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { EventRow } from '#backend/events/access.ts';
import { chosenDesignToolPicture } from '#backend/designs/tool/picture-service.ts';
import { contentOf, selectionOf } from './content.ts';
import { findDesign } from './repository.ts';

/** How long an invitation waits at most for its picture, from the choice of the design or the change of its event on. */
const PATIENCE_MS = 2 * 60_000;
/** Drawing takes a second or two where nothing else is to be drawn. */
const FIRST_LOOK_MS = 5000;

/**
 * When to look again for the picture of an event's design that is being drawn; null where there is none to wait for:
 * no design, one whose picture is there or could not be made, or one that was waited for long enough. Each look is
 * after as long again as was waited, so that they stay few.
 */
export async function drawnBy(
  { env, now }: Pick<Context, 'env' | 'now'>,
  db: Db,
  event: EventRow,
): Promise<Date | null> {
  const row = await findDesign(db, event.id);
  if (!row || (await chosenDesignToolPicture(db, event.id))) return null;
  const content = contentOf(env, event, selectionOf(row, event.event_name));
  if (row.drawn === content || row.failed === content) return null;
  const changed = Math.max(row.chosen_at.getTime(), event.updated_at.getTime());
  const waited = now().getTime() - changed;
  if (waited >= PATIENCE_MS) return null;
  return new Date(now().getTime() + Math.min(Math.max(FIRST_LOOK_MS, waited), PATIENCE_MS - waited));
}
