import type { ChosenDesign, DesignSelection, DesignSize } from '#contract/designs/designs.ts';
import { designOf } from '#contract/designs/design-list.ts';
import { eventWords } from '#messages/events/words.ts';
import { designWords } from '#messages/designs/page/words.ts';
import { planOf } from '#backend/accounts/service.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { dropDesignToolPicture } from '#backend/designs/tool/picture-service.ts';
import { busy, conflict, invalid, notFound, Problem } from '#backend/platform/errors.ts';
import { requireHost, type EventRow } from '#backend/events/access.ts';
import { hasPremiumDesigns, requirePremiumDesign } from '#backend/events/plan-limits.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { getImage, giveImage, ownedImages } from '#backend/platform/images/service.ts';
import { cardOf } from './card.ts';
import { contentOf, cardFactsOf, selectionOf } from './content.ts';
import { queueDrawing } from './draw-jobs.ts';
import { pictureUrl } from './latest-picture.ts';
import { photoData } from './photo-data.ts';
import { forgetPictures } from './replaced-pictures.ts';
import {
  findAnyDesign,
  findDesign,
  putCleared,
  putDesign,
  putNotes,
  type DesignNotes,
  type DesignRow,
} from './repository.ts';
import { drawCard, RenderPoolBusy } from './render-pool.ts';

export { latestDesignPicture, pictureToSend, type DesignPicture } from './latest-picture.ts';

/** Whether an event has a design, with a picture or before its first one. */
export const hasDesign = async (db: Db, eventId: string): Promise<boolean> =>
  (await findDesign(db, eventId)) !== undefined;

/** The design of an event. @throws {Problem} 403 or 404 for anybody but its hosts */
export async function getDesign(ctx: Context, eventId: string, viewer: SignedIn) {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  return present(ctx, event, viewer);
}

async function present(ctx: Context, event: EventRow, viewer: SignedIn) {
  const row = await findAnyDesign(ctx.db, event.id);
  return {
    design: row && !row.cleared_at ? await presentRow(ctx, event, row, viewer) : null,
    previous: row?.cleared_at ? selectionOf(row) : null,
    premium: hasPremiumDesigns(await planOf(ctx.db, event.organiser_id)),
  };
}

async function presentRow(
  ctx: Context,
  event: EventRow,
  row: DesignRow,
  viewer: SignedIn,
): Promise<ChosenDesign> {
  const selection = selectionOf(row);
  const content = contentOf(ctx.env, event, selection);
  const { wide_image_id: wide, tall_image_id: tall } = row;
  return {
    selection,
    state: row.drawn === content ? 'ready' : row.failed === content ? 'failed' : 'making',
    pictures: wide && tall ? { wide: pictureUrl(wide), tall: pictureUrl(tall) } : null,
    ...(row.noted === content
      ? { leftOut: row.left_out, cut: row.cut }
      : await newNotes(ctx, event, selection, viewer).catch(() => ({ leftOut: [], cut: false }))),
  };
}

/** Notes of a design that has none yet as it is now; they are kept, so that reading it again draws nothing. */
async function newNotes(
  ctx: Context,
  event: EventRow,
  selection: DesignSelection,
  viewer: SignedIn,
): Promise<DesignNotes> {
  const found = await notes(event, selection, viewer);
  await putNotes(ctx.db, event.id, contentOf(ctx.env, event, selection), found);
  return found;
}

