import type { ReactNode, SelectHTMLAttributes } from 'react';

import { FieldShell } from '#app/ui/field-shell.tsx';
import { initialText, useFieldParts, type FieldProps } from '#app/ui/form-field.ts';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  options?: readonly Option[];
  /** A first, empty choice such as 'Choose a city'. */
  placeholder?: string;
  /** `<option>` and `<optgroup>` elements, instead of `options`. */
  children?: ReactNode;
}

/** A native select: it opens the phone's own picker and works without scripts. */
export function SelectField(props: SelectFieldProps) {
  const { field, wiring, frame, rest } = useFieldParts(props);
  const { options, placeholder, children, ...select } = rest;
  return (
    <FieldShell {...frame}>
      <select
        key={field?.key}
        defaultValue={select.value === undefined ? initialText(field) : undefined}
        {...select}
        {...wiring.control}
        className="control control-select"
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </FieldShell>
  );
}
