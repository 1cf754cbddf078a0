import type { CatalogBrand } from '#contract/money/redemptions.ts';
import { APOSTROPHES } from '#contract/common/unicode.ts';

/** Brands whose name or description holds the text, whatever its case (spec section 2, Redemption dialog). */
export function searchBrands<T extends Pick<CatalogBrand, 'brand' | 'description'>>(
  brands: readonly T[],
  search: string,
): T[] {
  const plain = (text: string) => text.toLowerCase().replace(APOSTROPHES, "'");
  const wanted = plain(search.trim());
  return brands.filter(
    ({ brand, description }) => plain(brand).includes(wanted) || plain(description).includes(wanted),
  );
}
