import type { InputHTMLAttributes } from 'react';

import { FieldShell } from '#app/ui/field-shell.tsx';
import { useFieldParts, type FieldProps } from '#app/ui/form-field.ts';

interface FileFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {}

/** A native file input. Name the formats and the size limit in `help`; the form needs `encType="multipart/form-data"`. */
export function FileField(props: FileFieldProps) {
  const { field, wiring, frame, rest } = useFieldParts(props);
  return (
    <FieldShell {...frame}>
      <input
        key={field?.key}
        multiple={field?.multiple}
        {...rest}
        {...wiring.control}
        type="file"
        className="control control-file"
      />
    </FieldShell>
  );
}
