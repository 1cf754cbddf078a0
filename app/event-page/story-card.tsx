import type { StoryView } from '#app/event-page/event-view.server.ts';

/** The photo and a few lines of story. The photo's place is kept from the start, so that nothing moves when it comes. */
export function StoryCard({ story: { title, text, photo } }: { story: NonNullable<StoryView> }) {
  const Box = title ? 'section' : 'div';
  return (
    <Box id="story" className="card stack" aria-labelledby={title ? 'story-title' : undefined}>
      {title ? <h2 id="story-title">{title}</h2> : null}
      {photo ? <img {...photo} alt={photo.alt} loading="lazy" /> : null}
      {text ? <p className="event-text">{text}</p> : null}
    </Box>
  );
}
