import { useState } from 'react';
import { TextArea } from '#app/ui/field.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';
import * as words from '#messages/events/en.ts';

/** Longest description in characters (contract `eventDetails`). */
const LONGEST = 5000;

/** The description with a count of its characters. */
export function DescriptionField({ field }: { field: FormField }) {
  const [length, setLength] = useState((initialText(field) ?? '').length);
  return (
    <div>
      <TextArea
        field={field}
        label={words.descriptionLabel}
        help={words.descriptionHelp}
        required
        rows={5}
        maxLength={LONGEST}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      <p className="mt-1 text-end text-sm text-ink-soft tabular-nums">{words.descriptionLength(length, LONGEST)}</p>
    </div>
  );
}
