import { Stat } from '#app/ui/stat.tsx';
import type { GuestList } from '#contract/guests/guests.ts';
import * as words from '#messages/invitations/en.ts';

/** Counts over the whole list; each leads to the guests it counts. */
export function GuestCounts({ counts }: { counts: GuestList['counts'] }) {
  return (
    <dl className="grid grid-cols-3 gap-2 lg:grid-cols-6">
      <Stat term={words.counts.total} value={counts.total} to="?" />
      <Stat term={words.counts.confirmed} value={counts.confirmed} to="?status=yes" />
      <Stat term={words.counts.declined} value={counts.declined} to="?status=no" />
      <Stat term={words.counts.pending} value={counts.pending} to="?status=pending" />
      <Stat term={words.counts.heads} value={counts.heads}>
        {counts.heads > 0 ? words.heads(counts.adults, counts.children) : null}
      </Stat>
      <Stat
        term={words.counts.undelivered}
        value={counts.undelivered}
        to={counts.undelivered > 0 ? '?delivery=undelivered' : undefined}
        alarming={counts.undelivered > 0}
      />
    </dl>
  );
}
