import { useEffect, useRef, useState } from 'react';
import { ActionButton, pressOnEnter } from '#app/events/event-new/action-button.tsx';
import { GuestCard, GuestEdit } from '#app/events/event-new/guest-card.tsx';
import type { EventNewView } from '#app/events/event-new/view.server.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { isTyping } from '#app/ui/presses.ts';
import { TextField } from '#app/ui/field.tsx';
import * as words from '#messages/events/creation/en.ts';
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
      <GuestSearch search={search} />
      {search ? (
        <div className="row">
          <p role="status">{total === 0 ? words.searchNone(search) : words.searchFound(total, search)}</p>
          <ActionButton does="show-all" variant="quiet">
            {words.searchShowAll}
          </ActionButton>
        </div>
      ) : null}
      <AllWithFamily all={summary.individual === 0} />
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
        label={words.searchLabel}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={200}
        className="flex-1"
        autoComplete="off"
      />
      <ActionButton does="search">{words.search}</ActionButton>
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
        label={words.allWithFamily}
        defaultChecked={all}
        onChange={() => button.current?.querySelector('button')?.click()}
      />
      <span ref={button} className="[[data-enhanced]_&]:hidden">
        <ActionButton does="all-with-family">{words.allWithFamilyApply}</ActionButton>
      </span>
    </div>
  );
}

/** Buttons, not links: without scripts a link would leave behind what is typed. */
function GuestPages({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={words.guestPages} className="flex items-center justify-between gap-3">
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
