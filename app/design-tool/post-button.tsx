import { useLocation, useNavigation } from '@remix-run/react';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';

interface PostButtonProps {
  action: string;
  /** What the button sends. */
  fields?: Record<string, string>;
  label: string;
  /** Says for a screen reader which of several it is; begins with the label. */
  name?: string;
  pendingLabel?: string;
  variant?: ButtonVariant;
}

/** A form that is one button; it leads back to the page it stands on. */
export function PostButton({
  action,
  fields = {},
  label,
  name,
  pendingLabel,
  variant = 'secondary',
}: PostButtonProps) {
  const { pathname } = useLocation();
  const { formAction, formData } = useNavigation();
  const isSending =
    formAction === action && Object.entries(fields).every(([field, value]) => formData?.get(field) === value);
  return (
    <Form method="post" action={action} preventScrollReset>
      <WriterField />
      <input type="hidden" name="back" value={pathname} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button
        variant={variant}
        pending={isSending}
        {...(pendingLabel ? { pendingLabel } : {})}
        {...(name ? { 'aria-label': name } : {})}
      >
        {label}
      </Button>
    </Form>
  );
}
