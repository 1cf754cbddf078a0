import { Link, useLocation } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import * as missingWords from '#messages/ui/missing-part/en.ts';

interface MissingPartProps {
  /** Which part it is. */
  children: ReactNode;
  className?: string;
}

/** Stands in the place of a part that could not be had; the page around it is there, and *Try again* opens it anew, with scripts without losing what is typed. */
export function MissingPart({ children, className }: MissingPartProps) {
  const { pathname, search } = useLocation();
  return (
    <p className={clsx('missing-part', className)}>
      {children}{' '}
      <Link to={pathname + search} replace preventScrollReset discover="none">
        {missingWords.tryAgain}
      </Link>
    </p>
  );
}

/** The same on a page that the server alone draws, which is at `href`. */
export const MissingPartOfDocument = ({
  href,
  children,
}: Omit<MissingPartProps, 'className'> & { href: string }) => (
  <p className="missing-part">
    {children} <a href={href}>{missingWords.tryAgain}</a>
  </p>
);
