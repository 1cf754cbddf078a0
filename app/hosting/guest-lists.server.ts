import type { backend } from '#app/server/backend.server.ts';
import { filterAddress } from '#app/hosting/filter-parts.tsx';
import {
  guestFilter,
  guestFilterQuery,
  type GuestFilter,
  type GuestLists,
} from '#contract/guests/guest-filter.ts';

/** What the guests of an event can be found by; where it cannot be read, the page stands without. */
export async function loadGuestLists(api: ReturnType<typeof backend>, eventId: string): Promise<GuestLists> {
  const { data } = await api.extra('getGuestLists', { params: { eventId } });
  return data ?? { lists: [], tags: [], sides: [], functions: [] };
}

/** The address of what a posted form's filter finds, with nonsense as nothing. */
export const addressOfForm = (form: FormData | undefined): string =>
  form ? filterAddress(guestFilterQuery.parse(filterOfForm(form))) : '';

/** The filter that a posted form has, as it came: the backend judges it, because nonsense must not stand for everybody. */
export const filterOfForm = (form: FormData): GuestFilter =>
  Object.fromEntries(
    Object.keys(guestFilter.shape).flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : [])),
  ) as unknown as GuestFilter;
