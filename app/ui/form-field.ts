import { useId } from 'react';

/**
 * What a field component needs to know of a form field. A `FieldMetadata` of @conform-to/react has this shape;
 * declared here, so that a page without conform does not load it.
 */
export interface FormField {
  key?: string | undefined;
  id: string;
  name: string;
  formId?: string;
  errorId: string;
  descriptionId: string;
  errors?: string[] | undefined;
  initialValue?: unknown;
  required?: boolean | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  min?: string | number | undefined;
  max?: string | number | undefined;
  step?: string | number | undefined;
  pattern?: string | undefined;
  multiple?: boolean | undefined;
}

/** What every field component takes beside the attributes of its native element. */
export interface FieldProps {
  /** A conform field. Without it give `name`, and `errors` from the server if there are any. */
  field?: FormField;
  label: React.ReactNode;
  /** Help under the label. */
  help?: React.ReactNode;
  errors?: string[] | undefined;
  /** Adds '(optional)' to the label. */
  optional?: boolean;
  /** Keeps the label for screen readers only, where the page already says it in another way. */
  hideLabel?: boolean;
}

/** Wiring of one field: the ids, the errors and the attributes that a native control shares with its label. */
export interface FieldWiring {
  id: string;
  errorId: string;
  helpId: string;
  errors: string[];
  control: {
    id: string;
    name: string | undefined;
    form: string | undefined;
    required: boolean | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

interface PlainControl {
  id?: string | undefined;
  name?: string | undefined;
  form?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** Joins a conform field or plain attributes into one wiring. Attributes given by the page win over the field's. */
export function useFieldWiring(
  props: Pick<FieldProps, 'field' | 'help' | 'errors'>,
  plain: PlainControl,
): FieldWiring {
  const { field, help } = props;
  const fallbackId = useId();
  const id = plain.id ?? field?.id ?? fallbackId;
  const errorId = field?.errorId ?? `${id}-error`;
  const helpId = field?.descriptionId ?? `${id}-help`;
  const errors = props.errors ?? field?.errors ?? [];
  const invalid = errors.length > 0;
  const describedBy = [invalid && errorId, help && helpId, plain['aria-describedby']]
    .filter(Boolean)
    .join(' ');

  return {
    id,
    errorId,
    helpId,
    errors,
    control: {
      id,
      name: plain.name ?? field?.name,
      form: plain.form ?? field?.formId,
      required: plain.required ?? (field?.required || undefined),
      'aria-invalid': invalid || undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

/** What is for the frame around the control of a field, and the `rest` for the control itself. */
export function useFieldParts<Props extends FieldProps & PlainControl & { className?: string | undefined }>(
  props: Props,
) {
  const { field, label, help, errors, optional, hideLabel, className, ...rest } = props;
  const wiring = useFieldWiring({ field, help, errors }, rest);
  return { field, wiring, frame: { wiring, label, help, optional, hideLabel, className }, rest };
}

/** The text a field starts with: what was typed before a failed submit, or the stored value. */
export function initialText(field: FormField | undefined): string | undefined {
  return typeof field?.initialValue === 'string' ? field.initialValue : undefined;
}

/** Whether a checkbox or radio button with this value starts checked. */
export function initiallyChecked(field: FormField | undefined, value: string): boolean {
  const initial = field?.initialValue;
  return Array.isArray(initial) ? initial.includes(value) : initial === value;
}
