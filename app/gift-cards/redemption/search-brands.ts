import type { CatalogBrand } from '#contract/money/redemptions.ts';

/** Brands whose name or description holds the text, whatever its case (spec section 2, Redemption dialog). */
export function searchBrands<T extends Pick<CatalogBrand, 'brand' | 'description'>>(
  brands: readonly T[],
  search: string,
): T[] {
  const wanted = search.trim().toLowerCase();
  return brands.filter(
    ({ brand, description }) =>
      brand.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
  );
}
