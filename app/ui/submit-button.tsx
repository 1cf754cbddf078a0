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
