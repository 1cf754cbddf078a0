import { handleSignInCodes } from './accounts/codes/mail-jobs.ts';
import { handleEmailLinks } from './accounts/email-mail-jobs.ts';
import { createApp } from './app.ts';
import { handleCancelledEvents } from '#backend/gifts/collaboration/cancelled-event-returns.ts';
import { handleNewGivers } from '#backend/gifts/collaboration/new-giver-jobs.ts';
import { contributionPaymentHandler, CONTRIBUTION } from '#backend/gifts/collaboration/contribution-paid.ts';
import { handleContactMessages } from '#backend/messaging/contact/jobs.ts';
import type { Context } from '#backend/platform/context.ts';
import { connectDatabase } from '#backend/platform/database/connect.ts';
import { migrate, pendingMigrations } from '#backend/platform/database/migrate.ts';
import { WAITS, type Waits } from '#backend/platform/database/server-client.ts';
import { handleExports } from '#backend/designs/tool/export-jobs.ts';
import { handleRevocations } from '#backend/designs/tool/revocation-jobs.ts';
import type { DesignToolContext } from '#backend/designs/tool/tool-context.ts';
import { handleDesigns } from './designs/draw-jobs.ts';
import type { Metrics } from '#backend/platform/metrics/metrics.ts';
import { statementName } from '#backend/platform/tracing/statement-name.ts';
import type { Tracing } from '#backend/platform/tracing/tracing.ts';
import { handleLedgerChecks } from '#backend/use-cases/console/ledger-check-jobs.ts';
import { watchDatabase } from '#backend/use-cases/operator/metrics-service.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import type { EventTextContext } from '#backend/events/suggested-text/event-text-context.ts';
import { repeatExpiryAnnouncement } from '#backend/money/gift-cards/expiry-announcement.ts';
import { expireCards } from '#backend/money/gift-cards/expiry.ts';
import { repeatRedemptions } from '#backend/money/gift-cards/redemption-jobs.ts';
import { openProviderAccounts } from '#backend/money/ledger/service.ts';
import type { VoucherContext } from '#backend/money/gift-cards/voucher-context.ts';
import { handleHostMails } from '#backend/events/hosts/mail-jobs.ts';
import { createPictureQueue, type PictureQueue } from '#backend/platform/picture-work/picture-queue.ts';
import { repeatDeletingObjects } from '#backend/platform/images/place-service.ts';
import { createPictureStores } from '#backend/platform/picture-store/stores.ts';
import { repeatForgettingImages } from '#backend/platform/images/service.ts';
import { handleConfirmations } from '#backend/guests/confirmations/jobs.ts';
import { handleChats } from '#backend/guests/chats/jobs.ts';
import { handleDeliveries } from '#backend/guests/invitations/delivery-jobs.ts';
import { handleTestInvitations } from '#backend/guests/invitations/test-service.ts';
import { sendPlanned } from '#backend/guests/invitations/sending-plan-service.ts';
import { moveUpWaiting } from '#backend/guests/invitations/waiting-service.ts';
import { createJobs } from '#backend/platform/jobs/jobs.ts';
import { handleTransactionalMail } from '#backend/messaging/transactional-mail/jobs.ts';
import { createLog } from '#backend/platform/log.ts';
import { handleWebhooks } from '#backend/messaging/webhooks/delivery-jobs.ts';
import { mailNotifications } from '#backend/messaging/notifications/mail-service.ts';
import {
  handleNotificationMessages,
  whatsappNotifications,
} from '#backend/messaging/notifications/whatsapp-service.ts';
import { handleRefunds, repeatReconciliation, type PaymentContext } from '#backend/money/payments/service.ts';
import type { PlaceContext } from '#backend/events/places/place-context.ts';
import { createProviderHealth } from './providers/health.ts';
import { watchProviders, watchService } from './providers/watched.ts';
import { createIdentity } from './providers/identity.ts';
import { createMail } from './providers/mail.ts';
import { absentParts } from './providers/absent.ts';
import { createMessageProviders } from './providers/messages/set-up.ts';
import {
  designToolOf,
  paymentProvider,
  placeSearchOf,
  sellsVouchers,
  takesPayments,
  textServiceOf,
  voucherProvider,
} from './providers/set-up.ts';
import { handleThankYouMails } from '#backend/use-cases/thank-yous/mail-jobs.ts';
import { forgetOldChanges } from '#backend/guests/many/undo-service.ts';
import { sendDueReminders } from '#backend/guests/reminders/service.ts';
import { tidyUp } from '#backend/use-cases/retention/tidy-up-service.ts';
import { repeatForgettingOldRows } from '#backend/use-cases/retention/service.ts';

