import type { DrawnView } from '#app/event-page/event-view.server.ts';
import { Card } from '#app/ui/card.tsx';

/** The functions a guest is invited to, each a card with when and where. */
export function Programme({ event: { functions, words } }: { event: DrawnView }) {
  if (!functions) return null;
  return (
    <Card id="functions" title={functions.title}>
      <dl className="programme">
        {functions.items.map(({ name, hue, day, text, map }) => (
          <div key={name} className={hue} data-day={day}>
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
