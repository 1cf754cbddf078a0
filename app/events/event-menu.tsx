import { Link } from '@remix-run/react';
import * as words from '#messages/events/menu/en.ts';

type Part = keyof typeof words.parts;

/** Where each part of an event is, below the event's address. */
const places: Record<Part, string> = {
  overview: '',
  guests: '/invite',
  gifts: '/wishlist',
  settings: '/settings',
};

/** The parts of an event, on every page its hosts see: four links that fit a phone side by side. */
export function EventMenu({ eventId, current }: { eventId: string; current: Part }) {
  return (
    <nav aria-label={words.menuLabel} data-print="no">
      <ul className="grid grid-cols-4 gap-1 rounded-lg bg-marigold-soft p-1 sm:inline-grid">
        {(Object.keys(places) as Part[]).map((part) => (
          <li key={part} className="grid">
            <Link
              to={`/event/${eventId}${places[part]}`}
              // the event's own page brings its own styles
              reloadDocument={part === 'overview'}
              discover="none"
              // a page below a part is in it, and not it
              aria-current={part === current ? 'true' : undefined}
              className="menu-part"
            >
              {words.parts[part]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
