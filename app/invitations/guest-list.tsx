import { useLocation } from '@remix-run/react';
import { ChangeFound, ManyBar } from '#app/invitations/many-bar.tsx';
import { GuestHeadings, GuestRow } from '#app/invitations/guest-row.tsx';
import { GuestSearch } from '#app/hosting/guest-search.tsx';
import { FilterFields } from '#app/hosting/filter-fields.tsx';
import { deliveryChoices, replyChoices } from '#app/hosting/filter-in-words.ts';
import { NamedLists } from '#app/hosting/filter-parts.tsx';
import { SaveList } from '#app/invitations/save-list.tsx';
import { SideField } from '#app/invitations/side-field.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { Stat } from '#app/ui/stat.tsx';
import type { EventType } from '#contract/events/event-types.ts';
import { isNarrowed, type GuestLists } from '#contract/guests/guest-filter.ts';
import { type GuestList as List, type GuestListQuery, type GuestList } from '#contract/guests/guests.ts';
import * as hostWords from '#messages/hosts/page/en.ts';
import { answersOf, expected } from '#messages/guests/answers/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

interface GuestListProps {
  event: { _id: string; eventType: EventType };
  list: List;
  query: GuestListQuery;
  /** What it can be narrowed by. */
  lists: GuestLists;
  /** False for a cancelled event. */
  open: boolean;
  /** Whether guests can still answer, whoever looks. */
  answerable: boolean;
  /** Whether whoever looks may change anything. */
  edits: boolean;
}

/** The guests whom a search and filters leave, 25 at a time; all of it is in the address. */
export function InvitationGuests({
  event: { _id: eventId, eventType },
  list,
  query,
  lists,
  open,
  answerable,
  edits,
}: GuestListProps) {
  const { key: visit } = useLocation();
  if (list.counts.total === 0) {
    return (
      <EmptyState title={invitationWords.noGuests} illustration="/illustrations/custom.svg">
        {open ? invitationWords.noGuestsHint : edits ? invitationWords.noGuestsEver : hostWords.noGuestsYet}
      </EmptyState>
    );
  }
  const filtered = isNarrowed(query);
  const most = answerable ? expected(list.counts, list.counts.heads) : '';
  return (
    <section aria-labelledby="guest-list" className="stack gap-2">
      <h2 id="guest-list" className="vh">
        {invitationWords.listHeading}
      </h2>
      <NamedLists lists={lists.lists} filter={query} />
      <Filter eventType={eventType} query={query} counts={list.counts} lists={lists} />
      {most ? <p className="text-sm text-ink-soft">{most}</p> : null}
      {edits && filtered ? <SaveList eventId={eventId} filter={query} lists={lists} /> : null}
      <div className={filtered ? 'row gap-x-4' : 'vh'}>
        <p role="status" className="text-ink-soft">
          {filtered ? invitationWords.guestsFound(list.total) : invitationWords.guests(list.total)}
        </p>
        {edits && filtered && list.items.length > 0 ? <ChangeFound query={query} total={list.total} /> : null}
      </div>
      {list.items.length === 0 ? (
        <EmptyState
          level={3}
          title={invitationWords.noneFits}
          link={{ label: invitationWords.showAll, to: '?' }}
        >
          {invitationWords.noneFitsHint}
        </EmptyState>
      ) : (
        <div className="card py-0">
          <GuestHeadings edits={edits} />
          {/* ticks are of what was looked at */}
          <ul key={visit} className="divide-y divide-line">
            {list.items.map((guest) => (
              <GuestRow key={guest._id} eventId={eventId} guest={guest} open={open} edits={edits} />
            ))}
          </ul>
        </div>
      )}
      <Pagination page={list.page} pageCount={list.pages} label={invitationWords.listPages} />
      {edits && list.items.length > 0 ? (
        <ManyBar
          key={visit}
          eventId={eventId}
          eventType={eventType}
          list={list}
          query={query}
          lists={lists}
          open={open}
        />
      ) : null}
    </section>
  );
}

/** The counts in a line, which opens to all of them and to what narrows the list. */
function Filter({
  eventType,
  query,
  counts,
  lists,
}: {
  eventType: EventType;
  query: GuestListQuery;
  counts: List['counts'];
  lists: GuestLists;
}) {
  return (
    <GuestSearch search={query.search} words={invitationWords}>
      <details open={isNarrowed({ ...query, search: '' })}>
        <summary className="min-h-11 py-2 text-sm font-semibold">
          {invitationWords.countsLine(
            counts.total,
            answersOf({ ...counts, people: counts.heads }),
            counts.undelivered,
          )}{' '}
          <span className="text-rani underline">{invitationWords.moreFilters}</span>
        </summary>
        <GuestCounts counts={counts} />
        <div className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-4">
          {/* the keys let the fields follow the address when a link changes it */}
          <SelectField
            key={`status ${query.status}`}
            name="status"
            label={invitationWords.reply}
            defaultValue={query.status}
            options={[
              { value: 'all', label: invitationWords.allReplies },
              ...Object.entries(replyChoices).map(([value, label]) => ({ value, label })),
            ]}
          />
          <SelectField
            key={`delivery ${query.delivery}`}
            name="delivery"
            label={invitationWords.invitation}
            defaultValue={query.delivery}
            options={[
              { value: 'all', label: invitationWords.allInvitations },
              ...Object.entries(deliveryChoices).map(([value, label]) => ({ value, label })),
            ]}
          />
          <SideField
            key={`side ${query.side}`}
            eventType={eventType}
            side={query.side}
            none={invitationWords.allSides}
          />
          <FilterFields filter={query} lists={lists} />
        </div>
      </details>
    </GuestSearch>
  );
}

/** Counts over the whole list; each leads to the guests it counts. */
function GuestCounts({ counts }: { counts: GuestList['counts'] }) {
  return (
    <dl className="grid grid-cols-3 gap-2 lg:grid-cols-6">
      <Stat term={invitationWords.counts.total} value={counts.total} to="?" />
      <Stat term={invitationWords.counts.confirmed} value={counts.confirmed} to="?status=yes" />
      <Stat term={invitationWords.counts.declined} value={counts.declined} to="?status=no" />
      <Stat term={invitationWords.counts.pending} value={counts.pending} to="?status=pending" />
      {counts.dateChanged > 0 ? (
        <Stat
          term={invitationWords.counts.dateChanged}
          value={counts.dateChanged}
          to="?status=date-changed"
          alarming
        />
      ) : null}
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
