import type { Context } from 'hono';
import type { Behaviour } from '#sandbox/canva/behaviour.ts';
import type { Patience } from '#sandbox/http/patience.ts';
import { refusal } from '#sandbox/canva/wire.ts';
import type { NodeBindings } from '#sandbox/service.ts';

/** A request to the provider's API. */
export type Call = Context<{ Bindings: NodeBindings }>;

export type Disturb = (
  c: Call,
  part: 'tokens' | 'designs' | 'exports',
  account: string | undefined,
  respond: () => Response | Promise<Response>,
) => Promise<Response>;

/** Plays the mode the service is in around what it would have answered. */
export function disturbing(behaviour: Behaviour, patience: Patience): Disturb {
  const hangUp = (c: Call): Response => {
    c.env.incoming.socket.destroy();
    return new Response(null, { status: 503 });
  };
  return async (c, part, account, respond) => {
    const mode = behaviour.take(part, account);
    if (mode === 'slow') await patience.wait(behaviour.for(account).delayMs);
    if (mode === 'down' || patience.stopped) return hangUp(c);
    if (mode === 'server-error') return refusal(500, 'internal_error', 'Something went wrong');
    if (mode === 'rate-limited')
      return refusal(429, 'too_many_requests', 'Too many requests', { 'retry-after': '1' });
    if (mode === 'garbage')
      return new Response('<html><body>It works!</body></html>', {
        headers: { 'content-type': 'text/html' },
      });
    const answered = await respond();
    return mode === 'act-then-silence' ? hangUp(c) : answered;
  };
}
