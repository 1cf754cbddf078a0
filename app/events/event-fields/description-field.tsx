import { useState } from 'react';
import { TextArea } from '#app/ui/field.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';

/** Longest description in characters (contract `eventDetails`). */
const LONGEST = 5000;
const asText = (length: number) => new Intl.NumberFormat('en-IN').format(length);

/** The description with a count of its characters. */
export function DescriptionField({ field }: { field: FormField }) {
  const [length, setLength] = useState((initialText(field) ?? '').length);
  return (
    <div>
      <TextArea
        field={field}
        label="Description"
        help="What guests should know: the plan of the day, dress, parking."
        required
        rows={5}
        maxLength={LONGEST}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      <p className="mt-1 text-end text-sm text-ink-soft tabular-nums">
        {asText(length)} of {asText(LONGEST)} characters
      </p>
    </div>
  );
}
