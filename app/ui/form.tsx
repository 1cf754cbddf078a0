import { Form as RemixForm, type FormProps } from '@remix-run/react';
import { forwardRef } from 'react';

/**
 * The form of every page. What is wrong in it the server says, in the words of the catalogues and in one summary:
 * the browser's own bubbles stay away, with scripts and without (docs/decisions/0032).
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(props, ref) {
  return <RemixForm {...props} noValidate ref={ref} />;
});
