import { FORM_ID } from '#app/events/event-new/form-values.ts';
import type { FormField } from '#app/ui/form-field.ts';

/** The id of a field's control, as conform makes it; of the guest list as a whole, its section's. */
export const controlId = (name: string): string => (name === 'guestList' ? 'guests' : `${FORM_ID}-${name}`);

/** A field of the creation form that conform does not keep, wired as its own are. */
export function plainField(name: string, value: string, errors: Record<string, string[]>): FormField {
  const id = controlId(name);
  return {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    errors: errors[name],
    initialValue: value,
  };
}
