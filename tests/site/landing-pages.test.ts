import { describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { landingPages, landingPath, landingPathNear } from '#contract/accounts/landing-path.ts';

interface RouteEntry {
  path?: string | undefined;
  file: string;
  children?: RouteEntry[] | undefined;
}

/** Addresses and files of all routes. */
const flat = (entries: readonly RouteEntry[], above = ''): { path: string; file: string }[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const whole = [above, path].filter(Boolean).join('/');
    return [{ path: whole, file }, ...flat(children, whole)];
  });

/** Pages nobody is led back to: they lead on, end something, or belong to a link that works once. */
const NOT_LANDED_ON = [
  'login',
  'auth/login',
  'auth/code',
  'goodbye',
  'email/:token',
  'u/:token',
  'u/:token/again',
  'u/:token/not-me',
  'g/:key',
  'event/:eventId/give/:guestId/:giftId',
  'event/:eventId/give/:guestId',
  'payment-success',
  'payment-cancel',
  'design-tool/callback',
  'forged',
  'operator/*',
  '*',
];

describe('the pages somebody may be led back to', () => {
  it('are all pages but those named here, and nothing else', () => {
    // a page is a module with markup; everything else is an action, a download, a redirect or the backend
    const pages = new Set(
      flat(routes as RouteEntry[]).flatMap(({ path, file }) => (file.endsWith('.tsx') ? [path] : [])),
    );
    expect(NOT_LANDED_ON.filter((path) => !pages.has(path))).toEqual([]);
    expect([...landingPages].sort()).toEqual(
      [...pages].filter((path) => !NOT_LANDED_ON.includes(path)).sort(),
    );
  });

  it.each([
    '/auth/logout',
    '/auth/login?returnTo=/dashboard',
    '/auth/callback?code=x',
    '/Auth/Logout',
    '/api/payments/return/x?token=y',
    '/api/unsubscribe/x',
    '/api/images/x',
    '/events/x/calendar.ics',
    '/design-tool/oauth/authorize',
    '/design-tool/callback?code=x',
    '/u/token',
    '/email/token',
    '/g/key',
    '/login',
    '/goodbye',
    '/payment-success',
    '/payment-cancel?order_id=x',
    '/profile/data/download',
    '/forged',
    '/healthz',
    '/event/x/invite/send',
    '/security/refresh',
    '/profile/email/cancel',
    '/profile.data',
    '/event/x.data',
    '/nowhere',
    '/dashboard/../auth/logout',
    '/%2e%2e/auth/logout',
    '/event/..%2f..%2fauth%2flogout',
    '/event/%2e%2e%2fauth',
    '/event//auth/logout',
    '/auth%2flogout',
    '//evil.example/dashboard',
    'https://evil.example/dashboard',
    `/event/${'x'.repeat(3000)}`,
  ])('are not %s', (path) => {
    expect(landingPath(path)).toBeNull();
  });

  it.each([
    ['/', '/'],
    ['/dashboard/', '/dashboard'],
    ['/wallet?tab=earnings', '/wallet?tab=earnings'],
    ['/security#logins', '/security#logins'],
    ['/event/abc/rsvp/def/yes/email?key=k_-', '/event/abc/rsvp/def/yes/email?key=k_-'],
    ['/co-host/abc.def-_', '/co-host/abc.def-_'],
  ])('take %s', (address, path) => {
    expect(landingPath(address)).toBe(path);
  });

  it('are found above the address of a button', () => {
    expect([
      landingPathNear('/event/abc/invite/send'),
      landingPathNear('/profile/data/download', '?x=1'),
      landingPathNear('/wallet', '?tab=earnings'),
      landingPathNear('/auth/logout'),
    ]).toEqual(['/event/abc/invite', '/profile/data', '/wallet?tab=earnings', '/dashboard']);
  });
});
