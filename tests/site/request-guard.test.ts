import { describe, expect, test } from 'vitest';
import { guardRequest } from '#app/server/request-guard.server.ts';

const led = (
  url: string,
  {
    method = 'POST',
    origin,
    host = 'shagun.example',
  }: { method?: string; origin?: string; host?: string } = {},
) => {
  const request = { method, url, headers: { host, ...(origin === undefined ? {} : { origin }) } };
  guardRequest(request, { host: 'shagun.example' });
  return request.url;
};

describe('a form from another site', () => {
  test.each([
    'https://evil.example',
    'https://shagun.example.evil.example',
    'https://shagun.example:8443',
    'null',
    'not an address',
  ])('from %s never reaches the page it is for', (origin) => {
    expect(led('/profile?saved=1', { origin })).toBe('/forged');
    expect(led('/profile.data?_routes=routes', { origin })).toBe('/forged.data');
    for (const written of ['callback', 'callback/', 'callback//', 'Callback', '%63allback'])
      expect(led(`/design-tool/${written}`, { origin })).toBe('/forged');
  });

  test('is told from one of our own, from a program without a browser, and from reading', () => {
    expect(led('/profile', { origin: 'https://shagun.example' })).toBe('/profile');
    expect(led('/profile')).toBe('/profile');
    expect(led('/profile', { method: 'GET', origin: 'https://evil.example' })).toBe('/profile');
  });

  test('is the backend’s own matter where the backend answers', () => {
    for (const path of [
      '/api/payments/webhook',
      '/auth/profile',
      '/events/create',
      '/design-tool/oauth/token',
    ]) {
      expect(led(path, { origin: 'https://checkout.example' })).toBe(path);
    }
    expect(led('/event/abc', { origin: 'https://checkout.example' })).toBe('/forged');
    expect(led('/authors', { origin: 'https://checkout.example' })).toBe('/forged');
  });
});

test('a form from another site to an address that cannot be read is still one from another site', () => {
  expect(led('/event/%', { origin: 'https://evil.example' })).toBe('/forged');
  expect(led('/event/%', { origin: 'https://shagun.example' })).toBe('/address-that-cannot-be-read');
  expect(led('/events/%ff', { origin: 'https://evil.example' })).toBe('/api/address-that-cannot-be-read');
});

test.each([
  'a b%%',
  '[::1',
  'evil.example:99999',
  'user@evil.example',
  '%00',
  'a/b',
  'a?b',
  'a#b',
  'a\\b',
  '1.2.3.999',
  ':80',
  'xn--a',
])('a request for the host %s, which is none, reaches nothing but its refusal', (host) => {
  for (const url of ['/guide', '/auth/me', '/healthz']) {
    const request = { method: 'GET', url, headers: { host } };
    guardRequest(request, { host: 'shagun.example' });
    expect(request).toEqual({ method: 'POST', url: '/refused-host', headers: { host: 'shagun.example' } });
  }
});

test('a request that names its host twice is refused, be it the same one', () => {
  for (const second of ['evil.example', 'shagun.example']) {
    const headers = { host: 'shagun.example' };
    const rawHeaders = ['Host', 'shagun.example', 'Accept', 'Host', 'hOST', second];
    const request = { method: 'GET', url: '/guide', headers, rawHeaders };
    guardRequest(request, { host: 'shagun.example' });
    expect(request.url).toBe('/refused-host');
  }
  const once = {
    method: 'GET',
    url: '/guide',
    headers: { host: 'shagun.example' },
    rawHeaders: ['Accept', 'Host', 'Host', 'shagun.example'],
  };
  guardRequest(once, { host: 'shagun.example' });
  expect(once.url).toBe('/guide');
});

test('a file that is handed on as it comes is never read as a page’s data, however its address is written', () => {
  for (const url of [
    '/profile/data/download.data',
    '/Profile/data/download/.data?_routes=x',
    '/event/abc/export/file.data',
    '/event/abc/EXPORT/%66ile//.data',
  ])
    expect(led(url, { method: 'GET' })).toBe('/address-that-cannot-be-read');
  for (const url of [
    '/profile/data/download',
    '/event/abc/export/file',
    '/event/abc/export.data',
    '/profile/data.data',
  ])
    expect(led(url, { method: 'GET' })).toBe(url);
});

