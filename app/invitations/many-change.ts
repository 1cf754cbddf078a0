import { redirect } from '@remix-run/node';
import { filterAddress } from '#app/hosting/filter-parts.tsx';
import { filterOfForm } from '#app/hosting/guest-lists.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { redirectWithFailure } from '#app/forms/redirect-with-outcome.server.ts';
import { backend } from '#app/server/backend.server.ts';
import type { RouteArgs } from '#app/server/route-types.ts';
import type { GuestsChange } from '#contract/guests/guest-changes.ts';
import { guestListQuery } from '#contract/guests/guests.ts';
import * as manyWords from '#messages/guests/many/en.ts';

/** The address belongs to a button; whoever opens it goes to the guest list. */
export const loader = ({ params }: RouteArgs<'eventId'>) => redirect(`/event/${params.eventId}/invite`);

type Wish = GuestsChange extends infer Each
  ? Each extends GuestsChange
    ? Omit<Each, 'guests' | 'filter'>
    : never
  : never;

/** What the bar of the list says is to be done; null where it says nothing. */
function wishOf(what: string, words: string): Wish | 'remind' | 'remove' | null {
  const [kind = ''] = what.split(':', 1);
  const value = what.slice(kind.length + 1);
  switch (kind) {
    case 'new-tag':
      return { change: 'add-tags', tags: [words] };
    case 'add-tag':
      return { change: 'add-tags', tags: [value] };
    case 'remove-tag':
      return { change: 'remove-tags', tags: [value] };
    case 'new-side':
      return { change: 'set-side', side: words };
    case 'side':
      return { change: 'set-side', side: value };
    case 'language':
      return { change: 'set-language', language: value as 'any' };
    case 'invite':
    case 'leave-out':
      return { change: kind, function: value };
    case 'remind':
    case 'remove':
      return kind;
    default:
      return null;
  }
}

/** Does with the guests ticked, or with all that match, what the bar of the list says, and leads back to the same guests. */
export async function action({ request, params }: RouteArgs<'eventId'>) {
  const form = await readForm(request);
  const { page, ...filter } = guestListQuery.parse(Object.fromEntries(form));
  const list = `/event/${params.eventId}/invite`;
  const more: Record<string, string> = page > 1 ? { page: String(page) } : {};
  const back = `${list}${filterAddress(filter, more)}`;
  const ticked = form.getAll('guests').map(String);
  const guests = ticked.includes('found')
    ? ('found' as const)
    : ticked.includes('page')
      ? form.getAll('shown').map(String)
      : ticked;
  const what = String(form.get('what') ?? '');
  const words = String(form.get('words') ?? '');
  // what was chosen and written is still there
  const kept = filterAddress(filter, { ...more, what, words, guests: ticked.join(',') });
  const refused = (text: string) => redirectWithFlash(`${list}${kept}`, { tone: 'error', text });
  if (guests.length === 0) return refused(manyWords.nobodyTicked);
  const wish = wishOf(what, words);
  if (wish === null) return refused(manyWords.nothingChosen);
  if (wish === 'remove')
    return redirect(
      `${list}/remove${filterAddress(filter, guests === 'found' ? {} : { guests: guests.join(',') })}`,
      303,
    );
  const api = backend(request);
  const who = { guests, filter: filterOfForm(form) };
  if (wish === 'remind') {
    const result = await api.call('remindNow', { params, body: who });
    return result.ok
      ? redirectWithFlash(back, result.data.message)
      : redirectWithFailure(request, back, result, manyWords.failed);
  }
  const result = await api.call('changeGuests', { params, body: { ...wish, ...who } });
  if (!result.ok) return redirectWithFailure(request, `${list}${kept}`, result, manyWords.failed);
  const { message, undo } = result.data;
  return redirectWithFlash(back, { tone: undo ? 'success' : 'info', text: message, undo: undo ?? undefined });
}
