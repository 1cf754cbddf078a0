import { formNow, isBusy, presses, refused, since, waiting } from '#app/ui/presses.ts';
import { isSame, isSameButton, restOf, showState } from '#app/ui/sent-fields.ts';
import { isControl, putBack, successorOf, controlStateOf, type Control } from '#app/ui/control-state.ts';

/** Where the cursor is. */
let cursorIn: EventTarget | null = null;
/** Whether a key or a button was pressed in this turn of the browser: what gets the focus then, somebody chose. */
let byHand = false;

/** Notes what is typed while a form is being sent. */
export function noteTyping({ type, target }: Event): void {
  // when the field with the cursor was taken out, the page puts the focus somewhere before this is asked
  if (type === 'focusin' && (byHand || !(cursorIn instanceof Node) || cursorIn.isConnected))
    cursorIn = target;
  // the page itself puts the focus on a field that was refused
  if (type === 'focusin' && !byHand) return;
  if (!isControl(target) || !(isBusy() || since.has(target))) return;
  const before = (waiting.at(-1) ?? presses.answering)?.held.get(target)?.value ?? '';
  const anew = since.get(target)?.anew === true || !target.value.startsWith(before);
  since.set(target, { ...controlStateOf(target), touched: true, anew });
}

/** Notes that somebody, not the page, does what comes next. */
export function noteHand({ isTrusted }: Event): void {
  if (!isTrusted || byHand) return;
  byHand = true;
  // the focus moves before the next turn
  setTimeout(() => (byHand = false));
}

/** Goes on in the fields that took the place of others. Runs before the next key arrives. */
export function onChange(changes: MutationRecord[]): void {
  goOnTyping(changes);
  if (!(cursorIn instanceof Element) || cursorIn.isConnected) return;
  const next = document.activeElement?.matches('body, main') ? inNewForm(cursorIn) : null;
  cursorIn = document.activeElement;
  next?.focus({ preventScroll: true });
}

/** What stands for a control or button in the form that took the place of its own. */
function inNewForm(before: Element): HTMLElement | null {
  const { form = null } = before as Partial<HTMLButtonElement>;
  const now = form?.isConnected || location.pathname !== presses.path ? null : formNow(form);
  if (isControl(before)) return now && successorOf({ control: before, form: now });
  return ([...(now?.elements ?? [])].find((one) => isSameButton(one, before)) as HTMLElement | null) ?? null;
}

function goOnTyping(changes: MutationRecord[]): void {
  if (
    (since.size === 0 && waiting.length === 0 && refused.length === 0) ||
    location.pathname !== presses.path
  )
    return;
  const isNew = (control: Control) =>
    changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(control)));
  const anew = new Set<Control>();
  // the presses first: they see the new fields as they came
  for (const noted of [...[...refused, ...waiting].map(({ held }) => held), since]) {
    for (const [control, state] of noted) {
      if (state.anew) anew.add(control);
      const next = control.isConnected ? null : successorOf({ control, form: formNow(state.form) });
      if (!next || !isNew(next)) continue;
      const before = presses.answering?.held.get(control)?.value ?? '';
      // in a field that was emptied, only what came after what was sent
      const onlyAdded = next.value === '' && !anew.has(control) && state.value.startsWith(before);
      const value = onlyAdded ? state.value.slice(before.length) : state.value;
      noted.delete(control);
      if (noted === since) {
        const hasCursor = cursorIn === control;
        if (hasCursor) cursorIn = next;
        putBack({ ...state, value, cursor: state.cursor === null ? null : value.length }, next, hasCursor);
      }
      const now = controlStateOf(next);
      noted.set(next, {
        ...state,
        ...now,
        ...(noted !== since && state.touched ? { value, checked: state.checked, files: state.files } : {}),
      });
    }
  }
}

/**
 * Gives the fields of a group what they start with now, when the answer that is being drawn has taken
 * what was sent from them. They stay in the page, and with them the cursor, and whatever was typed or
 * ticked since.
 *
 * @returns whether it was the answer to a press on this page
 */
export function startAnew(group: Element): boolean {
  if (!presses.answering || presses.answering.isDrawn) return false;
  for (const [control, sent] of presses.answering.held) {
    if (!group.contains(control) || control.type === 'hidden') continue;
    let anew = false;
    // one that was refused comes back whole, whatever was sent after it
    for (const noted of [...waiting.map(({ held }) => held), since]) {
      const state = noted.get(control);
      anew ||= state?.anew === true;
      if (state && !anew) noted.set(control, { ...state, ...restOf(state, sent) });
    }
    const now = controlStateOf(control);
    const rest = anew ? now : restOf(now, sent);
    if (!isSame(now, rest)) showState(rest, control);
  }
  return true;
}
