import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readForm } from '#app/forms/form-data.server.ts';
import { HOME_PATH, landingPath } from '#contract/accounts/landing-path.ts';

/*
 * Advisories open against the pinned Remix and router, which get no more fixes (docs/decisions/0031):
 * each is out of reach, and what keeps it there is held here.
 */
const load = createRequire(import.meta.url);
const runtime = path.dirname(load.resolve('@remix-run/server-runtime'));
const { encodeViaTurboStream } = load(path.join(runtime, 'single-fetch.js')) as {
  encodeViaTurboStream: (
    data: unknown,
    signal: AbortSignal,
    timeout: number,
    mode: string,
  ) => ReadableStream<Uint8Array>;
};
const { serializeErrors } = load(path.join(runtime, 'errors.js')) as {
  serializeErrors: (errors: Record<string, unknown>, mode: string) => Record<string, object>;
};

/** An error that somebody outside had the naming of. */
function theirs(): Error {
  const error = new Error('wss://evil.example');
  error.name = 'WebSocket';
  return error;
}

const formOf = (...names: string[]) => {
  const body = new URLSearchParams(names.map((name) => [name, 'x'])).toString();
  return new Request('https://shagun.example/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(body.length) },
  });
};

describe('CVE-2026-34077 (GHSA-rxv8-25v2-qmq8): what somebody sent, sent back, exhausts turbo-stream', () => {
  it('by values so deep that they fill the stack, which no form of ours can hold', async () => {
    const refused = { init: { status: 400 } };
    await expect(readForm(formOf(`a${'.a'.repeat(20_000)}`))).rejects.toMatchObject(refused);
    await expect(readForm(formOf(`a${'[0]'.repeat(50)}`))).rejects.toMatchObject(refused);
    await expect(readForm(formOf('a'.repeat(5_000)))).rejects.toMatchObject(refused);
    expect((await readForm(formOf('guests[12].functions[3]', 'venue.name'))).get('venue.name')).toBe('x');
  });

  it('and no page reads a form in another way', () => {
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.endsWith('form-data.server.ts'),
    );
    // in the browser, where somebody reads their own form
    const inBrowsers = ['replies/reply-form.ts'];
    expect(
      files.filter((file) =>
        /\brequest(\.clone\(\))?\.(formData|json|text|arrayBuffer)\(/.test(
          readFileSync(path.join('app', file), 'utf8'),
        ),
      ),
    ).toEqual(inBrowsers);
  });
});

describe('CVE-2026-42211 (GHSA-49rj-9fvp-4h2h) and CVE-2026-53666 (GHSA-337j-9hxr-rhxg): a name in a serialised error picks what is constructed', () => {
  it('the server reads no turbo-stream', () => {
    for (const name of ['server-runtime', 'node', 'express', 'serve']) {
      const folder = path.join('node_modules/@remix-run', name, 'dist');
      const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
        .join('\n');
      expect(code).not.toMatch(
        /turbo-?stream\w*\.decode\(|import \{[^}]*\bdecode\b[^}]*\} from ['"]turbo-stream/i,
      );
    }
  });

  it('in production what browsers are told of an error is made by the server, name and all', async () => {
    const sent = await new Response(
      encodeViaTurboStream({ errors: { page: theirs() } }, new AbortController().signal, 1000, 'production'),
    ).text();
    expect(sent).toContain('SanitizedError');
    expect(sent).not.toMatch(/WebSocket|evil\.example/);
    const written = JSON.stringify(serializeErrors({ page: theirs() }, 'production'));
    expect(written).toContain('Unexpected Server Error');
    expect(written).not.toMatch(/WebSocket|evil\.example|__subType/);
  });

  it('every way of serving for others is production', () => {
    const scripts = ['scripts/lib/programs.ts', 'scripts/serve.ts'].map((file) => readFileSync(file, 'utf8'));
    for (const script of scripts) expect(script).toContain("NODE_ENV: 'production'");
  });
});

describe('CVE-2026-53669 (GHSA-wrjc-x8rr-h8h6): a path with a backslash leads to another site', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\\/evil.example',
  ];

  it.each(elsewhere)('%j is no way back from signing in', (text) => {
    const kept = landingPath(text) ?? HOME_PATH;
    expect(new URL(kept, 'https://shagun.example').origin).toBe('https://shagun.example');
    expect(kept).not.toMatch(/^\/[/\\]/);
  });

  it('links and navigation inside the app are given no address that somebody sent', () => {
    // `returnTo` and `go` are what pages are sent: they go into queries, encoded, or through the check above
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const given =
      /(?:\bto=\{|\bnavigate\(|\bredirect\()\s*(?:returnTo|searchParams|form\.get|new URLSearchParams|params\b|request\.url)/;
    expect(files.filter((file) => given.test(readFileSync(path.join('app', file), 'utf8')))).toEqual([]);
  });
});

describe('GHSA-2j2x-hqr9-3h42 (CVE-2026-40181), GHSA-2w69-qvjg-hvjx and GHSA-jjmj-jmhj-qwj2: redirects to paths that begin with //', () => {
  it('are mended in the versions that are installed', () => {
    const version = (name: string) =>
      (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;
    expect([
      version('@remix-run/router'),
      version('react-router'),
      version('react-router-dom'),
      version('@remix-run/server-runtime'),
    ]).toEqual(['1.23.4', '6.30.6', '6.30.6', '2.17.5']);
  });
});
