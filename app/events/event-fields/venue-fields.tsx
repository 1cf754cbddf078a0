import { TextField } from '#app/ui/field.tsx';
import type { FormField } from '#app/ui/form-field.ts';

export interface VenueFieldset {
  name: FormField;
  location: FormField;
}

/** Where the event happens, as the organiser writes it. */
export function VenueFields({ fields }: { fields: VenueFieldset }) {
  return (
    <>
      <TextField field={fields.name} label="Venue name" optional maxLength={200} autoComplete="off" />
      <TextField
        field={fields.location}
        label="Venue address"
        help="Street, area and city, as guests would look it up on a map."
        optional
        maxLength={500}
        autoComplete="off"
      />
    </>
  );
}
