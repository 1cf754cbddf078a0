import { designSizes, type DesignSize } from '#contract/designs/designs.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { countTry } from '#backend/platform/http/rate-limit.ts';
import { readEventRow, type EventRow } from '#backend/events/access.ts';
import {
  keepDrawnImage,
  makeOver,
  missingImages,
  placePicture,
  type DrawnImage,
} from '#backend/platform/images/service.ts';
import { cardOf, pixels } from './card.ts';
import type { CardFacts } from './card-words.ts';
import { contentOf, cardFactsOf, pictureId, selectionOf } from './content.ts';
import { photoData } from './photo-data.ts';
import { forgetPictures } from './replaced-pictures.ts';
import { findDesign, lockDesign, putFailure, putPictures } from './repository.ts';
import { drawCard } from './render-pool.ts';

export const DRAW_QUEUE = 'design-draw';
interface DrawJob {
  eventId: string;
  /** Whose event it is; jobs from before say it not. */
  organiserId?: string;
}

/** Seconds from one drawing of a person to the next, where several of their events wait: others come in between. */
const TURN_SECONDS = 10;

/** Drawings of a person in an hour: later ones wait until it is over, and what is drawn then is what is chosen then. */
const PER_HOUR = { limit: 60, windowSeconds: 3600 };

/** Has an event's design drawn as it is when the transaction ends: by the drawing that waits, or by a new one. */
export async function queueDrawing(
  ctx: Context,
  tx: Db,
  { id: eventId, organiser_id: organiserId }: Pick<EventRow, 'id' | 'organiser_id'>,
): Promise<void> {
  const waiting = await ctx.jobs.holdWaiting<DrawJob>(tx, DRAW_QUEUE, { organiserId });
  if (waiting.some(({ data }) => data.eventId === eventId)) return;
  const { wait } = await countTry(ctx, tx, 'design-drawing', organiserId, PER_HOUR);
  const last = waiting.at(-1);
  const startAfterSeconds = Math.ceil(Math.max(wait, last ? last.startsIn + TURN_SECONDS : 0));
  const job: DrawJob = { eventId, organiserId };
  await ctx.jobs.enqueue(tx, DRAW_QUEUE, [job], { startAfterSeconds });
}

/** WhatsApp shows no heavier picture on slow networks (picture-process.mjs has the same measure). */
const LIGHT_BYTES = 300_000;

/** Millimetres of an A5 page, upright. */
const A5_WIDTH = 148;

/** Draws designs in the background, one at a time and turn by turn: nobody's page waits for it. */
export function handleDesigns(ctx: Context, draw: typeof drawCard = drawCard): void {
  ctx.jobs.handle<DrawJob>(
    DRAW_QUEUE,
    { retryLimit: 3, retryDelay: 4, expireInSeconds: 180, concurrency: 1 },
    ({ data }) => drawDesign(ctx, data.eventId, draw),
    ({ data }) => giveUpDesign(ctx, data.eventId),
  );
}

/** Says of an event's design as it is now that it cannot be drawn; the pictures it has stay. */
export async function giveUpDesign(ctx: Context, eventId: string): Promise<void> {
  ctx.log.error({ event: eventId }, 'the pictures of an invitation could not be drawn');
  const found = await current(ctx, eventId);
  if (found) await putFailure(ctx.db, eventId, found.content);
}

/**
 * Makes the pictures of an event's design as both are now, and notes them all at once.
 * Pictures of the same content are found instead of drawn; running twice changes nothing.
 */
export async function drawDesign(
  ctx: Context,
  eventId: string,
  draw: typeof drawCard = drawCard,
): Promise<void> {
  const found = await current(ctx, eventId);
  if (!found) return;
  const { event, row, selection, content } = found;
  const ids = {
    wide: pictureId(content, 'wide'),
    tall: pictureId(content, 'tall'),
    print: pictureId(content, 'print'),
  };
  const missing = await missingImages(ctx.db, Object.values(ids));
  if (missing.size === 0 && row.drawn === content) return;
  const photo = missing.size > 0 ? await photoData(ctx, event.organiser_id, selection.photo) : null;
  const made: DrawnImage[] = [];
  for (const size of designSizes) {
    if (!missing.has(ids[size])) continue;
    const card = cardOf(cardFactsOf(event, selection), selection, size, photo);
    made.push({
      id: ids[size],
      ownerId: event.organiser_id,
      ...(await picture(ctx, size, card, event, cardFactsOf(event, selection), draw)),
    });
  }
  const placed = await Promise.all(made.map((image) => placePicture(ctx, image)));
  await ctx.db.transaction().execute(async (tx) => {
    const before = await lockDesign(tx, eventId);
    // a design that was cleared meanwhile stays cleared
    if (!before) return;
    for (const image of placed) await keepDrawnImage(tx, image, ctx.now());
    await putPictures(tx, eventId, content, ids);
    await forgetPictures(tx, event, before);
  });
}

async function current(ctx: Context, eventId: string) {
  const row = await findDesign(ctx.db, eventId);
  const event = row && (await readEventRow(ctx.db, eventId));
  if (!row || !event) return null;
  const selection = selectionOf(row);
  return { row, event, selection, content: contentOf(ctx.env, event, selection) };
}

async function picture(
  ctx: Context,
  size: DesignSize,
  card: ReturnType<typeof cardOf>,
  { organiser_id: who }: EventRow,
  { eventName }: CardFacts,
  draw: typeof drawCard,
): Promise<Omit<DrawnImage, 'id' | 'ownerId'>> {
  if (size === 'print') {
    const { pdf } = await draw(card, { pdf: { widthMm: A5_WIDTH, title: eventName } }, who);
    return { mediaType: 'application/pdf', ...pixels.print, bytes: whole(pdf), thumbnail: Buffer.alloc(0) };
  }
  const { png } = await draw(card, { png: { width: pixels[size].width } }, who);
  // the wide one is for link previews: with a photo it may be heavier than messengers show
  const drawn = whole(png);
  const heavy = size === 'wide' && drawn.length > LIGHT_BYTES;
  const bytes = heavy ? await makeOver(ctx, who, 'light-png', drawn) : drawn;
  return {
    mediaType: 'image/png',
    ...pixels[size],
    bytes,
    thumbnail: await makeOver(ctx, who, 'thumbnail', bytes),
  };
}

function whole(bytes: Uint8Array | undefined): Buffer {
  if (!bytes) throw new Error('the drawing thread answered without a picture');
  return Buffer.from(bytes);
}
