import { Stat } from '#app/ui/stat.tsx';
import type { GuestList } from '#contract/guests/guests.ts';
import * as invitationWords from '#messages/invitations/en.ts';

/** Counts over the whole list; each leads to the guests it counts. */
export function GuestCounts({ counts }: { counts: GuestList['counts'] }) {
  return (
    <dl className="grid grid-cols-3 gap-2 lg:grid-cols-6">
      <Stat term={invitationWords.counts.total} value={counts.total} to="?" />
      <Stat term={invitationWords.counts.confirmed} value={counts.confirmed} to="?status=yes" />
      <Stat term={invitationWords.counts.declined} value={counts.declined} to="?status=no" />
      <Stat term={invitationWords.counts.pending} value={counts.pending} to="?status=pending" />
      <Stat term={invitationWords.counts.heads} value={counts.heads}>
        {counts.heads > 0 ? invitationWords.heads(counts.adults, counts.children) : null}
      </Stat>
      <Stat
        term={invitationWords.counts.undelivered}
        value={counts.undelivered}
        to={counts.undelivered > 0 ? '?delivery=undelivered' : undefined}
        alarming={counts.undelivered > 0}
      />
    </dl>
  );
}
