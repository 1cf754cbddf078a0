import { coupleLabels } from '#app/events/event-fields/couple-fields.tsx';
import { DescriptionField, type DescriptionHelper } from '#app/events/event-fields/description-field.tsx';
import {
  VenueFields,
  venueLabels,
  type VenueFieldset,
  type VenueFieldsProps,
} from '#app/events/venue/venue-fields.tsx';
import { WhenFields, type WhenFieldsProps } from '#app/events/event-fields/when-fields.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import type { FieldLabels } from '#app/ui/form-errors.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';
import { Folded } from '#app/ui/folded.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import {
  LONGEST_NAME,
  LONGEST_STORY,
  textLabels,
  eventLineNames,
  longestLine,
  LONGEST_DESCRIPTION,
  type EventPart,
  type EventTextField,
  type EventLine,
} from '#contract/events/event-fields.ts';
import * as eventWords from '#messages/events/en.ts';
import * as lineMessages from '#messages/events/lines/en.ts';
import { languageNames } from '#messages/language.ts';

/** The part of a conform form on `eventDetails` that these fields need; `useForm`'s second value fits. */
interface DetailsFieldset extends Record<EventTextField, FormField> {
  venue: { getFieldset: () => VenueFieldset };
}

type DetailsFieldsProps = { fields: DetailsFieldset; description: DescriptionHelper } & Pick<
  VenueFieldsProps,
  'venueSearch' | 'venueFound' | 'venueNotice'
> &
  Omit<WhenFieldsProps, 'fields'>;

/** What the fields of an event are called in a summary of errors. */
export const eventLabels: FieldLabels = {
  ...textLabels(),
  ...flat({
    venue: venueLabels,
    giveTogether: { giveTogether: eventWords.giveTogetherLabel },
    brideGroomDetails: coupleLabels,
  }),
};

function flat(ofParts: Record<EventPart, FieldLabels>): FieldLabels {
  return Object.fromEntries(Object.values(ofParts).flatMap(Object.entries));
}

/** Everything an organiser states of an event but the couple, for creating and for changing one. */
export function DetailsFields({
  fields,
  venueSearch,
  venueFound,
  venueNotice,
  description,
  ...when
}: DetailsFieldsProps) {
  return (
    <div className="stack">
      <TextField
        field={fields.eventName}
        label={eventWords.nameLabel}
        aria-required
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      <WhenFields fields={fields} {...when} />
      <VenueFields
        fields={fields.venue.getFieldset()}
        {...{ venueSearch, venueFound, venueNotice }}
        zoneField={fields.timeZone.name}
      />
      <DescriptionField field={fields.description} helper={description} />
      <TextArea
        field={fields.story}
        label={eventWords.storyLabel}
        help={eventWords.storyHelp}
        optional
        rows={4}
        maxLength={LONGEST_STORY}
      />
      <LineFields fields={fields} />
      <SecondLanguageFields fields={fields} />
    </div>
  );
}

/** The lines of an event, which most people leave empty: folded away until one is wanted, or filled in. */
function LineFields({ fields }: { fields: Record<EventLine, FormField> }) {
  if (eventLineNames.length === 0) return null;
  const labels = textLabels();
  const names = eventLineNames.map((name) => labels[name]).join(', ');
  return (
    <Folded
      title={lineMessages.title(names.toLowerCase())}
      inUse={eventLineNames.some((name) => isInUse(fields[name]))}
    >
      {eventLineNames.map((name) => (
        <TextField
          key={name}
          field={fields[name]}
          label={labels[name]}
          help={lineMessages.help[name]}
          optional
          maxLength={longestLine(name)}
          autoComplete="off"
        />
      ))}
    </Folded>
  );
}

const isInUse = (field: FormField) => Boolean(initialText(field) || field.errors?.length);

type SecondLanguageFieldset = Record<Extract<EventTextField, `other${string}`>, FormField>;

/** Hindi first: most organisers write in English. */
const choices = (['hi', 'en'] as const).map((value) => ({ value, label: languageNames[value] }));

/** The event's words once more, for guests who read another language: folded away until they are wanted, or filled in. */
function SecondLanguageFields({ fields }: { fields: SecondLanguageFieldset }) {
  const { otherLanguage, otherName, otherDescription, otherStory } = fields;
  const inUse =
    [otherName, otherDescription, otherStory].some((field) => initialText(field)) ||
    Object.values(fields).some((field) => Boolean(field.errors?.length));
  return (
    <Folded id="second-language" title={eventWords.otherTitle} inUse={inUse}>
      <p className="field-help">{eventWords.otherHelp}</p>
      <SelectField field={otherLanguage} label={eventWords.otherLanguageLabel} options={choices} />
      <TextField
        field={otherName}
        label={eventWords.otherNameLabel}
        optional
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      <TextArea
        field={otherDescription}
        label={eventWords.otherDescriptionLabel}
        optional
        rows={5}
        maxLength={LONGEST_DESCRIPTION}
      />
      <TextArea
        field={otherStory}
        label={eventWords.otherStoryLabel}
        optional
        rows={4}
        maxLength={LONGEST_STORY}
      />
    </Folded>
  );
}
