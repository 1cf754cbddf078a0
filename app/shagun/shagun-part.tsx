import type { ShagunPartView } from '#app/shagun/shagun-part.server.ts';
import { Card } from '#app/ui/card.tsx';

/** The part of a guest's page that leads to a shagun: one press for an amount that people give. */
export function ShagunPart({ part }: { part: ShagunPartView }) {
  if (!part) return null;
  return (
    <Card id="shagun" title={part.title}>
      <div className="stack">
        <p>{part.hint}</p>
        <div className="row">
          {part.ways.map(({ to, label }) => (
            <a key={to} className="btn btn-secondary" href={to}>
              {label}
            </a>
          ))}
        </div>
      </div>
    </Card>
  );
}
