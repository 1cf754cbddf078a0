import { useState } from 'react';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';
import * as sharedWords from '#messages/guests/shared/en.ts';

interface SharedQuestionProps {
  field: FormField;
  /** What can be said; `household` in words of its own where it is more than that. */
  choices?: readonly (keyof typeof sharedWords.choices)[];
  household?: string;
}

/** Asks what somebody is to the guest who has their phone or e-mail; nothing before there is one. */
export function SharedQuestion({
  field,
  choices = ['household', 'own'],
  household = sharedWords.choices.household,
}: SharedQuestionProps) {
  const isAsked = Boolean(field.errors?.length || initialText(field));
  // a choice takes the message away, and not the question
  const [asked, setAsked] = useState(isAsked);
  if (isAsked && !asked) setAsked(true);
  if (!isAsked && !asked) return null;
  const labels = { ...sharedWords.choices, household };
  return (
    <RadioGroup
      className="mt-3"
      field={field}
      label={sharedWords.question}
      options={choices.map((value) => ({ value, label: labels[value] }))}
    />
  );
}
