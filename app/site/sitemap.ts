import { site } from '#app/server/backend-transport.server.ts';
import { plainAnswer, publicPages } from '#app/site/public-pages.server.ts';

/** The pages for everybody, by the protocol of sitemaps.org. */
export const loader = () =>
  plainAnswer(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPages.map((path) => `<url><loc>${encodeURI(site.appUrl + path)}</loc></url>`).join('\n')}
</urlset>
`,
    'application/xml',
  );
