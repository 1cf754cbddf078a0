import type { Hono } from 'hono';
import type { Context } from '#backend/platform/context.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { openApiDocument } from './openapi.ts';
import { descriptionPage, pagePolicy } from './page.ts';

const AN_HOUR = 'public, max-age=3600';

/** The API's description: `/api/openapi.json` for programs, `/api/docs` for people. */
export function mountDescription(app: Hono<HttpEnv>, ctx: Context): void {
  let made: ReturnType<typeof openApiDocument> | undefined;
  // made when somebody first reads it: most processes end without having been asked
  const api = () => (made ??= openApiDocument(ctx.env.APP_URL));
  app.get('/api/openapi.json', (c) => c.json(api(), 200, { 'Cache-Control': AN_HOUR }));
  app.get('/api/docs', (c) =>
    c.html(descriptionPage(api()), 200, {
      'Cache-Control': AN_HOUR,
      'Content-Security-Policy': pagePolicy,
      'Referrer-Policy': 'same-origin',
    }),
  );
}
