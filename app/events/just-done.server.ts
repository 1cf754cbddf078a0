import { createCookie } from '@remix-run/node';
import { z } from 'zod/v4';
import { site } from '#app/server/backend-transport.server.ts';

const kept = z.object({
  _id: z.string(),
  eventType: z.string(),
  eventName: z.string().max(200),
  what: z.enum(['created', 'saved']),
  /** Whether the event's own page has said it. */
  said: z.boolean(),
});
type JustDone = z.infer<typeof kept>;

/**
 * What was done last with an event in this browser, for half an hour: its page says so once, at the address it always
 * has, and the form it was created with, which is empty then, says it to whoever goes back to it.
 */
const cookie = createCookie('shagun_event_done', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 30 * 60,
  secure: site.appUrl.startsWith('https:'),
});

async function readDone(request: Request): Promise<JustDone | null> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'));
  return kept.safeParse(value).data ?? null;
}

/** Headers of the answer that leads to the event. */
export const markDone = async (
  what: JustDone['what'],
  { _id, eventType, eventName }: Pick<JustDone, '_id' | 'eventType' | 'eventName'>,
): Promise<HeadersInit> => ({
  'Set-Cookie': await cookie.serialize({
    _id,
    eventType,
    eventName: eventName.slice(0, 200),
    what,
    said: false,
  }),
});

/** The event created last, if that was a moment ago. */
export async function readCreated(request: Request): Promise<JustDone | null> {
  const done = await readDone(request);
  return done?.what === 'created' ? done : null;
}

/** What was done with this event, as long as its page has not said so; it has from now on. */
export async function takeDone(
  request: Request,
  eventId: string,
  headers: Headers,
): Promise<JustDone['what'] | null> {
  const done = await readDone(request);
  if (!done || done.said || done._id !== eventId) return null;
  headers.append('Set-Cookie', await cookie.serialize({ ...done, said: true }));
  return done.what;
}
