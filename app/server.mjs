// @ts-check
import { readdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import compression from 'compression';
import express from 'express';
import expressStaticGzip from 'express-static-gzip';

/*
 * The web server of the built app: `node app/server.mjs`, with PORT and HOST. A request's way: it is let in
 * (`server-events.server.ts`: whose it is, and whether anything of ours can work with it), then a file of the
 * build, a file of public/, or Remix, in the build of its language, whose routes ask the backend. It serves as `remix-serve` does,
 * and writes no access log (docs/decisions/0038).
 */
process.env.NODE_ENV ??= 'production';
const root = path.resolve(import.meta.dirname, '..');
/** @type {(folder: string) => Promise<import('@remix-run/node').ServerBuild>} */
const load = (folder) =>
  import(pathToFileURL(path.join(root, folder, 'server/index.js')).href).catch(sayAndEnd);
const build = await load('build');
// one after the other: the first starts what both use
const builds = { en: build, hi: await load('build/hi') };
/** @type {(build: import('@remix-run/node').ServerBuild) => typeof import('./entry.server.tsx')} */
const entryOf = ({ entry }) => /** @type {any} */ (entry.module);

const { installGlobals, pageLanguage, prepareRequest, serveThrough, handleError } = entryOf(build);
installGlobals({ nativeFetch: build.future.v3_singleFetch });

const pack = compression();
/** @type {(build: import('@remix-run/node').ServerBuild) => ReturnType<typeof import('./entry.server.tsx').answerThrough>} */
const answerOf = (build) =>
  entryOf(build).answerThrough({ build, mode: process.env.NODE_ENV ?? '' }, (request, response) =>
    pack(
      /** @type {express.Request} */ (request),
      /** @type {express.Response} */ (response),
      () => undefined,
    ),
  );
const answers = { en: answerOf(builds.en), hi: answerOf(builds.hi) };
/** @type {(request: http.IncomingMessage, response: http.ServerResponse) => void} */
const answerByRoutes = (request, response) => {
  pageLanguage(request)
    .then((language) => answers[language](request, response))
    .catch((error) => answerFailure(error, request, response));
};

const files = express();
files.disable('x-powered-by');
files.use(pack);
// the names of these change with what is in them
files.use(
  '/assets',
  // the build has packed them (scripts/lib/build.ts)
  expressStaticGzip(path.join(root, build.assetsBuildDirectory, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { immutable: true, maxAge: '1y', index: false, redirect: false },
  }),
);
files.use(express.static(path.join(root, 'public'), { maxAge: '1h', index: false, redirect: false }));
files.use(answerByRoutes);
files.use(answerFailure);
const fileNames = new Set(
  readdirSync(path.join(root, 'public'), { recursive: true }).map(
    (name) => `/${String(name).replaceAll('\\', '/')}`,
  ),
);
/** No page is looked for on the disk. @type {(url?: string) => boolean} */
const mayBeFile = (url = '') => url.startsWith('/assets/') || fileNames.has(url.split('?', 1)[0] ?? '');

const server = http.createServer((request, response) => {
  prepareRequest(request, response);
  if (mayBeFile(request.url)) files(request, response);
  else answerByRoutes(request, response);
});
serveThrough(server);
server.listen(Number(process.env.PORT || 3000), process.env.HOST ?? '127.0.0.1');

/**
 * A setting that cannot be used is told in a sentence, before anything runs.
 *
 * @param {unknown} error
 * @returns {never}
 */
function sayAndEnd(error) {
  process.stderr.write(`Shagun could not start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

/**
 * What neither Remix nor a file answered. A condition or a range that a file cannot meet is the sender's matter;
 * of anything else the log has the reason, and the sender learns nothing of it.
 *
 * @param {unknown} error
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {unknown} [_next] Express tells this kind of handler by its four parameters
 */
function answerFailure(error, request, response, _next) {
  const { status } = /** @type {{ status?: unknown }} */ (error);
  const isTheirs = typeof status === 'number' && status >= 400 && status < 500;
  if (!isTheirs) handleError(error, { request: { signal: { aborted: request.destroyed } } });
  if (response.headersSent) return void response.destroy();
  for (const name of ['ETag', 'Last-Modified', 'Content-Encoding', 'Content-Type', 'Content-Length'])
    response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-store');
  response.statusCode = isTheirs ? status : 500;
  response.end();
}
