/**
 * Pages somebody may be led to after signing in or by a remembered address, in the syntax of
 * `app/routes.ts`. Whatever is not here is nowhere to return to: actions, the API, sign-in and
 * sign-out, links that work once, returns from payments, downloads. A test holds both lists together.
 */
export const landingPages = [
  '',
  'guide',
  'contact',
  'about',
  'privacy',
  'terms',
  'sample',
  'dashboard',
  'profile',
  'profile/data',
  'profile/delete',
  'profile/mails',
  'security',
  'security/revoke-others',
  'security/ways-in',
  'security/passkeys/add',
  'security/passkeys/:passkeyId/remove',
  'security/api-keys/new',
  'security/api-keys/:keyId/revoke',
  'security/webhooks',
  'security/webhooks/:webhookId',
  'security/webhooks/:webhookId/remove',
  'notifications',
  'organised-events',
  'attending-events',
  'calendar',
  'create-event/:eventType',
  'event/:eventId',
  'event/:eventId/rsvp/:guestId/:response/:source',
  'event/:eventId/as/:guestId',
  'event/:eventId/edit',
  'event/:eventId/settings',
  'event/:eventId/photo',
  'event/:eventId/cancel',
  'event/:eventId/export',
  'import-event',
  'import-event/:importId',
  'event/:eventId/hosts',
  'event/:eventId/hosts/leave',
  'event/:eventId/hosts/:hostId/remove',
  'co-host/:token',
  'event/:eventId/questions',
  'event/:eventId/questions/new',
  'event/:eventId/questions/:questionId',
  'event/:eventId/questions/:questionId/delete',
  'event/:eventId/functions',
  'event/:eventId/functions/new',
  'event/:eventId/functions/:functionId',
  'event/:eventId/functions/:functionId/guests',
  'event/:eventId/functions/:functionId/delete',
  'event/:eventId/invite',
  'event/:eventId/invite/print',
  'event/:eventId/invite/catering',
  'event/:eventId/invite/duplicates',
  'event/:eventId/invite/remove',
  'event/:eventId/invite/guests/:guestId/merge',
  'event/:eventId/invite/import/:importId/undo',
  'event/:eventId/invite/guests/new',
  'event/:eventId/invite/guests/:guestId',
  'event/:eventId/invite/guests/:guestId/remove',
  'event/:eventId/invite/send-next',
  'event/:eventId/invite/review',
  'event/:eventId/invite/import',
  'event/:eventId/invite/import/:importId',
  'event/:eventId/invite/share',
  'event/:eventId/invite/reminders',
  'event/:eventId/invite/reminders/guests',
  'event/:eventId/invite/reminders/message',
  'event/:eventId/invite/chats',
  'event/:eventId/invite/chats/:guestId',
  'event/:eventId/invite/design',
  'event/:eventId/invite/design-tool',
  'event/:eventId/wishlist',
  'event/:eventId/thank-yous',
  'event/:eventId/thank-yous/:giverId',
  'event/:eventId/wishlist/gifts/:giftId',
  'event/:eventId/wishlist/gifts/:giftId/delete',
  'event/:eventId/gift/:giftId',
  'event/:eventId/gift/:giftId/ask',
  'event/:eventId/gift/:giftId/purchase',
  'event/:eventId/gift/:giftId/purchase/undo',
  'event/:eventId/gift/:giftId/people/:userId/remove',
  'event/:eventId/gift/:giftId/settings',
  'event/:eventId/gift/:giftId/contributions',
  'event/:eventId/shagun',
  'event/:eventId/shagun/:contributionId/withdraw',
  'event/:eventId/gift/:giftId/contributions/:contributionId/withdraw',
  'wallet',
  'wallet/redeem/:giftCardId',
  'wallet/redeem/:giftCardId/:brandId',
  'wallet/redeem/:giftCardId/:brandId/:productId',
  'wallet/redemption/:redemptionId',
  'wallet/cards/:giftCardId/number',
  'operator',
  'operator/jobs',
  'operator/deliveries',
  'operator/money',
  'operator/money/story',
  'operator/ledger',
  'operator/people',
  'operator/problems',
  'operator/log',
  'operator/act',
] as const;

/** Where people land who were going nowhere in particular. */
export const HOME_PATH = '/dashboard';

const HERE = 'http://here.invalid';
const LONGEST = 2000;

// no dots alone and no escapes: a proxy that resolves those would make another path of it
const SEGMENT = '(?!\\.+(?:/|$))[\\w.~-]+';
const patterns = landingPages.map((page) => new RegExp(`^/${page.replace(/:\w+/g, SEGMENT)}$`));

/** The path of this site that `text` names, with query and fragment, if it is a page somebody may land on; else null. */
export function landingPath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > LONGEST || !URL.canParse(text, HERE))
    return null;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  const path = pathname.replace(/(.)\/$/, '$1');
  // `.data` at the end asks for a page's data instead of the page
  const isPage = origin === HERE && !path.endsWith('.data') && patterns.some((pattern) => pattern.test(path));
  return isPage ? path + search + hash : null;
}

/** The page itself, or else the nearest one above it that somebody may land on: a button's address leads to the page it stands on. */
export function landingPathNear(pathname: string, search = ''): string {
  for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = landingPath(path === pathname ? path + search : path);
    if (found) return found;
  }
  return HOME_PATH;
}
