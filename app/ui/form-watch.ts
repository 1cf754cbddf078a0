import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useLayoutEffect } from 'react';
import { goOn, isBusy, isNewPress, onSubmit, presses, since } from '#app/ui/presses.ts';
import { isControl } from '#app/ui/control-state.ts';
import { noteHand, noteTyping, onChange } from '#app/ui/typing-on.ts';
import { watch } from '#app/ui/watch.ts';

/** What stands for a date or number that cannot be read: every schema refuses it, and so names the field. */
export const UNREADABLE = '?';

/**
 * Watches over every form from the moment scripts run, so that nothing done while one is
 * being sent is lost: a press waits for its turn instead of breaking off the one before,
 * and what is typed goes on in the field that takes the old one's place when the answer
 * empties the form. A date or number that is half typed is sent as unreadable, not as empty.
 */
export function watchForms(): void {
  Object.assign(watch, { isNewPress, Part: NextPress });
  addEventListener('submit', onSubmit, true);
  addEventListener('input', noteTyping, true);
  addEventListener('change', noteTyping, true);
  addEventListener('focusin', noteTyping, true);
  for (const type of ['mousedown', 'click', 'keydown']) addEventListener(type, noteHand, true);
  addEventListener('click', ({ isTrusted }) => isTrusted && !isBusy() && since.clear(), true);
  addEventListener('formdata', ({ target, formData }) => {
    for (const control of (target as HTMLFormElement).elements)
      if (isControl(control) && control.validity.badInput) formData.set(control.name, UNREADABLE);
  });
  new MutationObserver(onChange).observe(document, { childList: true, subtree: true });
}

/** Sends the next press that waits, once the page shows the answer to the one before. */
function NextPress() {
  const { state } = useNavigation();
  const { key } = useLocation();
  // in the same step as the drawing: a press may come before the effects do
  useLayoutEffect(() => {
    if (presses.answering && presses.answering.key !== key) presses.answering.isShown = true;
  }, [key]);
  useEffect(() => {
    if (presses.answering && presses.answering.key !== key) presses.answering.isDrawn = true;
    // not at once: React may come here before or amid `goOnTyping`
    if (state === 'idle') queueMicrotask(goOn);
  }, [state, key]);
  return null;
}
