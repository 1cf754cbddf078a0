import type { EventView } from '#app/events/event-page/event-view.server.ts';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';

/** The functions a guest is invited to, then what everybody asks for first, with ways to the calendar and the map, and what the host wrote. */
export function EventDetailsSection({ event }: { event: EventView }) {
  const { functions, words } = event;
  // nobody wants a cancelled event in their calendar, nor the sample
  const calendar =
    event.cancelled || !event.calendar ? null : (
      <a className="event-link" href={event.calendar}>
        {words.addToCalendar}
      </a>
    );
  const onMap = (map: string | undefined) =>
    map ? (
      <a className="event-link" href={map} target="_blank" rel="noopener noreferrer">
        {words.showOnMap}
      </a>
    ) : null;
  const when = (
    <>
      {event.day}
      {event.time ? <br /> : null}
      {event.time}
      {functions ? null : calendar}
    </>
  );
  const where = event.venue ? (
    <>
      {event.venue}
      {event.location ? <br /> : null}
      {event.location}
      {onMap(event.map)}
    </>
  ) : (
    words.notSpecified
  );
  return (
    <>
      {functions ? (
        <Card id="functions" title={functions.title}>
          <DescriptionList
            facts={functions.items.map(({ name, text, map }) => ({
              term: name,
              value: (
                <>
                  <span className="event-text">{text}</span>
                  {onMap(map)}
                </>
              ),
            }))}
          />
          {calendar}
        </Card>
      ) : null}
      <Card id="details" title={words.details}>
        <DescriptionList
          facts={[
            { term: words.dateAndTime, value: when },
            { term: words.venue, value: where },
            ...event.facts,
            { term: words.guestsInvited, value: event.guests },
          ]}
        />
        <p className="event-text">{event.description}</p>
      </Card>
    </>
  );
}
