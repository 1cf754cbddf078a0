import type { EventView } from '#app/events/event-page/event-view.server.ts';
import { Card } from '#app/ui/card.tsx';
import { Facts } from '#app/ui/facts.tsx';

/** What guests ask for first, with a way to the calendar and the map, then what the host wrote. */
export function EventDetails({ event }: { event: EventView }) {
  const when = (
    <>
      {event.day}
      {event.time ? <br /> : null}
      {event.time}
      <a className="event-link" href={`/events/${event.id}/calendar.ics`}>Add to calendar</a>
    </>
  );
  const where = event.venue ? (
    <>
      {event.venue}
      {event.location ? <br /> : null}
      {event.location}
      <a className="event-link" href={event.map} target="_blank" rel="noopener noreferrer">
        Show on a map
      </a>
    </>
  ) : (
    'Not specified'
  );
  return (
    <Card title="Event Details">
      <Facts
        facts={[
          { term: 'Date & Time', value: when },
          { term: 'Venue', value: where },
          ...(event.bride ? [{ term: 'Bride', value: event.bride }] : []),
          ...(event.groom ? [{ term: 'Groom', value: event.groom }] : []),
          { term: 'Guests invited', value: event.guests },
        ]}
      />
      <p className="event-text">{event.description}</p>
    </Card>
  );
}
