import clsx from 'clsx';
import type { ReactNode } from 'react';

const widths = {
  narrow: 'page-narrow',
  form: 'page-form',
  normal: '',
  wide: 'page-wide',
} as const;

/** Below a menu the widths are those of a column at its left edge, so that the menu is where it was on every page. */
const columns = {
  narrow: 'max-w-[38rem]',
  form: 'max-w-[46rem]',
  normal: 'max-w-[58rem]',
  wide: '',
} as const;

interface PageProps {
  /** The menu of what the page is a part of; as wide and as high up on each of its pages. */
  menu?: ReactNode;
  /** `narrow` for short forms and reading, `form` for long ones, `wide` for lists beside each other. */
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}

/** The column that holds a page's content. The frame around it supplies `main`. */
export function Page({ menu, width = 'normal', className, children }: PageProps) {
  if (menu)
    return (
      <div className="page page-wide page-part">
        {menu}
        <div className={clsx('mt-4', columns[width], className)}>{children}</div>
      </div>
    );
  return <div className={clsx('page', widths[width], className)}>{children}</div>;
}

interface PageHeaderProps {
  title: ReactNode;
  /** The name of the event the page belongs to, in one line however long it is. */
  event?: string;
  description?: ReactNode;
  /** A link above the title that leads back. */
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
