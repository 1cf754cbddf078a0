import type { z } from 'zod/v4';
import { id as identifier, type outcome } from '#contract/common/fields.ts';
import {
  MAX_GIFTS,
  type AddGiftForm,
  type changedGift,
  type EditGiftForm,
  type GiftForm,
} from '#contract/gifts/wishlist.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import { eventWords } from '#messages/events/words.ts';
import { wishlistWords } from '#messages/wishlist/words.ts';
import { letGoOfReturned } from '#backend/gifts/collaboration/contribution-repository.ts';
import { notifyGiftChanged, notifyGiftRemoved } from '#backend/gifts/collaboration/notify-givers.ts';
import { endClaims, tellClaimChanged } from '#backend/gifts/claims/service.ts';
import { followGiveTogether } from '#backend/gifts/collaboration/settings-service.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import { requireHost, type EventRow } from '#backend/events/access.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { tellOfGift } from '#backend/messaging/webhooks/outbox.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { storePicture } from '#backend/platform/images/service.ts';
import { paiseOf } from '#backend/platform/money.ts';
import { encodeChosen, ownPicture, wrongWithPicture, type ChosenFile } from './gift-picture.ts';
import { showGift } from './read-service.ts';
import {
  changeGift,
  findWishlistGift,
  findGiftByRequest,
  insertGifts,
  lockWishlistGift,
  lockWishlist,
  nextPosition,
  removeGift,
  setDelivered,
} from './repository.ts';

type Changed = z.infer<typeof changedGift>;

/**
 * Puts a gift at the end of the wishlist. The same request arriving twice, its `requestId`
 * and content alike, adds one gift and answers it both times.
 *
 * @throws {Problem} 400 on `images`, 403 for a guest, 404 for others, 409 when the event is
 * cancelled or the list full, 429 above 300 changes an hour
 */
export async function addGift(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  form: AddGiftForm,
  file: ChosenFile,
): Promise<Changed> {
  await beginChange(ctx, viewer, eventId);
  const picture = await encodeChosen(ctx, viewer, file);
  const requestKey = keyOf(form, file);
  return ctx.db.transaction().execute(async (tx) => {
    const event = await lockWishlist(tx, eventId);
    const before = requestKey ? await findGiftByRequest(tx, eventId, requestKey) : undefined;
    if (before) return readGift(tx, viewer, event, before.id);
    requireActive(event);
    if (event.gift_count >= MAX_GIFTS) throw conflict(wishlistWords.full(MAX_GIFTS), 'wishlist_full');
    const now = ctx.now();
    const gift = {
      ...columnsOf(form),
      image_id: picture
        ? await storePicture(tx, event.organiser_id, picture, now)
        : await ownPicture(tx, viewer, event, form.image),
      request_key: requestKey,
      created_at: now,
    };
    const [giftId = ''] = await insertGifts(tx, eventId, [gift], await nextPosition(tx, eventId));
    if (event.give_together) await followGiveTogether(ctx, tx, event, [giftId]);
    await tellOfGift(ctx, tx, 'gift.added', { eventId, giftId, giftName: gift.name });
    return readGift(tx, viewer, event, giftId);
  });
}

/**
 * Changes what is stated of a gift. Its picture stays unless another is sent or it is to be
 * removed. Those who give it are told when its name, price or link changed.
 *
 * @throws {Problem} 400 on `images`, 403 for a guest, 404 for others and for a gift that is
 * not there, 409 when the event is cancelled, 429
 */
export async function updateGift(
  ctx: Context,
  viewer: SignedIn,
  place: { eventId: string; giftId: string },
  form: EditGiftForm,
  file: ChosenFile,
): Promise<Changed> {
  const { eventId, giftId } = place;
  await beginChange(ctx, viewer, eventId);
  const picture = await encodeChosen(ctx, viewer, file);
  return ctx.db.transaction().execute(async (tx) => {
    const event = await lockWishlist(tx, eventId);
    requireActive(event);
    const before = await findWishlistGift(tx, eventId, giftId);
    const sent = picture
      ? await storePicture(tx, event.organiser_id, picture, ctx.now())
      : await ownPicture(tx, viewer, event, form.image);
    const image = sent !== null || form.removeImage ? { image_id: sent } : {};
    const columns = columnsOf(form);
    if (!before || !(await changeGift(tx, eventId, giftId, { ...columns, ...image })))
      throw notFound(wishlistWords.gone);
    const concerns = await notifyGiftChanged(ctx, tx, event, { id: giftId, before, after: columns });
    if (concerns) await tellClaimChanged(ctx, tx, event, giftId);
    await tellOfGift(ctx, tx, 'gift.changed', { eventId, giftId, giftName: columns.name });
    return readGift(tx, viewer, event, giftId);
  });
}

