import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { openFields, type OpenFields } from '#app/events/event-new/sections.ts';
import type { FieldErrors } from '#contract/common/errors.ts';

const PAUSE_MS = 250;

/**
 * What is missing or wrong, looked up again a moment after each change. What a press found wrong counts for
 * as long as the field holds what it held then.
 */
export function useOpenFields(
  form: RefObject<HTMLFormElement>,
  loaded: OpenFields,
  refused: FieldErrors,
): { open: OpenFields; changed: () => void } {
  const [latest, setLatest] = useState<{ open: OpenFields; stillRefused: string[] } | null>(null);
  const work = useRef({ timer: 0, refused, held: new Map<string, unknown>() });
  const look = useCallback(() => {
    if (!form.current) return;
    const values = new FormData(form.current);
    const { held } = work.current;
    setLatest({
      open: openFields(values, new Date()),
      stillRefused: [...held].filter(([name, value]) => values.get(name) === value).map(([name]) => name),
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
    current.held = new Map(
      names
        .split(' ')
        .filter(Boolean)
        .map((name) => [name, values?.get(name)]),
    );
    look();
    return () => window.clearTimeout(current.timer);
  }, [form, look, names, loaded]);
  const found = latest?.open ?? loaded;
  const { missing, wrong } = found;
  const others = (latest?.stillRefused ?? Object.keys(refused)).filter(
    (name) => name !== '' && !missing.includes(name) && !wrong.includes(name),
  );
  return { open: { ...found, wrong: [...wrong, ...others] }, changed };
}
