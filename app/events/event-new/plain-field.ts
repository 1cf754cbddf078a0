import { FORM_ID } from '#app/events/event-new/form-values.ts';
import type { FormField } from '#app/ui/form-field.ts';

/** A field of the creation form that conform does not keep, wired as its own are. */
export function plainField(name: string, value: string, errors: Record<string, string[]>): FormField {
  const id = `${FORM_ID}-${name}`;
  return {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    errors: errors[name],
    initialValue: value,
  };
}
