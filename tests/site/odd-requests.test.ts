import { describe, expect, test } from 'vitest';
import { leadOddRequests } from '#app/odd-requests.server.ts';

const led = (url: string, { method = 'POST', origin, host = 'shagun.example' }: { method?: string; origin?: string; host?: string } = {}) => {
  const request = { method, url, headers: { host, ...(origin === undefined ? {} : { origin }) } };
  leadOddRequests(request);
  return request.url;
};

describe('a form from another site', () => {
  test.each(['https://evil.example', 'https://shagun.example.evil.example', 'https://shagun.example:8443', 'null', 'not an address'])('from %s never reaches the page it is for', (origin) => {
    expect(led('/profile?saved=1', { origin })).toBe('/forged');
    expect(led('/profile.data?_routes=routes', { origin })).toBe('/forged.data');
    for (const method of ['PUT', 'PATCH', 'DELETE']) expect(led('/profile', { origin, method })).toBe('/forged');
  });

  test('is told from one of our own, from a program without a browser, and from reading', () => {
    expect(led('/profile', { origin: 'https://shagun.example' })).toBe('/profile');
    expect(led('/profile')).toBe('/profile');
    expect(led('/profile', { method: 'GET', origin: 'https://evil.example' })).toBe('/profile');
  });

  test('is the backend’s own matter where the backend answers', () => {
    for (const path of ['/api/payments/webhook', '/auth/profile', '/events/create', '/design-tool/oauth/token']) {
      expect(led(path, { origin: 'https://checkout.example' })).toBe(path);
    }
    expect(led('/event/abc', { origin: 'https://checkout.example' })).toBe('/forged');
    expect(led('/authors', { origin: 'https://checkout.example' })).toBe('/forged');
  });
});

test('an address that cannot be read leads to a page that is not there', () => {
  for (const url of ['/%E0%A4%A', '/event/%', '/%ff?x=1']) expect(led(url, { method: 'GET' })).toBe('/address-that-cannot-be-read');
  for (const url of ['/event/%E0%A4%85', '/?q=%', '/guide']) expect(led(url, { method: 'GET' })).toBe(url);
});
