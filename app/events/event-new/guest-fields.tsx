import { plainField } from '#app/events/event-new/plain-field.ts';
import type { GuestValues } from '#app/events/event-new/form-values.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';

export interface GuestFieldsProps {
  /** First part of the fields' names. */
  prefix: 'newGuest' | 'editGuest';
  values: GuestValues;
  errors: Record<string, string[]>;
}

/** Name and contact of one guest; none is required by itself, so that a button elsewhere can be pressed. */
export function GuestFields({ prefix, values, errors }: GuestFieldsProps) {
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone') => plainField(`${prefix}.${name}`, values[name], errors);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={field('firstName')} label="First name" maxLength={100} autoComplete="off" />
        <TextField field={field('lastName')} label="Last name" maxLength={100} autoComplete="off" />
        <TextField field={field('email')} label="E-mail" type="email" inputMode="email" maxLength={254} autoComplete="off" />
        <TextField field={field('phone')} label="Phone" type="tel" inputMode="tel" maxLength={40} autoComplete="off" placeholder="+91" />
      </div>
      <CheckboxField
        field={plainField(`${prefix}.withFamily`, values.withFamily ? 'on' : '', errors)}
        label="With family"
        help="The guest may bring family along and says how many."
      />
    </>
  );
}
