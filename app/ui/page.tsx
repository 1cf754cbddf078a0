import { Link, type LinkProps } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';

const widths = {
  narrow: 'page-narrow',
  form: 'page-form',
  normal: '',
  wide: 'page-wide',
} as const;

export interface PageProps {
  /** `narrow` for short forms and reading, `form` for long ones, `wide` for lists beside each other. */
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}

/** The column that holds a page's content. The frame around it supplies `main`. */
export function Page({ width = 'normal', className, children }: PageProps) {
  return <div className={clsx('page', widths[width], className)}>{children}</div>;
}

export interface PageHeaderProps {
  title: ReactNode;
  /** The name of the event the page belongs to, in one line however long it is. */
  event?: string;
  description?: ReactNode;
  /** Above the title: a `BackLink`, or a line that begins with one. */
  back?: ReactNode;
  /** Buttons and links, beside the title where there is room. */
  actions?: ReactNode;
}

/** The page's only `h1`, with a line about it and what can be done here. */
export function PageHeader({ title, event, description, back, actions }: PageHeaderProps) {
  return (
    <header className="page-head">
      <div className="min-w-0">
        {back}
        <h1>{title}</h1>
        {event ? (
          <p className="truncate" title={event}>
            {event}
          </p>
        ) : null}
        {description ? <p>{description}</p> : null}
      </div>
      {actions ? <div className="row">{actions}</div> : null}
    </header>
  );
}

/** The way back from a page, above its title; on paper it leads nowhere. */
export function BackLink(props: LinkProps) {
  return <Link {...props} data-print="no" className="inline-flex min-h-11 items-center" />;
}
