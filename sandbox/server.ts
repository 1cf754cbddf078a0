import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { canvaService } from '#sandbox/canva/service.ts';
import { bridge } from '#sandbox/http/bridge.ts';
import { listen } from '#sandbox/http/listen.ts';
import { identityService } from '#sandbox/identity/service.ts';
import { logFailure } from '#sandbox/log.ts';
import { mailboxService } from '#sandbox/mailbox/service.ts';
import { paymentsService } from '#sandbox/payments/service.ts';
import { phoneService } from '#sandbox/phones.ts';
import { placesService } from '#sandbox/places/service.ts';
import type { NodeBindings, NodeHandler, SandboxService } from '#sandbox/service.ts';
import { textAiService } from '#sandbox/text-ai/service.ts';
import { show } from '#sandbox/ui/page.ts';
import { failurePage, notFoundPage, startPage, tooLargePage } from '#sandbox/ui/start-page.ts';
import { voucherService } from '#sandbox/vouchers/service.ts';

/** How to start the sandbox. */
interface SandboxOptions {
  /** Port of the pages; 0 takes any free one. */
  port: number;
  /** Address to listen on; 127.0.0.1, the default, also answers on ::1. */
  host?: string;
  /** Port of the mail server; 0 takes any free one. Default: the pages' port + 1, any free one when `port` is 0. */
  smtpPort?: number;
  /** Where people may be sent after signing in. */
  redirectUris: string[];
  /** Where people may be sent after signing out. */
  postLogoutRedirectUris: string[];
  clientId?: string;
  clientSecret?: string;
  /** Where webhooks about payments go. Default: `/api/payments/webhook` of the product, whose origin is that of the first redirect address. */
  paymentWebhookUrl?: string;
  /** Waits between the tries of one webhook about a payment, in milliseconds. */
  paymentWebhookRetryMs?: readonly number[];
  /** Origin of the product that is told what becomes of messages. Default: that of the first redirect address. */
  messageCallbackOrigin?: string;
}

/** A running sandbox. */
export interface Sandbox {
  /** Start page, such as `http://localhost:4400`. */
  url: string;
  /** The identity provider's issuer address. */
  issuer: string;
  /** Where mail is accepted, such as `smtp://127.0.0.1:4401`. */
  smtpUrl: string;
  port: number;
  /** Stops everything and forgets everything. */
  close(): Promise<void>;
}

/** Forms and API bodies; no service of the sandbox needs more. */
const largestBody = 1024 * 1024;

/**
 * Starts the stand-ins for outside services.
 *
 * @throws Error with a sentence for people when a port is taken.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = '127.0.0.1' } = options;
  const web = new Hono<{ Bindings: NodeBindings }>();
  const nodeMounts: { prefix: string; handler: NodeHandler }[] = [];
  let origin = '';
  let announceReady = (): void => {};
  const ready = new Promise<void>((resolve) => (announceReady = resolve));

  const listening = await listen(
    (incoming, outgoing) => {
      // The issuer carries the port, so the services can only be made once the port is known.
      ready
        .then(() => {
          const path = incoming.url?.split('?', 1)[0] ?? '';
          const mount = nodeMounts.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
          if (!mount)
            return bridge(
              (request) => web.fetch(request, { incoming, outgoing }),
              origin,
              incoming,
              outgoing,
            );
          // Koa's and Express's way of telling a handler where it is mounted.
          Object.assign(incoming, { baseUrl: mount.prefix });
          incoming.url = incoming.url?.slice(mount.prefix.length).replace(/^(?!\/)/, '/');
          return mount.handler(incoming, outgoing);
        })
        .catch((error: unknown) => {
          logFailure(error);
          outgoing.destroy();
        });
    },
    options.port,
    host,
  );
  origin = `http://localhost:${listening.port}`;

  const identity = identityService({
    origin,
    clientId: options.clientId ?? 'shagun',
    clientSecret: options.clientSecret ?? 'shagun-sandbox-secret',
    redirectUris: options.redirectUris,
    postLogoutRedirectUris: options.postLogoutRedirectUris,
  });
  const mailbox = mailboxService({
    origin,
    host,
    smtpPort: options.smtpPort ?? (options.port === 0 ? 0 : options.port + 1),
  });
  const vouchers = voucherService({ origin, smtpUrl: () => mailbox.smtpUrl() });
  const payments = paymentsService({
    origin,
    webhookUrl:
      options.paymentWebhookUrl ?? new URL('/api/payments/webhook', options.redirectUris[0] ?? origin).href,
    ...(options.paymentWebhookRetryMs && { retryMs: options.paymentWebhookRetryMs }),
  });
  const canva = canvaService({
    origin,
    redirectUris: [new URL('/design-tool/callback', options.redirectUris[0] ?? origin).href],
  });
  const places = placesService({ origin });
  const textAi = textAiService({ origin });
  const phones = phoneService({
    origin,
    productOrigin: new URL(options.messageCallbackOrigin ?? options.redirectUris[0] ?? origin).origin,
  });
  /** What is left of the body nobody reads, so that nothing else may come on its connection. */
  const refuseBody = async () => {
    const answer = await show(tooLargePage(), 413);
    answer.headers.set('Connection', 'close');
    return answer;
  };
  const services: SandboxService[] = [identity, mailbox, phones, payments, vouchers, canva, places, textAi];
  const close = async (): Promise<void> => {
    await Promise.all([listening.close(), ...services.map((service) => service.close())]);
  };

  try {
    web.use(bodyLimit({ maxSize: largestBody, onError: refuseBody }));
    web.get('/', () => show(startPage(services)));
    for (const service of services) {
      await service.mount({ web, node: (prefix, handler) => void nodeMounts.push({ prefix, handler }) });
    }
    web.notFound(() => show(notFoundPage(), 404));
    web.onError((error) => {
      logFailure(error);
      return show(failurePage(), 500);
    });
  } catch (error) {
    await close();
    throw error;
  }
  announceReady();
  return { url: origin, issuer: identity.issuer, smtpUrl: mailbox.smtpUrl(), port: listening.port, close };
}
