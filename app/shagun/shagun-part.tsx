import type { ShagunPartView } from '#app/shagun/shagun-part.server.ts';
import { Card } from '#app/ui/card.tsx';

/** The part of a guest's page that leads to a shagun. */
export function ShagunPart({ part }: { part: ShagunPartView }) {
  if (!part) return null;
  return (
    <Card id="shagun" title={part.title}>
      <div className="stack">
        <p>{part.hint}</p>
        <p>
          <a className="btn btn-secondary" href={part.to}>
            {part.give}
          </a>
        </p>
      </div>
    </Card>
  );
}
