import { useCallback, useRef, type RefCallback, type RefObject } from 'react';

/** What somebody did in a plain field before a control took its place. */
export interface TypedBefore {
  text: string;
  focused: boolean;
}

/**
 * For a plain field whose place a control takes once scripts run. `box` goes on an element
 * around the field and reads it when it is taken out of the page, so that no key is lost;
 * `typedBefore` tells the control what was typed and whether the cursor was in the field.
 */
export function useTypedBefore(): { box: RefCallback<HTMLElement>; typedBefore: RefObject<TypedBefore> } {
  const typedBefore = useRef<TypedBefore>({ text: '', focused: false });
  const shown = useRef<HTMLElement | null>(null);
  const box = useCallback((element: HTMLElement | null) => {
    const field = shown.current?.querySelector('input');
    if (!element && field)
      typedBefore.current = { text: field.value, focused: field === document.activeElement };
    shown.current = element;
  }, []);
  return { box, typedBefore };
}
