import { useSubmit } from '@remix-run/react';
import { useRef, type FormEvent } from 'react';
import { GO, type ShownPart } from '#app/events/event-new/steps.ts';
import { isTyping } from '#app/ui/presses.ts';
import { useLayout } from '#app/ui/use-layout.ts';

/**
 * A step is a place of its own: the browser's back button leads to the one before, which other
 * buttons of the form do not add to. The reader is taken to the title of the step that was opened.
 */
export function useStepChange(shown: ShownPart): (event: FormEvent<HTMLFormElement>) => void {
  const submit = useSubmit();
  const before = useRef(shown);
  // with the step's fields, not after them: whoever is in one of these by then stays there
  useLayout(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (!isTyping() && !location.hash) document.getElementById('step')?.focus({ preventScroll: true });
  }, [shown]);
  return (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (event.defaultPrevented || !(submitter instanceof HTMLButtonElement)) return;
    if (!submitter.value.startsWith(`${GO}:`)) return;
    event.preventDefault();
    submit(submitter, { replace: false });
  };
}
