import { useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { whenRules } from '#app/events/event-fields/wall-clock.ts';
import { readVenueSearch } from '#app/events/venue/venue-search-view.server.ts';
import { FunctionForm } from '#app/functions/function-form.tsx';
import { loadFunction } from '#app/functions/functions-of-event.server.ts';
import { saveFunction } from '#app/functions/save-function.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { functionEntry } from '#contract/events/functions.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

export const handle: EventPageHandle = { part: 'settings' };

export const meta: PageMeta = () => [{ title: functionPageWords.editPageTitle }];

export async function loader({ request, params }: RouteArgs<'eventId' | 'functionId'>) {
  const [{ event, each }, venueSearch] = await Promise.all([
    loadFunction(request, params),
    readVenueSearch(request),
  ]);
  const { name, date, time, venue, version } = each;
  return {
    event,
    start: { name, date, time, venue, version },
    venueSearch,
    minDate: whenRules('', event.timeZone, new Date()).minDate,
  };
}

export async function action({ request, params }: RouteArgs<'eventId' | 'functionId'>) {
  return saveFunction(
    request,
    functionEntry,
    (body) => backend(request).call('updateFunction', { params, body }),
    (body) => backend(request).check('updateFunction', { params, body }),
    () => `/event/${params.eventId}/functions`,
  );
}

/** Changes name, day, time or place of a function. */
export default function FunctionEdit() {
  const { event, start, minDate, venueSearch } = useLoaderData<typeof loader>();
  // a page that looked again would overwrite a change nobody has seen
  const [opened] = useState(start);
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={functionPageWords.editTitle} event={event.eventName} />
      <FunctionForm
        event={event}
        start={opened}
        minDate={minDate}
        venueSearch={venueSearch}
        answer={useActionData<typeof action>()}
      />
    </Page>
  );
}
