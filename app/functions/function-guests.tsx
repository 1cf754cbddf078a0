import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { FunctionStats } from '#app/functions/function-stats.tsx';
import { FunctionGuestList } from '#app/functions/function-guest-list.tsx';
import { saveFunctionGuests } from '#app/functions/save-function-guests.server.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import { FilterInputs, FilterLine, NamedLists } from '#app/hosting/filter-parts.tsx';
import { loadGuestLists } from '#app/hosting/guest-lists.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { BackLink } from '#app/ui/page.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { queryOf } from '#app/server/query.server.ts';
import { GuestSearch } from '#app/hosting/guest-search.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { formatEventMoment } from '#contract/common/format.ts';
import {
  functionGuestsQuery,
  functionGuestsShown,
  type FunctionGuestsQuery,
} from '#contract/events/functions.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

export const handle: EventPageHandle = { part: 'settings' };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  {
    title: data
      ? functionPageWords.guestsPageTitle(data.list.function.name, data.event.eventName)
      : functionPageWords.guestsPageTitleUnknown,
  },
];

export async function loader({ request, params }: RouteArgs<'eventId' | 'functionId'>) {
  const query = queryOf(request, functionGuestsQuery);
  const api = backend(request);
  const [list, { event, host }, notice, lists] = await Promise.all([
    api.load('listFunctionGuests', { params, query }),
    loadHosted(request, params.eventId),
    readFlash(request),
    loadGuestLists(api, params.eventId),
  ]);
  const { _id, eventName, timeZone, status } = event;
  return {
    list,
    lists,
    query,
    event: { _id, eventName, timeZone, open: status === 'active' && host.edits },
    host,
    notice,
  };
}

export async function action({ request, params }: RouteArgs<'eventId' | 'functionId'>) {
  return saveFunctionGuests(request, params);
}

/** Who is invited to a function and comes: everybody, or the guests ticked here, a page at a time. */
export default function FunctionGuests() {
  const { list, lists, query, event, host, notice } = useLoaderData<typeof loader>();
  const { name, everyone } = list.function;
  const shown: Record<string, string> = query.show === 'all' ? {} : { show: query.show };
  const functions = `/event/${event._id}/functions`;
  return (
    <HostPage
      event={event}
      host={host}
      notice={notice}
      title={functionPageWords.whoIsInvitedTo(name)}

      description={formatEventMoment({ ...list.function, timeZone: event.timeZone })}
      back={<BackLink to={functions}>{functionPageWords.title}</BackLink>}
    >
      {event.open ? (
        <Everybody everyone={everyone} />
      ) : (
        <p>{everyone ? functionPageWords.everybodyIs : functionPageWords.onlyInvited}</p>
      )}
      <FunctionStats counts={list.counts} guests="" />
      {event.open && list.counts.invited > 0 ? (
        <p>
          <ButtonLink
            to={`/event/${event._id}/invite/reminders/message?functionId=${list.function._id}`}
            variant="secondary"
          >
            {functionPageWords.writeToGuests}
          </ButtonLink>
        </p>
      ) : null}
      <section aria-label={functionPageWords.listLabel} className="stack">
        <NamedLists lists={lists.lists} filter={query} more={shown} />
        <FilterLine filter={{ ...query, search: '' }} functions={lists.functions} more={shown} />
        <FunctionGuestFilter query={query} everyone={everyone} />
        <FunctionGuestList
          list={list}
          query={query}
          guestPage={`/event/${event._id}/invite/guests`}
          open={event.open && !everyone}
        />
      </section>
    </HostPage>
  );
}

/** Says whether everybody is invited, and changes it. */
function Everybody({ everyone }: { everyone: boolean }) {
  const change = everyone ? 'chosen' : 'everyone';
  return (
    <Card as="div">
      <Form method="post" preventScrollReset className="stack">
        <p>{everyone ? functionPageWords.everybodyIs : functionPageWords.onlyTicked}</p>
        <div>
          <SubmitButton
            name="change"
            value={change}
            variant="secondary"
            pendingLabel={functionPageWords.saving}
          >
            {everyone ? functionPageWords.chooseInstead : functionPageWords.inviteEverybody}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** Narrows the guests of a function by how they stand to it; where everybody is invited nobody is asked whether. */
function FunctionGuestFilter({ query, everyone }: { query: FunctionGuestsQuery; everyone: boolean }) {
  const shown = functionGuestsShown.options.filter(
    (each) => !everyone || (each !== 'invited' && each !== 'not-invited') || each === query.show,
  );
  return (
    <GuestSearch search={query.search} words={functionPageWords}>
      <FilterInputs filter={query} without={['search']} />
      {/* the key lets the field follow the address when a link changes it */}
      <SelectField
        key={`show ${query.show}`}
        name="show"
        label={functionPageWords.showLabel}
        defaultValue={query.show}
        options={shown.map((value) => ({ value, label: functionPageWords.show[value] }))}
      />
    </GuestSearch>
  );
}
