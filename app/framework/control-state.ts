/** What somebody put into a control, to be put back when the page has replaced the control or forgotten it. */
export interface ControlState {
  control: Control;
  form: HTMLFormElement | null;
  value: string;
  checked: boolean;
  files: FileList | null;
  cursor: number | null;
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLElement &&
  'form' in target &&
  'value' in target &&
  'validity' in target &&
  target.tagName !== 'BUTTON';

export function controlStateOf(control: Control): ControlState {
  const { form, value } = control;
  const { checked = false, files = null } = control as Partial<HTMLInputElement>;
  return {
    control,
    form,
    value,
    checked,
    files,
    cursor: 'selectionEnd' in control ? control.selectionEnd : null,
  };
}

/** The control itself, or the one that took its place: of its name in the form, else of its identifier. */
export function successorOf({ control, form }: Pick<ControlState, 'control' | 'form'>): Control | null {
  if (control.isConnected) return control;
  const named = control.name ? form?.elements.namedItem(control.name) : null;
  const found = named ?? document.getElementById(control.id);
  return isControl(found) ? found : null;
}

/** Puts it into a control and tells the page, as if it were done now: whatever hears of typing and choosing hears of it. */
export function putBack(
  { value, checked, files, cursor }: ControlState,
  control: Control,
  focus: boolean,
): void {
  if (control.type === 'checkbox' || control.type === 'radio') {
    (control as HTMLInputElement).checked = !checked;
    if (checked || control.type === 'checkbox') control.click();
  } else {
    if (control.type === 'file') (control as HTMLInputElement).files = files;
    else if (control.value !== value) control.value = value;
    // React hears of a value only when it differs from the one it knows
    (control as { _valueTracker?: { setValue: (known: string) => void } })._valueTracker?.setValue(
      `${value} `,
    );
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
  if (!focus) return;
  control.focus({ preventScroll: true });
  if (cursor !== null) (control as HTMLInputElement).setSelectionRange(cursor, cursor);
}
