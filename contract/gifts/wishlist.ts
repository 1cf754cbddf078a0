import { z } from 'zod/v4';
import { amountGiven, readBy } from '#contract/audience/read-by.ts';
import { fieldWords } from '#messages/fields/words.ts';
import { imageWords } from '#messages/images/words.ts';
import { wishlistWords } from '#messages/wishlist/words.ts';
import { id, isBlank, requiredLine, rupees, webLink } from '#contract/common/fields.ts';

/** Groups of the wishlist; the organiser picks one per gift. */
const giftTypes = ['home', 'kitchen', 'travel', 'experience', 'cash', 'other'] as const;
export const giftType = z.enum(giftTypes);

/** At most this many gifts an event. */
export const MAX_GIFTS = 200;

/** The largest picture of a gift, in bytes (spec sections 5 and 9). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

/**
 * A gift wanted, as entered on event creation (spec section 3). `image` is either
 * the identifier of an uploaded image or image data (`data:image/…;base64,…`).
 */
const giftEntry = z.object({
  name: requiredLine(() => wishlistWords.nameRequired, 200),
  price: rupees(),
  link: z.union([z.literal(''), webLink], { error: () => fieldWords.webLink }).default(''),
  image: z
    .string()
    .max(7_200_000, { error: () => imageWords.tooLarge })
    .default(''),
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
  const { name, price, link, image } = row as Record<string, unknown>;
  if ([name, price, link, image].every(isBlank)) return undefined;
  // a picture nobody chose is null to some clients
  return { ...row, link: link ?? undefined, image: image ?? undefined };
}

/** A stored picture in two sizes; addresses are immutable. */
const storedImage = z.object({
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** A gift as the event page shows it. */
export const giftOnPage = z.object({
  _id: id,
  name: z.string(),
  price: z.number(),
  link: z.string(),
  type: giftType,
  image: storedImage.optional(),
  /** On the event page: whether several people give it, and the rupees they paid so far. */
  isCollaborative: z.boolean().optional(),
  /** Whether everybody may join without asking. */
  openToAll: z.boolean().optional(),
  totalCollected: z.number().optional(),
  isPurchased: z.boolean().optional(),
  isDelivered: z.boolean().optional(),
  /** Present where a guest brings it: to guests at once, to everybody else once hosts may know. */
  isTaken: z.literal(true).optional(),
  /** Present where the guest who looks may bring it although a stranger let it be given together: nobody gives it yet. */
  mayBring: readBy('self', z.literal(true)).optional(),
  /** Present where the guest who looks is the one who brings it. */
  isYours: readBy('self', z.literal(true)).optional(),
});
export type GiftOnPage = z.infer<typeof giftOnPage>;

/** What an organiser states of a gift: the fields of the wishlist's forms (spec section 5, Wishlist gift). */
export const giftForm = z.object({
  name: requiredLine(() => wishlistWords.nameAndPriceNeeded, 200),
  price: rupees(() => wishlistWords.nameAndPriceNeeded),
  link: z.union([z.literal(''), webLink], { error: () => fieldWords.webLink }).default(''),
  type: giftType.default('other'),
});
export type GiftForm = z.infer<typeof giftForm>;

/** A picture of the organiser's own, uploaded before; one in `images` comes before it. */
const uploadedBefore = { image: z.union([z.literal(''), id]).default('') };

/**
 * `POST /events/{eventId}/wishlist/add-gift` (multipart, with the picture in `images`).
 * The same request, `requestId` and content alike, adds one gift however often it arrives.
 */
export const addGiftForm = giftForm.extend({ ...uploadedBefore, requestId: z.string().max(64).optional() });
export type AddGiftForm = z.infer<typeof addGiftForm>;

/** `PUT /events/{eventId}/wishlist/gift/{giftId}` (multipart). A picture in `images` takes the place of the one there. */
export const editGiftForm = giftForm.extend({
  ...uploadedBefore,
  removeImage: z
    .enum(['on', 'true', 'false', ''])
    .default('')
    .transform((value) => value === 'on' || value === 'true'),
});
export type EditGiftForm = z.infer<typeof editGiftForm>;

/** Somebody who takes part in a gift, as others may see them. */
export const giftPerson = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  profilePicture: z.string(),
});
export type GiftPerson = z.infer<typeof giftPerson>;

/** The same of those who give a gift or bought it; the address is for hosts and the person themself, and empty for others. */
const giver = giftPerson.extend({ email: readBy('personOrHosts', z.string()) });
export type Giver = z.infer<typeof giver>;

/** Somebody who gives together with others (spec section 3, Collaborator). */
const collaborator = z.object({
  user: giver,
  status: z.enum(['pending', 'accepted', 'rejected']),
  /** Rupees; for the owner, the one who gave them and, unless hidden, the others who gave something. Null for everybody else. */
  contributionAmount: amountGiven(readBy('givers', z.number()).nullable()),
  /** Whether the amount is hidden from the other collaborators; told to this person and the organiser. */
  hideAmount: amountGiven(readBy('giverOrOwner', z.boolean()).optional()),
  hasPurchased: z.boolean(),
  /** For hosts, present for one whose account is no guest's or host's of the event: the owner can take them off and send back what they gave. */
  fromOutside: readBy('hosts', z.literal(true)).optional(),
});
export type Collaborator = z.infer<typeof collaborator>;

/** A gift on the wishlist (spec section 3), with what became of it. */
export const wishlistGift = giftOnPage.omit({ isYours: true }).extend({
  isCollaborative: z.boolean(),
  /** Whether everybody may join without asking. */
  openToAll: z.boolean(),
  /** The last day to contribute, `YYYY-MM-DD` in the event's time zone, or empty. */
  closesOn: z.string(),
  collaboratorCount: z.number().int(),
  /** Named to signed-in guests, to each other and to hosts; empty for everybody else. */
  collaborators: readBy('company', z.array(collaborator)),
  /** For hosts: guests who gave by their personal link, without an account, as on the guest list; present when there are any. */
  givenByLink: readBy(
    'hosts',
    z.array(z.object({ _id: id, firstName: z.string(), lastName: z.string() })),
  ).optional(),
  /** Present when the viewer is one of them. */
  takesPart: readBy('self', z.literal(true)).optional(),
  /** Present when the viewer, who takes no part yet or joined with nothing as a stranger, may join without asking. */
  mayJoin: readBy('self', z.literal(true)).optional(),
  /** For hosts, unless it is still a surprise: the guest who brings it, and what they wrote. */
  broughtBy: readBy(
    'hosts',
    z.object({ _id: id, firstName: z.string(), lastName: z.string(), blessing: z.string() }),
  ).optional(),
  /** Present when the viewer brings it. */
  yourClaim: readBy('self', z.object({ surprise: z.boolean(), blessing: z.string() })).optional(),
  totalCollected: z.number(),
  isPurchased: z.boolean(),
  isDelivered: z.boolean(),
  /** Named to the same people. */
  purchasedBy: readBy('company', z.array(giver)),
  /** What the buyer wrote about it, for those who gave something, the buyer and the owner. */
  purchaseConfirmation: readBy('givers', z.string()).optional(),
  /** Present after a host took a purchase back: for one who gives it and may not mark it therefore, and for hosts who can allow it. */
  purchaseHeld: readBy('giversOrEditors', z.literal(true)).optional(),
});
export type WishlistGift = z.infer<typeof wishlistGift>;

/** `GET /events/{eventId}/wishlist`: groups in the order in which their first gift was added. */
export const wishlistGroups = z.array(z.object({ type: giftType, items: z.array(wishlistGift) }));
export type WishlistGroups = z.infer<typeof wishlistGroups>;

/** Answer of the calls that add or change a gift, or who gives it: the gift as the wishlist shows it to whoever called. */
export const changedGift = z.object({ gift: wishlistGift });

/** `POST /events/images` (multipart, field `image`): answers the identifier to put into a gift. */
export const uploadedImage = z.object({ image: storedImage.extend({ _id: readBy('self', id) }) });
