import type { FieldErrors } from '#contract/common/errors.ts';
import { imageWords } from '#messages/images/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { invalid } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import {
  encodePicture,
  giveImage,
  ownedImages,
  placePicture,
  type KeptPicture,
} from '#backend/platform/images/service.ts';

/** The picture chosen in a form, as it arrived; null when none was. */
export type ChosenFile = Uint8Array | null;

/** The chosen file made ready to be kept. Slow, so not inside a transaction. @throws {Problem} 400 on `images`, 503 when it cannot be kept now */
export async function encodeChosen(
  ctx: Context,
  viewer: SignedIn,
  file: ChosenFile,
): Promise<KeptPicture | null> {
  if (!file) return null;
  const encoded = await encodePicture(ctx, viewer.userId, file, 'webp', { ofGift: true });
  if (!encoded.ok) throw invalid({ images: [encoded.message] }, encoded.message);
  return placePicture(ctx, encoded.picture);
}

/** A picture uploaded before, if one is named: by the host, or the owner of the event, whose it becomes. @throws {Problem} 400 on `images` when it is not there or somebody else's */
export async function ownPicture(
  tx: Db,
  viewer: SignedIn,
  { organiser_id: owner }: { organiser_id: string },
  imageId: string,
): Promise<string | null> {
  if (imageId === '') return null;
  if (!(await giveImage(tx, imageId, { from: viewer.userId, to: owner })))
    throw invalid({ images: [imageWords.gone] }, imageWords.gone);
  return imageId;
}

/** What is wrong with a picture of a gift, chosen now or uploaded before. */
export async function wrongWithPicture(
  ctx: Context,
  viewer: SignedIn,
  event: { organiser_id: string },
  { imageId, file }: { imageId: string; file: ChosenFile },
): Promise<FieldErrors> {
  if (file) {
    const encoded = await encodePicture(ctx, viewer.userId, file, 'webp', { ofGift: true });
    return encoded.ok ? {} : { images: [encoded.message] };
  }
  if (imageId === '') return {};
  for (const owner of [viewer.userId, event.organiser_id])
    if ((await ownedImages(ctx.db, owner, [imageId])).has(imageId)) return {};
  return { images: [imageWords.gone] };
}