/** A running backend. */
export interface Backend {
  ctx: Context;
  /** Takes payments, for commands and tests that work without a browser. */
  paymentContext: PaymentContext;
  /** Redeems gift cards, likewise. */
  voucherContext: VoucherContext;
  /** Works with accounts at the design tool, likewise. */
  designTool: DesignToolContext;
  /** Looks for venues, likewise. */
  places: PlaceContext;
  /** Suggests descriptions, likewise. */
  eventText: EventTextContext;
  /** Answers one request of the API. */
  fetch(request: Request): Promise<Response>;
  /** Finishes running jobs and closes the database. Safe to call twice. */
  stop(): Promise<void>;
}

interface BootOptions {
  /** Whether this process runs background jobs. */
  runJobs: boolean;
  /** Bring the schema up to date first. Without it pending migrations are refused. */
  migrate: boolean;
  now?: () => Date;
  /** Whether somebody waits for an answer of this process: a large sending gives way. */
  isAnswering?: () => boolean;
  /** How long its statements may take, usual limits when left out; `null`: as long as they need, for commands that read everything. */
  waits?: Waits | null;
  /** Where what happens is counted, when somebody looks. */
  metrics?: Metrics | undefined;
  /** Where it is said step by step, when somebody collects that. Whoever started it stops it, after the backend. */
  tracing?: Tracing | undefined;
  /** Another place where pictures are worked on, for tests. */
  pictures?: PictureQueue;
}

/**
 * Opens the database, prepares jobs and answers the API.
 *
 * @throws {DataFolderInUse} when the embedded database is open elsewhere
 * @throws when migrations are pending and may not be applied
 */
