import { nameOf } from '#app/invitations/delivery-state.tsx';
import { backend } from '#app/server/backend.server.ts';

/** Whom a guest may be merged with: those who may be the same, and those whom a search finds. */
export async function loadMergeChoice(
  request: Request,
  { eventId, guestId }: { eventId: string; guestId: string },
  search: string,
) {
  const api = backend(request);
  const [{ guest }, { pairs }, found] = await Promise.all([
    api.load('getGuest', { params: { eventId, guestId } }),
    api.load('getDuplicateGuests', { params: { eventId }, query: { guest: guestId } }),
    search ? api.load('listGuests', { params: { eventId }, query: { search } }) : null,
  ]);
  const likely = pairs.flatMap(({ likeness, guests }) => {
    const other = guests.find(({ _id }) => _id !== guestId);
    return other ? [{ ...other, likeness }] : [];
  });
  const others = found?.items
    .filter(({ _id }) => _id !== guestId)
    .map(({ _id, email, phone, ...names }) => ({
      _id,
      name: nameOf({ ...names, email, phone }),
      email,
      phone,
    }));
  return { name: nameOf(guest), likely, search, others: others ?? null, isCut: (found?.pages ?? 1) > 1 };
}

export type Choice = Awaited<ReturnType<typeof loadMergeChoice>>;
