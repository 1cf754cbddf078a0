import type { SandboxWeb } from '#sandbox/service.ts';
import { type Brand, type Figure, findBrand } from '#sandbox/vouchers/brands.ts';

/** 96 by 96. */
const figures: Readonly<Record<Figure, string>> = {
  bell: '<path d="M48 16c16 0 22 12 22 26v14l8 10H18l8-10V42c0-14 6-26 22-26z"/><circle cx="48" cy="76" r="7"/>',
  pot: '<path d="M18 42h60c0 26-12 36-30 36S18 68 18 42z"/><rect x="14" y="34" width="68" height="6" rx="3"/>',
  plane: '<path d="M12 56 84 24 60 84 46 62z"/>',
  gem: '<path d="M48 14 82 48 48 82 14 48z"/>',
  drop: '<path d="M48 12c10 14 22 22 22 38a22 22 0 0 1-44 0c0-16 12-24 22-38z"/>',
  star: '<path d="M48 14l9 22 24 2-18 16 6 24-21-13-21 13 6-24-18-16 24-2z"/>',
  person: '<circle cx="48" cy="40" r="20"/><path d="M20 82c0-22 56-22 56 0z"/>',
  strings: '<circle cx="48" cy="64" r="20"/><rect x="43" y="10" width="10" height="44" rx="3"/>',
};

/** Where a brand's logo is, below the service; undefined for a brand without one. */
export const logoPath = (brand: Brand): string | undefined =>
  brand.logo ? `/reloadly/logos/${brand.id}.svg` : undefined;

/** The logos, as figures on their colours, for any site to show. */
export function mountLogos(web: SandboxWeb): void {
  web.get('/reloadly/logos/:file{[0-9]{1,6}\\.svg}', (c) => {
    const brand = findBrand(Number.parseInt(c.req.param('file'), 10));
    if (!brand?.logo) return c.notFound();
    const { ground, ink, figure } = brand.logo;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96" role="img" aria-label="${brand.name}"><rect width="96" height="96" rx="20" fill="${ground}"/><g fill="${ink}">${figures[figure]}</g></svg>`;
    return c.body(svg, 200, {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    });
  });
}
