import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';

import { FieldErrorText, FieldGroup, FieldHelp } from '#app/ui/field-shell.tsx';
import { initiallyChecked, useFieldParts, useFieldWiring, type FieldProps } from '#app/ui/form-field.ts';

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>;

interface CheckboxFieldProps extends Omit<FieldProps, 'optional' | 'hideLabel'>, InputAttributes {
  className?: string;
}

/** One checkbox with its words beside it; sends 'on' when checked unless `value` says otherwise. */
export function CheckboxField({
  field,
  label,
  help,
  errors,
  className,
  value = 'on',
  ...input
}: CheckboxFieldProps) {
  const wiring = useFieldWiring({ field, help, errors }, input);
  return (
    <div className={clsx('choice-field', className)}>
      <label className="choice">
        <input
          key={field?.key}
          defaultChecked={
            input.checked === undefined && field ? initiallyChecked(field, String(value)) : undefined
          }
          {...input}
          {...wiring.control}
          type="checkbox"
          value={value}
        />
        <span>{label}</span>
      </label>
      <FieldHelp wiring={wiring} help={help} />
      <FieldErrorText wiring={wiring} />
    </div>
  );
}

interface Choice {
  value: string;
  label: ReactNode;
  /** A line under the label. */
  help?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps extends FieldProps {
  id?: string;
  name?: string;
  form?: string;
  required?: boolean;
  options: readonly Choice[];
  /** The choice made at the start; a conform field brings its own. */
  defaultValue?: string | undefined;
  /** `column`: plain rows. `tiles`: framed choices that wrap into as many columns as fit. */
  layout?: 'column' | 'tiles';
  className?: string;
  /** Class of the box around the choices, to set its columns. */
  choicesClassName?: string;
}

/** Radio buttons under one legend. The first one carries the field's id, so that an error summary can lead to it. */
export function RadioGroup(props: RadioGroupProps) {
  const { field, wiring, frame, rest } = useFieldParts(props);
  const { options, defaultValue, layout = 'column', choicesClassName } = rest;
  const tiles = layout === 'tiles';
  return (
    <FieldGroup {...frame}>
      <div className={clsx(tiles && 'choice-tiles', choicesClassName)}>
        {options.map((option, index) => (
          <label
            key={`${field?.key ?? ''}${option.value}`}
            className={clsx('choice', tiles && 'choice-tile')}
          >
            <input
              {...wiring.control}
              aria-describedby={undefined}
              id={index === 0 ? wiring.id : `${wiring.id}-${option.value}`}
              type="radio"
              value={option.value}
              disabled={option.disabled}
              defaultChecked={
                defaultValue === undefined
                  ? initiallyChecked(field, option.value)
                  : defaultValue === option.value
              }
            />
            <span>
              {option.label}
              {option.help ? <span className="field-help block">{option.help}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
