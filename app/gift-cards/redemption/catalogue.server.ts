import { data } from '@remix-run/node';
import { backend, redirectToSignIn, type Result } from '#app/server/backend.server.ts';
import type { CatalogBrand, CatalogProduct } from '#contract/money/redemptions.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

/** Every brand there is; null while the voucher shop cannot be reached. */
export async function readBrands(request: Request): Promise<CatalogBrand[] | null> {
  const catalogs = readable(request, await backend(request).call('getCatalogs', {}));
  return catalogs && catalogs.catalogs;
}

/** A brand with its vouchers; null while the voucher shop cannot be reached. @throws a 404 for a brand that is not there */
export async function readBrand(
  request: Request,
  brandId: string,
): Promise<{ brand: CatalogBrand; products: CatalogProduct[] } | null> {
  const api = backend(request);
  const [brands, answer] = await Promise.all([
    readBrands(request),
    api.call('getProducts', { params: { brandId } }),
  ]);
  const offered = readable(request, answer);
  if (!brands || !offered) return null;
  const brand = brands.find(({ id }) => id === brandId);
  if (!brand) throw data({ message: cardWords.brandGone }, { status: 404 });
  return { brand, products: offered.products };
}

/** The answer; null for a shop that is away. Anything else that goes wrong becomes the route's error page. */
function readable<T>(request: Request, result: Result<T>): T | null {
  if (result.ok) return result.data;
  if (result.status === 401) throw redirectToSignIn(request);
  if (result.status < 500) throw data(result.error, { status: result.status });
  return null;
}
