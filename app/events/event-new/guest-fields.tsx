import { useRef, type MouseEvent, type RefObject } from 'react';
import { ActionButton, pressOnEnter } from '#app/events/event-new/action-button.tsx';
import { FORM_ID } from '#app/events/event-new/form-values.ts';
import { controlId, plainField } from '#app/events/event-new/fields.ts';
import { SharedQuestion } from '#app/forms/shared-question.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { PersonFields } from '#app/ui/person-fields.tsx';
import { isTyping, startAnew } from '#app/framework/sending.ts';
import { useLayout } from '#app/framework/use-layout.ts';
import type { TypedGuest } from '#app/events/event-new/draft-entries.server.ts';
import { likelyEmail } from '#contract/guests/likely-email.ts';
import * as likelyWords from '#messages/guests/likely-email/en.ts';
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
  /** Grows with each guest for whom the fields are used. */
  turn?: string;
}

/** Name and contact of one guest; none is required by itself, so that a button elsewhere can be pressed. */
export function GuestFields({ prefix, values, errors, turn }: GuestFieldsProps) {
  const field = (name: keyof typeof labels | 'shared') =>
    plainField(`${prefix}.${name}`, values[name], errors);
  const likely = errors[`${prefix}.email`] ? likelyEmail(values.email) : '';
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
      <input
        type="hidden"
        name={`${prefix}.emailStands`}
        value={likely ? values.email : values.emailStands}
      />
      {likely ? (
        <ActionButton
          does={`take-email:${prefix}`}
          className="justify-self-start"
          aria-label={likelyWords.about(likelyWords.take(likely), likely)}
          onClick={(event) => putIn(event, controlId(`${prefix}.email`), likely)}
        >
          {likelyWords.take(likely)}
        </ActionButton>
      ) : null}
      <SharedQuestion
        key={turn}
        field={field('shared')}
        choices={prefix === 'newGuest' ? ['household', 'own', 'same'] : ['household', 'own']}
      />
      <CheckboxField
        field={plainField(`${prefix}.withFamily`, values.withFamily ? 'on' : '', errors)}
        label={creationWords.guestWithFamily}
        help={creationWords.guestWithFamilyHelp}
      />
    </>
  );
}

/** Where scripts run the field has it at once, and nothing else of the form is sent. */
function putIn(event: MouseEvent, id: string, text: string) {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
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
        <GuestFields prefix="newGuest" values={values} errors={errors} turn={turn} />
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
