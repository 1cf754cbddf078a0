import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { deserialize } from 'node:v8';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { pageKey, type RecordedPage } from '#bench/limit.ts';

/*
 * The least a server could do: `node --import tsx bench/limit-server.ts FILE`, with DATABASE_URL and PORT. For each
 * address in FILE it sends the statements the page sends, prepared, one after the other, then packs and sends
 * the bytes the page sends. It routes by a map, renders nothing and knows no one. What changes something is taken back
 * at its end instead of kept, so that the same rows can be written again.
 */

const [file = ''] = process.argv.slice(2);
const pages = deserialize(await readFile(file)) as Map<string, RecordedPage>;
const pack = promisify(gzip);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}

const server = http.createServer((request, response) => {
  const page = pages.get(pageKey(request.method ?? 'GET', request.url ?? ''));
  request.resume();
  if (!page) {
    response.writeHead(request.url === '/readyz' ? 200 : 404).end();
    return;
  }
  void answer(page).then((body) =>
    response
      .writeHead(page.status, { 'Content-Type': page.contentType, 'Content-Encoding': 'gzip' })
      .end(body),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());

async function answer({ statements, body }: RecordedPage): Promise<Buffer> {
  const changes = statements.some(({ text }) => text === 'begin');
  if (!changes) for (const statement of statements) await ask(pool, statement);
  else {
    const client = await pool.connect();
    await client.query('begin');
    // two of the page's transactions may have been recorded at once: each one's end would be the other's, too
    for (const statement of statements)
      if (!/^(begin|commit|rollback)$/.test(statement.text)) await ask(client, statement);
    await client.query('rollback');
    client.release();
  }
  return pack(body);
}

async function ask(
  to: pg.Pool | pg.PoolClient,
  { text, values }: RecordedPage['statements'][number],
): Promise<void> {
  if (values.length > 0) await to.query({ name: nameOf(text), text, values });
  else await to.query(text);
}
