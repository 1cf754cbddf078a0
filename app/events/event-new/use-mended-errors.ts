import { useEffect, useRef, type RefObject } from 'react';
import { openFields, sameInput } from '#app/events/event-new/sections.ts';

/** The part of a conform form that this needs. */
interface Judged {
  allErrors: Record<string, string[]>;
  validate: (field: { name: string }) => void;
}

/**
 * Takes the messages of fields away once they are right: by what the page itself knows, or, where only the server knew, once
 * they hold something else. Looks again with each new `look`. Has conform judge the form again, which keeps the messages of
 * the fields named in `staying` meanwhile.
 */
export function useMendedErrors(
  element: RefObject<HTMLFormElement>,
  form: Judged,
  look: unknown,
  staying: { current: readonly string[] | null },
): void {
  const seen = useRef(new Map<string, { value: unknown; isKnown: boolean }>());
  const judge = useRef(form.validate);
  judge.current = form.validate;
  const shown = Object.keys(form.allErrors).join(' ');
  useEffect(() => {
    const all = shown.split(' ');
    const names = all.filter(Boolean);
    const wasSeen = seen.current;
    seen.current = new Map();
    if (!element.current || names.length === 0) return;
    const values = new FormData(element.current);
    const { missing, wrong } = openFields(values, new Date());
    const known = new Set([...missing, ...wrong]);
    for (const name of names)
      seen.current.set(name, wasSeen.get(name) ?? { value: values.get(name), isKnown: known.has(name) });
    const mended = [...seen.current]
      .filter(([name, { value, isKnown }]) => {
        const isOther = !sameInput(value, values.get(name));
        return !known.has(name) && (isKnown || isOther);
      })
      .map(([name]) => name);
    if (mended[0] === undefined) return;
    staying.current = all.filter((name) => !mended.includes(name));
    judge.current({ name: mended[0] });
    staying.current = null;
  }, [element, shown, look, staying]);
}
