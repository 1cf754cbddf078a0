import { useState, type RefObject } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import * as venueWords from '#messages/events/venue/en.ts';

/** Says that a picked venue lies in another time zone than the event, and offers to change the event's. */
export function VenueZone({
  zone,
  field,
  box,
}: {
  zone: string;
  field: string;
  box: RefObject<HTMLElement>;
}) {
  const [used, setUsed] = useState(false);
  const chosen = zone ? selectOf(box, field) : null;
  if (!chosen) return null;
  if (used) return <Alert tone="success">{venueWords.zoneUsed(zone)}</Alert>;
  if (chosen.value === zone) return null;

  function use() {
    const select = selectOf(box, field);
    if (!select) return;
    select.value = zone;
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    setUsed(true);
  }

  const offered = [...chosen.options].some(({ value }) => value === zone);
  return (
    <Alert>
      <p>{venueWords.zoneQuestion(zone)}</p>
      {offered ? (
        <Button type="button" variant="quiet" onClick={use}>
          {venueWords.zoneUse(zone)}
        </Button>
      ) : null}
    </Alert>
  );
}

function selectOf(box: RefObject<HTMLElement>, name: string): HTMLSelectElement | null {
  const field = box.current?.closest('form')?.elements.namedItem(name);
  return field instanceof HTMLSelectElement ? field : null;
}
