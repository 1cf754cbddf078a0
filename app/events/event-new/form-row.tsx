import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FORM_ID } from '#app/events/event-new/form-values.ts';
import { Trash2 } from '#app/ui/icons.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

interface FormRowProps {
  title: ReactNode;
  /** What the button that takes the row away reads; part of it may be hidden. */
  remove: string;
  /** Conform's properties of that button. */
  removeProps: { name: string; value: string; form: string; formNoValidate: boolean };
  children: ReactNode;
}

/** One gift or function of the creation form. */
export function FormRow({ title, remove, removeProps, children }: FormRowProps) {
  return (
    <fieldset className="rounded-lg border p-4">
      <legend className="flex items-center gap-2 px-2 font-semibold">{title}</legend>
      <div className="stack">
        {children}
        <button type="submit" className="btn btn-quiet justify-self-start" {...removeProps}>
          <Trash2 size={18} aria-hidden="true" />{' '}
          <RichText text={remove} parts={{ hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> }} />
        </button>
      </div>
    </fieldset>
  );
}

/**
 * The element around a list of rows. A new row takes the focus, in its name; when a row is gone the list does, because
 * its button is gone too.
 */
export function useFocusAfterChange(
  { name, count }: { name: string; count: number },
  onChanged: () => void,
): RefObject<HTMLDivElement> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    if (count > before.current) document.getElementById(`${FORM_ID}-${name}[${count - 1}].name`)?.focus();
    else list.current?.focus();
    before.current = count;
    onChanged();
  }, [list, name, count, onChanged]);
  return list;
}
