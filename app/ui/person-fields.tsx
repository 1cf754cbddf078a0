import type { ReactNode } from 'react';
import { TextField } from '#app/ui/field.tsx';
import type { FormField } from '#app/ui/form-field.ts';

const names = ['firstName', 'lastName', 'email', 'phone'] as const;
type Name = (typeof names)[number];

interface PersonFieldsProps {
  fields: Record<Name, FormField>;
  labels: Record<Name, ReactNode>;
  /** Those that say they need not be filled in. */
  optional?: readonly Name[];
}

const inputs = {
  firstName: { maxLength: 60 },
  lastName: { maxLength: 60 },
  email: { type: 'email', inputMode: 'email', maxLength: 254 },
  phone: { type: 'tel', inputMode: 'tel', maxLength: 40, placeholder: '+91' },
} as const;

/** Name, e-mail and phone of somebody else: a browser that fills them in would put its owner's. */
export const PersonFields = ({ fields, labels, optional = [] }: PersonFieldsProps) =>
  names.map((name) => (
    <TextField
      key={name}
      field={fields[name]}
      label={labels[name]}
      optional={optional.includes(name)}
      autoComplete="off"
      {...inputs[name]}
    />
  ));
