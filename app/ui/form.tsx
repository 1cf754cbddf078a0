import { Form as RemixForm, type FormProps } from '@remix-run/react';
import { forwardRef, useState, type FormEvent } from 'react';
import { offlineWords } from '#messages/ui/offline/by-language.ts';

/** Says of the form that is pressed that it was not sent. */
let sayKept: (() => void) | undefined;

/** An answer of an action that said nothing, as the framework writes one; refused, so that nothing is loaded anew. */
const nothingSaid = () => new Response('[{"_1":-5},"data"]', { status: 503 });

/**
 * Answers for whatever the router posts and nobody answers, in place of its error page, which would take what was typed
 * with it. A browser may take itself to be online for long after it is not.
 */
function keepWhatIsNotSent(): void {
  const send = window.fetch;
  window.fetch = (to, init) => {
    const answer = send(to, init);
    // of all in the page only the router gives its address as one
    if (init?.method !== 'POST' || !(to instanceof URL)) return answer;
    const say = sayKept;
    sayKept = undefined;
    return answer.catch((failure: unknown) => {
      if (!say || init.signal?.aborted) throw failure;
      say();
      return nothingSaid();
    });
  };
}
if (typeof window !== 'undefined') keepWhatIsNotSent();

/**
 * The form of every page. What is wrong in it the server says, in the words of the catalogues and in one summary:
 * the browser's own bubbles stay away, with scripts and without (docs/decisions/0032). Pressed while there is
 * no connection it stays as it is and says so, with what was typed (docs/decisions/0090).
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
    const say = () =>
      setKept(offlineWords[document.documentElement.lang.startsWith('hi') ? 'hi' : 'en'].kept);
    if (isSent && navigator.onLine === false) {
      event.preventDefault();
      say();
      return;
    }
    setKept('');
    sayKept = say;
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
