import { Link } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';

interface StatProps {
  term: string;
  value: ReactNode;
  /** Where what is counted can be seen; the whole tile leads there. */
  to?: string | undefined;
  /** The number asks for something to be done. */
  alarming?: boolean;
  /** A line under the number. */
  children?: ReactNode;
}

/** One number that sums something up, in a `<dl>` with its like. */
export function Stat({ term, value, to, alarming, children }: StatProps) {
  return (
    <div className="card relative p-2 sm:p-3">
      <dt className="text-sm text-ink-soft">
        {to ? (
          <Link to={to} discover="none" className="text-ink-soft after:absolute after:inset-0">
            {term}
          </Link>
        ) : (
          term
        )}
      </dt>
      <dd className={clsx('font-serif text-xl wrap-anywhere sm:text-2xl', alarming && 'text-brick')}>
        {value}
        {children ? <span className="block font-sans text-sm text-ink-soft">{children}</span> : null}
      </dd>
    </div>
  );
}
