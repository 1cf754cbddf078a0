import type { EventView } from '#app/events/event-page/event-view.server.ts';
import { Card } from '#app/ui/card.tsx';
import { Facts } from '#app/ui/facts.tsx';

/** What guests ask for first, with a way to the calendar and the map, then what the host wrote. */
export function EventDetails({ event }: { event: EventView }) {
  const { words } = event;
  const when = (
    <>
      {event.day}
      {event.time ? <br /> : null}
      {event.time}
      <a className="event-link" href={`/events/${event.id}/calendar.ics`}>{words.addToCalendar}</a>
    </>
  );
  const where = event.venue ? (
    <>
      {event.venue}
      {event.location ? <br /> : null}
      {event.location}
      <a className="event-link" href={event.map} target="_blank" rel="noopener noreferrer">
        {words.showOnMap}
      </a>
    </>
  ) : (
    words.notSpecified
  );
  return (
    <Card title={words.details}>
      <Facts
        facts={[
          { term: words.dateAndTime, value: when },
          { term: words.venue, value: where },
          ...(event.bride ? [{ term: words.bride, value: event.bride }] : []),
          ...(event.groom ? [{ term: words.groom, value: event.groom }] : []),
          { term: words.guestsInvited, value: event.guests },
        ]}
      />
      <p className="event-text">{event.description}</p>
    </Card>
  );
}
