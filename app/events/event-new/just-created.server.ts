import { createCookie } from '@remix-run/node';
import { z } from 'zod/v4';
import { site } from '#app/backend-door.server.ts';

const created = z.object({
  _id: z.string(),
  eventType: z.string(),
  eventName: z.string().max(200),
  /** Whether the event's own page has said it. */
  said: z.boolean(),
});
export type JustCreated = z.infer<typeof created>;

/**
 * The event somebody created last, for half an hour: its page says once that it is there, and the form, which is empty
 * then, says it to whoever comes back to it. The address of the event stays as it is.
 */
const cookie = createCookie('shagun_created', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 30 * 60,
  secure: site.appUrl.startsWith('https:'),
});

/** Headers of the answer that leads to the new event. */
export const markCreated = async ({
  _id,
  eventType,
  eventName,
}: Omit<JustCreated, 'said'>): Promise<HeadersInit> => ({
  'Set-Cookie': await cookie.serialize({ _id, eventType, eventName: eventName.slice(0, 200), said: false }),
});

/** The event created last in this browser, if that was a moment ago. */
export async function readCreated(request: Request): Promise<JustCreated | null> {
  const kept: unknown = await cookie.parse(request.headers.get('Cookie'));
  return created.safeParse(kept).data ?? null;
}

/** Whether this event was created a moment ago and its page has not said so; it has from now on. */
export async function takeCreated(request: Request, eventId: string, headers: Headers): Promise<boolean> {
  const kept = await readCreated(request);
  if (!kept || kept.said || kept._id !== eventId) return false;
  headers.append('Set-Cookie', await cookie.serialize({ ...kept, said: true }));
  return true;
}
