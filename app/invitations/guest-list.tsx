import { Form, useSubmit } from '@remix-run/react';
import { GuestRow } from '#app/invitations/guest-row.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import type { GuestList as List, GuestListQuery } from '#contract/guests.ts';
import { count } from '#contract/format.ts';
import * as listWords from '#messages/guests/list/en.ts';

interface GuestListProps {
  eventId: string;
  list: List;
  query: GuestListQuery;
  /** False for a cancelled event. */
  open: boolean;
}

/** The guests a search and two filters leave, 25 at a time; all of it is in the address. */
export function GuestList({ eventId, list, query, open }: GuestListProps) {
  if (list.counts.total === 0) {
    return (
      <EmptyState title="No guests yet" illustration="/illustrations/custom.svg">
        {open
          ? 'Type names with an e-mail or a phone above. Everybody gets a link of their own to answer with one tap.'
          : 'Nobody was invited.'}
      </EmptyState>
    );
  }
  const filtered = query.search !== '' || query.status !== 'all' || query.delivery !== 'all';
  return (
    <section aria-labelledby="guest-list" className="stack">
      <h2 id="guest-list">Guest list</h2>
      <Filter query={query} />
      <p role="status" className="text-ink-soft">
        {filtered ? `${count(list.total, 'guest')} found` : count(list.total, 'guest')}
      </p>
      {list.items.length === 0 ? (
        <EmptyState
          level={3}
          title="No guest fits"
          action={
            <ButtonLink to="?" variant="secondary">
              Show all guests
            </ButtonLink>
          }
        >
          Try another word or another filter.
        </EmptyState>
      ) : (
        <ul className="card divide-y divide-line py-0">
          {list.items.map((guest) => (
            <GuestRow key={guest._id} eventId={eventId} guest={guest} open={open} />
          ))}
        </ul>
      )}
      <Pagination page={list.page} pageCount={list.pages} label="Pages of guests" />
    </section>
  );
}

/** A plain GET form; with scripts a changed choice applies at once. */
function Filter({ query }: { query: GuestListQuery }) {
  const submit = useSubmit();
  return (
    <Form
      role="search"
      data-print="no"
      preventScrollReset
      className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_10rem_14rem_auto]"
      onChange={(change) => {
        if (change.target instanceof HTMLSelectElement) submit(change.currentTarget, { replace: true, preventScrollReset: true });
      }}
    >
      {/* the keys let the fields follow the address when a link changes it */}
      <TextField
        className="col-span-2 md:col-span-1"
        key={query.search}
        name="search"
        type="search"
        label="Search"
        placeholder="Name, e-mail or phone"
        defaultValue={query.search}
      />
      <SelectField
        key={`status ${query.status}`}
        name="status"
        label="Reply"
        defaultValue={query.status}
        options={[{ value: 'all', label: 'All replies' }, ...Object.entries(listWords.rsvpNames).map(([value, label]) => ({ value, label }))]}
      />
      <SelectField
        key={`delivery ${query.delivery}`}
        name="delivery"
        label="Invitation"
        defaultValue={query.delivery}
        options={[
          { value: 'all', label: 'All invitations' },
          { value: 'undelivered', label: 'Not delivered' },
          ...Object.entries(listWords.deliveryNames).map(([value, label]) => ({ value, label })),
        ]}
      />
      <Button variant="secondary" className="col-span-2 md:col-span-1">
        Apply
      </Button>
    </Form>
  );
}
