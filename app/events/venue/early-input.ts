import { useCallback, useRef, type RefCallback, type RefObject } from 'react';

/** What somebody did in a plain field before a control took its place. */
export interface EarlyInput {
  text: string;
  focused: boolean;
}

/**
 * For a plain field whose place a control takes once scripts run. `box` goes on an element
 * around the field and reads it when it is taken out of the page, so that no key is lost;
 * `earlyInput` tells the control what was typed and whether the cursor was in the field.
 */
export function useEarlyInput(): { box: RefCallback<HTMLElement>; earlyInput: RefObject<EarlyInput> } {
  const earlyInput = useRef<EarlyInput>({ text: '', focused: false });
  const shown = useRef<HTMLElement | null>(null);
  const box = useCallback((element: HTMLElement | null) => {
    const field = shown.current?.querySelector('input');
    if (!element && field)
      earlyInput.current = { text: field.value, focused: field === document.activeElement };
    shown.current = element;
  }, []);
  return { box, earlyInput };
}
