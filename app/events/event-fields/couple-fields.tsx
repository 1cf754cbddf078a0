import { TextField } from '#app/ui/field.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';
import type { FieldLabels } from '#app/ui/form-errors.tsx';
import { PERSON_NAME_LENGTH } from '#contract/common/fields.ts';
import * as eventWords from '#messages/events/en.ts';
import { fieldIn } from '#messages/ui/en.ts';

interface PersonFieldset {
  firstName: FormField;
  lastName: FormField;
  phone: FormField;
}

/** The part of a conform form on `brideGroomDetails` that these fields need. */
interface CoupleFieldset {
  bride: { getFieldset: () => PersonFieldset };
  groom: { getFieldset: () => PersonFieldset };
}

/** What a phone field starts with (spec section 3); alone it counts as empty. */
const PHONE_START = '+91';

const ofPerson = (who: 'bride' | 'groom', title: string) => ({
  [`brideGroomDetails.${who}.firstName`]: fieldIn(title, eventWords.firstNameLabel),
  [`brideGroomDetails.${who}.lastName`]: fieldIn(title, eventWords.lastNameLabel),
  [`brideGroomDetails.${who}.phone`]: fieldIn(title, eventWords.phoneLabel),
});

/** What the fields are called in a summary of errors. */
export const coupleLabels: FieldLabels = {
  ...ofPerson('bride', eventWords.brideTitle),
  ...ofPerson('groom', eventWords.groomTitle),
};

/** Bride and groom of a wedding or an engagement. */
export function CoupleFields({ fields }: { fields: CoupleFieldset }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Person title={eventWords.brideTitle} fields={fields.bride.getFieldset()} />
      <Person title={eventWords.groomTitle} fields={fields.groom.getFieldset()} />
    </div>
  );
}

function Person({ title, fields }: { title: string; fields: PersonFieldset }) {
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-semibold">{title}</legend>
      <div className="stack">
        <TextField
          field={fields.firstName}
          label={eventWords.firstNameLabel}
          optional
          maxLength={PERSON_NAME_LENGTH}
          autoComplete="off"
        />
        <TextField
          field={fields.lastName}
          label={eventWords.lastNameLabel}
          optional
          maxLength={PERSON_NAME_LENGTH}
          autoComplete="off"
        />
        <TextField
          field={fields.phone}
          label={eventWords.phoneLabel}
          optional
          type="tel"
          inputMode="tel"
          maxLength={40}
          autoComplete="off"
          defaultValue={initialText(fields.phone) || PHONE_START}
        />
      </div>
    </fieldset>
  );
}
