import type { FullWorld } from '#tests/audience/wedding-of-everything.ts';
import type { Screen } from '#tests/extras/needed-by.ts';

/** A screen of the specification as somebody opens it, with data. */
export interface Stop {
  screen: Screen;
  name: string;
  /** Whose cookie the browser sends; `keyHolder` and visitors have none. */
  who: 'visitor' | 'owner' | 'stranger' | 'guest' | 'collaborator';
  path: (world: World) => string;
  /** 200 when left out. */
  status?: number;
  /** Heading and a sentence that the specification orders there. */
  holds: readonly string[];
  /** How many of its parts the specification does not order: what stands there says so when they fail. */
  parts?: number;
}

/** What the addresses of the screens are made of. */
export interface World extends FullWorld {
  /** Of a brand in the voucher shop. */
  brandId: string;
  productId: string;
}

const event = (rest = '') => `/event/{eventId}${rest}`;
const at = (path: string) => (world: World) => path.replace('{eventId}', world.eventId);

const stop = (
  screen: Screen,
  who: Stop['who'],
  path: string | Stop['path'],
  rest: Omit<Stop, 'screen' | 'who' | 'path' | 'name'> & { name?: string },
): Stop => ({
  screen,
  who,
  path: typeof path === 'string' ? at(path) : path,
  name: `${rest.name ?? screen} as ${who}`,
  holds: rest.holds,
  ...(rest.status ? { status: rest.status } : {}),
  ...(rest.parts ? { parts: rest.parts } : {}),
});

const weddingDetails = ['Meera weds Rohan', 'Come and celebrate with us.', 'A gift, open'];

