import { Link } from '@remix-run/react';
import { FunctionStats } from '#app/functions/function-stats.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { ItemActions } from '#app/ui/item-actions.tsx';
import { formatEventMoment } from '#contract/common/format.ts';
import type { CountedFunction } from '#contract/events/functions.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

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
export function FunctionItem({ event, page, each, first, last }: FunctionItemProps) {
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
