import {
  type VoucherBrand,
  type VoucherProduct,
  type Denominations,
  VoucherProviderUnavailable,
} from './port.ts';
import type { ReloadlyHttp } from './reloadly-http.ts';
import { readPages } from './reloadly-pages.ts';
import { productShape, type ProductShape } from './reloadly-shapes.ts';
import { paiseFromWire } from './wire-money.ts';

/** What can be ordered, read in one go. */
interface Catalogue {
  readonly brands: readonly VoucherBrand[];
  readonly products: readonly VoucherProduct[];
}

const pageSize = 200;
const mostPages = 25;
const longestDescription = 600;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  rsquo: '\u2019',
  lsquo: '\u2018',
  ndash: '\u2013',
  bull: '\u2022',
};

/** Instructions come with markup of the issuer's; pages of ours show text. */
function plainText(markup: string): string {
  const text = markup
    .replace(/<[^>]{0,2000}>/g, ' ')
    .replace(/&(#?\w{1,8});/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim();
  return text.length > longestDescription ? `${text.slice(0, longestDescription - 1).trimEnd()}\u2026` : text;
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const byName = (a: string, b: string): number =>
  a.localeCompare(b, 'en-IN', { numeric: true, sensitivity: 'base' });

function denominationsOf(product: ProductShape): Denominations | null {
  if (product.denominationType === 'FIXED') {
    const fixedPaise = [...new Set(product.fixedRecipientDenominations.map(paiseFromWire))]
      .filter((paise): paise is number => paise !== null && paise > 0)
      .sort((a, b) => a - b);
    const [minPaise, maxPaise] = [fixedPaise[0], fixedPaise.at(-1)];
    return minPaise === undefined || maxPaise === undefined
      ? null
      : { type: 'FIXED', minPaise, maxPaise, fixedPaise };
  }
  const minPaise = paiseFromWire(product.minRecipientDenomination ?? '');
  const maxPaise = paiseFromWire(product.maxRecipientDenomination ?? '');
  if (minPaise === null || maxPaise === null || maxPaise < Math.max(minPaise, 1)) return null;
  return { type: 'RANGE', minPaise: Math.max(minPaise, 1), maxPaise, fixedPaise: [] };
}

/** Null for what cannot be ordered here: not rupees, not active, or asking for more than we know of a person. */
function productOf(shape: ProductShape): VoucherProduct | null {
  const denominations = denominationsOf(shape);
  const active = !shape.status || shape.status.toUpperCase() === 'ACTIVE';
  if (
    !denominations ||
    !active ||
    shape.recipientCurrencyCode !== 'INR' ||
    shape.additionalRequirements?.userIdRequired
  )
    return null;
  const { minPaise, maxPaise } = denominations;
  return {
    id: shape.productId,
    brandId: shape.brand.brandId,
    name: shape.productName,
    description: plainText(shape.redeemInstruction?.verbose || shape.redeemInstruction?.concise || ''),
    denominationPaise: minPaise === maxPaise ? minPaise : null,
    ...denominations,
  };
}

function brandsOf(shapes: readonly ProductShape[]): VoucherBrand[] {
  const brands = new Map<string, VoucherBrand>();
  for (const { brand, logoUrls, redeemInstruction, category } of shapes) {
    const known = brands.get(brand.brandId);
    brands.set(brand.brandId, {
      id: brand.brandId,
      brand: known?.brand ?? brand.brandName,
      description: known?.description || plainText(redeemInstruction?.concise || category?.name || ''),
      imageUrl: known?.imageUrl || ([...logoUrls, brand.logoUrl].find(isWebAddress) ?? ''),
      rating: null,
    });
  }
  return [...brands.values()].sort((a, b) => byName(a.brand, b.brand));
}

/**
 * The catalogue from the rows of `GET /products`: brands are products grouped by brand. A row
 * that makes no sense is left out, it must not take the others with it.
 *
 * @throws {VoucherProviderUnavailable} when there are rows and none makes sense
 */
export function catalogueOf(rows: readonly unknown[]): Catalogue {
  const shapes = rows.flatMap((row) => {
    const read = productShape.safeParse(row);
    return read.success ? [read.data] : [];
  });
  if (rows.length > 0 && shapes.length === 0)
    throw new VoucherProviderUnavailable("Reloadly's products cannot be read");
  const offered = shapes.flatMap((shape) => {
    const product = productOf(shape);
    return product ? [{ shape, product }] : [];
  });
  return {
    brands: brandsOf(offered.map(({ shape }) => shape)),
    products: offered.map(({ product }) => product).sort((a, b) => byName(a.name, b.name)),
  };
}

/** Reads everything that can be ordered in India, at most 5,000 products. @throws {VoucherProviderUnavailable} */
export async function readCatalogue(http: ReloadlyHttp): Promise<Catalogue> {
  const query = { countryCode: 'IN', includeRange: 'true', includeFixed: 'true' };
  const { rows } = await readPages(
    http,
    { path: '/products', query, key: 'productId', pageSize, mostPages },
    http.deadline(),
  );
  return catalogueOf(rows);
}
