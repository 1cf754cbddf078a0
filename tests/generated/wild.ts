import fc from 'fast-check';

/*
 * What no page of ours sends: the values, texts and headers that tests/generated puts where something sensible belongs.
 */

const numbers = [
  0,
  -0,
  -1,
  1,
  2,
  0.1,
  1.005,
  32_767,
  32_768,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e15,
  1e18,
  1e21,
  1e100,
  1e308,
  -1e308,
  5e-324,
];
const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e15',
  '1e400',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e gnp.exe',
  '\ufeff',
  '\u0000\ud83d',
  '👨‍👩‍👧‍👦',
  'ॐ'.repeat(300),
  'İ',
  'ß',
  '\u0085',
  '\r\nSet-Cookie: a=b',
  '%00',
  '%ff',
  '%',
  '\\',
  "' or 1=1 --",
  '$1',
  '{{constructor}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'javascript:alert(1)',
  'http://[::1',
  'https://' + 'a'.repeat(70) + '.in',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '2026-02-30',
  '2026-12-31',
  '24:00',
  '23:59',
  'Asia/Kolkata',
  'Etc/GMT+99',
  'a@b',
  'a@b.co',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.in`,
  '+919820012345',
  '9'.repeat(40),
  'x'.repeat(101),
  'x'.repeat(5_001),
  ' '.repeat(30_000),
  'x '.repeat(40_000),
] as const;

const prototypeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
  '0',
  '',
  '\0',
  'a\0',
];

const scalar: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [''], [{}]) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double() },
);

/** Any JSON value, and what JSON cannot say but a program might try. */
export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.oneof(fc.constantFrom(...prototypeKeys), fc.string({ maxLength: 8 })),
      scalar,
      { maxKeys: 4 },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('deep', 'long')
      .map((kind) => (kind === 'deep' ? nested(600) : Array.from({ length: 12_000 }, () => '\0'))),
  },
);

export const wildText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom<string>(...texts),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

export const wildKey: fc.Arbitrary<string> = fc.constantFrom(...prototypeKeys);

/** A piece of a path as it stands in an address: encoded, or broken where encoding can break. */
export const wildSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%00',
    'a%00b',
    '%ff',
    '%c0%80',
    '%ed%a0%80',
    '%',
    '%2',
    '%zz',
    '%2e%2e',
    '..%2f..',
    '%2500',
    'a;b=c',
    '%0d%0a',
    '~',
    '*',
    ':id',
    '{id}',
    'x'.repeat(300),
    'x'.repeat(7_000),
    '%F0%9F%98%80',
    '-1',
    '0',
    '__proto__',
  ),
  wildText.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).slice(0, 8_000)),
);

/** Values of headers; those no header may hold are left to the server's own parser. */
export const wildHeader: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ',',
    ';',
    '=',
    '*',
    'en;q=',
    'hi;q=9',
    '\u00ff',
    'x'.repeat(3_000),
    'application/json',
    'null',
    'https://evil.example',
    '-1',
    '1e9',
    '__proto__',
    '"',
    '%00',
    'a=b; shagun_session=%00',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
);

/** What a body may call itself. */
export const wildContentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/json; charset=\u00e9',
  'image/png',
  '',
);

/** What stands behind a multipart header: whole, cut off, and none at all. */
export const wildMultipart = fc.constantFrom(
  '',
  '--x',
  '--x--',
  '--x\r\n',
  '--x\r\nContent-Disposition: form-data\r\n\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nFirst Name,Pho',
  '--x\r\nContent-Disposition: form-data; name="images"; filename="\0.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
);

function nested(depth: number): unknown {
  let value: unknown = '\0';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}
