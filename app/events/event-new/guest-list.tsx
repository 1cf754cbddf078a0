import { useEffect, useRef, useState } from 'react';
import { ActionButton, pressOnEnter } from '#app/events/event-new/action-button.tsx';
import { FORM_ID } from '#app/events/event-new/form-values.ts';
import { GuestFields } from '#app/events/event-new/guest-fields.tsx';
import type { EventNewView, ShownGuest } from '#app/events/event-new/view.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { Pencil, Trash2 } from '#app/ui/icons.tsx';
import { isTyping } from '#app/framework/sending.ts';
import { TextField } from '#app/ui/field.tsx';
import * as creationWords from '#messages/events/creation/en.ts';
import * as uiWords from '#messages/ui/en.ts';

interface GuestListProps {
  guests: EventNewView['guests'];
  editing: EventNewView['editing'];
  errors: Record<string, string[]>;
}

/** The guests of the draft, fifty at a time, with search. */
export function NewEventGuests({ guests, editing, errors }: GuestListProps) {
  const { summary, search, items, total } = guests;
  return (
    <div className="stack">
      <AllWithFamily all={summary.individual === 0} />
      <GuestSearch search={search} />
      {search ? (
        <div className="row">
          <p role="status">
            {total === 0 ? creationWords.searchNone(search) : creationWords.searchFound(total, search)}
          </p>
          <ActionButton does="show-all" variant="quiet">
            {creationWords.searchShowAll}
          </ActionButton>
        </div>
      ) : null}
      <ul className="grid gap-3 sm:grid-cols-2">
        {items.map((guest) =>
          editing?._id === guest._id ? (
            <GuestEdit key={guest._id} guest={editing} errors={errors} />
          ) : (
            <GuestCard key={guest._id} guest={guest} />
          ),
        )}
      </ul>
      <GuestPages page={guests.page} pages={guests.pages} />
    </div>
  );
}

/** One guest of the draft. */
function GuestCard({ guest }: { guest: ShownGuest }) {
  return (
    <li className="flex min-w-0 items-start gap-2 rounded-lg border p-3">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{guest.name}</p>
        {[guest.email, guest.phone].map((contact) =>
          contact && contact !== guest.name ? (
            <p key={contact} className="text-sm text-ink-soft">
              {contact}
            </p>
          ) : null,
        )}
        <Badge tone={guest.withFamily ? 'strong' : 'plain'} className="mt-1">
          {guest.withFamily ? creationWords.guestWithFamily : creationWords.guestIndividual}
        </Badge>{' '}
        {guest.side ? (
          <Badge tone="plain" className="mt-1 rounded-lg wrap-anywhere whitespace-normal">
            {guest.side}
          </Badge>
        ) : null}
      </div>
      {[
        { does: `edit-guest:${guest._id}`, label: creationWords.guestEdit(guest.name), Icon: Pencil },
        { does: `remove-guest:${guest._id}`, label: creationWords.guestRemove(guest.name), Icon: Trash2 },
      ].map(({ does, label, Icon }) => (
        <ActionButton key={does} does={does} variant="quiet" className="w-11 px-0" aria-label={label}>
          <Icon size={18} aria-hidden="true" />
        </ActionButton>
      ))}
    </li>
  );
}

interface GuestEditProps {
  guest: NonNullable<EventNewView['editing']>;
  errors: Record<string, string[]>;
}

/** The same guest while being changed. */
function GuestEdit({ guest, errors }: GuestEditProps) {
  const save = `save-guest:${guest._id}`;
  useEffect(() => {
    // the Edit button that was pressed is gone
    if (document.activeElement === document.body)
      document.getElementById(`${FORM_ID}-editGuest.firstName`)?.focus();
  }, []);
  return (
    // Enter in these fields saves the guest; the fields themselves are the controls
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className="rounded-lg border-2 border-edge p-4 sm:col-span-2" onKeyDown={pressOnEnter(save)}>
      <fieldset className="stack">
        <legend className="mb-3 font-semibold">{creationWords.guestChangeTitle}</legend>
        <input type="hidden" name="editGuest.id" value={guest._id} />
        <GuestFields prefix="editGuest" values={guest} errors={errors} />
        <div className="row">
          <ActionButton does={save} pendingLabel={creationWords.guestSaving}>
            {creationWords.guestSave}
          </ActionButton>
          <ActionButton does="leave-guest" variant="quiet">
            {creationWords.guestLeave}
          </ActionButton>
        </div>
      </fieldset>
    </li>
  );
}

function GuestSearch({ search }: { search: string }) {
  const [text, setText] = useState(search);
  useEffect(() => {
    if (!isTyping()) setText(search);
  }, [search]);
  return (
    // Enter in the search box searches; the box itself is no control
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex items-end gap-3" onKeyDown={pressOnEnter('search')}>
      <TextField
        name="search"
        type="search"
        label={creationWords.searchLabel}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={200}
        className="flex-1"
        autoComplete="off"
      />
      <ActionButton does="search">{creationWords.search}</ActionButton>
    </div>
  );
}

/** With scripts the checkbox acts at once; without, a button beside it does. */
function AllWithFamily({ all }: { all: boolean }) {
  const button = useRef<HTMLSpanElement>(null);
  return (
    <div className="row">
      <CheckboxField
        key={String(all)}
        name="allWithFamily"
        label={creationWords.allWithFamily}
        defaultChecked={all}
        onChange={() => button.current?.querySelector('button')?.click()}
      />
      <span ref={button} className="[[data-enhanced]_&]:hidden">
        <ActionButton does="all-with-family">{creationWords.allWithFamilyApply}</ActionButton>
      </span>
    </div>
  );
}

/** Buttons, not links: without scripts a link would leave behind what is typed. */
function GuestPages({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={creationWords.guestPages} className="flex items-center justify-between gap-3">
      <span className="flex-1">
        {page > 1 ? <ActionButton does={`page:${page - 1}`}>{uiWords.previousPage}</ActionButton> : null}
      </span>
      <span className="text-center text-sm text-ink-soft">{uiWords.pageOf(page, pages)}</span>
      <span className="flex-1 text-end">
        {page < pages ? <ActionButton does={`page:${page + 1}`}>{uiWords.nextPage}</ActionButton> : null}
      </span>
    </nav>
  );
}
