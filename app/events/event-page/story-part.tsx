import type { StoryView } from '#app/events/event-page/event-view.server.ts';
import { asInDocument } from '#app/events/event-page/as-in-document.tsx';

// as the hosts' part: guests' scripts carry no copy of it
const card = import.meta.env.SSR ? await import('#app/events/event-page/story-card.tsx') : null;

/** The photo and the story, as they are in the document the browser wakes up. */
export const storyPart = (story: StoryView) =>
  story &&
  (card ? (
    <div>
      <card.StoryCard story={story} />
    </div>
  ) : (
    asInDocument
  ));
