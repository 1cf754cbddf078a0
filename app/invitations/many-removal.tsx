import { useLoaderData } from '@remix-run/react';
import { filterAddress } from '#app/hosting/filter-parts.tsx';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectOrProblem } from '#app/forms/redirect-with-outcome.server.ts';
import { backend } from '#app/server/backend.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import { guestRemovalQuery } from '#contract/guests/guest-changes.ts';
import * as manyWords from '#messages/guests/many/en.ts';

export const handle: EventPageHandle = { part: 'guests' };

export const meta: PageMeta = () => [{ title: manyWords.removalTitle }];

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  await loadHosted(request, params.eventId, { toEdit: true });
  const query = queryOf(request, guestRemovalQuery);
  const removal = await backend(request).load('getGuestRemoval', { params, query });
  const { guests: _guests, ...filter } = query;
  return { removal, list: `/event/${params.eventId}/invite${filterAddress(filter)}` };
}

export async function action({ request, params }: RouteArgs<'eventId'>) {
  const form = await readForm(request);
  const { guests, ...filter } = queryOf(request, guestRemovalQuery);
  const result = await backend(request).call('changeGuests', {
    params,
    body: {
      change: 'remove',
      guests: guests === '' ? 'found' : guests.split(','),
      filter,
      expected: Number(form.get('expected')),
    },
  });
  return redirectOrProblem(request, `/event/${params.eventId}/invite`, result);
}

/** Asks once more before many guests are gone, and says what goes with them. */
export default function ManyRemoval() {
  const { removal, list } = useLoaderData<typeof loader>();
  const { guests, names, answered, invited, gifts } = removal;
  return (
    <ConfirmPage
      title={manyWords.removalHeading(guests)}
      confirm={{ label: manyWords.removalConfirm(guests), pending: manyWords.removing }}
      keep={{ label: manyWords.keep, to: list }}
      fields={{ expected: String(guests) }}
    >
      <p className="wrap-anywhere">{manyWords.removalNames(names, guests - names.length)}</p>
      <ul className="list-disc ps-5">
        <li>{manyWords.removalMeans}</li>
        {answered > 0 ? <li>{manyWords.removalAnswers(answered)}</li> : null}
        {gifts > 0 ? <li>{manyWords.removalGifts(gifts)}</li> : null}
        {invited > 0 ? <li>{manyWords.removalInvited(invited)}</li> : null}
        <li>{manyWords.removalUndo}</li>
      </ul>
    </ConfirmPage>
  );
}
