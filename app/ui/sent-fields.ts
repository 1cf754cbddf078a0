import type { Control, ControlState } from '#app/ui/control-state.ts';

/** Whether two controls hold the same. */
export const isSame = (one: ControlState, other: ControlState | undefined) =>
  one.value === other?.value && one.checked === other.checked;

/** What a control holds when what was sent of it is gone: what it starts with now, or what was typed since. */
export function restOf(state: ControlState, sent: ControlState): ControlState {
  const { control, value } = state;
  if (isSame(state, sent)) {
    const { defaultValue = value, defaultChecked = false } = control as Partial<HTMLInputElement>;
    return { ...state, value: defaultValue, checked: defaultChecked };
  }
  if (value === sent.value || !value.startsWith(sent.value)) return state;
  const { length } = sent.value;
  return {
    ...state,
    value: value.slice(length),
    cursor: state.cursor === null ? null : Math.max(0, state.cursor - length),
  };
}

/** Lets a control hold something for a moment: the page does not hear of it. */
export function showState({ value, checked, files, cursor }: ControlState, control: Control): void {
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
