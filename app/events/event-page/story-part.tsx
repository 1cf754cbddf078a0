import type { StoryView } from '#app/events/event-page/event-view.server.ts';
import { Card } from '#app/ui/card.tsx';

/** The photo and a few lines of story. The photo's place is kept from the start, so that nothing moves when it comes. */
export function StoryPart({ story }: { story: StoryView }) {
  if (!story) return null;
  const { title, text, photo } = story;
  return (
    <Card id="story" title={title} className="story">
      {photo ? <img {...photo} loading="lazy" /> : null}
      {text ? <p className="event-text">{text}</p> : null}
    </Card>
  );
}
