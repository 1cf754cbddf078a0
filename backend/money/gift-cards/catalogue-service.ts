import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogBrand, CatalogProduct } from '#contract/money/redemptions.ts';
import { cardWords } from '#messages/gift-cards/words.ts';
import { conflict, Problem } from '#backend/platform/errors.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import { VoucherProviderUnavailable, type VoucherProduct } from '#backend/providers/vouchers/port.ts';
import type { VoucherContext } from './voucher-context.ts';

/** With the order after it, what somebody waits for stays below fifteen seconds. */
const LOOKUP_PATIENCE_MS = 4000;

/**
 * Brands whose vouchers can be bought (spec section 7).
 *
 * @throws {Problem} 503 when the shop cannot be reached and nothing of it is known
 */
export async function getCatalogs({
  ctx,
  provider,
}: VoucherContext): Promise<{ success: true; catalogs: CatalogBrand[] }> {
  const brands = await provider.listBrands().catch(away(ctx.log, cardWords.catalogueUnavailable));
  return {
    success: true,
    catalogs: brands.map(({ id, brand, description, imageUrl, rating }) => ({
      id,
      brand,
      description,
      imageUrl,
      rating,
    })),
  };
}

/**
 * Vouchers of one brand; none for a brand that is not there.
 *
 * @throws {Problem} 503 when the shop cannot be reached and nothing of it is known
 */
export async function getProducts(
  { ctx, provider }: VoucherContext,
  brandId: string,
): Promise<{ success: true; products: CatalogProduct[] }> {
  const products = await provider.listProducts(brandId).catch(away(ctx.log, cardWords.catalogueUnavailable));
  return { success: true, products: products.map(presentProduct) };
}

/** A voucher that can be bought, with its brand's name. */
export interface Offer {
  product: VoucherProduct;
  brandName: string;
}

/**
 * The voucher a person chose. Waits a few seconds at most; the answer that comes later serves the next try.
 *
 * @throws {Problem} 409 when it cannot be bought any more, 503 when the shop cannot be reached
 */
export async function findOffer({ ctx, provider }: VoucherContext, productId: string): Promise<Offer> {
  const lookUp = async (): Promise<Offer | null> => {
    const product = await provider.findProduct(productId);
    const brands = product ? await provider.listBrands() : [];
    return product && { product, brandName: brands.find(({ id }) => id === product.brandId)?.brand ?? '' };
  };
  const given = new AbortController();
  const tooLate = wait(LOOKUP_PATIENCE_MS, undefined, { signal: given.signal, ref: false }).then(() => {
    throw new VoucherProviderUnavailable('The voucher shop took too long to look up a voucher');
  });
  try {
    const offer = await Promise.race([lookUp(), tooLate]).catch(
      away(ctx.log, cardWords.redemptionFailures.shop_unavailable),
    );
    if (!offer) throw conflict(cardWords.productGone, 'product_gone', { productId: [cardWords.productGone] });
    return offer;
  } finally {
    given.abort();
  }
}

/** What the shop's silence is for the person who asked. */
const away =
  (log: VoucherContext['ctx']['log'], sentence: string) =>
  (err: unknown): never => {
    if (!(err instanceof VoucherProviderUnavailable)) throw err;
    log.warn({ err }, 'the voucher shop cannot be reached');
    throw new Problem(503, 'vouchers_unavailable', sentence);
  };

const presentProduct = ({
  id,
  name,
  description,
  denominationPaise,
  type,
  minPaise,
  maxPaise,
  fixedPaise,
}: VoucherProduct): CatalogProduct => ({
  id,
  name,
  description,
  denomination: denominationPaise === null ? null : rupeesOf(denominationPaise),
  type,
  minimum: rupeesOf(minPaise),
  maximum: rupeesOf(maxPaise),
  denominations: fixedPaise.map(rupeesOf),
});
