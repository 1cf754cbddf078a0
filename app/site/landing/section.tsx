import type { ReactNode } from 'react';

interface LandingSectionProps {
  /** Where a link can lead to. */
  id: string;
  title: string;
  /** A line under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the landing page, a region named by its heading. */
export function LandingSection({ id, title, lead, children }: LandingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="py-8">
      <h2 id={`${id}-title`}>{title}</h2>
      {lead ? <p className="mt-1 max-w-[65ch] text-ink-soft">{lead}</p> : null}
      <div className="mt-6">{children}</div>
    </section>
  );
}
