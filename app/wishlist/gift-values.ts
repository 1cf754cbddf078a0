import { z } from 'zod/v4';
import { giftForm, IMAGE_MAX_BYTES } from '#contract/gifts/wishlist.ts';
import * as imageWords from '#messages/images/en.ts';

/** A gift's form as the page checks it before it is sent: with the picture chosen in it. */
export const giftInput = giftForm.extend({
  images: z.file().max(IMAGE_MAX_BYTES, imageWords.tooLarge).optional(),
});
