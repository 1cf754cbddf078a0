import type { ReactNode } from 'react';

interface LandingSectionProps {
  /** Where a link can lead to. */
  id: string;
  title: string;
  /** A line under the title. */
  lead?: string;
  /** It opens by a press on its title. */
  isFolded?: boolean;
  children: ReactNode;
}

/** One part of the landing page, a region named by its heading. */
export function LandingSection({ id, title, lead, isFolded, children }: LandingSectionProps) {
  const heading = <h2 id={`${id}-title`}>{title}</h2>;
  const content = (
    <>
      {lead ? <p className="mt-1 max-w-[65ch] text-ink-soft">{lead}</p> : null}
      <div className="mt-6">{children}</div>
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={isFolded ? 'border-t border-line' : 'py-8'}>
      {isFolded ? (
        <details>
          <summary className="py-5 *:inline">{heading}</summary>
          <div className="pb-8">{content}</div>
        </details>
      ) : (
        <>
          {heading}
          {content}
        </>
      )}
    </section>
  );
}
