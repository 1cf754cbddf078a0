import { ActionButton, pressOnEnter } from '#app/events/event-new/action-button.tsx';
import type { GuestValues } from '#app/events/event-new/form-values.ts';
import { GuestFields } from '#app/events/event-new/guest-fields.tsx';
import * as words from '#messages/events/creation/en.ts';

interface GuestAddProps {
  values: GuestValues;
  turn: string;
  errors: Record<string, string[]>;
}

/** One guest typed by hand. */
export function GuestAdd({ values, turn, errors }: GuestAddProps) {
  return (
    // Enter in these fields adds the guest; the fields themselves are the controls
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset className="rounded-lg border p-4" onKeyDown={pressOnEnter('add-guest')}>
      <legend className="px-2 font-semibold">{words.guestAddTitle}</legend>
      <div className="stack">
        <input type="hidden" name="guestTurn" value={turn} />
        <GuestFields prefix="newGuest" values={values} errors={errors} />
        <ActionButton does="add-guest" className="justify-self-start" pendingLabel={words.guestAdding}>
          {words.guestAdd}
        </ActionButton>
      </div>
    </fieldset>
  );
}
