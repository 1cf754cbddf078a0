import { addGiftForm, editGiftForm } from '#contract/gifts/wishlist.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import { parse } from '#backend/platform/http/implement.ts';
import { addGift, deleteGift, getWishlist, markGiftDelivered, updateGift } from './gift-service.ts';
import { readGiftForm } from './read-gift-form.ts';

export const mountWishlist: Mount = (ctx, implement) => {
  implement('getWishlist', ({ viewer, params }) => getWishlist(ctx, params.eventId, viewer));
  implement('addGift', async ({ viewer, params, http }) => {
    const { fields, file } = await readGiftForm(http.req);
    return addGift(ctx, viewer, params.eventId, parse(addGiftForm, fields), file);
  });
  implement('updateGift', async ({ viewer, params, http }) => {
    const { fields, file } = await readGiftForm(http.req);
    return updateGift(ctx, viewer, params, parse(editGiftForm, fields), file);
  });
  implement('deleteGift', ({ viewer, params }) => deleteGift(ctx, viewer, params.eventId, params.giftId));
  implement('markGiftDelivered', ({ viewer, params }) =>
    markGiftDelivered(ctx, viewer, params.eventId, params.giftId),
  );
};
