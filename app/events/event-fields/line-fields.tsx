import { TextField } from '#app/ui/field.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';
import { eventLineNames, longestLine, textLabels, type EventLine } from '#contract/events/event-fields.ts';
import * as words from '#messages/events/lines/en.ts';

/** The lines of an event, which most people leave empty: folded away until one is wanted, or filled in. */
export function LineFields({ fields }: { fields: Record<EventLine, FormField> }) {
  if (eventLineNames.length === 0) return null;
  const inUse = eventLineNames.some((name) => isInUse(fields[name]));
  return (
    <details open={inUse}>
      <summary className="min-h-11 py-2 font-semibold">
        {words.title(
          eventLineNames
            .map((name) => textLabels[name])
            .join(', ')
            .toLowerCase(),
        )}
      </summary>
      <div className="stack mt-2">
        {eventLineNames.map((name) => (
          <TextField
            key={name}
            field={fields[name]}
            label={textLabels[name]}
            help={words.help[name]}
            optional
            maxLength={longestLine(name)}
            autoComplete="off"
          />
        ))}
      </div>
    </details>
  );
}

const isInUse = (field: FormField) => Boolean(initialText(field) || field.errors?.length);
