import type { DrawnView } from '#app/events/event-page/event-view.server.ts';
import { StoryCard } from '#app/events/event-page/story-card.tsx';
import { Wishlist } from '#app/events/event-page/wishlist.tsx';
import { ShagunPart } from '#app/shagun/shagun-part.tsx';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';

/** The functions a guest is invited to, as a programme, what the host wrote and what else there is to know, and what can be given. */
export function EventDetailsSection({ event }: { event: DrawnView }) {
  const { functions, words } = event;
  return (
    <>
      {functions ? (
        <Card id="functions" title={functions.title}>
          <dl className="programme">
            {functions.items.map(({ name, day, text, map }) => (
              <div key={name} data-day={day}>
                <dt>{name}</dt>
                <dd>
                  <span className="event-text">{text}</span>
                  {map ? (
                    <a className="event-link" href={map} target="_blank" rel="noopener noreferrer">
                      {words.showOnMap}
                    </a>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : null}
      <Card id="details" title={words.details} actions={<p className="badge">{event.type}</p>}>
        <p className="event-text">{event.description}</p>
        {event.facts.length > 0 ? <DescriptionList facts={event.facts} /> : null}
      </Card>
      {event.story ? <StoryCard story={event.story} /> : null}
      <Wishlist event={event} />
      <ShagunPart part={event.shagun} />
    </>
  );
}
