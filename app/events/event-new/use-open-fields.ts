import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { openFields, sameInput, type OpenFields } from '#app/events/event-new/sections.ts';
import type { FieldErrors } from '#contract/common/errors.ts';

const PAUSE_MS = 250;

/**
 * What is missing or wrong, looked up again a moment after each change. What a press (`pressed`, its answer) found wrong
 * counts for as long as the field holds what it held then; those that hold something else are `mended`.
 */
export function useOpenFields(
  form: RefObject<HTMLFormElement>,
  loaded: OpenFields,
  refused: FieldErrors,
  pressed: unknown,
): { open: OpenFields; latest: unknown; mended: string[]; changed: () => void } {
  const [latest, setLatest] = useState<{ open: OpenFields; mended: string[] } | null>(null);
  const work = useRef({ timer: 0, pressed, held: new Map<string, unknown>() });
  const look = useCallback(() => {
    if (!form.current) return;
    const values = new FormData(form.current);
    const { held } = work.current;
    setLatest({
      open: openFields(values, new Date()),
      mended: [...held].filter(([name, value]) => !sameInput(value, values.get(name))).map(([name]) => name),
    });
  }, [form]);
  const changed = useCallback(() => {
    window.clearTimeout(work.current.timer);
    work.current.timer = window.setTimeout(look, PAUSE_MS);
  }, [look]);
  const names = Object.keys(refused).join(' ');
  useEffect(() => {
    const { current } = work;
    const values = form.current ? new FormData(form.current) : null;
    // reading the page's data anew is no new press
    const before = current.pressed === pressed ? current.held : new Map<string, unknown>();
    current.pressed = pressed;
    current.held = new Map(
      names
        .split(' ')
        .filter(Boolean)
        .map((name) => [name, before.has(name) ? before.get(name) : values?.get(name)]),
    );
    look();
    return () => window.clearTimeout(current.timer);
  }, [form, look, names, loaded, pressed]);
  const found = latest?.open ?? loaded;
  const { missing, wrong } = found;
  const isFound = (name: string) => missing.includes(name) || wrong.includes(name);
  const mended = (latest?.mended ?? []).filter((name) => !isFound(name));
  const others = Object.keys(refused).filter(
    (name) => name !== '' && !isFound(name) && !mended.includes(name),
  );
  return { open: { ...found, wrong: [...wrong, ...others] }, latest, mended, changed };
}