/** Takes the place of whatever the event's invitation used before, and has its pictures made. */
export async function chooseDesign(
  ctx: Context,
  eventId: string,
  viewer: SignedIn,
  selection: DesignSelection,
) {
  await limitRate(ctx, 'design', viewer.userId, { limit: 120, windowSeconds: 3600 });
  const event = await ctx.db.transaction().execute(async (tx) => {
    const found = await requireHost(tx, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
    await chooseDesignFor(ctx, tx, viewer, found, selection);
    return found;
  });
  return present(ctx, event, viewer);
}

/**
 * Chooses a design within somebody's transaction, whose right to it has been checked.
 *
 * @throws {Problem} 403 `plan_limit` for a premium template, 409 for a cancelled event, 400 for a photo that is neither the viewer's nor the organiser's
 */
export async function chooseDesignFor(
  ctx: Context,
  tx: Db,
  viewer: SignedIn,
  event: EventRow,
  selection: DesignSelection,
): Promise<void> {
  if (event.status === 'cancelled') throw conflict(designWords.cancelledEvent, 'cancelled');
  const template = designOf(selection.template);
  if (template.isPremium) requirePremiumDesign(await planOf(tx, event.organiser_id), template.title);
  await takePhoto(tx, viewer, event, selection);
  await dropDesignToolPicture(tx, event.id);
  await putDesign(tx, event.id, selection, ctx.now());
  await queueDrawing(ctx, tx, event);
}

/** Has the pictures of an event made anew, if it has a design: call it in the transaction that changes the event. */
export async function refreshDesign(
  ctx: Context,
  tx: Db,
  event: Pick<EventRow, 'id' | 'organiser_id'>,
): Promise<void> {
  if (await findDesign(tx, event.id)) await queueDrawing(ctx, tx, event);
}

/** 'Change Design' of the spec: the event uses none until another is chosen; what was chosen is `previous`. Clearing again changes nothing. */
export async function clearDesign(ctx: Context, eventId: string, viewer: SignedIn) {
  await ctx.db.transaction().execute(async (tx) => {
    const event = await requireHost(tx, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
    if (event.status === 'cancelled') throw conflict(designWords.cancelledEvent, 'cancelled');
    await dropDesignToolPicture(tx, eventId);
    const cleared = await putCleared(tx, eventId, ctx.now());
    if (cleared) await forgetPictures(tx, event, cleared);
  });
  return { success: true, message: designWords.cleared };
}

/** What of a selection could not be written. @throws {Problem} as `previewDesign` */
export async function checkDesign(
  ctx: Context,
  eventId: string,
  viewer: SignedIn,
  selection: DesignSelection,
) {
  const event = await prepared(ctx, eventId, viewer, selection);
  return notes(event, selection, viewer).catch(unavailable);
}

/** Widths in pixels of the pictures a preview shows. */
const PREVIEW_WIDTH = { wide: 720, tall: 540 };

/**
 * A small picture of a selection, as PNG. Every template may be looked at, whatever the plan.
 *
 * @throws {Problem} 429 above 1,500 an hour, 503 while too many wait
 */
export async function previewDesign(
  ctx: Context,
  eventId: string,
  viewer: SignedIn,
  selection: DesignSelection,
  size: 'wide' | 'tall',
): Promise<Uint8Array> {
  const event = await prepared(ctx, eventId, viewer, selection);
  const photo = await photoData(ctx, viewer.userId, selection.photo);
  const card = cardOf(cardFactsOf(event, selection), selection, size, photo);
  const { png } = await drawCard(card, { png: { width: PREVIEW_WIDTH[size] } }, viewer.userId).catch(
    unavailable,
  );
  return png ?? unavailable(new Error('no picture'));
}

/** The chosen design as a file. @throws {Problem} 404 when none is chosen, 409 while its pictures are being made */
export async function downloadDesign(ctx: Context, eventId: string, viewer: SignedIn, file: DesignSize) {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const row = await findDesign(ctx.db, eventId);
  if (!row) throw notFound(designWords.notChosen);
  const imageId = { wide: row.wide_image_id, tall: row.tall_image_id, print: row.print_image_id }[file];
  if (!imageId) throw conflict(designWords.stillMaking, 'still_making');
  return { ...(await getImage(ctx, imageId, 'full')), eventName: event.event_name };
}

async function prepared(
  ctx: Context,
  eventId: string,
  viewer: SignedIn,
  selection: DesignSelection,
): Promise<EventRow> {
  const event = await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  await limitRate(ctx, 'design-preview', viewer.userId, { limit: 1500, windowSeconds: 3600 });
  await requireOwnPhoto(ctx.db, viewer, event, selection);
  return event;
}

async function notes(event: EventRow, selection: DesignSelection, viewer: SignedIn): Promise<DesignNotes> {
  // what fits on the tall card and the wide one differs: the worse of both is told
  const drawn = [];
  for (const size of ['wide', 'tall'] as const)
    drawn.push(
      await drawCard(cardOf(cardFactsOf(event, selection), selection, size, null), {}, viewer.userId),
    );
  return {
    leftOut: [...new Set(drawn.flatMap(({ leftOut }) => leftOut))],
    cut: drawn.some(({ cut }) => cut),
  };
}

/** A photo of the host, or of the owner of the event. */
async function requireOwnPhoto(
  db: Db,
  viewer: SignedIn,
  event: EventRow,
  { photo }: DesignSelection,
): Promise<void> {
  if (!photo) return;
  const owners = [...new Set([viewer.userId, event.organiser_id])];
  for (const owner of owners) if ((await ownedImages(db, owner, [photo])).has(photo)) return;
  throw photoLost();
}

/** What is chosen becomes the owner's. */
async function takePhoto(
  tx: Db,
  viewer: SignedIn,
  event: EventRow,
  { photo }: DesignSelection,
): Promise<void> {
  if (photo && !(await giveImage(tx, photo, { from: viewer.userId, to: event.organiser_id })))
    throw photoLost();
}

const photoLost = () => invalid({ photo: [designWords.photoLost] }, designWords.photoLost);

function unavailable(error: unknown): never {
  if (error instanceof RenderPoolBusy) throw busy(3, designWords.previewBusy);
  throw new Problem(500, 'not_drawn', designWords.previewFailed);
}
