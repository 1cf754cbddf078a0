import type { InputHTMLAttributes } from 'react';

import { FieldShell } from '#app/ui/field-shell.tsx';
import { useFieldWiring, type FieldProps } from '#app/ui/form-field.ts';

interface FileFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {}

/** A native file input. Name the formats and the size limit in `help`; the form needs `encType="multipart/form-data"`. */
export function FileField({
  field,
  label,
  help,
  errors,
  optional,
  hideLabel,
  className,
  ...input
}: FileFieldProps) {
  const wiring = useFieldWiring({ field, help, errors }, input);
  return (
    <FieldShell {...{ wiring, label, help, optional, hideLabel, className }}>
      <input
        key={field?.key}
        multiple={field?.multiple}
        {...input}
        {...wiring.control}
        type="file"
        className="control control-file"
      />
    </FieldShell>
  );
}
