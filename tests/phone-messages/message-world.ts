import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { DELIVER_MESSAGE_QUEUE } from '#backend/guests/invitations/delivery-queue.ts';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { msg91Account } from '#sandbox/msg91/callbacks.ts';
import { whatsappAccount } from '#sandbox/whatsapp/callbacks.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { TEST_ORIGIN, useTestBackend, type Caller, type TestBackend } from '#tests/setup/test-backend.ts';

/** Settings of both providers, at `base`. */
export const messageSettings = (base: string): Record<string, string> => ({
  WHATSAPP_BASE_URL: `${base}/whatsapp/v23.0`,
  WHATSAPP_PHONE_NUMBER_ID: whatsappAccount.phoneNumberId,
  WHATSAPP_ACCESS_TOKEN: whatsappAccount.accessToken,
  WHATSAPP_APP_SECRET: whatsappAccount.appSecret,
  WHATSAPP_VERIFY_TOKEN: 'the-verify-token',
  MSG91_BASE_URL: `${base}/msg91/api/v5`,
  MSG91_AUTH_KEY: msg91Account.authKey,
  MSG91_CALLBACK_SECRET: msg91Account.callbackSecret,
  MSG91_TEMPLATES: ['invitation', 'update', 'cancellation']
    .flatMap((name) => ['en', 'hi'].map((language) => `${name}.${language}=sandbox_${name}_${language}`))
    .join(','),
});

/** A message as the sandbox's phones show it. */
interface OnPhone {
  ref: string;
  via: 'WhatsApp' | 'SMS';
  number: string;
  isReply: boolean;
  text: string;
  sender_id: string;
  state: string;
}

export interface MessageWorld {
  t: TestBackend;
  sandbox: Sandbox;
  host: Caller;
  phones(number?: string): Promise<OnPhone[]>;
  press(path: string, fields?: Record<string, string>): Promise<void>;
  /** Sends a callback to the product, as a provider does. */
  callback(path: string, body: string, headers: Record<string, string>): Promise<Response>;
  wedding(
    guests: { first_name?: string; email?: string; phone?: string; user_id?: string }[],
  ): Promise<{ eventId: string; guestIds: string[] }>;
  delivery(guestId: string): Promise<Awaited<ReturnType<typeof deliveryOf>>>;
  retryNow(): Promise<unknown>;
}

const deliveryOf = (t: TestBackend, guestId: string) =>
  t.backend.ctx.db
    .selectFrom('deliveries')
    .selectAll()
    .where('guest_id', '=', guestId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** A backend that runs jobs, with the sandbox's phones, whose callbacks reach it. */
export async function useMessageWorld(): Promise<MessageWorld> {
  let backendFetch: ((request: Request) => Promise<Response>) | undefined;
  const relay = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const request = new Request(TEST_ORIGIN + (incoming.url ?? '/'), {
        method: 'POST',
        headers: Object.fromEntries(
          Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: Buffer.concat(parts),
      });
      void (backendFetch?.(request) ?? Promise.resolve(new Response(null, { status: 503 }))).then(
        (answer) => outgoing.writeHead(answer.status).end(),
        () => outgoing.writeHead(500).end(),
      );
    });
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const sandbox = await startSandbox({
    port: 0,
    redirectUris: ['http://localhost:3000/auth/callback'],
    postLogoutRedirectUris: [],
    messageCallbackOrigin: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
  });
  const t = useTestBackend({
    runJobs: true,
    env: { ...messageSettings(sandbox.url), SMTP_URL: sandbox.smtpUrl },
  });
  const world = {
    t,
    sandbox,
    phones: async (number = '') =>
      (await (
        await fetch(`${sandbox.url}/phones.json?number=${number.replace(/\D/g, '')}`)
      ).json()) as OnPhone[],
    press: async (path: string, fields: Record<string, string> = {}) => {
      await fetch(sandbox.url + path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    },
    callback: (path: string, body: string, headers: Record<string, string>) =>
      t.backend.fetch(new Request(TEST_ORIGIN + path, { method: 'POST', body, headers })),
    wedding: async (guests: { first_name?: string; email?: string; phone?: string; user_id?: string }[]) => {
      const eventId = await addEvent(t.backend.ctx, world.host.userId);
      const guestIds: string[] = [];
      for (const guest of guests) guestIds.push((await addGuest(t.backend.ctx, eventId, guest)).id);
      return { eventId, guestIds };
    },
    delivery: (guestId: string) => deliveryOf(t, guestId),
    retryNow: () =>
      t.backend.ctx.database.pool.query(
        `update jobs.job set start_after = now() where name = $1 and state = 'retry'`,
        [DELIVER_MESSAGE_QUEUE],
      ),
  } as MessageWorld;
  beforeAll(async () => {
    backendFetch = (request) => t.backend.fetch(request);
    world.host = await t.signIn({
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      plan: 'professional',
    });
  });
  afterAll(async () => {
    relay.closeAllConnections();
    relay.close();
    await sandbox.close();
  });
  return world;
}

let next = 1000;
/** An Indian number nobody used before, ending in `end`. */
export const newPhone = (end = '7777'): string => `+9198${(next += 1)}${end}`;
