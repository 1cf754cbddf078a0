import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { whenRules } from '#app/events/event-fields/wall-clock.ts';
import { readVenueSearch } from '#app/events/venue/venue-search-view.server.ts';
import { FunctionForm } from '#app/functions/function-form.tsx';
import { loadFunctions } from '#app/functions/functions-of-event.server.ts';
import { saveFunction } from '#app/functions/save-function.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { newFunction, readyMadeFunctions, type ReadyMadeFunction } from '#contract/events/functions.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

export const handle: EventPageHandle = { part: 'settings' };

export const meta: PageMeta = () => [{ title: functionPageWords.newPageTitle }];

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const [{ event }, venueSearch] = await Promise.all([
    loadFunctions(request, eventId, { toEdit: true }),
    readVenueSearch(request),
  ]);
  const begin = new URL(request.url).searchParams.get('begin') ?? '';
  const name = Object.hasOwn(readyMadeFunctions, begin) ? readyMadeFunctions[begin as ReadyMadeFunction] : '';
  const { minDate } = whenRules('', event.timeZone, new Date());
  // most functions are on the day of the event or near it
  return {
    event,
    venueSearch,
    minDate,
    start: { name, date: event.date < minDate ? '' : event.date, time: '', venue: null },
  };
}

export async function action({ request, params }: RouteArgs<'eventId'>) {
  const list = `/event/${params.eventId}/functions`;
  return saveFunction(
    request,
    newFunction,
    (body) => backend(request).call('addFunction', { params, body }),
    (body) => backend(request).check('addFunction', { params, body }),
    // who is invited is the next thing to say
    ({ _id, everyone }) => (everyone ? list : `${list}/${_id}/guests`),
  );
}

/** A function to add, begun with a name most families use or with none. */
export default function FunctionNew() {
  const { event, start, minDate, venueSearch } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={functionPageWords.newTitle} event={event.eventName} />
      <FunctionForm
        event={event}
        start={start}
        minDate={minDate}
        venueSearch={venueSearch}
        answer={useActionData<typeof action>()}
      />
    </Page>
  );
}
