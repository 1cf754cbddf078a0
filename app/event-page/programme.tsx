import type { EventView } from '#app/event-page/event-view.server.ts';
import { Card } from '#app/ui/card.tsx';

/** The functions a guest is invited to, with what they answered for each. */
export function Programme({ event: { functions, words } }: { event: EventView }) {
  if (!functions) return null;
  return (
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
  );
}
