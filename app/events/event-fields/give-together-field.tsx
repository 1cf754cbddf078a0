import { RadioGroup } from '#app/ui/choice-field.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import * as eventWords from '#messages/events/en.ts';

/** The question whether guests give together, which nobody has to answer (docs/decisions/0094). */
export function GiveTogetherField({ field }: { field: FormField }) {
  return (
    <RadioGroup
      field={field}
      label={eventWords.giveTogetherLabel}
      help={eventWords.giveTogetherHelp}
      optional
      options={[
        { value: 'yes', label: eventWords.giveTogetherYes, help: eventWords.giveTogetherYesHelp },
        { value: 'no', label: eventWords.giveTogetherNo, help: eventWords.giveTogetherNoHelp },
      ]}
    />
  );
}

/** The answer as the field has it: empty where nobody gave one. */
export const giveTogetherValue = (answer: boolean | undefined): 'yes' | 'no' | '' =>
  answer === undefined ? '' : answer ? 'yes' : 'no';
