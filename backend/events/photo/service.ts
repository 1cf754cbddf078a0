import type { z } from 'zod/v4';
import type { savedPhoto } from '#contract/events/events.ts';
import { eventWords } from '#messages/events/words.ts';
import { photoWords } from '#messages/events/photo/words.ts';
import { requireHost, type EventRow } from '#backend/events/access.ts';
import { presentPicture } from '#backend/events/present.ts';
import { tellWebhooks } from '#backend/messaging/webhooks/outbox.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { deleteUnshownImages, prepareUpload, storePicture } from '#backend/platform/images/service.ts';
import { putEventPhoto } from './repository.ts';

const cancelled = () => conflict(eventWords.cancelledAlready, 'cancelled');

/**
 * Shows a photo on the page of an event, cropped three to two. It is the owner's, whoever of the hosts uploads it, so that it
 * stays when that host deletes their account. The one before is deleted.
 *
 * @throws {Problem} 400 on `image`, 403, 404, 409 `cancelled`; as `prepareUpload`
 */
export async function setEventPhoto(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  file: Uint8Array | null,
): Promise<z.infer<typeof savedPhoto>> {
  // pictures are the slow part: not for whoever may not
  const { status } = await requireHost(ctx.db, eventId, viewer, 'edit');
  if (status === 'cancelled') throw cancelled();
  const picture = await prepareUpload(ctx, viewer, file, { crop: true });
  const id = await ctx.db.transaction().execute(async (tx) => {
    // asked again: much may have happened while it was worked on
    const event = await requireHost(tx, eventId, viewer, 'edit');
    const kept = await storePicture(tx, event.organiser_id, picture, ctx.now());
    await changePhoto(ctx, tx, event, kept);
    return kept;
  });
  return {
    photo: presentPicture({ id, width: picture.width, height: picture.height }),
    message: photoWords.saved,
  };
}

/** Takes the photo off the page and deletes it; without one nothing changes. @throws {Problem} 403, 404, 409 `cancelled` */
export async function removeEventPhoto(ctx: Context, viewer: SignedIn, eventId: string) {
  await ctx.db.transaction().execute(async (tx) => {
    await changePhoto(ctx, tx, await requireHost(tx, eventId, viewer, 'edit'), null);
  });
  return { success: true, message: photoWords.removed };
}

async function changePhoto(ctx: Context, tx: Db, event: EventRow, imageId: string | null): Promise<void> {
  if (!(await putEventPhoto(tx, event.id, imageId))) throw cancelled();
  // whoever takes their photo back does not want it opened by those who noted its address
  if (event.photo_id !== null) await deleteUnshownImages(tx, event.organiser_id, [event.photo_id]);
  const { id: eventId, event_name: eventName } = event;
  await tellWebhooks(ctx, tx, { type: 'event.changed', data: { eventId, eventName } });
}
