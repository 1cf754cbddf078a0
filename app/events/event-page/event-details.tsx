import type { EventView } from '#app/events/event-page/event-view.server.ts';
import { Card } from '#app/ui/card.tsx';
import { Facts } from '#app/ui/facts.tsx';

/** What guests ask for: when, where, how many; with a way to the calendar and the map. */
export function EventDetails({ event }: { event: EventView }) {
  const when = (
    <>
      {event.day}
      {event.time ? <br /> : null}
      {event.time}
      <br />
      <a href={`/events/${event.id}/calendar.ics`}>Add to calendar</a>
    </>
  );
  const where = event.venue ? (
    <>
      {event.venue}
      {event.location ? <br /> : null}
      {event.location}
      <br />
      <a href={event.map} target="_blank" rel="noopener noreferrer">
        Show on a map
      </a>
    </>
  ) : (
    'Not specified'
  );
  return (
    <Card title="Event Details">
      <p className="event-text">{event.description}</p>
      <Facts
        facts={[
          ...(event.bride ? [{ term: 'Bride', value: event.bride }] : []),
          ...(event.groom ? [{ term: 'Groom', value: event.groom }] : []),
          { term: 'Date & Time', value: when },
          { term: 'Venue', value: where },
          { term: 'Guests invited', value: event.guests },
        ]}
      />
    </Card>
  );
}
