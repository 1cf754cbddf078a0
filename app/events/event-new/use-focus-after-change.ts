import { useEffect, useRef, type RefObject } from 'react';
import { FORM_ID } from '#app/events/event-new/form-values.ts';

/** A new row of a list takes the focus, in its name; when a row is gone the list does, because its button is gone too. */
export function useFocusAfterChange(
  list: RefObject<HTMLElement>,
  { name, count }: { name: string; count: number },
  onChanged: () => void,
): void {
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    if (count > before.current) document.getElementById(`${FORM_ID}-${name}[${count - 1}].name`)?.focus();
    else list.current?.focus();
    before.current = count;
    onChanged();
  }, [list, name, count, onChanged]);
}
