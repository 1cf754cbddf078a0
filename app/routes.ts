import { index, route, type RouteConfig } from '@remix-run/route-config';

/** The spec's route table (section 2) with what design 8 adds to it. */
export default [
  index('site/landing.tsx'),
  route('guide', 'site/guide/guide.tsx'),
  route('contact', 'site/contact.tsx'),
  route('about', 'site/about.tsx'),
  route('privacy', 'site/legal/privacy.tsx'),
  route('terms', 'site/legal/terms.tsx'),
  route('login', 'accounts/login.tsx'),

  route('dashboard', 'accounts/dashboard.tsx'),
  route('profile', 'accounts/profile.tsx'),
  route('profile/data', 'accounts/account-data.tsx'),
  route('profile/data/download', 'accounts/account-download.ts'),
  route('profile/delete', 'accounts/account-deletion.tsx'),
  route('goodbye', 'accounts/goodbye.tsx'),

  route('security', 'security/security.tsx'),
  route('security/refresh', 'security/refresh.ts'),
  route('security/revoke-others', 'security/revoke-others.tsx'),
  route('security/sessions/:sessionId/revoke', 'security/session-revocation.ts'),
  route('profile/mails', 'notifications/mails.tsx'),
  route('notifications', 'notifications/notifications.tsx'),
  route('notifications/read', 'notifications/read.ts'),
  route('notifications/latest', 'notifications/latest.ts'),

  route('organised-events', 'events/organised-events.tsx'),
  route('attending-events', 'events/attending-events.tsx'),
  route('joined-events', 'events/joined-events.ts'),
  route('events', 'events/events.ts'),
  route('create-event/:eventType', 'events/event-new/event-new.tsx'),
  route('create-event/:eventType/draft', 'events/event-new/draft.ts'),
  route('event/:eventId', 'events/event-page/event.tsx'),
  route('event/:eventId/rsvp/:guestId/:response/:source', 'events/event-page/event-rsvp.tsx'),
  route('event/:eventId/edit', 'events/event-edit.tsx'),
  route('event/:eventId/cancel', 'events/event-cancel.tsx'),

  route('event/:eventId/invite', 'invitations/invite.tsx'),
  route('event/:eventId/invite/guests/:guestId', 'invitations/invited-guest.tsx'),
  route('event/:eventId/invite/guests/:guestId/reset-link', 'invitations/link-reset.ts'),
  route('event/:eventId/invite/guests/:guestId/remove', 'invitations/guest-removal.tsx'),
  route('event/:eventId/invite/send', 'invitations/invite-send.ts'),
  route('event/:eventId/invite/send-next', 'invitations/send-next.tsx'),

  route('event/:eventId/invite/design', 'designs/invitation-design.tsx'),
  route('event/:eventId/invite/design-tool', 'design-tool/my-designs.tsx'),
  route('event/:eventId/invite/design-tool/create', 'design-tool/design-create.ts'),
  route('event/:eventId/invite/design-tool/designs/:designId/edit', 'design-tool/design-edit.ts'),
  route('event/:eventId/invite/design-tool/exports', 'design-tool/design-export.ts'),
  route('event/:eventId/invite/design-tool/picture', 'design-tool/picture-choice.ts'),
  route('event/:eventId/invite/design-tool/disconnect', 'design-tool/disconnection.ts'),
  route('design-tool/callback', 'design-tool/callback.tsx'),

  route('event/:eventId/wishlist', 'wishlist/wishlist.tsx'),
  route('event/:eventId/wishlist/gifts/:giftId', 'wishlist/gift-edit.tsx'),
  route('event/:eventId/wishlist/gifts/:giftId/delete', 'wishlist/gift-deletion.tsx'),
  route('event/:eventId/wishlist/gifts/:giftId/delivered', 'wishlist/gift-delivered.ts'),
  route('event/:eventId/gift/:giftId', 'collaboration/gift-together.tsx'),
  route('event/:eventId/gift/:giftId/enable', 'collaboration/collaboration-enable.ts'),
  route('event/:eventId/gift/:giftId/ask', 'collaboration/gift-request.tsx'),
  route('event/:eventId/gift/:giftId/purchase', 'collaboration/gift-purchase.tsx'),
  route('event/:eventId/gift/:giftId/settings', 'collaboration/collaboration-settings.tsx'),
  route('event/:eventId/gift/:giftId/contributions', 'collaboration/gift-contributions.tsx'),
  route('event/:eventId/gift/:giftId/contributions/:contributionId/withdraw', 'collaboration/contribution-withdrawal.tsx'),
  route('event/:eventId/collaboration-requests/:requestId', 'collaboration/request-answer.ts'),
  route('g/:key', 'invitations/short-link.ts'),
  route('u/:token', 'invitations/unsubscribe.tsx'),

  route('wallet', 'gift-cards/wallet.tsx', [
    route('redeem/:giftCardId', 'gift-cards/redemption/redeem.tsx', [
      index('gift-cards/redemption/brands.tsx'),
      route(':brandId', 'gift-cards/redemption/products.tsx'),
      route(':brandId/:productId', 'gift-cards/redemption/confirm.tsx'),
    ]),
    route('redemption/:redemptionId', 'gift-cards/redemption/result.tsx'),
  ]),
  route('wallet/cards/:giftCardId/number', 'gift-cards/card-number.tsx'),

  route('payment-success', 'payments/payment-success.tsx'),
  route('payment-cancel', 'payments/payment-cancel.tsx'),

  // the API, sign-in and health of the backend on the same origin
  route('auth/*', 'backend-paths.ts', { id: 'backend-auth' }),
  route('events/*', 'backend-paths.ts', { id: 'backend-events' }),
  route('api/*', 'backend-paths.ts', { id: 'backend-api' }),
  route('design-tool/*', 'backend-paths.ts', { id: 'backend-design-tool' }),
  route('healthz', 'backend-paths.ts', { id: 'backend-healthz' }),
  route('readyz', 'backend-paths.ts', { id: 'backend-readyz' }),

  route('forged', 'site/forged.tsx'),
  route('*', 'site/not-found.tsx'),
] satisfies RouteConfig;
