import { Form as RemixForm, type FormProps } from '@remix-run/react';
import { forwardRef, useState, type FormEvent } from 'react';
import { offlineWords } from '#messages/ui/offline/by-language.ts';

/**
 * The form of every page. What is wrong in it the server says, in the words of the catalogues and in one summary:
 * the browser's own bubbles stay away, with scripts and without (docs/decisions/0032). Pressed while the browser is
 * offline it stays as it is and says so: sent, an error page would take its place, and what was typed would be gone.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { onSubmit, children, ...props },
  ref,
) {
  const [kept, setKept] = useState('');
  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // rows are added and removed in the page
    const isSent = submitter?.getAttribute('name') !== '__intent__';
    if (isSent && navigator.onLine === false) {
      event.preventDefault();
      setKept(offlineWords[document.documentElement.lang.startsWith('hi') ? 'hi' : 'en'].kept);
      return;
    }
    setKept('');
    onSubmit?.(event);
  }
  return (
    <RemixForm {...props} noValidate ref={ref} onSubmit={submit}>
      {children}
      {kept ? (
        <p role="alert" className="field-error">
          {kept}
        </p>
      ) : null}
    </RemixForm>
  );
});
