import { Link, useSubmit } from '@remix-run/react';
import { useId, type ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import type { EventType } from '#contract/events/event-types.ts';
import type { EventList, EventListQuery, EventSummary } from '#contract/events/events.ts';
import { formatEventDate, formatRupees } from '#contract/common/format.ts';
import * as hostWords from '#messages/hosts/page/en.ts';
import * as eventWords from '#messages/events/en.ts';
import * as eventTypeWords from '#messages/events/types/en.ts';

/** In the order of spec section 2, then the two it leaves out (docs/decisions/0103). */
const typesInFilter = [
  'wedding',
  'birthday',
  'babyShower',
  'houseWarming',
  'engagement',
  'getTogether',
  'reception',
  'custom',
] as const satisfies readonly EventType[];

interface EventListPageProps {
  list: EventList;
  query: EventListQuery;
  kind: 'organised' | 'attending';
  /** The tab of the profile this list stands in: the filter keeps it, and there is no search box. */
  tab?: string;
  /** What stands there before the first event. */
  empty: ReactNode;
}

/** The filter panel, the cards and the pages of both event lists. Everything chosen is in the address. */
export function EventListView({ list, query, kind, tab, empty }: EventListPageProps) {
  const filtered = query.search !== '' || query.type !== 'all';
  if (list.total === 0 && !filtered) return <>{empty}</>;
  return (
    <>
      <FilterPanel query={query} tab={tab} />
      <p role="status" className="mb-4 text-ink-soft">
        {filtered ? eventWords.listFound(list.total) : eventWords.listCount(list.total)}
      </p>
      {list.items.length === 0 ? (
        <EmptyState
          title={eventWords.listNoneFits}
          link={{ label: eventWords.listShowAll, to: tab ? `?tab=${tab}` : '?' }}
        >
          {tab ? eventWords.listTryType : eventWords.listTryWord}
        </EmptyState>
      ) : (
        <ul className="stack">
          {list.items.map((event) =>
            kind === 'organised' ? (
              <OrganisedCard key={event._id} event={event} />
            ) : (
              <JoinedCard key={event._id} event={event} />
            ),
          )}
        </ul>
      )}
      <Pagination page={list.page} pageCount={list.pages} label={eventWords.listPages} />
    </>
  );
}

/** 'Filter and Sort' of the spec: a plain GET form; with scripts a changed choice applies at once. */
function FilterPanel({ query, tab }: { query: EventListQuery; tab: string | undefined }) {
  const submit = useSubmit();
  const titleId = useId();
  return (
    <Form
      role="search"
      aria-labelledby={titleId}
      className={`mb-4 grid grid-cols-1 items-end gap-3 min-[22rem]:grid-cols-2 ${tab ? 'sm:grid-cols-[12rem_12rem_max-content]' : 'sm:grid-cols-[minmax(0,1fr)_12rem_12rem_auto]'}`}
      onChange={(change) => {
        if (change.target instanceof HTMLSelectElement) submit(change.currentTarget, { replace: true });
      }}
    >
      <p id={titleId} className="col-span-full font-semibold">
        {eventWords.filterTitle}
      </p>
      {tab ? (
        <input type="hidden" name="tab" value={tab} />
      ) : (
        <div className="max-sm:col-span-full">
          <TextField
            name="search"
            type="search"
            label={eventWords.filterSearch}
            defaultValue={query.search}
            placeholder={eventWords.filterSearchExample}
          />
        </div>
      )}
      <SelectField
        name="sort"
        label={eventWords.filterSort}
        defaultValue={query.sort}
        options={[
          { value: 'newest', label: eventWords.sortNewest },
          { value: 'oldest', label: eventWords.sortOldest },
        ]}
      />
      <SelectField
        name="type"
        label={eventWords.filterType}
        defaultValue={query.type}
        options={[
          { value: 'all', label: eventWords.filterAllTypes },
          ...typesInFilter.map((type) => ({ value: type, label: eventTypeWords.typeNames[type] })),
        ]}
      />
      <Button variant="secondary" className="max-sm:col-span-full">
        {eventWords.filterApply}
      </Button>
    </Form>
  );
}

function OrganisedCard({ event }: { event: EventSummary }) {
  const edits = event.helping?.role !== 'viewer';
  return (
    <EventCard
      event={event}
      badge={event.helping ? <Badge tone="strong">{hostWords.badge[event.helping.role]}</Badge> : null}
    >
      {event.helping?.organiserName ? (
        <p className="text-sm">{hostWords.eventOf(event.helping.organiserName)}</p>
      ) : null}
      <p>{eventWords.cardInvited(event.guestCount, event.confirmedCount)}</p>
      <div className="row">
        <ButtonLink to={`/event/${event._id}`} reloadDocument variant="secondary">
          {eventWords.cardOpen}
        </ButtonLink>
        <ButtonLink to={`/event/${event._id}/invite`} variant="secondary">
          {edits && event.status === 'active' ? eventWords.cardInvite : hostWords.guestsAndReplies}
        </ButtonLink>
        {event.status === 'active' && edits ? (
          <ButtonLink to={`/event/${event._id}/wishlist?add`} variant="secondary">
            {eventWords.cardAddGifts}
          </ButtonLink>
        ) : null}
      </div>
    </EventCard>
  );
}

function JoinedCard({ event }: { event: EventSummary }) {
  const more = event.giftCount - event.firstGifts.length;
  return (
    <EventCard event={event} badge={<Badge tone="strong">{eventWords.cardGuest}</Badge>}>
      {event.firstGifts.length > 0 ? (
        <ul className="text-sm">
          {event.firstGifts.map((gift, index) => (
            <li key={index} className="flex justify-between gap-4 border-b border-line py-1">
              <span>{gift.name}</span>
              <span>{formatRupees(gift.price)}</span>
            </li>
          ))}
          {more > 0 ? <li className="py-1 text-ink-soft">{eventWords.cardMoreGifts(more)}</li> : null}
        </ul>
      ) : null}
      <div className="row">
        <ButtonLink to={`/event/${event._id}`} reloadDocument variant="secondary">
          {eventWords.cardOpen}
        </ButtonLink>
      </div>
    </EventCard>
  );
}

function EventCard({
  event,
  badge,
  children,
}: {
  event: EventSummary;
  badge: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="li" className="grid gap-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6">
      <img src={`/illustrations/${event.eventType}.svg`} alt="" width={120} height={90} loading="lazy" />
      <div className="stack">
        <div>
          <p className="row">
            <Badge>{eventTypeWords.typeNames[event.eventType]}</Badge>
            {badge}
            {event.status === 'cancelled' ? <Badge tone="no">{eventWords.cardCancelled}</Badge> : null}
          </p>
          <h2 className="mt-2">
            <Link to={`/event/${event._id}`} reloadDocument className="text-ink">
              {event.eventName}
            </Link>
          </h2>
        </div>
        <p className="line-clamp-2">{event.description}</p>
        <p className="text-ink-soft">
          {formatEventDate(event)}
          {event.venue.name ? ` · ${event.venue.name}` : ''}
        </p>
        {children}
      </div>
    </Card>
  );
}
