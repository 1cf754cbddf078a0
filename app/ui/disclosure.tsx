import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

interface DisclosureProps {
  title: string;
  open?: boolean;
  id?: string;
  /** Told whenever it opens or closes. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A card that is folded away until it is wanted: native details and summary. It is left out of print. */
export function Disclosure({ title, open = false, id, onToggle, children }: DisclosureProps) {
  return (
    <details
      id={id}
      className="card group"
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      data-print="no"
    >
      <summary className="-m-3 flex min-h-11 items-center justify-between gap-4 rounded-lg p-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{title}</h2>
        <span className="group-open:rotate-180">
          <Icon name="down" />
        </span>
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}
