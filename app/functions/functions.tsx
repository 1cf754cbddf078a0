import { useLoaderData, Link } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { loadFunctions } from '#app/functions/functions-of-event.server.ts';
import { GuestListPart } from '#app/hosting/guest-list-part.tsx';
import { readFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FunctionStats } from '#app/functions/function-stats.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ItemActions } from '#app/ui/item-actions.tsx';
import type { EventType } from '#contract/events/event-types.ts';
import {
  functionsToOffer,
  MAX_FUNCTIONS,
  readyMadeFunctions,
  type CountedFunction,
} from '#contract/events/functions.ts';
import { formatEventMoment } from '#contract/common/format.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

export const handle: EventPageHandle = { part: 'settings' };

export const meta = eventTitle(functionPageWords.pageTitle, functionPageWords.pageTitleUnknown);

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  return { ...(await loadFunctions(request, eventId)), notice: await readFlash(request) };
}

/** The functions of an event in the order guests see them, with who comes to each. */
export default function FunctionsPage() {
  const { event, host, functions, notice } = useLoaderData<typeof loader>();
  const page = `/event/${event._id}/functions`;
  return (
    <GuestListPart
      event={event}
      host={host}
      notice={notice}
      title={functionPageWords.title}
      filled={functions.length > 0}
      cancelled={event.cancelled}
    >
      <p className="max-w-[65ch]">{functionPageWords.about}</p>
      {functions.length === 0 ? (
        <EmptyState title={functionPageWords.none}>
          {event.open ? functionPageWords.noneHint : null}
        </EmptyState>
      ) : (
        <ol className="stack">
          {functions.map((each, index) => (
            <FunctionItem
              key={each._id}
              event={event}
              page={page}
              each={each}
              first={index === 0}
              last={index === functions.length - 1}
            />
          ))}
        </ol>
      )}
      {event.open ? (
        <AddFunction page={page} eventType={event.eventType} taken={functions.map(({ name }) => name)} />
      ) : null}
    </GuestListPart>
  );
}

interface AddFunctionProps {
  page: string;
  eventType: EventType;
  /** Names that are on the list. */
  taken: readonly string[];
}

/** Ways to the form of a new function: begun with a name most families use, or empty. Its map needs a document of its own. */
function AddFunction({ page, eventType, taken }: AddFunctionProps) {
  const offered = functionsToOffer(eventType, taken);
  const left = Object.entries(readyMadeFunctions).filter(([, name]) => offered.includes(name));
  return (
    <Card title={functionPageWords.addTitle}>
      {taken.length >= MAX_FUNCTIONS ? (
        <p>{functionPageWords.full}</p>
      ) : (
        <p className="row">
          {left.map(([key, name]) => (
            <ButtonLink key={key} to={`${page}/new?begin=${key}`} reloadDocument variant="secondary">
              {name}
            </ButtonLink>
          ))}
          <ButtonLink to={`${page}/new`} reloadDocument variant="quiet">
            {taken.length + left.length > 0 ? functionPageWords.addOwn : functionPageWords.addFirst}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}

interface FunctionItemProps {
  /** `open` is false where nothing can be changed; `place` is the event's own. */
  event: { _id: string; timeZone: string; place: string; open: boolean };
  /** Address of the list. */
  page: string;
  each: CountedFunction;
  first: boolean;
  last: boolean;
}

/** One function with who comes, and what can be done with it. */
function FunctionItem({ event, page, each, first, last }: FunctionItemProps) {
  const { name, counts, everyone } = each;
  const own = `${page}/${each._id}`;
  const guestList = `/event/${event._id}/invite`;
  return (
    <Card
      as="li"
      title={name}
      actions={
        <Badge tone={everyone ? 'strong' : 'plain'}>
          {everyone
            ? functionPageWords.everybody
            : counts.invited > 0
              ? functionPageWords.chosenGuests
              : functionPageWords.nobodyYet}
        </Badge>
      }
    >
      <p>{formatEventMoment({ ...each, timeZone: event.timeZone })}</p>
      <p className="mb-4 text-ink-soft">{functionPlace(each, event.place)}</p>
      <FunctionStats counts={counts} guests={`${own}/guests`} />
      <div data-print="no" className="row mt-3 gap-x-1">
        <Link
          to={`${own}/guests`}
          className="btn btn-secondary me-2"
          aria-label={functionPageWords.whoIsInvitedTo(name)}
        >
          {functionPageWords.whoIsInvited}
        </Link>
        {counts.invited > 0 ? (
          <Link
            to={`${guestList}/print?function=${each._id}`}
            className="btn btn-quiet"
            aria-label={functionPageWords.doorListOf(name)}
          >
            {functionPageWords.doorList}
          </Link>
        ) : null}
        {event.open ? (
          <ItemActions {...{ own, name, words: functionPageWords, first, last }} reloadDocument />
        ) : null}
      </div>
    </Card>
  );
}

/** Where a function is, in a line. */
function functionPlace({ venue }: Pick<CountedFunction, 'venue'>, eventPlace: string): string {
  if (venue) return [venue.name, venue.location].filter(Boolean).join(', ');
  return eventPlace ? functionPageWords.atPlaceOf(eventPlace) : functionPageWords.atEventPlace;
}
