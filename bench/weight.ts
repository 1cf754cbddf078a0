import { gunzipSync, gzipSync } from 'node:zlib';
import { get } from 'node:http';

export interface Weight {
  /** Bytes of the page as sent, gzip; its styles are inside it. */
  page: number;
  /** Bytes of every script the page runs or preloads, gzip. */
  scripts: number;
  /** Addresses of stylesheets the page waits for, which should be none. */
  stylesheets: string[];
  /** Origins other than the page's own that the page fetches from, which should be none. */
  foreignOrigins: string[];
  html: string;
}

/** Weighs a page as a browser without a cache would fetch it. */
export async function measureWeight(url: string): Promise<Weight> {
  const sent = await fetchRaw(url);
  const html = (sent.encoding === 'gzip' ? gunzipSync(sent.body) : sent.body).toString('utf8');
  const page = sent.encoding === 'gzip' ? sent.body.length : gzipSync(sent.body).length;
  // the page also names modules of other routes, which it fetches only when somebody goes there
  const scripts = new Set(
    [
      ...html.matchAll(
        /(?:rel="modulepreload" href=|<script[^>]* src=|\bimport\(?\s*|\bfrom\s*)"(\/[^"]+\.js)"/g,
      ),
    ].map((match) => match[1] ?? ''),
  );
  let scriptBytes = 0;
  for (const script of scripts) scriptBytes += (await fetchRaw(new URL(script, url).href)).body.length;
  const fetched = [
    ...html.matchAll(/<(?:link|script|img|iframe|source)\b[^>]*?\b(?:href|src|srcset)="([^"]+)"/g),
  ].map((match) => match[1] ?? '');
  const foreign = fetched
    .map((address) => new URL(address, url).origin)
    .filter((origin) => origin !== new URL(url).origin);
  return {
    page,
    scripts: scriptBytes,
    stylesheets: [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map((match) => match[0]),
    foreignOrigins: [...new Set(foreign)],
    html,
  };
}

/** Like fetch, but with the body as it came over the wire. */
function fetchRaw(url: string): Promise<{ body: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200)
          reject(new Error(`${new URL(url).pathname} answered ${response.statusCode}`));
        else resolve({ body: Buffer.concat(chunks), encoding: response.headers['content-encoding'] ?? '' });
      });
    }).on('error', reject);
  });
}
