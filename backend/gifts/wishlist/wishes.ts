import type { GiftEntry } from '#contract/gifts/wishlist.ts';
import { id as identifier } from '#contract/common/fields.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import { imageWords } from '#messages/images/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import {
  bytesOfDataUrl,
  encodePicture,
  ownedImages,
  storePicture,
  placePicture,
  type EncodedPicture,
  type KeptPicture,
} from '#backend/platform/images/service.ts';
import { paiseOf } from '#backend/platform/money.ts';
import { insertGifts } from './repository.ts';

/** A wish ready to be stored: its picture is none, one uploaded before, or one that came with the form. */
interface PreparedWish {
  entry: GiftEntry;
  imageId: string | null;
  picture: KeptPicture | null;
}

/**
 * Checks the wishes of a form and re-encodes the pictures that came inside it; slow, so
 * call it before the transaction. `problems` are keyed by the place in `entries`, where
 * a blank row is undefined. A picture somebody else uploaded counts as not there.
 *
 * @throws {Problem} 503 when pictures cannot be kept now
 */
export async function prepareWishes(
  ctx: Context,
  ownerId: string,
  entries: readonly (GiftEntry | undefined)[],
): Promise<{ wishes: PreparedWish[]; problems: FieldErrors }> {
  const wishes: PreparedWish[] = [];
  const problems: FieldErrors = {};
  const named = entries.flatMap((entry) =>
    entry && identifier.safeParse(entry.image).success ? [entry.image] : [],
  );
  const encodedPictures: { wish: PreparedWish; picture: EncodedPicture }[] = [];
  const owned = await ownedImages(ctx.db, ownerId, named);

  for (const [index, entry] of entries.entries()) {
    if (!entry) continue;
    const wish: PreparedWish = { entry, imageId: null, picture: null };
    wishes.push(wish);
    if (entry.image === '') continue;
    const fail = (message: string) => (problems[`giftsWanted[${index}].image`] = [message]);
    if (!entry.image.startsWith('data:')) {
      if (owned.has(entry.image)) wish.imageId = entry.image;
      else fail(imageWords.gone);
      continue;
    }
    const bytes = bytesOfDataUrl(entry.image);
    const encoded = bytes
      ? await encodePicture(ctx, ownerId, bytes, 'webp', { ofGift: true })
      : { ok: false as const, message: imageWords.notAPicture };
    if (encoded.ok) encodedPictures.push({ wish, picture: encoded.picture });
    else fail(encoded.message);
  }
  // what is refused anyway needs no place
  if (Object.keys(problems).length === 0)
    for (const { wish, picture } of encodedPictures) wish.picture = await placePicture(ctx, picture);
  return { wishes, problems };
}

/** Stores prepared wishes as the wishlist of a new event. */
export async function insertWishes(
  tx: Db,
  {
    eventId,
    ownerId,
    wishes,
    now,
  }: { eventId: string; ownerId: string; wishes: readonly PreparedWish[]; now: Date },
): Promise<void> {
  const gifts = [];
  for (const { entry, imageId, picture } of wishes) {
    gifts.push({
      name: entry.name,
      price_paise: paiseOf(entry.price),
      link: entry.link,
      type: entry.type,
      image_id: picture ? await storePicture(tx, ownerId, picture, now) : imageId,
      created_at: now,
    });
  }
  await insertGifts(tx, eventId, gifts);
}
