import { imageWords } from '#messages/images/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { requireAccount } from '#backend/platform/database/account-stands.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { invalid, notFound } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { encodePicture } from './encode.ts';
import { placePicture, readFromStore, type PlacedPicture } from './place-service.ts';
import type { EncodedPicture } from '#backend/platform/picture-work/picture-tasks.ts';
import { deleteUnusedImages, findImage, insertImage, noteUnusedImages } from './repository.ts';
import { DAY_MS } from '#contract/common/durations.ts';

export { bytesOfDataUrl, encodeOfFile, encodePicture, makeOver } from './encode.ts';
export type { EncodedPicture } from '#backend/platform/picture-work/picture-tasks.ts';
export { placePicture } from './place-service.ts';
export {
  deleteUnshownImages,
  giveImage,
  isPhotoOf,
  keepDrawnImage,
  missingImages,
  ownedImages,
  type DrawnImage,
} from './repository.ts';

/** A stored picture as payloads name it (contract `storedImage`). Its addresses never change what they show. */
export function presentImage(image: { id: string; width: number; height: number }) {
  const url = `/events/images/${image.id}`;
  return { url, thumbnailUrl: `${url}?size=thumbnail`, width: image.width, height: image.height };
}

/** A picture somebody sent, ready to be kept. */
export type KeptPicture = PlacedPicture<EncodedPicture>;

/**
 * Keeps a picture made by `encodePicture` and put in its place by `placePicture`; call it in the transaction that uses the identifier.
 *
 * @throws {Problem} 401 when the owner's account was deleted meanwhile
 */
export async function storePicture(
  tx: Db,
  ownerId: string,
  picture: KeptPicture,
  now: Date,
): Promise<string> {
  await requireAccount(tx, ownerId);
  const id = newId();
  await insertImage(tx, { id, ownerId, picture, now });
  return id;
}

/**
 * One uploaded picture of the viewer, put in its place: `storePicture` keeps it. Slow, so call it before the transaction.
 *
 * @throws {Problem} 400 on `image` when it is missing, too large or no picture; as `encodePicture` and `placePicture`
 */
export async function prepareUpload(
  ctx: Context,
  viewer: SignedIn,
  file: Uint8Array | null,
  how: { crop?: boolean; ofGift?: boolean } = {},
): Promise<KeptPicture> {
  if (!file || file.byteLength === 0)
    throw invalid({ image: [imageWords.notAPicture] }, imageWords.notAPicture);
  const encoded = await encodePicture(ctx, viewer.userId, file, 'webp', how);
  if (!encoded.ok) throw invalid({ image: [encoded.message] }, encoded.message);
  return placePicture(ctx, encoded.picture);
}

/** `storePicture` where nothing uses the identifier yet. */
export const keepPicture = (ctx: Context, ownerId: string, picture: KeptPicture): Promise<string> =>
  ctx.db.transaction().execute((tx) => storePicture(tx, ownerId, picture, ctx.now()));

/** Takes one uploaded picture of the viewer. @throws {Problem} as `prepareUpload` */
export async function uploadImage(
  ctx: Context,
  viewer: SignedIn,
  file: Uint8Array | null,
  how: { crop?: boolean; ofGift?: boolean } = {},
) {
  const picture = await prepareUpload(ctx, viewer, file, how);
  const { width, height } = picture;
  const id = await keepPicture(ctx, viewer.userId, picture);
  return { image: { _id: id, ...presentImage({ id, width, height }) } };
}

/** One size of a picture and its media type. @throws {Problem} 404, 503 when the store it lies in does not answer */
export async function getImage(ctx: Context, imageId: string, size: 'full' | 'thumbnail') {
  for (let before: string | null = null; ;) {
    const image = await findImage(ctx.db, imageId, size);
    if (!image) throw notFound();
    const { store, object_key: key } = image;
    const body = store && key ? await readFromStore(ctx, { store, key }, size) : image.body;
    // thumbnails are WebP, whatever the picture is; a full size without bytes was lost before a backup was made
    if (body && (size === 'thumbnail' || body.length > 0))
      return { body, mediaType: size === 'thumbnail' ? 'image/webp' : image.media_type };
    // between the two looks it may have been moved: it is looked for once more where its row says now
    if (key === before) throw notFound();
    before = key;
  }
}

/** How long a picture stays that nothing shows any more: people go back to old mails, and take pictures up again. */
const UNUSED_DAYS = 90;

/** Throws pictures away, once a day, that nothing has shown for 90 days. */
export function repeatForgettingImages(ctx: Context): void {
  ctx.jobs.repeat('forget-unused-images', '47 3 * * *', () => forgetUnusedImages(ctx));
}

/** Notes which pictures nothing shows, and throws away those it was noted of 90 days ago. */
export async function forgetUnusedImages(ctx: Context): Promise<void> {
  const now = ctx.now();
  await noteUnusedImages(ctx.db, now);
  const deleted = await deleteUnusedImages(ctx.db, new Date(now.getTime() - UNUSED_DAYS * DAY_MS));
  if (deleted > 0) ctx.log.info({ pictures: deleted }, 'threw away pictures that nothing shows any more');
}
