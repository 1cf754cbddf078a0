import { z } from 'zod/v4';
import { id, requiredLine, rupees, webLink } from './common.ts';

/** Groups of the wishlist; the organiser picks one per gift. */
export const giftTypes = ['home', 'kitchen', 'travel', 'experience', 'cash', 'other'] as const;
export const giftType = z.enum(giftTypes);

/** Image rules of spec sections 5 and 9. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const imageSentences = {
  tooLarge: 'This picture is larger than 5 MB. Choose a smaller one.',
  notAPicture: 'This file is not a picture we can read. Choose a PNG or JPG.',
} as const;

/**
 * A gift wanted, as entered on event creation (spec section 3). `image` is either
 * the identifier of an uploaded image or image data (`data:image/…;base64,…`).
 */
export const giftEntry = z.object({
  name: requiredLine('Enter a name for the gift.', 200),
  price: rupees,
  link: z.union([z.literal(''), webLink], 'Enter a link that starts with https:// or http://.').default(''),
  image: z.string().max(7_200_000, imageSentences.tooLarge).default(''),
  type: giftType.default('other'),
});
export type GiftEntry = z.infer<typeof giftEntry>;

/**
 * A row of the wishlist form: a blank one, which every form keeps ready, is undefined
 * and counts as none. A gift with a name needs a price; an empty one is not zero.
 */
export const giftRow = z.preprocess(readGiftRow, giftEntry.optional()) as z.ZodType<
  GiftEntry | undefined,
  z.input<typeof giftEntry> | undefined
>;

function readGiftRow(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  const { name, price, link, image, ...rest } = row as Record<string, unknown>;
  const isBlank = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  if ([name, price, link, image].every(isBlank)) return undefined;
  return { ...rest, name, link, image, price: isBlank(price) ? undefined : price };
}

/** A stored picture in two sizes; addresses are immutable. */
export const storedImage = z.object({ url: z.string(), thumbnailUrl: z.string(), width: z.number().int(), height: z.number().int() });

/** A gift as the event page shows it. */
export const giftOnPage = z.object({
  _id: id,
  name: z.string(),
  price: z.number(),
  link: z.string(),
  type: giftType,
  image: storedImage.optional(),
});
export type GiftOnPage = z.infer<typeof giftOnPage>;

/** `POST /events/images` (multipart, field `image`): answers the identifier to put into a gift. */
export const uploadedImage = z.object({ image: storedImage.extend({ _id: id }) });
