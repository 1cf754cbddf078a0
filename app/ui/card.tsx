import clsx from 'clsx';
import { useId, type ReactNode } from 'react';

interface CardProps {
  title?: ReactNode;
  /** Level of the title's heading. */
  level?: 2 | 3;
  /** Buttons or links beside the title. */
  actions?: ReactNode;
  /** `li` inside a list; left out, a region named by its title where there is one. */
  as?: 'section' | 'article' | 'div' | 'li';
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A framed part of a page. */
export function Card({
  title,
  level = 2,
  actions,
  as: Box = title ? 'section' : 'div',
  id,
  className,
  children,
}: CardProps) {
  const ownId = useId();
  const titleId = id ? `${id}-title` : ownId;
  const Heading = level === 2 ? 'h2' : 'h3';
  const named = title && Box === 'section';
  return (
    <Box id={id} className={clsx('card', className)} aria-labelledby={named ? titleId : undefined}>
      {title || actions ? (
        <div className="card-head">
          {title ? <Heading id={titleId}>{title}</Heading> : null}
          {actions}
        </div>
      ) : null}
      {children}
    </Box>
  );
}
