import { data } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';

/**
 * One gift and its event, for the pages that change it.
 *
 * @throws the refusal of whoever may not change it, or a 404 that says `missing`
 */
export async function loadGift(
  request: Request,
  { eventId, giftId }: { eventId: string; giftId: string },
  missing: string,
) {
  const api = backend(request);
  const params = { eventId };
  const [{ event, host }, groups] = await Promise.all([
    loadHosted(request, eventId, { toEdit: true }),
    api.load('getWishlist', { params, query: {} }),
  ]);
  const gift = groups.flatMap(({ items }) => items).find(({ _id }) => _id === giftId);
  if (!gift) throw data({ message: missing }, { status: 404 });
  return {
    event: { _id: event._id, eventName: event.eventName },
    gift,
    /** Whether they own the event, and what is given for it. */
    owns: host.role === 'organiser',
  };
}
