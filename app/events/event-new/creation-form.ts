import { z } from 'zod/v4';
import { eventDetails, MAX_GIFT_ROWS } from '#contract/events/events.ts';
import { functionRow, MAX_FUNCTIONS } from '#contract/events/functions.ts';
import { giftRow } from '#contract/gifts/wishlist.ts';
import * as words from '#messages/events/en.ts';
import * as functionWords from '#messages/functions/en.ts';

/** The creation form as typed, without its guests. */
export const creationForm = eventDetails.extend({
  giftsWanted: z.array(giftRow).max(MAX_GIFT_ROWS, words.tooManyGifts),
  functions: z.array(functionRow).max(MAX_FUNCTIONS, functionWords.tooMany).default([]),
  photo: z.string().max(64).optional(),
  requestId: z.string().max(64).optional(),
});
