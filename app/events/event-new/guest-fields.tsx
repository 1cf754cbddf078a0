import { plainField } from '#app/events/event-new/plain-field.ts';
import type { GuestValues } from '#app/events/event-new/form-values.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { PersonFields } from '#app/ui/person-fields.tsx';
import * as words from '#messages/events/creation/en.ts';

interface GuestFieldsProps {
  /** First part of the fields' names. */
  prefix: 'newGuest' | 'editGuest';
  values: GuestValues;
  errors: Record<string, string[]>;
}

/** Name and contact of one guest; none is required by itself, so that a button elsewhere can be pressed. */
export function GuestFields({ prefix, values, errors }: GuestFieldsProps) {
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone') =>
    plainField(`${prefix}.${name}`, values[name], errors);
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
          labels={{
            firstName: words.guestFirstName,
            lastName: words.guestLastName,
            email: words.guestEmail,
            phone: words.guestPhone,
          }}
        />
      </div>
      <CheckboxField
        field={plainField(`${prefix}.withFamily`, values.withFamily ? 'on' : '', errors)}
        label={words.guestWithFamily}
        help={words.guestWithFamilyHelp}
      />
    </>
  );
}
