import { useNavigation } from '@remix-run/react';
import { Button, type ButtonProps } from '#app/ui/button.tsx';

interface SubmitButtonProps extends Omit<ButtonProps, 'name' | 'value' | 'pending'> {
  name?: string;
  value: string;
}

/** One of several buttons of a form, each with what it sends: shows by itself whether it is the one on its way. */
export function SubmitButton({ name = 'intent', value, ...rest }: SubmitButtonProps) {
  const pressed = useNavigation().formData?.get(name) === value;
  return <Button name={name} value={value} pending={pressed} {...rest} />;
}

interface FormButtonProps extends Omit<ButtonProps, 'pending'> {
  /** A field that no other form of the page has. */
  field?: string;
  /** The form's address, where that tells it from others. */
  action?: string;
}

/** The one button of a form: shows by itself whether the form is on its way, on a page of several by its `field` or `action`. */
export function FormButton({ field, action, ...rest }: FormButtonProps) {
  const { formMethod, formAction, formData } = useNavigation();
  const sent =
    action === undefined
      ? field === undefined
        ? formMethod === 'POST'
        : formData?.has(field) === true
      : formAction === action;
  return <Button pending={sent} {...rest} />;
}
