import { useLocation, useNavigation } from '@remix-run/react';
import { controlStateOf, isControl, putBack, successorOf, type Control } from './control-state.ts';
import { useLayout } from './use-layout.ts';

/*
 * While a form is on its way and its answer is not drawn yet, nothing that is typed is lost, and no second press breaks
 * off the first (docs/decisions/0101).
 */

/** A form that scripts have sent. */
interface Sending {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** The location it was sent from: the answer brings another. */
  key: string;
  path: string;
  /** What its fields held (`heldBy`), which is what was sent. */
  sent: Map<Control, string>;
  /** Fields that somebody changed since, the last one last. */
  changed: Set<Control>;
  /** Where the focus was. */
  focus: Element | null;
  /** Whether the page shows the answer. */
  isDrawn: boolean;
}

/** The form that was sent last. */
let last: Sending | undefined;

/** Whether a form is on its way, or its answer still to be drawn. */
export const isSending = (): boolean => last?.isDrawn === false;

/** Whether the focus is somebody's since the form was sent: then no answer takes it away. */
export function isTyping(): boolean {
  if (!last) return false;
  const { activeElement } = document;
  return last.changed.size > 0 || (isControl(activeElement) && activeElement !== last.focus);
}

/**
 * What a press on a form comes to: it may be sent, and what was done before is over; it is the second half of a double click; or it came
 * too early.
 */
export function judgePress(form: HTMLFormElement, submitter: HTMLElement | null): 'send' | 'twice' | 'early' {
  if (!last || last.isDrawn) {
    last = undefined;
    return 'send';
  }
  return last.form === form && last.submitter === submitter && last.changed.size === 0 ? 'twice' : 'early';
}

/** Notes that a form was sent from a location. */
export function noteSending(form: HTMLFormElement, submitter: HTMLElement | null, key: string): void {
  const controls = [...form.elements].filter(isControl);
  const sent = new Map(controls.map((control) => [control, heldBy(control)]));
  const { activeElement: focus, location } = document;
  last = { form, submitter, key, path: location.pathname, sent, changed: new Set(), focus, isDrawn: false };
}

/** What a field holds, as text. */
const heldBy = (control: Control): string => (isTick(control) ? String(control.checked) : control.value);

/** Notes what somebody changes while a form is on its way. A tick that sends the form is heard of once more after that. */
function noteChange({ target }: Event): void {
  if (!isSending() || !isControl(target)) return;
  last!.changed.delete(target);
  if (heldBy(target) !== last!.sent.get(target)) last!.changed.add(target);
}

if (typeof document !== 'undefined')
  for (const type of ['input', 'change']) addEventListener(type, noteChange, true);

/** What somebody typed into a field after what was sent of it; the whole where they began anew. */
const restOf = (value: string, sent: string | undefined): string =>
  sent !== undefined && value.startsWith(sent) ? value.slice(sent.length) : value;

/** The form itself, or the one that the answer brought in its place. */
const formNow = (form: HTMLFormElement): HTMLFormElement | null =>
  form.isConnected ? form : document.querySelector<HTMLFormElement>(`form#${CSS.escape(form.id || '-')}`);

/** Carries what was typed meanwhile, and the focus, over to the form that the answer brought. */
function carryOver({ form, submitter, sent, changed }: Sending): void {
  const now = formNow(form);
  const latest = [...changed].at(-1);
  for (const control of [...changed]) {
    const next = control.isConnected ? null : successorOf({ control, form: now });
    if (!next) continue;
    changed.delete(control);
    const value = next.value === '' ? restOf(control.value, sent.get(control)) : control.value;
    const state = controlStateOf(control);
    const cursor = state.cursor === null ? null : value.length;
    putBack({ ...state, value, cursor }, next, control === latest);
  }
  if (changed.size > 0 || !submitter || submitter.isConnected || document.activeElement !== document.body)
    return;
  const { name, value } = submitter as HTMLButtonElement;
  const button = [...(now?.elements ?? [])].find(
    (one) => one instanceof HTMLButtonElement && one.name === name && one.value === value,
  );
  (button as HTMLElement | undefined)?.focus({ preventScroll: true });
}

/** Sees, in the step in which the page draws an answer, that it is drawn. */
export function useAnswer(): void {
  const { state } = useNavigation();
  const { key } = useLocation();
  useLayout(() => {
    if (!isSending() || last!.key === key) return;
    if (last!.path === location.pathname) carryOver(last!);
    if (state === 'idle') last!.isDrawn = true;
  }, [state, key]);
}

/**
 * Gives the fields of a group what they start with now, when the answer that is being drawn has taken what was sent from
 * them. They stay in the page, and with them the cursor, and whatever was typed since.
 *
 * @returns whether it was the answer to a press on this page
 */
export function startAnew(group: Element): boolean {
  if (!isSending()) return false;
  for (const [control, sent] of last!.sent) {
    if (!group.contains(control) || control.type === 'hidden') continue;
    const isChanged = last!.changed.has(control);
    if (isTick(control)) control.checked = isChanged ? control.checked : control.defaultChecked;
    else if (isChanged) control.value = restOf(control.value, sent);
    else if ('defaultValue' in control) control.value = control.defaultValue;
  }
  return true;
}

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
