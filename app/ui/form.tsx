import { Form as RemixForm, useLocation, type FormProps } from '@remix-run/react';
import { forwardRef, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { onNotTaken, type NotTaken } from '#app/framework/kept-post.ts';
import { judgePress, noteSending, useAnswer } from '#app/framework/sending.ts';
import { Button } from '#app/ui/button.tsx';
import { offlineWords } from '#messages/ui/offline/by-language.ts';

/**
 * The form of every page. What is wrong in it the server says, in the words of the catalogues and in one summary:
 * the browser's own bubbles stay away, with scripts and without (docs/decisions/0101). Pressed while there is
 * no connection or another press is on its way, or answered with a failure, it stays as it is and says so, with what was typed.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { onSubmit, children, ...props },
  ref,
) {
  const [kept, setKept] = useState<NotTaken | 'early' | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const { key } = useLocation();
  useAnswer();
  useEffect(() => setKept((why) => (why === 'early' ? null : why)), [key]);
  function submit(event: FormEvent<HTMLFormElement>) {
    const { currentTarget: form } = event;
    const { submitter } = event.nativeEvent as SubmitEvent;
    // rows are added and removed in the page
    if (submitter?.getAttribute('name') === '__intent__') return onSubmit?.(event);
    const press = judgePress(form, submitter);
    if (press !== 'send') {
      event.preventDefault();
      if (press === 'early') setKept('early');
      return;
    }
    pressed.current = submitter;
    if (navigator.onLine === false) {
      event.preventDefault();
      setKept('kept');
      return;
    }
    setKept(null);
    onSubmit?.(event);
    if (event.defaultPrevented || props.reloadDocument) return;
    onNotTaken(setKept);
    noteSending(form, submitter, key);
  }
  return (
    <RemixForm {...props} noValidate ref={ref} onSubmit={submit}>
      {children}
      {kept ? <KeptForm why={kept} pressed={pressed} /> : null}
    </RemixForm>
  );
});

function KeptForm({ why, pressed }: { why: NotTaken | 'early'; pressed: RefObject<HTMLElement | null> }) {
  const words = offlineWords[document.documentElement.lang.startsWith('hi') ? 'hi' : 'en'];
  return (
    // at the end of a form that may be long, and in sight wherever in it somebody is
    <div role="alert" className="row sticky bottom-20 z-20 rounded-lg border bg-surface p-3">
      <p className="field-error">{words[why]}</p>
      {why === 'failed' ? (
        <Button
          type="button"
          variant="secondary"
          onClick={({ currentTarget: { form } }) =>
            form?.requestSubmit(pressed.current?.isConnected ? pressed.current : null)
          }
        >
          {words.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}