/** The spec's route table, with each of its tabs and steps. */
export const stops: readonly Stop[] = [
  stop('landing', 'visitor', '/', { holds: ['Get Started', 'Pricing'] }),
  stop('guide', 'visitor', '/guide', { holds: ['Overview', 'Create Event', 'AI Features'] }),
  stop('guide', 'owner', '/guide', { holds: ['Overview', 'Create Event'] }),
  stop('contact', 'owner', '/contact', { holds: ['Contact'] }),
  stop('dashboard', 'owner', '/dashboard', {
    holds: [
      'Good ',
      'Ownerika',
      'Create a New Event',
      'Your Stats',
      'Events Organized',
      'Quick Links',
      'Profile Complete',
    ],
    parts: 2,
  }),
  stop('dashboard', 'stranger', '/dashboard', {
    holds: ['Good ', 'Strangesh', 'Create a New Event', 'Need Help?', 'Guests Invited'],
    parts: 2,
  }),
  stop('profile', 'owner', '/profile', { holds: ['Your Profile', 'Organized', 'Joined', 'First Name'] }),
  stop('profile', 'owner', '/profile?tab=organized', {
    name: 'profile, organised',
    holds: ['Your Profile', 'Newest First', 'Meera weds Rohan'],
  }),
  stop('profile', 'guest', '/profile?tab=joined', {
    name: 'profile, joined',
    holds: ['Your Profile', 'Newest First', 'Meera weds Rohan'],
  }),
  stop('organised-events', 'owner', '/organised-events', {
    holds: ['Events You Organized', 'Meera weds Rohan', 'Add Gifts'],
  }),
  stop('attending-events', 'guest', '/attending-events', {
    holds: ['Events You Joined', 'Meera weds Rohan'],
  }),
  stop('create-event', 'owner', '/create-event/wedding', {
    holds: ['Guest List', 'Gift Wishlist', 'Create Event', 'Cancel'],
    parts: 2,
  }),
  stop('create-event', 'stranger', '/create-event/birthday', {
    name: 'create-event, without a couple',
    holds: ['Cancel', 'Description'],
    parts: 2,
  }),
  stop('event', 'visitor', event(), { holds: weddingDetails }),
  stop('event', 'owner', event(), { holds: [...weddingDetails, 'Invite guests'], parts: 1 }),
  stop('event', 'guest', event(), { holds: [...weddingDetails, 'Change Response'] }),
  stop('event', 'collaborator', event(), { holds: weddingDetails }),
  stop(
    'rsvp',
    'visitor',
    ({ eventId, guest }) => `/event/${eventId}/rsvp/${guest.id}/yes/email?key=${guest.key}`,
    {
      name: 'rsvp by link',
      holds: [...weddingDetails, 'Change Response'],
    },
  ),
  stop('rsvp', 'guest', ({ eventId, guest }) => `/event/${eventId}/rsvp/${guest.id}/yes/email`, {
    holds: [...weddingDetails, 'Change Response'],
  }),
  stop('gift', 'owner', ({ eventId, gifts }) => `/event/${eventId}/gift/${gifts.open}`, {
    holds: ['A gift, open', 'Meera weds Rohan'],
  }),
  stop('gift', 'guest', ({ eventId, gifts }) => `/event/${eventId}/gift/${gifts.open}`, {
    holds: ['A gift, open', 'Meera weds Rohan'],
    parts: 1,
  }),
  stop('gift', 'collaborator', ({ eventId, gifts }) => `/event/${eventId}/gift/${gifts.bought}`, {
    holds: ['A gift, bought', 'Meera weds Rohan'],
    parts: 1,
  }),
  stop('invite', 'owner', event('/invite'), {
    holds: ['Guest Management', 'Invitation Design', 'Zubinah', 'Confirmed', 'Declined'],
    parts: 1,
  }),
  stop('design', 'owner', event('/invite/design'), {
    holds: ['Guest Management', 'Invitation Design', 'Change Design'],
    parts: 1,
  }),
  stop('wishlist', 'owner', event('/wishlist'), {
    holds: ['Total Gifts', 'Total Value', 'A gift, open', 'Event Details', 'Add Gift'],
  }),
  stop('wishlist', 'guest', event('/wishlist'), {
    status: 403,
    holds: [
      'Only event organizers can manage the wishlist. You can view this event but cannot modify its wishlist.',
    ],
  }),
  stop('security', 'owner', '/security', {
    holds: ['Security Score', 'out of 100', 'Active Sessions', 'Recent Logins', 'Recommendations'],
    parts: 2,
  }),
  stop('security', 'owner', '/security/revoke-others', {
    name: 'revoke all others',
    holds: ['Revoke all other sessions', 'Are you sure you want to revoke all other sessions?'],
    parts: 1,
  }),
  stop('design-tool-callback', 'owner', '/design-tool/callback?code=some-code&state=some-state', {
    name: 'design-tool-callback, connecting',
    holds: ['Connecting'],
  }),
  stop('design-tool-callback', 'owner', '/design-tool/callback?error=access_denied', {
    name: 'design-tool-callback, refused',
    status: 400,
    holds: ['Authentication failed: access_denied', 'Back to Dashboard'],
  }),
  stop('payment-success', 'collaborator', ({ payments }) => `/payment-success?payment_id=${payments.open}`, {
    holds: ['Payment Successful!', 'What happens next?', 'Back to Home'],
  }),
  stop('payment-cancel', 'collaborator', '/payment-cancel?payment_id=a-payment-nobody-made', {
    holds: ['Payment Cancelled', 'No charges were made to your account.', 'Back to Home'],
  }),
  stop('wallet', 'owner', '/wallet', {
    holds: ['Wallet', 'Gift Cards', 'Use Card', 'Meera weds Rohan'],
    parts: 1,
  }),
  stop('wallet', 'stranger', '/wallet', {
    holds: [
      'Wallet',
      'No Gift Cards Yet',
      'Gift cards will appear here when guests make contributions to your events.',
    ],
  }),
  stop('wallet', 'owner', ({ card }) => `/wallet?card=${card.id}`, {
    name: 'wallet, a card',
    holds: ['Wallet', 'Meera weds Rohan'],
  }),
  stop('wallet', 'owner', '/wallet?tab=earnings', {
    name: 'wallet, earnings',
    holds: ['Wallet', 'Earnings'],
  }),
  stop('wallet', 'owner', '/wallet?tab=history', {
    name: 'wallet, history',
    holds: ['Wallet', 'Transaction History'],
  }),
  stop('redemption', 'owner', ({ card }) => `/wallet/redeem/${card.id}`, {
    name: 'redemption, brands',
    holds: ['Search brands'],
  }),
  stop('redemption', 'owner', ({ card, brandId }) => `/wallet/redeem/${card.id}/${brandId}`, {
    name: 'redemption, products',
    holds: ['All brands'],
  }),
  stop(
    'redemption',
    'owner',
    ({ card, brandId, productId }) => `/wallet/redeem/${card.id}/${brandId}/${productId}`,
    { name: 'redemption, confirm', holds: ['Cancel'] },
  ),
  stop('redemption', 'owner', ({ redemptionId }) => `/wallet/redemption/${redemptionId}`, {
    name: 'redemption, result',
    holds: ['Done'],
  }),
  stop('bell', 'owner', '/notifications/latest?limit=10', { holds: ['"unread":', '"items":'] }),
];
