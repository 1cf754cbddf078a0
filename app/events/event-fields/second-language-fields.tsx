import { TextArea, TextField } from '#app/ui/field.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import {
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  LONGEST_STORY,
  type EventTextField,
} from '#contract/events/event-fields.ts';
import * as words from '#messages/events/en.ts';
import { languageNames } from '#messages/language.ts';

type SecondLanguageFieldset = Record<Extract<EventTextField, `other${string}`>, FormField>;

/** Hindi first: most organisers write in English. */
const choices = (['hi', 'en'] as const).map((value) => ({ value, label: languageNames[value] }));

/** The event's words once more, for guests who read another language: folded away until they are wanted, or filled in. */
export function SecondLanguageFields({ fields }: { fields: SecondLanguageFieldset }) {
  const { otherLanguage, otherName, otherDescription, otherStory } = fields;
  const inUse =
    [otherName, otherDescription, otherStory].some((field) => initialText(field)) ||
    Object.values(fields).some((field) => field.errors?.length);
  return (
    <details id="second-language" open={inUse}>
      <summary className="min-h-11 py-2 font-semibold">{words.otherTitle}</summary>
      <div className="stack mt-2">
        <p className="field-help">{words.otherHelp}</p>
        <SelectField field={otherLanguage} label={words.otherLanguageLabel} options={choices} />
        <TextField
          field={otherName}
          label={words.otherNameLabel}
          optional
          maxLength={LONGEST_NAME}
          autoComplete="off"
        />
        <TextArea
          field={otherDescription}
          label={words.otherDescriptionLabel}
          optional
          rows={5}
          maxLength={LONGEST_DESCRIPTION}
        />
        <TextArea
          field={otherStory}
          label={words.otherStoryLabel}
          optional
          rows={4}
          maxLength={LONGEST_STORY}
        />
      </div>
    </details>
  );
}
