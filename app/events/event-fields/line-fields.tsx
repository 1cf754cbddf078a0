import { TextField } from '#app/ui/field.tsx';
import { Folded } from '#app/ui/folded.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';
import { eventLineNames, longestLine, textLabels, type EventLine } from '#contract/events/event-fields.ts';
import * as lineMessages from '#messages/events/lines/en.ts';

/** The lines of an event, which most people leave empty: folded away until one is wanted, or filled in. */
export function LineFields({ fields }: { fields: Record<EventLine, FormField> }) {
  if (eventLineNames.length === 0) return null;
  const labels = eventLineNames.map((name) => textLabels[name]).join(', ');
  return (
    <Folded
      title={lineMessages.title(labels.toLowerCase())}
      inUse={eventLineNames.some((name) => isInUse(fields[name]))}
    >
      {eventLineNames.map((name) => (
        <TextField
          key={name}
          field={fields[name]}
          label={textLabels[name]}
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
