import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagePacker } from '#app/server/pack-page.server.ts';

const page = (styles: string, rest: string): Buffer =>
  Buffer.from(`<!DOCTYPE html><html><style>${styles}</style>${rest}`);

it('unpacks to what was packed, whatever was packed before', () => {
  const packer = pagePacker();
  const text = fc.string({ unit: 'binary', maxLength: 400 });
  const styles = fc.oneof(fc.constantFrom('a{}', 'b{}', 'a{}</style>b{}', ''), text);
  fc.assert(
    fc.property(styles, text, fc.boolean(), (css, rest, linked) => {
      const content = linked ? Buffer.from(rest) : page(css, rest);
      expect(gunzipSync(packer.pack(content, 'gzip')).equals(content)).toBe(true);
      expect(brotliDecompressSync(packer.pack(content, 'br')).equals(content)).toBe(true);
    }),
  );
});

it('chooses what is accepted, and the shared start where there is one', () => {
  const { choose } = pagePacker();
  const [inline, linked] = [page('a{}', 'x'), Buffer.from('<html>x')];
  expect(choose(inline, ['br', 'gzip'])).toBe('gzip');
  expect(choose(inline, ['br'])).toBe('br');
  expect(choose(linked, ['br', 'gzip'])).toBe('br');
  expect(choose(linked, ['gzip'])).toBe('gzip');
  // somebody's words in an answer that is no page
  expect(choose(Buffer.from('{"description":"a</style>b"}'), ['br', 'gzip'])).toBe('br');
});
