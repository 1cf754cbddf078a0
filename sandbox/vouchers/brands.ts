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

const rupees = (amount: number): number => Math.round(amount * 100);
const fixed = (...amounts: number[]): Product['worth'] => ({ fixed: amounts.map(rupees) });
const range = (from: number, to: number): Product['worth'] => ({ from: rupees(from), to: rupees(to) });

export const brands: readonly Brand[] = [
  {
    id: 11,
    name: 'Ghungroo Home',
    category: 'Home',
    use: 'Cushions, lamps and brassware at every Ghungroo Home store and online.',
    logo: { figure: 'bell', ground: '#7A1F3D', ink: '#FFE9C7' },
    products: [
      { id: 101, name: 'Ghungroo Home e-voucher', worth: range(100, 10000) },
      { id: 102, name: 'Ghungroo Home festive voucher', worth: fixed(500, 1000, 2000, 5000) },
    ],
  },
  {
    id: 12,
    name: 'Bartan Junction',
    category: 'Kitchen',
    use: 'Pots, pans and tiffins for the first kitchen together.',
    logo: { figure: 'pot', ground: '#0B6B63', ink: '#FFFBF4' },
    products: [
      { id: 103, name: 'Bartan Junction voucher', worth: range(250, 9999.99) },
      { id: 104, name: 'Bartan Junction cooker voucher', worth: fixed(2000) },
      { id: 105, name: 'Bartan Junction thali voucher', worth: fixed(999.5) },
    ],
  },
  {
    id: 13,
    name: 'Parinda Journeys',
    category: 'Travel',
    use: 'Trains, hill stays and honeymoons booked with Parinda Journeys.',
    logo: { figure: 'plane', ground: '#1C4E80', ink: '#F9D26B' },
    products: [
      { id: 106, name: 'Parinda travel voucher', worth: range(1000, 100000) },
      { id: 107, name: 'Parinda weekend voucher', worth: fixed(2500, 5000, 7500, 10000) },
    ],
  },
  {
    id: 14,
    name: 'Mithaswala Corner',
    category: 'Food',
    use: 'Boxes of sweets, in the shop or sent home.',
    logo: { figure: 'gem', ground: '#E8890C', ink: '#2A1A16' },
    products: [
      { id: 108, name: 'Mithaswala sweet box', worth: fixed(300, 600, 1100) },
      { id: 109, name: 'Mithaswala voucher', worth: range(0.01, 2000) },
    ],
  },
  {
    id: 15,
    name: 'Tulsi Patra Books',
    category: 'Books',
    use: 'Books in eleven languages.',
    products: [
      { id: 110, name: 'Tulsi Patra book voucher', worth: fixed(250, 500, 1000) },
      { id: 111, name: 'Tulsi Patra reading year', worth: fixed(3600) },
    ],
  },
  {
    id: 16,
    name: 'Jugnu Electricals',
    category: 'Electronics',
    use: 'Lights, fans and gadgets.',
    logo: { figure: 'star', ground: '#2B2D42', ink: '#F6E05E' },
    products: [
      { id: 112, name: 'Jugnu e-voucher', worth: range(500, 50000) },
      { id: 113, name: 'Jugnu lights voucher', worth: fixed(1000, 2500) },
    ],
  },
  {
    id: 17,
    name: 'Chandanpur Silks',
    category: 'Clothing',
    use: 'Sarees and sherwanis from the looms of Chandanpur.',
    logo: { figure: 'drop', ground: '#A8124F', ink: '#FFD9A0' },
    products: [
      { id: 114, name: 'Chandanpur saree voucher', worth: fixed(2000, 5000, 10000) },
      { id: 115, name: 'Chandanpur voucher', worth: range(500, 25000) },
      { id: 116, name: 'Chandanpur wedding voucher', worth: fixed(51000) },
    ],
  },
  {
    id: 18,
    name: 'Nanhe Kadam Toys',
    category: 'Children',
    use: 'Toys, cradles and little clothes.',
    logo: { figure: 'person', ground: '#F28482', ink: '#FFFFFF' },
    products: [
      { id: 117, name: 'Nanhe Kadam voucher', worth: range(200, 10000) },
      { id: 118, name: 'Nanhe Kadam cradle voucher', worth: fixed(4500) },
    ],
  },
  {
    id: 19,
    name: 'Amrai Retreats',
    category: 'Wellness',
    use: 'A day among mango trees, with massage and lunch.',
    logo: { figure: 'drop', ground: '#4F772D', ink: '#ECF39E' },
    products: [
      { id: 119, name: 'Amrai day for two', worth: fixed(7500) },
      { id: 120, name: 'Amrai voucher', worth: range(1000, 20000) },
    ],
  },
  {
    id: 20,
    name: 'Neelam Tarang Jewels',
    category: 'Jewellery',
    use: 'Silver and gold, hallmarked.',
    logo: { figure: 'gem', ground: '#1D3557', ink: '#A8DADC' },
    products: [
      { id: 121, name: 'Neelam Tarang silver voucher', worth: fixed(1001, 2101, 5101) },
      { id: 122, name: 'Neelam Tarang gold voucher', worth: range(5000, 200000) },
    ],
  },
  {
    id: 21,
    name: 'Dhoop Chhaon Outdoors',
    category: 'Sports',
    use: 'Tents, boots and cycles.',
    products: [
      { id: 123, name: 'Dhoop Chhaon voucher', worth: range(300, 15000) },
      { id: 124, name: 'Dhoop Chhaon cycle voucher', worth: fixed(8000, 12000) },
    ],
  },
  {
    id: 22,
    name: 'Sitar Sadan',
    category: 'Music',
    use: 'Instruments, lessons & repairs.',
    logo: { figure: 'strings', ground: '#5F0F40', ink: '#FB8B24' },
    products: [
      { id: 125, name: 'Sitar Sadan lesson voucher', worth: fixed(1500) },
      { id: 126, name: 'Sitar Sadan voucher', worth: range(500, 30000) },
    ],
  },
];

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
