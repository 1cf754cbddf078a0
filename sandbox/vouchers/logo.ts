import type { Brand } from '#sandbox/vouchers/brands.ts';

/** Simple figures, one per brand in turn. 96 by 96. */
const figures = [
  '<circle cx="48" cy="40" r="20"/><path d="M20 78c0-12 56-12 56 0z"/>',
  '<path d="M18 42h60c0 26-12 36-30 36S18 68 18 42z"/><rect x="14" y="34" width="68" height="6" rx="3"/>',
  '<path d="M12 56 84 24 60 84 46 62z"/>',
  '<path d="M48 14 82 48 48 82 14 48z"/>',
  '<path d="M48 12c10 14 22 22 22 38a22 22 0 0 1-44 0c0-16 12-24 22-38z"/>',
  '<path d="M48 14l9 22 24 2-18 16 6 24-21-13-21 13 6-24-18-16 24-2z"/>',
];

/** Where a brand's logo is, below the service; undefined for a brand without one. */
export const logoPath = (brand: Brand): string | undefined => (brand.colours ? `/reloadly/logos/${brand.id}.svg` : undefined);

/** The brand's logo: one figure on the brand's colour. */
export function logoOf({ id, name, colours }: Brand): string | undefined {
  if (!colours) return undefined;
  const [ground, ink] = colours;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96" role="img" aria-label="${name}"><rect width="96" height="96" rx="20" fill="${ground}"/><g fill="${ink}">${figures[id % figures.length] ?? ''}</g></svg>`;
}

/** The answer that shows a logo on any site. */
export const logoAnswer = (svg: string): Response =>
  new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    },
  });
