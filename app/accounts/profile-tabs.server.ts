import { backend } from '#app/server/backend.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { eventListQuery } from '#contract/events/events.ts';

type ProfileTab = 'profile' | 'organized' | 'joined';

/** The tab an address asks for. */
export function profileTab(searchParams: URLSearchParams): ProfileTab {
  const tab = searchParams.get('tab');
  return tab === 'organized' || tab === 'joined' ? tab : 'profile';
}

/**
 * The list of a tab, or null for the form. A list that cannot be read is left out, so
 * that the rest of the page still stands.
 */
export async function readProfileEvents(request: Request, tab: ProfileTab) {
  if (tab === 'profile') return null;
  // these lists have no search box, so an address cannot bring a search either
  const query = {
    ...queryOf(request, eventListQuery),
    search: '',
  };
  const result = await backend(request).send(
    tab === 'organized' ? 'listOrganisedEvents' : 'listAttendingEvents',
    { query },
  );
  return { query, list: result.ok ? result.data : null };
}
