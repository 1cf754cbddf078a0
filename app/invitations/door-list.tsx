import { useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { DoorTable } from '#app/invitations/door-table.tsx';
import { FilterInputs, FilterLine, NamedLists } from '#app/hosting/filter-parts.tsx';
import { loadGuestLists } from '#app/hosting/guest-lists.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Form } from '#app/ui/form.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { queryOf } from '#app/server/query.server.ts';
import { doorListQuery } from '#contract/guests/door-list.ts';
import { formatEventMoment } from '#contract/common/format.ts';
import { expected } from '#messages/guests/answers/en.ts';
import * as doorWords from '#messages/guests/door-list/en.ts';

export const handle: EventPageHandle = { part: 'guests' };

export const meta = eventTitle(doorWords.title, doorWords.titleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const query = queryOf(request, doorListQuery);
  const place = { eventId: params.eventId };
  const api = backend(request);
  const { phone: _phone, coming: _coming, ...filter } = query;
  const [{ guests, counts, functions, function: chosen }, { event }, { lists }] = await Promise.all([
    api.load('getDoorList', { params: place, query: filter }),
    api.load('getEditableEvent', { params: place }),
    loadGuestLists(api, params.eventId),
  ]);
  return {
    functions,
    chosen,
    guests: query.coming ? guests.filter(({ rsvp }) => rsvp !== 'no') : guests,
    counts,
    event,
    query,
    lists,
  };
}

/** Every guest by name on paper, or those whom a filter finds: for the door, with a box to tick, or for whoever lays the tables. */
export default function DoorListPage() {
  const { guests, counts, functions, chosen, event, query, lists } = useLoaderData<typeof loader>();
  const most = event.status === 'active' ? expected(counts, counts.heads) : '';
  const shown = {
    ...(query.phone ? { phone: query.phone } : {}),
    ...(query.coming ? { coming: query.coming } : {}),
  };
  return (
    <Page className="stack">
      <PageHeader
        title={
          chosen ? doorWords.headingOf(chosen.name, event.eventName) : doorWords.heading(event.eventName)
        }
        description={
          <>
            {formatEventMoment(chosen ? { ...chosen, timeZone: event.timeZone } : event)}
            <br />
            {doorWords.summary(counts.total, counts.confirmed, counts.heads)}
            {most ? (
              <>
                <br />
                {most}
              </>
            ) : null}
          </>
        }
        back={<BackLink to={`/event/${event._id}/invite`}>{doorWords.back}</BackLink>}
      />
      <NamedLists lists={lists} filter={query} more={shown} />
      <FilterLine
        // the heading names the function
        filter={query.stands === 'invited' ? { ...query, function: '' } : query}
        functions={functions}
        more={shown}
      />
      <Form data-print="no" className="row gap-x-6" preventScrollReset>
        <FilterInputs filter={query} without={functions.length > 0 ? ['function'] : []} />
        {functions.length > 0 ? (
          <SelectField
            key={query.function}
            name="function"
            label={doorWords.whichGuests}
            className="w-full sm:w-auto"
            defaultValue={chosen?._id ?? ''}
            options={[
              { value: '', label: doorWords.allOfEvent },
              ...functions.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
        ) : null}
        <CheckboxField name="phone" label={doorWords.phones} defaultChecked={query.phone === 'on'} />
        <CheckboxField name="coming" label={doorWords.comingOnly} defaultChecked={query.coming === 'on'} />
        <Button variant="secondary">{doorWords.apply}</Button>
        <Button type="button" className="scripted" onClick={() => window.print()}>
          {doorWords.print}
        </Button>
      </Form>
      <p data-print="no" className="text-ink-soft">
        {doorWords.howToPrint}
      </p>
      {guests.length === 0 ? (
        <EmptyState title={doorWords.nobody} />
      ) : (
        <DoorTable guests={guests} withPhone={query.phone === 'on'} ofFunction={chosen !== null} />
      )}
    </Page>
  );
}
