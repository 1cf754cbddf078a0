import { TextArea, TextField } from '#app/ui/field.tsx';
import { Folded } from '#app/ui/folded.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import {
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  LONGEST_STORY,
  type EventTextField,
} from '#contract/events/event-fields.ts';
import * as eventMessages from '#messages/events/en.ts';
import { languageNames } from '#messages/language.ts';

type SecondLanguageFieldset = Record<Extract<EventTextField, `other${string}`>, FormField>;

/** Hindi first: most organisers write in English. */
const choices = (['hi', 'en'] as const).map((value) => ({ value, label: languageNames[value] }));

/** The event's words once more, for guests who read another language: folded away until they are wanted, or filled in. */
export function SecondLanguageFields({ fields }: { fields: SecondLanguageFieldset }) {
  const { otherLanguage, otherName, otherDescription, otherStory } = fields;
  const inUse =
    [otherName, otherDescription, otherStory].some((field) => initialText(field)) ||
    Object.values(fields).some((field) => Boolean(field.errors?.length));
  return (
    <Folded id="second-language" title={eventMessages.otherTitle} inUse={inUse}>
      <p className="field-help">{eventMessages.otherHelp}</p>
      <SelectField field={otherLanguage} label={eventMessages.otherLanguageLabel} options={choices} />
      <TextField
        field={otherName}
        label={eventMessages.otherNameLabel}
        optional
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      <TextArea
        field={otherDescription}
        label={eventMessages.otherDescriptionLabel}
        optional
        rows={5}
        maxLength={LONGEST_DESCRIPTION}
      />
      <TextArea
        field={otherStory}
        label={eventMessages.otherStoryLabel}
        optional
        rows={4}
        maxLength={LONGEST_STORY}
      />
    </Folded>
  );
}
