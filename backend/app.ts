import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ErrorEnvelope } from '#contract/common/errors.ts';
import { errorWords } from '#messages/errors/by-language.ts';
import { preferredLanguage } from '#messages/language.ts';
import { mountAccounts } from '#backend/use-cases/account/routes.ts';
import { lockSignedIn } from './accounts/session-repository.ts';
import { forgeryProof, recogniseViewer, rememberVisitors } from './accounts/session.ts';
import { mountSignInCodes } from './accounts/codes/routes.ts';
import { leaveGiftsOfGuests } from './use-cases/claims/leave-service.ts';
import { mountClaims } from './use-cases/claims/routes.ts';
import { mountCalendarFeed } from './use-cases/calendar-feed/routes.ts';
import { mountApiKeys } from './accounts/api-keys/routes.ts';
import { presentedKey, recogniseKey } from './accounts/api-keys/recognise.ts';
import { mountWebhooks } from './accounts/webhooks/routes.ts';
import { mountPasskeys } from './accounts/passkeys/routes.ts';
import { mountSignIn } from './accounts/sign-in.ts';
import { mountContributions } from '#backend/gifts/collaboration/contribution-routes.ts';
import { mountShagun } from '#backend/gifts/shagun/routes.ts';
import { mountCollaboration } from '#backend/gifts/collaboration/routes.ts';
import { mountConsole } from '#backend/use-cases/console/routes.ts';
import { admitOperator } from '#backend/use-cases/console/access.ts';
import { mountContact } from '#backend/messaging/contact/routes.ts';
import type { Context } from '#backend/platform/context.ts';
import { mountDesigns } from './designs/routes.ts';
import { mountDesignTool, mountDesignToolEntrance } from '#backend/designs/tool/routes.ts';
import { databaseIsAway } from '#backend/platform/database/server-client.ts';
import type { DesignToolContext } from '#backend/designs/tool/tool-context.ts';
import { mountDescription } from '#backend/platform/api-description/routes.ts';
import { invalid, Problem } from '#backend/platform/errors.ts';
import type { EventTextContext } from '#backend/events/suggested-text/event-text-context.ts';
import { mountEventText } from '#backend/events/suggested-text/routes.ts';
import { mountEventFiles } from '#backend/use-cases/event-files/routes.ts';
import { mountEvents } from '#backend/use-cases/events/routes.ts';
import { mountGiftCards } from '#backend/money/gift-cards/routes.ts';
import type { VoucherContext } from '#backend/money/gift-cards/voucher-context.ts';
import { chatListener } from './guests/chats/hear-service.ts';
import { mountChats } from './guests/chats/routes.ts';
import { mountGuestImports } from './guests/import/routes.ts';
import { mountGuestChanges } from './guests/many/routes.ts';
import { mountGuestMerges } from './guests/merge/routes.ts';
import { mountGuests } from './guests/routes.ts';
import { linkInvitationsToUser } from './use-cases/account/link-service.ts';
import { mountHosts } from '#backend/events/hosts/routes.ts';
import { refuseForgery } from '#backend/platform/http/forgery.ts';
import { forReader } from '#backend/platform/reader.ts';
import { isHealthCheck, mountHealth } from '#backend/platform/http/health.ts';
import { refuseUnreadable } from '#backend/platform/http/readable.ts';
import { requireRecentSignIn } from '#backend/platform/http/recent-sign-in.ts';
import { implement, type HttpEnv, type Implement } from '#backend/platform/http/implement.ts';
import { newId } from '#backend/platform/ids.ts';
import type { OpenSpan } from '#backend/platform/tracing/tracing.ts';
import { mountImages } from '#backend/platform/images/routes.ts';
import { mountInvitations } from '#backend/guests/invitations/routes.ts';
import { isMessageCallback, mountMessageCallbacks } from '#backend/messaging/phone-messages/routes.ts';
import { mountNotifications } from '#backend/messaging/notifications/routes.ts';
import type { PlaceContext } from '#backend/events/places/place-context.ts';
import { mountPlaces } from '#backend/events/places/routes.ts';
import { isPaymentCallback, mountPaymentCallbacks, mountPayments } from '#backend/money/payments/routes.ts';
import type { PaymentContext } from '#backend/money/payments/service.ts';
import type { ProviderHealth } from './providers/health.ts';
import type { Identity } from './providers/identity.ts';
import { mountFunctions } from '#backend/use-cases/functions/routes.ts';
import { mountEventPhoto } from '#backend/events/photo/routes.ts';
import { mountQuestions } from '#backend/events/questions/routes.ts';
import { mountReminders } from '#backend/guests/reminders/routes.ts';
import { mountThankYous } from '#backend/use-cases/thank-yous/routes.ts';
import { mountSecurity } from '#backend/accounts/security/routes.ts';
import { isRefusedValue } from '#backend/platform/database/strip-nul.ts';
import { mountWishlist } from '#backend/gifts/wishlist/routes.ts';
import { showGift } from '#backend/gifts/wishlist/service.ts';

