import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from '#app/ui/button.tsx';

interface EmptyStateProps {
  title: ReactNode;
  /** What to do next, or when something will appear here. */
  children?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
  /** The same for a link on. */
  link?: (ButtonLinkProps & { label: string }) | null;
  /** Address of a picture; decoration only. */
  illustration?: string;
  level?: 2 | 3;
}

/** Stands where a list has nothing to show. */
export function EmptyState({ title, children, action, link, illustration, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="centred">
      {illustration ? <img src={illustration} alt="" width={180} height={135} /> : null}
      <Heading>{title}</Heading>
      {children ? <div>{children}</div> : null}
      {action ? <div className="row">{action}</div> : null}
      {link ? <LinkOn {...link} /> : null}
    </div>
  );
}

const LinkOn = ({ label, ...link }: ButtonLinkProps & { label: string }) => (
  <div className="row">
    <ButtonLink variant="secondary" {...link}>
      {label}
    </ButtonLink>
  </div>
);
