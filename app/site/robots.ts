import { site } from '#app/server/backend-transport.server.ts';
import { plainAnswer } from '#app/site/public-pages.server.ts';

/**
 * Search engines may read all there is for everybody. What is for guests says itself that it is not for them: were it
 * named here, they would not read that, and messengers would show no preview of a link.
 */
export const loader = () =>
  plainAnswer(`User-agent: *\nDisallow: /auth/\n\nSitemap: ${site.appUrl}/sitemap.xml\n`);