test('Remix is never asked the question of its older self, and the rest of an address stays', () => {
  for (const [address, reached] of [
    ['/guide?_data=nonsense', '/guide'],
    ['/guide?a=1&_data=root&b=%2B', '/guide?a=1&b=%2B'],
    ['/guide?%5Fdata', '/guide'],
    ['/guide?%5f%64ata=x', '/guide'],
    ['/events/my-events?_data=x&page=2', '/events/my-events?page=2'],
    ['/guide?my_data=1&q=_data', '/guide?my_data=1&q=_data'],
    ['/guide?q=a?_data=1', '/guide?q=a?_data=1'],
  ] as const)
    expect(led(address, { method: 'GET' })).toBe(reached);
});

test('a request for any host there may be reaches what it is for, and one for none is for ours', () => {
  const hostOf = (host: string | undefined, always = false) => {
    const request = { method: 'GET', url: '/guide', headers: { host } };
    guardRequest(request, { host: 'shagun.example', always });
    expect(request.url).toBe('/guide');
    return request.headers.host;
  };
  for (const host of [
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    'app_upstream',
    'xn--p1b6ci4b4b3a.example:',
  ]) {
    expect(hostOf(host)).toBe(host);
    expect(hostOf(host, true)).toBe('shagun.example');
  }
  for (const host of [undefined, '']) expect(hostOf(host)).toBe('shagun.example');
});

test.each(['TRACE', 'TRACK', 'PROPFIND', 'QUERY', ''])(
  'a request with the method %s reaches nothing but its refusal',
  (method) => {
    const request = {
      method,
      url: '/profile',
      headers: { host: 'shagun.example', origin: 'https://evil.example' },
    };
    guardRequest(request, { host: 'shagun.example' });
    expect(request).toEqual({ method: 'POST', url: '/refused-method', headers: { host: 'shagun.example' } });
  },
);

test('pages know the methods of links and forms, calls all of the API', () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    expect(led('/profile', { method })).toBe('/refused-method');
    expect(led('/auth/profile', { method })).toBe('/auth/profile');
  }
  for (const method of ['GET', 'HEAD', 'POST']) expect(led('/profile', { method })).toBe('/profile');
  expect(led('/profile.data', { method: 'HEAD' })).toBe('/refused-method');
});

test('a call is never taken for the data of a page', () => {
  expect(led('/events/abcdefgh.data', { origin: 'https://evil.example' })).toBe(
    '/api/address-that-cannot-be-read',
  );
});

test('Remix is not asked for more pages than a page has links (CVE-2026-42342, CVE-2026-55685)', () => {
  const ask = (pages: string[]) =>
    led(
      `/__manifest?${new URLSearchParams([...pages.map((page): [string, string] => ['p', page]), ['version', 'abc']])}`,
      { method: 'GET' },
    );
  const list = Array.from({ length: 100 }, (_, index) => `/event/abcdefgh/invite/guests/guest${index}`);
  expect(ask(list)).toContain('/__manifest?');
  expect(ask(['/a'.repeat(3000)])).toBe('/address-that-cannot-be-read');
  expect(ask(Array.from({ length: 1200 }, (_, index) => `/${index}`))).toBe('/address-that-cannot-be-read');
  expect(led(`/${'a'.repeat(3000)}`, { method: 'GET' })).toBe('/address-that-cannot-be-read');
});

test('an address that cannot be read leads to a page that is not there', () => {
  for (const url of [
    '/%E0%A4%A',
    '/event/%',
    '/%ff?x=1',
    '/co-host/%00',
    '/co-host/a%00b.data',
    '*',
    '/event/%E0%A4%85',
    '/event/%0d%0aa',
  ])
    expect(led(url, { method: 'GET' })).toBe('/address-that-cannot-be-read');
  for (const url of ['/event/a%20b~', '/?q=%', '/guide?search=%E0%A4%85'])
    expect(led(url, { method: 'GET' })).toBe(url);
});

test.each([
  '/./__manifest?p=/a/b',
  '/api/../__manifest?p=/a/b',
  '/design-tool/./callback',
  '/design-tool/x/%2e%2e/callback',
  '/api/%2E%2e/guide',
  '/api/..\\guide',
  '/events/../profile',
  `/${'a/'.repeat(990)}`,
])('%s is resolved by nobody, and reaches nothing', (url) => {
  const isCall = /^\/(api|events|design-tool)\//.test(url);
  expect(led(url, { method: 'GET' })).toBe(
    isCall ? '/api/address-that-cannot-be-read' : '/address-that-cannot-be-read',
  );
  expect(led(url, { origin: 'https://evil.example' })).toBe(
    isCall ? '/api/address-that-cannot-be-read' : '/forged',
  );
});
