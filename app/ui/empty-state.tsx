import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  /** What to do next, or when something will appear here. */
  children?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
  /** Address of a picture; decoration only. */
  illustration?: string;
  level?: 2 | 3;
}

/** Stands where a list has nothing to show. */
export function EmptyState({ title, children, action, illustration, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="centred">
      {illustration ? <img src={illustration} alt="" width={180} height={135} /> : null}
      <Heading>{title}</Heading>
      {children ? <div>{children}</div> : null}
      {action ? <div className="row">{action}</div> : null}
    </div>
  );
}
