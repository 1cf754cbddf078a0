/** What a logo can show. */
export type Figure = 'bell' | 'pot' | 'plane' | 'gem' | 'drop' | 'star' | 'person' | 'strings';

/** A brand and its products. All invented; amounts in paise. */
export interface Brand {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  /** Where the voucher is used, in one sentence. */
  readonly use: string;
  /** A brand may have no logo. */
  readonly logo?: { readonly figure: Figure; readonly ground: string; readonly ink: string };
  readonly products: readonly Product[];
}

interface Product {
  readonly id: number;
  readonly name: string;
  /** Amounts to choose from, or the limits between which any amount is fine. */
  readonly worth: { readonly fixed: readonly number[] } | { readonly from: number; readonly to: number };
}

// a brand: id; name; category; use; its logo's figure, ground and ink. Below it its products: id; name; rupees to choose from, or limits
const table = `
11; Ghungroo Home; Home; Cushions, lamps and brassware at every Ghungroo Home store and online.; bell #7A1F3D #FFE9C7
  101; Ghungroo Home e-voucher; 100 to 10000
  102; Ghungroo Home festive voucher; 500, 1000, 2000, 5000
12; Bartan Junction; Kitchen; Pots, pans and tiffins for the first kitchen together.; pot #0B6B63 #FFFBF4
  103; Bartan Junction voucher; 250 to 9999.99
  104; Bartan Junction cooker voucher; 2000
  105; Bartan Junction thali voucher; 999.5
13; Parinda Journeys; Travel; Trains, hill stays and honeymoons booked with Parinda Journeys.; plane #1C4E80 #F9D26B
  106; Parinda travel voucher; 1000 to 100000
  107; Parinda weekend voucher; 2500, 5000, 7500, 10000
14; Mithaswala Corner; Food; Boxes of sweets, in the shop or sent home.; gem #E8890C #2A1A16
  108; Mithaswala sweet box; 300, 600, 1100
  109; Mithaswala voucher; 0.01 to 2000
15; Tulsi Patra Books; Books; Books in eleven languages.
  110; Tulsi Patra book voucher; 250, 500, 1000
  111; Tulsi Patra reading year; 3600
16; Jugnu Electricals; Electronics; Lights, fans and gadgets.; star #2B2D42 #F6E05E
  112; Jugnu e-voucher; 500 to 50000
  113; Jugnu lights voucher; 1000, 2500
17; Chandanpur Silks; Clothing; Sarees and sherwanis from the looms of Chandanpur.; drop #A8124F #FFD9A0
  114; Chandanpur saree voucher; 2000, 5000, 10000
  115; Chandanpur voucher; 500 to 25000
  116; Chandanpur wedding voucher; 51000
18; Nanhe Kadam Toys; Children; Toys, cradles and little clothes.; person #F28482 #FFFFFF
  117; Nanhe Kadam voucher; 200 to 10000
  118; Nanhe Kadam cradle voucher; 4500
19; Amrai Retreats; Wellness; A day among mango trees, with massage and lunch.; drop #4F772D #ECF39E
  119; Amrai day for two; 7500
  120; Amrai voucher; 1000 to 20000
20; Neelam Tarang Jewels; Jewellery; Silver and gold, hallmarked.; gem #1D3557 #A8DADC
  121; Neelam Tarang silver voucher; 1001, 2101, 5101
  122; Neelam Tarang gold voucher; 5000 to 200000
21; Dhoop Chhaon Outdoors; Sports; Tents, boots and cycles.
  123; Dhoop Chhaon voucher; 300 to 15000
  124; Dhoop Chhaon cycle voucher; 8000, 12000
22; Sitar Sadan; Music; Instruments, lessons & repairs.; strings #5F0F40 #FB8B24
  125; Sitar Sadan lesson voucher; 1500
  126; Sitar Sadan voucher; 500 to 30000
`;

const paise = (rupees: string): number => Math.round(Number(rupees) * 100);

function worthOf(text: string): Product['worth'] {
  const [from = '', to] = text.split(' to ');
  return to ? { from: paise(from), to: paise(to) } : { fixed: text.split(', ').map(paise) };
}

export const brands: readonly Brand[] = table
  .trim()
  .split(/\n(?=\d)/)
  .map((rows): Brand => {
    const [brand = [], ...products] = rows.split('\n').map((row) => row.trim().split('; '));
    const [id, name = '', category = '', use = '', logo] = brand;
    const [figure, ground = '', ink = ''] = logo?.split(' ') ?? [];
    return {
      id: Number(id),
      name,
      category,
      use,
      ...(figure && { logo: { figure: figure as Figure, ground, ink } }),
      products: products.map(([product, called = '', worth = '']) => ({
        id: Number(product),
        name: called,
        worth: worthOf(worth),
      })),
    };
  });

export const findBrand = (id: number): Brand | undefined => brands.find((brand) => brand.id === id);

/** A product with its brand. */
export interface Offer {
  readonly brand: Brand;
  readonly product: Product;
}

export const offers: readonly Offer[] = brands.flatMap((brand) =>
  brand.products.map((product) => ({ brand, product })),
);
export const findOffer = (productId: number): Offer | undefined =>
  offers.find(({ product }) => product.id === productId);

/** Whether a voucher of this product can be worth `paise`. */
export const isWorth = ({ worth }: Product, paise: number): boolean =>
  'fixed' in worth ? worth.fixed.includes(paise) : paise >= worth.from && paise <= worth.to;
