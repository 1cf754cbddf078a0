import type { DrawnView } from '#app/event-page/event-view.server.ts';
import { Programme } from '#app/event-page/programme.tsx';
import { StoryCard } from '#app/event-page/story-card.tsx';
import { Wishlist } from '#app/event-page/wishlist.tsx';
import { ShagunPart } from '#app/shagun/shagun-part.tsx';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';

/** When and where each function is, what the host wrote, what else there is to know, and what can be given. */
export function EventDetailsSection({ event }: { event: DrawnView }) {
  return (
    <>
      <Programme event={event} />
      <Card id="details" title={event.words.details} actions={<p className="badge">{event.type}</p>}>
        <p className="event-text">{event.description}</p>
        <DescriptionList facts={event.facts} />
      </Card>
      <ShagunPart part={event.shagun} />
      {event.story ? <StoryCard story={event.story} /> : null}
      <Wishlist event={event} />
    </>
  );
}
