import type { Control, Typed } from '#app/ui/typed.ts';

/** Whether two controls hold the same. */
export const isSame = (one: Typed, other: Typed | undefined) =>
  one.value === other?.value && one.checked === other.checked;

/** What a control holds when what was sent of it is gone: what it starts with now, or what was typed since. */
export function restOf(typed: Typed, sent: Typed): Typed {
  const { control, value } = typed;
  if (isSame(typed, sent)) {
    const { defaultValue = value, defaultChecked = false } = control as Partial<HTMLInputElement>;
    return { ...typed, value: defaultValue, checked: defaultChecked };
  }
  if (value === sent.value || !value.startsWith(sent.value)) return typed;
  const { length } = sent.value;
  return {
    ...typed,
    value: value.slice(length),
    cursor: typed.cursor === null ? null : Math.max(0, typed.cursor - length),
  };
}

/** Lets a control hold something for a moment: the page does not hear of it. */
export function showTyped({ value, checked, files, cursor }: Typed, control: Control): void {
  if (control.type === 'file') (control as HTMLInputElement).files = files;
  else if (control.type === 'checkbox' || control.type === 'radio')
    (control as HTMLInputElement).checked = checked;
  else control.value = value;
  if (cursor !== null && control === document.activeElement)
    (control as HTMLInputElement).setSelectionRange(cursor, cursor);
}

/** Whether a button does what another did. */
export const isSameButton = (one: Element, other: Element) =>
  one instanceof HTMLButtonElement &&
  other instanceof HTMLButtonElement &&
  one.type === 'submit' &&
  one.name === other.name &&
  one.value === other.value;
