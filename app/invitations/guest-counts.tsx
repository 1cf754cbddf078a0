import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { GuestList } from '#contract/guests.ts';
import * as words from '#messages/invitations/en.ts';

/** Counts over the whole list; each leads to the guests it counts. */
export function GuestCounts({ counts }: { counts: GuestList['counts'] }) {
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
      <Count term={words.counts.total} value={counts.total} to="?" />
      <Count term={words.counts.confirmed} value={counts.confirmed} to="?status=yes" />
      <Count term={words.counts.declined} value={counts.declined} to="?status=no" />
      <Count term={words.counts.pending} value={counts.pending} to="?status=pending" />
      <Count term={words.counts.heads} value={counts.heads}>
        {counts.heads > 0 ? words.heads(counts.adults, counts.children) : null}
      </Count>
      <Count
        term={words.counts.undelivered}
        value={counts.undelivered}
        to={counts.undelivered > 0 ? '?delivery=undelivered' : undefined}
        alarming={counts.undelivered > 0}
      />
    </dl>
  );
}

interface CountProps {
  term: string;
  value: number;
  to?: string | undefined;
  alarming?: boolean;
  children?: ReactNode;
}

function Count({ term, value, to, alarming, children }: CountProps) {
  return (
    <div className="card relative p-3">
      <dt className="text-sm text-ink-soft">
        {to ? (
          // the link covers the whole tile
          <Link to={to} discover="none" className="text-ink-soft after:absolute after:inset-0">
            {term}
          </Link>
        ) : (
          term
        )}
      </dt>
      <dd className={`font-serif text-2xl ${alarming ? 'text-brick' : ''}`}>
        {value}
        {children ? <span className="block font-sans text-sm text-ink-soft">{children}</span> : null}
      </dd>
    </div>
  );
}