/** Paths that prove themselves with a secret of their own instead of coming from this site. */
const carriesItsOwnProof = (path: string) =>
  path.startsWith('/api/unsubscribe/') || isPaymentCallback(path) || isMessageCallback(path);

/** What the key of a personal link opens: answering, giving, and bringing a gift. */
const BY_KEY =
  /^\/events\/[^/]+\/(guests\/[^/]+\/(un)?rsvp|shagun|wishlist\/gift\/[^/]+\/(join-collaboration|claim(\/release)?))$/;

/** What a guest does that brings nothing of a browser's but the key of the personal link, which alone counts then. */
const isByKeyAlone = (c: HonoContext) =>
  BY_KEY.test(c.req.path) && ['Cookie', 'Origin', 'Sec-Fetch-Site'].every((name) => !c.req.header(name));

/** The REST API of spec section 7, sign-in, health and description. Answers requests; starts nothing. */
export function createApp(
  ctx: Context,
  services: {
    /** Null where nobody signs in at a provider. */
    identity: Identity | null;
    paymentContext: PaymentContext;
    voucherContext: VoucherContext;
    designTool: DesignToolContext;
    places: PlaceContext;
    eventText: EventTextContext;
    providerHealth: ProviderHealth;
  },
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const answer = async (c: HonoContext<HttpEnv>, next: () => Promise<void>, span?: OpenSpan) => {
    const started = performance.now();
    c.set('requestId', newId());
    c.set('language', preferredLanguage(c.req.header('Accept-Language')));
    await forReader(c.get('language'), next);
    c.header('X-Request-Id', c.get('requestId'));
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store');
    const route = routePath(c, -1);
    const ms = performance.now() - started;
    const { status } = c.res;
    ctx.metrics?.callEnded({ method: c.req.method, route, status, seconds: ms / 1000 });
    ctx.log.debug(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        route,
        status,
        ms: Math.round(ms),
      },
      'request',
    );
    span?.was(
      `${c.req.method} ${route}`,
      {
        'http.request.method': c.req.method,
        'http.route': route,
        'http.response.status_code': status,
        // the log names it too
        'shagun.request_id': c.get('requestId'),
      },
      status >= 500,
    );
  };
  app.use((c, next) =>
    ctx.tracing && !isHealthCheck(c.req.path)
      ? ctx.tracing.within('call', (span) => answer(c, next, span))
      : answer(c, next),
  );
  app.use(refuseUnreadable());
  mountHealth(app, ctx);
  // no page of another site can send a key: it is in no cookie, and cookies beside it count for nothing
  const provesItself = (c: HonoContext<HttpEnv>) =>
    carriesItsOwnProof(c.req.path) || presentedKey(c) !== null || isByKeyAlone(c);
  app.use(refuseForgery(ctx.env.APP_URL, provesItself, (c) => forgeryProof(ctx, c)));
  app.use('/auth/me', rememberVisitors(ctx));
  const recogniseByKey = recogniseKey(ctx);
  const recogniseBySession = recogniseViewer(ctx);
  const recognise: MiddlewareHandler<HttpEnv> = (c, next) =>
    presentedKey(c) === null ? recogniseBySession(c, next) : recogniseByKey(c, next);
  app.use(recognise);
  mountSignIn(app, ctx, services.identity, linkInvitationsToUser(ctx));
  mountPaymentCallbacks(app, services.paymentContext);
  mountMessageCallbacks(app, ctx, chatListener);
  mountDesignToolEntrance(app, services.designTool);

  const onApp: Implement = (name, handler, checks) =>
    implement(app, name, handler, {
      ...checks,
      checkAnswers: ctx.env.SHAGUN_MODE === 'test',
      recognise: async (c) => void (await recognise(c as HonoContext<HttpEnv, string>, async () => {})),
      admitOperator: (viewer) => admitOperator(ctx, viewer),
      requireRecentSignIn: (viewer) => requireRecentSignIn(ctx, viewer),
    });
  mountAccounts(ctx, onApp);
  mountNotifications(lockSignedIn)(ctx, onApp);
  mountSignInCodes(linkInvitationsToUser(ctx))(ctx, onApp);
  mountPasskeys(ctx, onApp);
  mountSecurity(ctx, onApp);
  mountApiKeys(ctx, onApp);
  mountWebhooks(ctx, onApp);
  mountContact(ctx, onApp);
  mountImages(ctx, onApp);
  // before the calls that take whatever follows /events/ for an event
  mountEventFiles(ctx, onApp);
  mountEvents(ctx, onApp);
  mountCalendarFeed(ctx, onApp);
  mountGuests(leaveGiftsOfGuests)(ctx, onApp);
  mountGuestChanges(leaveGiftsOfGuests)(ctx, onApp);
  mountGuestMerges(ctx, onApp);
  mountGuestImports(leaveGiftsOfGuests)(ctx, onApp);
  mountHosts(ctx, onApp);
  mountInvitations(ctx, onApp);
  mountFunctions(ctx, onApp);
  mountQuestions(ctx, onApp);
  mountEventPhoto(ctx, onApp);
  mountReminders(ctx, onApp);
  mountChats(ctx, onApp);
  mountDesigns(ctx, onApp);
  mountWishlist(ctx, onApp);
  mountPayments(services.paymentContext)(ctx, onApp);
  mountGiftCards(services.voucherContext)(ctx, onApp);
  mountCollaboration(services.paymentContext, showGift)(ctx, onApp);
  mountContributions(services.paymentContext)(ctx, onApp);
  mountClaims(ctx, onApp);
  mountShagun(services.paymentContext)(ctx, onApp);
  mountThankYous(ctx, onApp);
  mountDesignTool(services.designTool)(ctx, onApp);
  mountPlaces(services.places)(ctx, onApp);
  mountEventText(services.eventText)(ctx, onApp);
  mountConsole(services)(ctx, onApp);
  mountDescription(app, ctx);

  app.notFound((c) =>
    c.json(envelope(c.get('requestId'), 'not_found', errorWords[c.get('language')].notFound), 404),
  );
  app.onError((err, c) => {
    const requestId = c.get('requestId') ?? newId();
    if (err instanceof Problem) {
      return c.json(
        envelope(requestId, err.code, ...err.inWords(c.get('language'))),
        err.status,
        err.headers,
      );
    }
    // no schema caught it, which is a fault of ours all the same; but whoever sent it can change it, and nothing was kept
    if (isRefusedValue(err)) {
      ctx.log.error(
        { err, requestId, method: c.req.method, route: routePath(c, -1) },
        'the database refused a value',
      );
      const problem = invalid({});
      return c.json(envelope(requestId, problem.code, ...problem.inWords(c.get('language'))), 400);
    }
    ctx.log.error({ err, requestId, method: c.req.method, route: routePath(c, -1) }, 'request failed');
    if (databaseIsAway(err))
      return c.json(
        envelope(requestId, 'unavailable', errorWords[c.get('language') ?? 'en'].unavailable),
        503,
        { 'Retry-After': '5' },
      );
    return c.json(envelope(requestId, 'unexpected', errorWords[c.get('language') ?? 'en'].unexpected), 500);
  });
  return app;
}

function envelope(
  requestId: string,
  code: string,
  message: string,
  details?: ErrorEnvelope['details'],
): ErrorEnvelope {
  return { error: message, message, code, requestId, ...(details ? { details } : {}) };
}
