import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from '#backend/platform/context.ts';
import { notFound, tooLarge } from '#backend/platform/errors.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { receiveMsg91, receiveWhatsApp, whatsappChallenge } from './callback-service.ts';

/** The addresses providers of messages call: they prove who they are by a signature or a secret. */
export const isMessageCallback = (path: string): boolean =>
  path === '/api/messages/whatsapp' || path.startsWith('/api/messages/msg91/');

const limit = bodyLimit({
  maxSize: 1024 * 1024,
  onError: () => {
    throw tooLarge();
  },
});

/** Receives what became of messages, and what people write back. */
export function mountMessageCallbacks(app: Hono<HttpEnv>, ctx: Context): void {
  app.get('/api/messages/whatsapp', (c) => {
    const challenge = whatsappChallenge(ctx, c.req.query());
    if (challenge === null) throw notFound();
    return c.text(challenge);
  });
  app.post('/api/messages/whatsapp', limit, async (c) => {
    const accepted = await receiveWhatsApp(ctx, new Uint8Array(await c.req.arrayBuffer()), c.req.raw.headers);
    return c.json({ received: accepted }, accepted ? 200 : 400);
  });
  app.post('/api/messages/msg91/:secret', limit, async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const accepted = await receiveMsg91(ctx, c.req.param('secret'), body, c.req.header('Content-Type') ?? '');
    return c.json({ received: accepted }, accepted ? 200 : 400);
  });
}
