import { useEffect, useRef } from 'react';
import { mendAvatars } from '#app/ui/avatar.tsx';

/** What the document had when it came, by the part's id. */
const kept: Record<string, string | undefined> = {};

/**
 * Stands in the browser for a part that the server alone draws: what the document has there stays as it is, also where React
 * draws the page anew. Reached from within the app there is nothing yet, and the document is asked for.
 */
export function AsInDocument({ id, className }: { id: string; className?: string }) {
  const html = (kept[id] ??= document.getElementById(id)?.innerHTML);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (html === undefined) location.reload();
    else mendAvatars(part.current!);
  }, [html]);
  return (
    <div
      id={id}
      ref={part}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  );
}
