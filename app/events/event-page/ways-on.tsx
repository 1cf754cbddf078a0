import type { EventView } from '#app/events/event-page/event-view.server.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';

/** Into the calendar, the way there, and the event for others. Nobody wants a cancelled event in their calendar, nor the sample. */
export function WaysOn({ event }: { event: EventView }) {
  const { calendar, map, words } = event;
  return (
    <>
      {event.cancelled || !calendar ? null : (
        <a className="event-link" href={calendar}>
          {words.addToCalendar}
        </a>
      )}
      {map ? (
        <a className="event-link" href={map} target="_blank" rel="noopener noreferrer">
          {words.showOnMap}
        </a>
      ) : null}
      <CopyButton text={event.url} copied={words.linkCopied} failed={words.copyFailed} variant="quiet">
        {words.share}
      </CopyButton>
    </>
  );
}
