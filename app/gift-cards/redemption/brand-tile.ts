/** Symbols on a ground of 24 by 24, drawn with strokes. */
const symbols = {
  house: 'M4 11l8-7 8 7v9H4zM10 20v-6h4v6',
  pot: 'M3 10h18M5 10v6a4 4 0 0 0 4 4h6a4 4 0 0 0 4-4v-6M9 6h6M12 6v4',
  plane: 'M3 12l18-8-6 17-4-7zM11 14l10-10',
  cup: 'M5 9h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 11h2a2 2 0 0 1 0 5h-2M8 3v3M11 3v3M14 3v3',
  book: 'M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14',
  lamp: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11v1h6v-1a6 6 0 0 0-3-11z',
  shirt: 'M8 4l4 3 4-3 5 4-3 3-1-1v10H7V10l-1 1-3-3z',
  horse: 'M4 17c4 4 12 4 16 0M7 19V9l4-4 2 3h4l2 4M17 12v7',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-13 13M5 19l8-8',
  gem: 'M7 4h10l4 6-9 11-9-11zM3 10h18M9 10l3 11 3-11',
  tent: 'M12 4L3 20h18zM12 12l-4 8M12 12l4 8',
  note: 'M9 18V5l11-2v13M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM20 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  basket: 'M3 10h18l-2 10H5zM8 10l4-7 4 7M10 13v4M14 13v4',
} as const;

/** A symbol of a brand's trade. */
type BrandSymbol = keyof typeof symbols;

/** The words shops in India put into their names; the first row with one of them counts. */
const trades: readonly (readonly [BrandSymbol, RegExp])[] = [
  ['pot', /\b(kitchens?|cook\w*|bartan|utensils?|steel)\b/],
  ['house', /\b(homes?|house|living|furnitures?|decor|interiors?|ghar)\b/],
  ['plane', /\b(travels?|journeys?|trips?|flights?|air\w*|hotels?|resorts?|holidays?|yatra|rail\w*)\b/],
  [
    'cup',
    /\b(sweets?|mitha\w*|foods?|caf[eé]s?|coffee|tea|chai|pizza|bak\w+|restaurants?|kitchenette|eats|dine\w*)\b/,
  ],
  ['book', /\b(books?|bookstores?|reads?|kitab\w*|pustak\w*|stationery|press)\b/],
  ['lamp', /\b(electri\w*|electronics?|digital|lights?|mobiles?|gadgets?|computers?)\b/],
  ['shirt', /\b(silks?|sarees?|fashions?|clothing|clothes|wear|textiles?|styles?|looms?|vastra\w*|shoes?)\b/],
  ['horse', /\b(toys?|kids|bab(?:y|ies)|children|games?|play\w*)\b/],
  ['leaf', /\b(retreats?|spas?|salons?|wellness|beauty|health|pharmac\w*|ayur\w*|naturals?)\b/],
  ['gem', /\b(jewels?|jewell?er\w*|gold|silver|diamonds?|gems?|pearls?)\b/],
  ['tent', /\b(outdoors?|sports?|cycles?|fit\w*|trek\w*|camp\w*)\b/],
  ['note', /\b(music|sitar|tabla|instruments?|sur|sangeet|songs?)\b/],
  ['basket', /\b(mart|markets?|bazaars?|supermarkets?|grocer\w*|kirana|stores?|shops?|basket)\b/],
];

/** What a brand's name says of its trade, or null: the lookup behind a missing logo (spec section 2). Nobody is asked for it. */
export function symbolOf(brand: string): BrandSymbol | null {
  const name = brand.toLowerCase();
  return trades.find(([, words]) => words.test(name))?.[0] ?? null;
}

/** The first letter of a brand's name, as a reader sees it, or `?` when it has none. */
export function initialOf(brand: string): string {
  const [first] = new Intl.Segmenter('en-IN').segment(brand.replace(/^[^\p{L}\p{N}]+/u, ''));
  return first?.segment.toUpperCase() ?? '?';
}

/** The drawing of a symbol. */
export const drawingOf = (symbol: BrandSymbol): string => symbols[symbol];
