import clsx from 'clsx';
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';

import { FieldShell } from '#app/ui/field-shell.tsx';
import { initialText, useFieldParts, type FieldProps } from '#app/ui/form-field.ts';
import { halfFilled } from '#messages/ui/en.ts';

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>;

interface TextFieldProps extends FieldProps, InputAttributes {
  /** A sign inside the frame before the text, such as '₹' or '+91'. Say it in the label or help too. */
  lead?: string;
  /** Class of the whole field, for its place in a layout. */
  className?: string;
}

/** One line of text: also e-mail, phone, number, date, time, URL and search through `type`. */
export function TextField(props: TextFieldProps) {
  const { field, wiring, frame, rest } = useFieldParts(props);
  const { lead, ...input } = rest;
  const control = (
    <input
      key={field?.key}
      type="text"
      // never undefined: React would write that at every turn, and empty a date or time that is half typed
      {...(input.value === undefined ? { defaultValue: initialText(field) ?? '' } : {})}
      minLength={field?.minLength}
      maxLength={field?.maxLength}
      min={field?.min}
      max={field?.max}
      step={field?.step}
      pattern={field?.pattern}
      {...input}
      {...wiring.control}
      className="control"
    />
  );
  const hasParts = input.type === 'date' || input.type === 'time';
  return (
    <FieldShell {...frame}>
      {lead ? (
        <div className="control-lead">
          <span aria-hidden="true">{lead}</span>
          {control}
        </div>
      ) : (
        control
      )}
      {/* without scripts nobody else can say it: the browser sends such a field as an empty one */}
      {hasParts ? <p className="half-filled">{halfFilled}</p> : null}
    </FieldShell>
  );
}

interface TextAreaProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { field, wiring, frame, rest: area } = useFieldParts(props);
  return (
    <FieldShell {...frame}>
      <textarea
        key={field?.key}
        rows={4}
        defaultValue={area.value === undefined ? initialText(field) : undefined}
        minLength={field?.minLength}
        maxLength={field?.maxLength}
        {...area}
        {...wiring.control}
        className={clsx('control', 'control-area')}
      />
    </FieldShell>
  );
}
