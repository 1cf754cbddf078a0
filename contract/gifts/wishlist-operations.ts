import { z } from 'zod/v4';
import { id, outcome } from '#contract/common/fields.ts';
import { eventParams, giftParams, guestClaim, MB, type Operation } from '#contract/operation.ts';
import * as wishlist from './wishlist.ts';

/** The calls of the wishlist and its pictures: a part of the table in `operations.ts`. */
export const wishlistOperations = {
  uploadImage: {
    method: 'POST',
    path: '/events/images',
    summary:
      'Store a picture (multipart: `image`, `shape`): a PNG or JPG for a gift; with `shape=photo` for the page of an event, cropped three to two; with `shape=card` for an invitation',
    access: 'signed-in',
    apiKey: 'events:write',
    readers: 'anyone',
    status: 201,
    multipart: true,
    response: wishlist.uploadedImage,
    maxBodyBytes: 6 * MB,
  },
  getImage: {
    method: 'GET',
    path: '/events/images/{imageId}',
    summary: 'A stored picture; `?size=thumbnail` for the small one',
    access: 'anyone',
    apiKey: 'events:read',
    readers: 'anyone',
    params: z.object({ imageId: id }),
    query: z.object({ size: z.enum(['full', 'thumbnail']).default('full').catch('full') }),
  },
  getWishlist: {
    method: 'GET',
    path: '/events/{eventId}/wishlist',
    summary: 'The gifts wished for, in groups by type',
    access: 'anyone',
    apiKey: 'events:read',
    readers: 'anyone',
    params: eventParams,
    query: guestClaim,
    response: wishlist.wishlistGroups,
  },
  addGift: {
    method: 'POST',
    path: '/events/{eventId}/wishlist/add-gift',
    summary:
      'Add a gift to the wishlist (multipart: `name`, `price`, `link`, `type`, `requestId`, file `images`)',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    status: 201,
    params: eventParams,
    multipart: true,
    response: wishlist.changedGift,
    maxBodyBytes: 6 * MB,
  },
  deleteGift: {
    method: 'DELETE',
    path: '/events/{eventId}/wishlist/delete-gift/{giftId}',
    summary: 'Delete a gift from the wishlist',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    // whatever stands there: one that cannot be an identifier is told the same as one that is unknown
    params: eventParams.extend({ giftId: z.string() }),
    response: outcome,
  },
  updateGift: {
    method: 'PUT',
    path: '/events/{eventId}/wishlist/gift/{giftId}',
    summary: 'Change a gift (multipart: `name`, `price`, `link`, `type`, `removeImage`, file `images`)',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    params: giftParams,
    multipart: true,
    response: wishlist.changedGift,
    maxBodyBytes: 6 * MB,
  },
  markGiftDelivered: {
    method: 'PATCH',
    path: '/events/{eventId}/wishlist/gift/{giftId}/mark-delivered',
    summary: 'Mark a purchased gift as delivered',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    params: giftParams,
    response: wishlist.changedGift,
  },
} as const satisfies Record<string, Operation>;
