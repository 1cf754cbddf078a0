import type { EventView } from '#app/event-page/event-view.server.ts';
import * as calendarWords from '#messages/events/calendars/en.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';

/** Into the calendar, and the way there. */
export function WaysThere({ event: { calendar, map, words } }: { event: EventView }) {
  return (
    <>
      {calendar && (
        <>
          <a className="event-link" href={calendar}>
            {words.addToCalendar}
          </a>
          <a className="event-link" href={`${calendar}${calendar.includes('?') ? '&' : '?'}to=google`}>
            {calendarWords.googleCalendar}
          </a>
        </>
      )}
      {map && (
        <a className="event-link" href={map} target="_blank" rel="noopener noreferrer">
          {words.showOnMap}
        </a>
      )}
    </>
  );
}

/** The event for others: its address without the guest's key. */
export function ShareButton({ event: { url, words } }: { event: EventView }) {
  return (
    <CopyButton text={url} copied={words.linkCopied} failed={words.copyFailed} variant="quiet">
      {words.share}
    </CopyButton>
  );
}
