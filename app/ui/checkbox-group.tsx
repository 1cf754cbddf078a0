import { FieldGroup } from '#app/ui/field-shell.tsx';
import { initiallyChecked, useFieldParts, type FieldProps } from '#app/ui/form-field.ts';

interface CheckboxGroupProps extends FieldProps {
  id?: string;
  name?: string;
  options: readonly { value: string; label: string; help?: string }[];
  className?: string;
  /** Class of the box around the choices, to set its columns. */
  choicesClassName?: string;
}

/** Checkboxes of one name under one legend. The first one carries the field's id, so that an error summary can lead to it. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { field, wiring, frame, rest } = useFieldParts(props);
  const { options, choicesClassName } = rest;
  return (
    <FieldGroup {...frame}>
      <div className={choicesClassName}>
        {options.map((option, index) => (
          <label key={`${field?.key ?? ''}${option.value}`} className="choice">
            <input
              {...wiring.control}
              // it is enough that one of them is ticked
              required={undefined}
              aria-describedby={undefined}
              id={index === 0 ? wiring.id : `${wiring.id}-${option.value}`}
              type="checkbox"
              value={option.value}
              defaultChecked={initiallyChecked(field, option.value)}
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
