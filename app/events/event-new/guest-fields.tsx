import { useRef, type RefObject } from 'react';
import { ActionButton, pressOnEnter } from '#app/events/event-new/action-button.tsx';
import { FORM_ID } from '#app/events/event-new/form-values.ts';
import { plainField } from '#app/events/event-new/fields.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { PersonFields } from '#app/ui/person-fields.tsx';
import { isTyping, startAnew } from '#app/framework/sending.ts';
import { useLayout } from '#app/framework/use-layout.ts';
import type { TypedGuest } from '#app/events/event-new/draft-entries.server.ts';
import * as creationWords from '#messages/events/creation/en.ts';

const labels = {
  firstName: creationWords.guestFirstName,
  lastName: creationWords.guestLastName,
  email: creationWords.guestEmail,
  phone: creationWords.guestPhone,
};

interface GuestFieldsProps {
  /** First part of the fields' names. */
  prefix: 'newGuest' | 'editGuest';
  values: TypedGuest;
  errors: Record<string, string[]>;
}

/** Name and contact of one guest; none is required by itself, so that a button elsewhere can be pressed. */
export function GuestFields({ prefix, values, errors }: GuestFieldsProps) {
  const field = (name: keyof typeof labels) => plainField(`${prefix}.${name}`, values[name], errors);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields
          fields={{
            firstName: field('firstName'),
            lastName: field('lastName'),
            email: field('email'),
            phone: field('phone'),
          }}
          labels={labels}
        />
      </div>
      <CheckboxField
        field={plainField(`${prefix}.withFamily`, values.withFamily ? 'on' : '', errors)}
        label={creationWords.guestWithFamily}
        help={creationWords.guestWithFamilyHelp}
      />
    </>
  );
}

interface GuestAddProps {
  values: TypedGuest;
  /** Grows with each guest that was added from these fields. */
  turn: string;
  errors: Record<string, string[]>;
}

/** One guest typed by hand. */
export function GuestAdd({ values, turn, errors }: GuestAddProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useNextGuest(box, turn);
  return (
    // Enter in these fields adds the guest; the fields themselves are the controls
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset ref={box} className="rounded-lg border p-4" onKeyDown={pressOnEnter('add-guest')}>
      <legend className="px-2 font-semibold">{creationWords.guestAddTitle}</legend>
      <div className="stack">
        <input type="hidden" name="guestTurn" value={turn} />
        <GuestFields prefix="newGuest" values={values} errors={errors} />
        <ActionButton
          does="add-guest"
          className="justify-self-start"
          pendingLabel={creationWords.guestAdding}
        >
          {creationWords.guestAdd}
        </ActionButton>
      </div>
    </fieldset>
  );
}

/**
 * After a guest was added the same fields are there for the next one, with the cursor in the first:
 * fields that were put in their place would take it away, and close the keyboard of a phone. Who
 * types or taps meanwhile stays where they are.
 */
function useNextGuest(box: RefObject<HTMLFieldSetElement>, turn: string) {
  const before = useRef(turn);
  useLayout(() => {
    if (before.current === turn) return;
    before.current = turn;
    if (box.current && startAnew(box.current) && !isTyping())
      document.getElementById(`${FORM_ID}-newGuest.firstName`)?.focus({ preventScroll: true });
  }, [box, turn]);
}
