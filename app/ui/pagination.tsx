import { Link, useLocation } from '@remix-run/react';

import { Icon } from '#app/ui/icon.tsx';
import * as uiWords from '#messages/ui/en.ts';

interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  /** The search parameter that holds the page; the others in the address are kept. */
  param?: string;
  /** Names the list for screen readers, such as 'Pages of guests'. */
  label: string;
}

/** Links to the page before and after, as plain addresses. Nothing when all fits on one page. */
export function Pagination({ page, pageCount, param = 'page', label }: PaginationProps) {
  const { search } = useLocation();
  if (pageCount <= 1) return null;

  function addressOf(target: number) {
    const params = new URLSearchParams(search);
    if (target === 1) params.delete(param);
    else params.set(param, String(target));
    return `?${params}`;
  }

  return (
    <nav aria-label={label} className="mt-6 flex items-center justify-between gap-3">
      <span className="flex-1">
        {page > 1 ? (
          <Link rel="prev" to={addressOf(page - 1)} className="btn btn-secondary">
            <Icon name="left" /> {uiWords.previousPage}
          </Link>
        ) : null}
      </span>
      <span className="text-center text-sm text-ink-soft">{uiWords.pageOf(page, pageCount)}</span>
      <span className="flex-1 text-end">
        {page < pageCount ? (
          <Link rel="next" to={addressOf(page + 1)} className="btn btn-secondary">
            {uiWords.nextPage} <Icon name="right" />
          </Link>
        ) : null}
      </span>
    </nav>
  );
}
