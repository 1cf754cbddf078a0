import { addGiftForm, editGiftForm } from '#contract/gifts/wishlist.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import { parseAll } from '#backend/platform/http/parse-request.ts';
import { addGift, deleteGift, markGiftDelivered, updateGift, wrongInPicture } from './gift-service.ts';
import { getWishlist } from './read-service.ts';
import type { ChosenFile } from './gift-picture.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { readGiftForm } from './read-gift-form.ts';

export const mountWishlist: Mount = (ctx, implement) => {
  const wrongPicture =
    (viewer: SignedIn, eventId: string, file: ChosenFile) => (form: { image?: string | undefined }) =>
      wrongInPicture(ctx, viewer, eventId, form.image ?? '', file);
  implement('getWishlist', ({ viewer, params, query }) =>
    getWishlist(ctx, params.eventId, viewer, { guestId: query.guest, key: query.key }),
  );
  implement('addGift', async ({ viewer, params, http }) => {
    const { fields, file } = await readGiftForm(http.req);
    return addGift(
      ctx,
      viewer,
      params.eventId,
      await parseAll(addGiftForm, fields, wrongPicture(viewer, params.eventId, file)),
      file,
    );
  });
  implement('updateGift', async ({ viewer, params, http }) => {
    const { fields, file } = await readGiftForm(http.req);
    return updateGift(
      ctx,
      viewer,
      params,
      await parseAll(editGiftForm, fields, wrongPicture(viewer, params.eventId, file)),
      file,
    );
  });
  implement('deleteGift', ({ viewer, params }) => deleteGift(ctx, viewer, params.eventId, params.giftId));
  implement('markGiftDelivered', ({ viewer, params }) =>
    markGiftDelivered(ctx, viewer, params.eventId, params.giftId),
  );
};
