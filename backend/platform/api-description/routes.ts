import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Context } from '#backend/platform/context.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { openApiDocument } from './openapi.ts';
import { descriptionPage, pagePolicy } from './page.ts';

const AN_HOUR = 'public, max-age=3600';

/** The API's description: `/api/openapi.json` for programs, `/api/docs` for people. Each is made once in a process. */
export function mountDescription(app: Hono<HttpEnv>, ctx: Context): void {
  // made when somebody first reads it: most processes end without having been asked
  const api = once(() => openApiDocument(ctx.env.APP_URL));
  const file = once(() => JSON.stringify(api()));
  const page = once(() => String(descriptionPage(api())));
  app.get('/api/openapi.json', etag(), (c) =>
    c.body(file(), 200, { 'Content-Type': 'application/json', 'Cache-Control': AN_HOUR }),
  );
  app.get('/api/docs', etag(), (c) =>
    c.html(page(), 200, {
      'Cache-Control': AN_HOUR,
      'Content-Security-Policy': pagePolicy,
      'Referrer-Policy': 'same-origin',
    }),
  );
}

function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
