import { z } from 'zod/v4';
import {
  catalogBrand,
  catalogProduct,
  collaborationRequest,
  event,
  giftCard,
  notification,
  pastLogin,
  paymentStatus,
  redemption,
  securityOverview,
  session,
  user,
  wishlist,
  wishlistGift,
} from '#tests/spec-calls/entities.ts';

/** One row of section 7's table: the call, the keys of its payload and what its client reads. */
interface SpecCall {
  payload: readonly string[];
  reads: z.ZodType;
  /** Where the table says which status succeeds; else any from 200 to 299 does. */
  status?: 201;
}

const unread = z.unknown();
const outcome = z.looseObject({ success: z.literal(true), message: z.string().min(1) });
const changedGift = z.looseObject({ gift: wishlistGift });
const requests = z.looseObject({ requests: z.array(collaborationRequest) });
const succeeded = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject({ success: z.literal(true), ...shape });

/** Section 7 of the specification, row by row in its order. A dot leads into an object or the items of a list. */
export const specCalls = {
  'GET /auth/me': { payload: [], reads: z.looseObject({ user }) },
  'PUT /auth/profile': {
    payload: ['firstName', 'lastName', 'email', 'phone', 'city', 'state', 'country', 'profilePicture'],
    reads: z.looseObject({ user }),
  },
  'GET /auth/notifications?limit={n}': {
    payload: [],
    reads: z.looseObject({ notifications: z.array(notification).min(1), hasMore: z.boolean() }),
  },
  'GET /auth/notifications/unread-count': { payload: [], reads: z.looseObject({ unreadCount: z.number() }) },
  'POST /auth/notifications/mark-read': { payload: ['notificationIds'], reads: unread },
  'DELETE /auth/notifications/cleanup?olderThan={ISO date}': { payload: [], reads: unread },
  'GET /events/my-events': {
    payload: [],
    reads: z.looseObject({ createdEvents: z.array(event), joinedEvents: z.array(event) }),
  },
  'POST /events/generate-description': {
    payload: ['eventType', 'eventName', 'date', 'time', 'venue.name', 'venue.address', 'brideGroomDetails'],
    reads: z.looseObject({ description: z.string().min(1) }),
  },
  'POST /events/create': {
    payload: [
      'eventType',
      'eventName',
      'date',
      'time',
      'description',
      'venue.name',
      'venue.location',
      'brideGroomDetails.bride.firstName',
      'brideGroomDetails.bride.lastName',
      'brideGroomDetails.bride.phone',
      'brideGroomDetails.groom.firstName',
      'brideGroomDetails.groom.lastName',
      'brideGroomDetails.groom.phone',
      'guests.firstName',
      'guests.lastName',
      'guests.phone',
      'guests.email',
      'guests.withFamily',
      'giftsWanted.name',
      'giftsWanted.price',
      'giftsWanted.link',
      'giftsWanted.image',
    ],
    reads: z.looseObject({ event: z.looseObject({ _id: z.string().min(1) }) }),
    status: 201,
  },
  'GET /events/{eventId}/wishlist': { payload: [], reads: wishlist },
  'POST /events/{eventId}/wishlist/add-gift': {
    payload: ['name', 'price', 'link', 'images'],
    reads: unread,
  },
  'DELETE /events/{eventId}/wishlist/delete-gift/{giftId}': { payload: [], reads: unread },
  'POST /events/{eventId}/add-invitees': {
    payload: [
      'newGuests.firstName',
      'newGuests.lastName',
      'newGuests.email',
      'newGuests.phone',
      'design.title',
      'design.subtitle',
      'design.backgroundColor',
      'design.textColor',
      'design.includeDate',
      'design.includeLocation',
      'design.template',
    ],
    reads: z.looseObject({
      inviteResults: z.array(z.looseObject({ type: z.string().min(1), status: z.string().min(1) })).min(1),
    }),
  },
  'PATCH /events/{eventId}/guests/{guestId}/rsvp': { payload: ['rsvp'], reads: outcome },
  'PATCH /events/{eventId}/guests/{guestId}/unrsvp': { payload: [], reads: outcome },
  'GET /events/{eventId}/wishlist/gift/{giftId}/collaboration-requests': { payload: [], reads: requests },
  'PATCH /events/{eventId}/wishlist/gift/{giftId}/enable-collaboration': { payload: [], reads: changedGift },
  'POST /events/{eventId}/wishlist/gift/{giftId}/join-collaboration': {
    payload: ['contributionAmount'],
    reads: changedGift,
  },
  'PATCH /events/{eventId}/wishlist/gift/{giftId}/mark-purchased': {
    payload: ['purchaseConfirmation'],
    reads: changedGift,
  },
  'POST /events/{eventId}/collaboration-request': {
    payload: ['giftId', 'targetUserId', 'message'],
    reads: unread,
  },
  'GET /events/{eventId}/collaboration-requests': { payload: [], reads: requests },
  'POST /events/{eventId}/collaboration-request/{requestId}/respond': { payload: ['status'], reads: unread },
  'GET /auth/sessions': { payload: [], reads: z.looseObject({ activeSessions: z.array(session).min(1) }) },
  'GET /auth/past-logins': {
    payload: [],
    reads: z.looseObject({ pastLogins: z.array(pastLogin).min(1).max(10) }),
  },
  'GET /auth/security/overview': { payload: [], reads: securityOverview },
  'DELETE /auth/session/{sessionId}': { payload: [], reads: z.looseObject({ action: z.string().min(1) }) },
  'DELETE /auth/sessions/revoke-all': { payload: [], reads: unread },
  'POST /auth/session/heartbeat': { payload: [], reads: unread },
  'POST /design-tool/oauth/token': {
    payload: ['code', 'redirect_uri'],
    reads: z.looseObject({ access_token: z.string().min(1) }),
  },
  'GET /api/payments/status/{id}': { payload: [], reads: paymentStatus },
  'GET /api/payments/gift-cards': {
    payload: [],
    reads: z.looseObject({ giftCards: z.array(giftCard), totalBalance: z.number() }),
  },
  'GET /api/gift-cards/catalogs': {
    payload: [],
    reads: succeeded({ catalogs: z.array(catalogBrand).min(1) }),
  },
  'GET /api/gift-cards/products/{brandId}': {
    payload: [],
    reads: succeeded({ products: z.array(catalogProduct).min(1) }),
  },
  'POST /api/gift-cards/redeem': {
    payload: ['giftCardId', 'productId', 'amount', 'recipientEmail'],
    reads: succeeded({ redemption }),
  },
} as const satisfies Record<string, SpecCall>;
export type SpecLine = keyof typeof specCalls;
