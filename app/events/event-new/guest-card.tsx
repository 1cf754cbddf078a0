import { useEffect } from 'react';
import { ActionButton, pressOnEnter } from '#app/events/event-new/action-button.tsx';
import { FORM_ID } from '#app/events/event-new/form-values.ts';
import { GuestFields } from '#app/events/event-new/guest-fields.tsx';
import type { EventNewView, ShownGuest } from '#app/events/event-new/view.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Pencil, Trash2 } from '#app/ui/icons.tsx';
import * as words from '#messages/events/creation/en.ts';

/** One guest of the draft. */
export function GuestCard({ guest }: { guest: ShownGuest }) {
  return (
    <li className="flex min-w-0 items-start gap-2 rounded-lg border p-3">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{guest.name}</p>
        {guest.email && guest.email !== guest.name ? (
          <p className="text-sm text-ink-soft">{guest.email}</p>
        ) : null}
        {guest.phone && guest.phone !== guest.name ? (
          <p className="text-sm text-ink-soft">{guest.phone}</p>
        ) : null}
        <Badge tone={guest.withFamily ? 'strong' : 'plain'} className="mt-1">
          {guest.withFamily ? words.guestWithFamily : words.guestIndividual}
        </Badge>
      </div>
      <ActionButton
        does={`edit-guest:${guest._id}`}
        variant="quiet"
        className="w-11 px-0"
        aria-label={words.guestEdit(guest.name)}
      >
        <Pencil size={18} aria-hidden="true" />
      </ActionButton>
      <ActionButton
        does={`remove-guest:${guest._id}`}
        variant="quiet"
        className="w-11 px-0"
        aria-label={words.guestRemove(guest.name)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </ActionButton>
    </li>
  );
}

interface GuestEditProps {
  guest: NonNullable<EventNewView['editing']>;
  errors: Record<string, string[]>;
}

/** The same guest while being changed. */
export function GuestEdit({ guest, errors }: GuestEditProps) {
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
        <legend className="mb-3 font-semibold">{words.guestChangeTitle}</legend>
        <input type="hidden" name="editGuest.id" value={guest._id} />
        <GuestFields prefix="editGuest" values={guest} errors={errors} />
        <div className="row">
          <ActionButton does={save} pendingLabel={words.guestSaving}>
            {words.guestSave}
          </ActionButton>
          <ActionButton does="leave-guest" variant="quiet">
            {words.guestLeave}
          </ActionButton>
        </div>
      </fieldset>
    </li>
  );
}
