import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import {
  blankFunction,
  type EventFormValues,
  type FunctionValues,
} from '#app/events/event-new/form-values.ts';
import { FormRow, useFocusAfterChange } from '#app/events/event-new/form-row.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Folded } from '#app/ui/folded.tsx';
import { initialText } from '#app/ui/form-field.ts';
import { Plus } from '#app/ui/icons.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
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
  const list = useFocusAfterChange({ name: functions.name, count: rows.length }, onChanged);
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
          <FormRow
            key={row.key ?? index}
            title={creationMessages.functionTitle(index + 1)}
            remove={creationMessages.functionRemove(index + 1)}
            removeProps={form.remove.getButtonProps({ name: functions.name, index })}
          >
            <FunctionFields fields={row.getFieldset()} />
          </FormRow>
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

type FunctionFieldset = Required<{ [Key in keyof FunctionValues]: FieldMetadata<FunctionValues[Key]> }>;

function FunctionFields({ fields }: { fields: FunctionFieldset }) {
  const place = fields.venue.getFieldset();
  return (
    <>
      <TextField
        field={fields.name}
        label={functionMessages.nameLabel}
        maxLength={FUNCTION_NAME_LENGTH}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.date} label={functionMessages.dateLabel} type="date" />
        <TextField field={fields.time} label={functionMessages.timeLabel} type="time" optional />
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
    </>
  );
}