export async function bootBackend(env: Env, options: BootOptions): Promise<Backend> {
  const log = createLog(env);
  const { metrics, tracing } = options;
  const database = await connectDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    ...(env.DATABASE_REPLICA_URL ? { replica: { url: env.DATABASE_REPLICA_URL, log } } : {}),
    poolSize: env.DATABASE_POOL_SIZE,
    prepare: env.DATABASE_PREPARE,
    dataDir: env.DATA_DIR,
    ...(options.waits === null ? {} : { waits: options.waits ?? WAITS }),
    ...(tracing
      ? {
          ran: (text: string, seconds: number, failed: boolean) =>
            tracing.happened(statementName(text), { seconds, failed }),
        }
      : {}),
  });
  try {
    if (options.migrate) {
      await migrate(database.pool);
    } else if ((await pendingMigrations(database.pool)).length > 0) {
      throw new Error('The database is not up to date: run `npm run migrate` first');
    }
    const jobs = createJobs(database, log, { tracing });
    const ctx: Context = {
      env,
      database,
      db: database.db,
      jobs,
      pictures: options.pictures ?? createPictureQueue(),
      pictureStores: createPictureStores(env, (store) =>
        watchService({ metrics, tracing }, 'picture-store', store),
      ),
      log,
      now: options.now ?? (() => new Date()),
      metrics,
      tracing,
    };
    if (ctx.metrics) watchDatabase(ctx, ctx.metrics);
    const providerHealth = createProviderHealth(ctx.now);
    const watched = watchProviders(providerHealth, { metrics, tracing });
    const mail = watched('mail', createMail(env));
    const providers = createMessageProviders(env);
    const messages = {
      whatsapp: watched('whatsapp', providers.whatsapp),
      sms: watched('sms', providers.sms),
    };
    handleDeliveries(ctx, mail, messages, options.isAnswering ?? (() => false));
    handleTestInvitations(ctx, mail);
    handleConfirmations(ctx, mail);
    handleNotificationMessages(ctx, messages);
    handleChats(ctx, messages);
    handleTransactionalMail(ctx, mail);
    handleWebhooks(ctx);
    handleHostMails(ctx, mail);
    handleThankYouMails(ctx, mail);
    handleEmailLinks(ctx, mail);
    handleSignInCodes(ctx, mail);
    handleDesigns(ctx);
    handleContactMessages(ctx, mail);
    const paymentContext: PaymentContext = {
      ctx,
      provider: watched('payments', paymentProvider(env)),
      handlers: { [CONTRIBUTION]: contributionPaymentHandler(ctx) },
    };
    repeatReconciliation(ctx, paymentContext);
    handleRefunds(ctx, paymentContext);
    handleCancelledEvents(ctx, paymentContext);
    handleNewGivers(ctx);
    const voucherContext: VoucherContext = { ctx, provider: watched('vouchers', voucherProvider(env)) };
    repeatRedemptions(voucherContext);
    const designTool: DesignToolContext = { ctx, tool: watched('design-tool', designToolOf(env)) };
    handleLedgerChecks(ctx, paymentContext, voucherContext);
    handleRevocations(designTool);
    handleExports(designTool);
    const places: PlaceContext = { ctx, search: watched('places', placeSearchOf(env)) };
    const eventText: EventTextContext = { ctx, service: watched('event-text', textServiceOf(env)) };
    jobs.repeat('gift-cards-expire', '7 * * * *', () => expireCards(ctx));
    repeatExpiryAnnouncement(ctx);
    repeatForgettingImages(ctx);
    repeatDeletingObjects(ctx);
    repeatForgettingOldRows(ctx);
    jobs.every('planned-sendings', 30, () => sendPlanned(ctx));
    jobs.every('guest-changes', 60, () => forgetOldChanges(ctx));
    jobs.every('reminders', 30, () => sendDueReminders(ctx));
    jobs.every('waiting-deliveries', 300, () => moveUpWaiting(ctx));
    jobs.every('notification-mail', 15, () => mailNotifications(ctx));
    jobs.every('notification-whatsapp', 15, () => whatsappNotifications(ctx));
    jobs.repeat('tidy-up', '17 * * * *', () => tidyUp(ctx));
    const holders = [
      ...(takesPayments(env) ? [paymentContext.provider.name] : []),
      ...(sellsVouchers(env) ? [voucherContext.provider.name] : []),
    ];
    if (holders.length > 0) await openProviderAccounts(ctx.db, holders);
    const absent = absentParts(env);
    if (env.SHAGUN_MODE === 'production' && absent.length > 0)
      log.info({ absent }, 'not set up, and absent from pages: `npm run doctor` tells more');
    await jobs.start({ work: options.runJobs });
    const app = createApp(ctx, {
      identity: env.SIGN_IN.includes('oidc') ? createIdentity(env) : null,
      paymentContext,
      voucherContext,
      designTool,
      places,
      eventText,
      providerHealth,
    });
    let stopping: Promise<void> | undefined;
    return {
      ctx,
      paymentContext,
      voucherContext,
      designTool,
      places,
      eventText,
      fetch: async (request) => app.fetch(request),
      stop: () =>
        (stopping ??= (async () => {
          await jobs.stop();
          mail.close();
          ctx.pictures.close();
          await database.close();
        })()),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
