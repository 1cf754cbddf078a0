import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import { useRef } from 'react';
import {
  blankFunction,
  type EventFormValues,
  type FunctionValues,
} from '#app/events/event-new/form-values.ts';
import { useFocusAfterChange } from '#app/events/event-new/use-focus-after-change.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Folded } from '#app/ui/folded.tsx';
import { initialText } from '#app/ui/form-field.ts';
import { Plus, Trash2 } from '#app/ui/icons.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { FUNCTION_NAME_LENGTH, functionsToOffer, MAX_FUNCTIONS } from '#contract/events/functions.ts';
import type { EventType } from '#contract/events/event-types.ts';
import * as creationMessages from '#messages/events/creation/en.ts';
import * as functionMessages from '#messages/functions/pages/en.ts';

const guestOptions = [
  { value: 'everyone', label: functionMessages.whoOptions.everyone },
  { value: 'chosen', label: creationMessages.chosenLater },
];

interface FunctionRowsProps {
  form: FormMetadata<EventFormValues>;
  functions: FieldMetadata<FunctionValues[]>;
  eventType: EventType;
  /** Called when rows changed, which no input tells of. */
  onChanged: () => void;
}

/** The functions an event is created with: folded away and none at first, begun with a name most families use or with none. */
export function FunctionRows({ form, functions, eventType, onChanged }: FunctionRowsProps) {
  const rows = functions.getFieldList();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterChange(list, { name: functions.name, count: rows.length }, onChanged);
  const taken = rows.map((row) => initialText(row.getFieldset().name));
  const suggested = functionsToOffer(eventType, taken);
  const begun = (name: string) =>
    form.insert.getButtonProps({ name: functions.name, defaultValue: { ...blankFunction, name } });
  return (
    <Folded
      id="functions"
      title={creationMessages.functionsTitle}
      inUse={rows.length > 0 || Boolean(functions.errors?.length)}
    >
      <div ref={list} tabIndex={-1} className="stack">
        <p className="text-ink-soft">{creationMessages.functionsIntro}</p>
        {rows.map((row, index) => (
          <FunctionRow
            key={row.key ?? index}
            fields={row.getFieldset()}
            number={index + 1}
            removeProps={form.remove.getButtonProps({ name: functions.name, index })}
          />
        ))}
        {rows.length >= MAX_FUNCTIONS ? (
          <p className="text-ink-soft">{functionMessages.full}</p>
        ) : (
          <div className="row">
            {suggested.map((name) => (
              <Button key={name} variant="secondary" {...begun(name)}>
                <Plus size={18} aria-hidden="true" /> {name}
              </Button>
            ))}
            <Button variant="quiet" {...begun('')}>
              <Plus size={18} aria-hidden="true" />{' '}
              {suggested.length + rows.length > 0
                ? creationMessages.functionAdd
                : creationMessages.functionAddOwn}
            </Button>
          </div>
        )}
      </div>
    </Folded>
  );
}

interface FunctionRowProps {
  fields: Required<{ [Key in keyof FunctionValues]: FieldMetadata<FunctionValues[Key]> }>;
  number: number;
  removeProps: { name: string; value: string; form: string; formNoValidate: boolean };
}

function FunctionRow({ fields, number, removeProps }: FunctionRowProps) {
  const place = fields.venue.getFieldset();
  return (
    <fieldset className="rounded-lg border p-4" data-function-row>
      <legend className="px-2 font-semibold">{creationMessages.functionTitle(number)}</legend>
      <div className="stack">
        <TextField
          field={fields.name}
          label={functionMessages.nameLabel}
          maxLength={FUNCTION_NAME_LENGTH}
          autoComplete="off"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField field={fields.date} label={functionMessages.dateLabel} type="date" />
          <TextField field={fields.time} label={functionMessages.timeLabel} type="time" optional />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            field={place.name}
            label={creationMessages.functionVenue}
            optional
            maxLength={200}
            autoComplete="off"
          />
          <TextField
            field={place.location}
            label={creationMessages.functionAddress}
            optional
            maxLength={500}
            autoComplete="off"
          />
        </div>
        <SelectField field={fields.everyone} label={functionMessages.whoLabel} options={guestOptions} />
        <button type="submit" className="btn btn-quiet justify-self-start" {...removeProps}>
          <Trash2 size={18} aria-hidden="true" />{' '}
          <RichText
            text={creationMessages.functionRemove(number)}
            parts={{ hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> }}
          />
        </button>
      </div>
    </fieldset>
  );
}