/**
 * Takes a gift off the wishlist. Those who had joined to give it are told.
 *
 * @throws {Problem} 403 for a guest, 404 for others and, with the spec's sentence, for an
 * unknown gift, 409 when money was given for it
 */
export async function deleteGift(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  giftId: string,
): Promise<z.infer<typeof outcome>> {
  const event = await requireHost(ctx.db, eventId, viewer, 'edit', wishlistWords.organisersOnly);
  const known =
    identifier.safeParse(giftId).success && (await remove(ctx, event, giftId).catch(refuseWithMoney));
  if (!known) throw notFound(wishlistWords.invalidGift, 'gift_not_found');
  return { success: true, message: wishlistWords.deleted };
}

/**
 * Notes that a purchased gift has arrived (spec section 4: purchased, then delivered). Asked
 * again it changes nothing.
 *
 * @throws {Problem} 403 for a guest, 404 for others and for a gift that is not there, 409 when nobody purchased it
 */
export async function markGiftDelivered(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  giftId: string,
): Promise<Changed> {
  const event = await requireHost(ctx.db, eventId, viewer, 'edit', wishlistWords.organisersOnly);
  await setDelivered(ctx.db, eventId, giftId, ctx.now());
  const answer = await readGift(ctx.db, viewer, event, giftId);
  if (!answer.gift.isDelivered) throw conflict(wishlistWords.notPurchased, 'not_purchased');
  return answer;
}

/**
 * What is wrong with a gift's picture, chosen now or uploaded before, in a form that is refused anyway.
 *
 * @throws {Problem} 403 for a guest, 404 for others, 429
 */
export async function wrongInPicture(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  imageId: string,
  file: ChosenFile,
): Promise<FieldErrors> {
  const event = await beginChange(ctx, viewer, eventId);
  return wrongWithPicture(ctx, viewer, event, { imageId, file });
}

/** @returns whether the event had this gift */
async function remove(ctx: Context, event: EventRow, giftId: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    // before the gift, as whoever lets it be given together, brings it or takes a purchase back does
    await lockWishlist(tx, event.id);
    const gift = await lockWishlistGift(tx, event.id, giftId);
    if (!gift) return false;
    await notifyGiftRemoved(ctx, tx, event, gift);
    await endClaims(ctx, tx, event, 'removed', giftId);
    await letGoOfReturned(tx, giftId);
    const removed = await removeGift(tx, event.id, giftId);
    if (removed)
      await tellOfGift(ctx, tx, 'gift.removed', { eventId: event.id, giftId, giftName: gift.name });
    return removed;
  });
}

/** The database keeps a gift for which money is there, also when some arrives at this moment. */
function refuseWithMoney(error: unknown): never {
  const isNamedElsewhere = error instanceof Error && 'code' in error && error.code === '23503';
  throw isNamedElsewhere ? conflict(wishlistWords.hasMoney, 'gift_has_money') : error;
}

async function beginChange(ctx: Context, viewer: SignedIn, eventId: string): Promise<EventRow> {
  const event = await requireHost(ctx.db, eventId, viewer, 'edit', wishlistWords.organisersOnly);
  await limitRate(ctx, 'wishlist', viewer.userId, { limit: 300, windowSeconds: 3600 });
  return event;
}

/** Going back in the browser brings an old `requestId` along: what was typed afterwards is another request. */
function keyOf({ requestId, ...content }: AddGiftForm, file: ChosenFile): string | null {
  if (!requestId) return null;
  return sha256(
    JSON.stringify([
      requestId,
      content.name,
      content.price,
      content.link,
      content.type,
      content.image,
      file ? Buffer.from(file).toString('base64') : '',
    ]),
  );
}

const columnsOf = (form: GiftForm) => ({
  name: form.name,
  price_paise: paiseOf(form.price),
  link: form.link,
  type: form.type,
});

function requireActive(event: { status: 'active' | 'cancelled' }): void {
  if (event.status === 'cancelled') throw conflict(eventWords.cancelledAlready, 'event_cancelled');
}

/** The gift as the host who changed it sees it: how much was given is for the owner of the event. */
const readGift = async (
  db: Db,
  host: SignedIn,
  event: Pick<EventRow, 'id' | 'organiser_id'>,
  giftId: string,
): Promise<Changed> => ({
  gift: await showGift(db, { eventId: event.id, giftId }, host, {
    relation: host.userId === event.organiser_id ? 'organiser' : 'editor',
    guest: null,
  }),
});
