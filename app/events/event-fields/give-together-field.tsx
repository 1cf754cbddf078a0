import { GIVE_TOGETHER_ASKED } from '#app/events/event-fields/give-together.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import * as words from '#messages/events/en.ts';

/** Whether guests can give together. */
export function GiveTogetherField({ field }: { field: FormField }) {
  return (
    <>
      <input type="hidden" name={GIVE_TOGETHER_ASKED} value="1" />
      <CheckboxField field={field} label={words.giveTogetherLabel} help={words.giveTogetherHelp} />
    </>
  );
}
