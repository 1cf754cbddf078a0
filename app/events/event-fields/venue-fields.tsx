import { TextField } from '#app/ui/field.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import * as words from '#messages/events/en.ts';

export interface VenueFieldset {
  name: FormField;
  location: FormField;
}

/** Where the event happens, as the organiser writes it. */
export function VenueFields({ fields }: { fields: VenueFieldset }) {
  return (
    <>
      <TextField field={fields.name} label={words.venueNameLabel} optional maxLength={200} autoComplete="off" />
      <TextField
        field={fields.location}
        label={words.venueAddressLabel}
        help={words.venueAddressHelp}
        optional
        maxLength={500}
        autoComplete="off"
      />
    </>
  );
}
