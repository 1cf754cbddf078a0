import { Link, useNavigation } from '@remix-run/react';
import { FunctionAnswer } from '#app/functions/function-answer.tsx';
import { FilterInputs } from '#app/hosting/filter-parts.tsx';
import { isNarrowed, type GuestFilter } from '#contract/guests/guest-filter.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Form } from '#app/ui/form.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { FunctionGuests, FunctionGuestsQuery } from '#contract/events/functions.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

interface FunctionGuestListProps {
  list: FunctionGuests;
  query: FunctionGuestsQuery;
  /** Address of guests' pages, without the guest. */
  guestPage: string;
  /** Whether guests are chosen one by one, and can be. */
  open: boolean;
}

/** The guests a search and a filter leave, 25 at a time, with a box each where they are chosen. */
export function FunctionGuestList({ list, query, guestPage, open }: FunctionGuestListProps) {
  const filtered = isNarrowed(query) || query.show !== 'all';
  if (list.items.length === 0) {
    return (
      <EmptyState
        level={2}
        title={filtered ? functionPageWords.noneFits : functionPageWords.noGuests}
        link={filtered ? { label: functionPageWords.showAll, to: '?' } : null}
      >
        {filtered ? functionPageWords.noneFitsHint : functionPageWords.noGuestsHint}
      </EmptyState>
    );
  }
  const rows = (
    <ul className="card divide-y divide-line py-0">
      {list.items.map((guest) => (
        <li key={guest._id} className="flex items-center justify-between gap-x-4">
          {open ? (
            <label className="choice min-w-0 grow">
              {/* the key lets the box follow what was saved */}
              <input
                key={String(guest.invited)}
                type="checkbox"
                name="invited"
                value={guest._id}
                defaultChecked={guest.invited}
              />
              <span className="min-w-0 wrap-anywhere">{guest.name}</span>
            </label>
          ) : (
            <Link
              to={`${guestPage}/${guest._id}`}
              className="inline-flex min-h-11 items-center wrap-anywhere text-ink"
            >
              {guest.name}
            </Link>
          )}
          <span className="shrink-0 py-2">
            <FunctionAnswer {...guest} />
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <p role="status" className="text-ink-soft">
        {filtered ? functionPageWords.found(list.total) : functionPageWords.guests(list.total)}
      </p>
      {open ? (
        <>
          {query.show === 'all' ? <AllFound filter={query} total={list.total} /> : null}
          <Ticks list={list}>{rows}</Ticks>
        </>
      ) : (
        rows
      )}
      <Pagination page={list.page} pageCount={list.pages} label={functionPageWords.listPages} />
    </>
  );
}

/** The form around the boxes. Who is not on this page of the list stays as they are. */
function Ticks({ list, children }: { list: FunctionGuests; children: React.ReactNode }) {
  const sent = useNavigation().formData;
  const saving = sent?.get('change') === 'ticked';
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="change" value="ticked" />
      {list.items.map(({ _id }) => (
        <input key={_id} type="hidden" name="shown" value={_id} />
      ))}
      {children}
      <div className="row">
        <Button pending={saving && !sent.has('then')} pendingLabel={functionPageWords.saving}>
          {functionPageWords.saveTicked}
        </Button>
        {list.page < list.pages ? (
          <Button
            name="then"
            value={list.page + 1}
            variant="secondary"
            pending={saving && sent.has('then')}
            pendingLabel={functionPageWords.saving}
          >
            {functionPageWords.saveAndNext}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

/** Invites everybody whom a search and a filter find, on all of its pages, or leaves them out. */
function AllFound({ filter, total }: { filter: GuestFilter; total: number }) {
  return (
    <Form method="post" preventScrollReset className="row">
      <FilterInputs filter={filter} />
      <SubmitButton
        name="change"
        value="invite-found"
        variant="secondary"
        pendingLabel={functionPageWords.saving}
      >
        {functionPageWords.inviteFound(total)}
      </SubmitButton>
      <SubmitButton
        name="change"
        value="leave-out-found"
        variant="quiet"
        pendingLabel={functionPageWords.saving}
      >
        {functionPageWords.leaveOutFound(total)}
      </SubmitButton>
    </Form>
  );
}
