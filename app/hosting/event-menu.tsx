import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as menuWords from '#messages/events/menu/en.ts';

/** A part of an event, as its menu names them. */
export type EventPartName = keyof typeof menuWords.parts;

/** Where each part of an event is, below the event's address. */
const places: Record<EventPartName, string> = {
  overview: '',
  guests: '/invite',
  invitation: '/invite/design',
  gifts: '/wishlist',
  messages: '/invite/reminders',
  settings: '/settings',
};

interface EventMenuProps {
  eventId: string;
  /** The part this page is, or is in. */
  current: EventPartName;
  /** On a page that brings its own styles, and is left for another document. */
  plain?: boolean;
}

/** A page of an event's hosts below the menu of its parts, which is as wide and as high up on each of them. */
export const BelowEventMenu = ({ children, ...menu }: EventMenuProps & { children: ReactNode }) => (
  <div className="page page-wide page-part">
    <EventMenu {...menu} />
    {children}
  </div>
);

/** Six links in a line, on a phone in two lines of three, below each other where the words are large. */
function EventMenu({ eventId, current, plain = false }: EventMenuProps) {
  return (
    <nav aria-label={menuWords.menuLabel} data-print="no">
      <ul className="grid gap-1 min-[16rem]:grid-cols-3 rounded-lg bg-marigold-soft p-1 sm:flex sm:flex-wrap">
        {(Object.keys(places) as EventPartName[]).map((part) => {
          const to = `/event/${eventId}${places[part]}`;
          const link = {
            // a page below a part is in it, and not it
            'aria-current': part === current ? ('true' as const) : undefined,
            className: 'menu-part',
          };
          return (
            <li key={part} className="grid">
              {/* the event's own page brings its own styles */}
              {plain || part === 'overview' ? (
                <a href={to} {...link}>
                  {menuWords.parts[part]}
                </a>
              ) : (
                <Link to={to} discover="none" {...link}>
                  {menuWords.parts[part]}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
