import { z } from 'zod/v4';
import { cardWords } from '#messages/gift-cards/words.ts';
import { emailAddress, id, rupees } from '#contract/common/fields.ts';

/** A brand of the catalogue (spec section 3). */
const catalogBrand = z.object({
  id: z.string(),
  brand: z.string(),
  description: z.string(),
  /** Empty when there is no logo. */
  imageUrl: z.string(),
  rating: z.number().nullable(),
});
export type CatalogBrand = z.infer<typeof catalogBrand>;

/** A voucher of a brand (spec section 3). `denomination` is the only amount there is, null when the person chooses. Rupees. */
const catalogProduct = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  denomination: z.number().nullable(),
  type: z.enum(['FIXED', 'RANGE']),
  minimum: z.number(),
  maximum: z.number(),
  /** Ascending; empty for a range. */
  denominations: z.array(z.number()),
});
export type CatalogProduct = z.infer<typeof catalogProduct>;

export const catalogs = z.object({ success: z.literal(true), catalogs: z.array(catalogBrand) });
export const products = z.object({ success: z.literal(true), products: z.array(catalogProduct) });

/** `POST /api/gift-cards/redeem` (spec sections 5 and 7). Without `recipientEmail` the voucher goes to the user's own address. */
export const redeemForm = z.object({
  giftCardId: id,
  productId: z.string().min(1).max(64),
  amount: rupees(() => cardWords.amountNeeded).refine((amount) => amount !== 0, {
    error: () => cardWords.amountNeeded,
  }),
  recipientEmail: z.union([z.literal(''), emailAddress], { error: () => cardWords.badEmail }).default(''),
});
export type RedeemForm = z.infer<typeof redeemForm>;

/**
 * `processing`: the money is set aside and the shop has not said yet that the voucher is on
 * its way; it ends as `completed` or `failed`, and then the money is back on the card.
 */
const redemptionStatus = z.enum(['processing', 'completed', 'failed']);

/** What became of a redemption (spec section 3). */
export const redemption = z.object({
  _id: id,
  giftCardId: id,
  status: redemptionStatus,
  brand: z.string(),
  product: z.string(),
  amount: z.number(),
  recipientEmail: z.string(),
  /** The shop's order; empty until it is known. */
  orderId: z.string(),
  /** Why it failed; empty otherwise. */
  failure: z.string(),
  createdAt: z.string(),
});
export type Redemption = z.infer<typeof redemption>;

/** Answer of redeem and of reading one redemption. */
export const redeemed = z.object({ success: z.literal(true), redemption });
