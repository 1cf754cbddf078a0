import type { Hono } from 'hono';
import type { Context } from '#backend/platform/context.ts';
import { notFound } from '#backend/platform/errors.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { limitBody } from '#backend/platform/http/limit-body.ts';
import { callbackReceivers } from '#backend/providers/messages/set-up.ts';
import { receiveNews, type ChatListener } from './callback-service.ts';

const BELOW = '/api/messages/';

/** The addresses providers of messages call: they prove who they are by a signature or a secret. */
export const isMessageCallback = (path: string): boolean =>
  callbackReceivers.some((receiver) => {
    const [start = '', secret] = `${BELOW}${receiver.path}`.split(':');
    return secret === undefined ? path === start : path.startsWith(start);
  });

/** Receives what became of messages, and what people write back. */
export function mountMessageCallbacks(app: Hono<HttpEnv>, ctx: Context, chat: ChatListener): void {
  for (const receiver of callbackReceivers) {
    const address = `${BELOW}${receiver.path}`;
    const { challenge } = receiver;
    if (challenge)
      app.get(address, (c) => {
        const answer = challenge(ctx.env, c.req.query());
        if (answer === null) throw notFound();
        return c.text(answer);
      });
    app.post(address, limitBody(1024 * 1024), async (c) => {
      const request = {
        rawBody: new Uint8Array(await c.req.arrayBuffer()),
        headers: c.req.raw.headers,
        secret: c.req.param('secret') ?? '',
      };
      const accepted = await receiveNews(ctx, receiver, request, chat);
      return c.json({ received: accepted }, accepted ? 200 : 400);
    });
  }
}
