import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { isControl, putBack, successorOf, typedIn, type Control, type Typed } from '#app/ui/typed.ts';
import { watch } from '#app/ui/watch.ts';

/** What stands for a date or number that cannot be read: every schema refuses it, and so names the field. */
export const UNREADABLE = '?';

interface Press {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

declare global {
  interface Window {
    __remixRouter?: { state: { navigation: { state: string; formData?: FormData }; location: { key: string } } };
  }
}

/** The press that is being answered. */
let answering: Press | undefined;
/** Presses made meanwhile, each sent when its turn comes. */
const waiting: Press[] = [];
/** What the answered form held when it was sent. */
let sent = new Map<Control, string>();
/** What was typed since, and where the cursor is. */
const since = new Map<Control, Typed>();
let cursorIn: EventTarget | null = null;
/** Whether a key or a button was pressed in this turn of the browser: what gets the focus then, somebody chose. */
let byHand = false;
let path = '';

const isBusy = () => window.__remixRouter?.state.navigation.formData !== undefined;

/**
 * Whether the page shows all the router knows: nothing is being sent or loaded, and no
 * answer is still to be drawn. The router knows of a press before React does. `key`: of
 * the location the page shows.
 */
export const isSettled = (key: string): boolean => {
  const state = window.__remixRouter?.state;
  return !state || (state.navigation.state === 'idle' && state.location.key === key);
};

/** Whether somebody has typed while a form was being sent: then the focus is theirs, and no answer takes it away. */
export const isTyping = () => since.size > 0;

/** Whether a press on a busy button is more than the second half of a double click. */
const isNewPress = (button: HTMLButtonElement): boolean => isBusy() && (answering?.submitter !== button || isTyping());

/**
 * Watches over every form from the moment scripts run, so that nothing done while one is
 * being sent is lost: a press waits for its turn instead of breaking off the one before,
 * and what is typed goes on in the field that takes the old one's place when the answer
 * empties the form. A date or number that is half typed is sent as unreadable, not as empty.
 */
export function watchForms(): void {
  Object.assign(watch, { isNewPress, Part: NextPress });
  addEventListener('submit', onSubmit, true);
  addEventListener('input', noteTyping, true);
  addEventListener('change', noteTyping, true);
  addEventListener('focusin', noteTyping, true);
  for (const type of ['mousedown', 'click', 'keydown']) addEventListener(type, noteHand, true);
  addEventListener('click', ({ isTrusted }) => isTrusted && !isBusy() && since.clear(), true);
  addEventListener('formdata', ({ target, formData }) => {
    for (const control of (target as HTMLFormElement).elements) if (isControl(control) && control.validity.badInput) formData.set(control.name, UNREADABLE);
  });
  new MutationObserver(goOnTyping).observe(document, { childList: true, subtree: true });
}

function onSubmit(event: SubmitEvent): void {
  const { target, submitter } = event;
  // rows are added and removed in the page
  if (!(target instanceof HTMLFormElement) || submitter?.getAttribute('name') === '__intent__') return;
  const press = { form: target, submitter };
  if (!isBusy()) {
    answering = press;
    since.clear();
    sent = new Map([...target.elements].filter(isControl).map((control) => [control, control.value]));
    path = location.pathname;
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  const before = waiting.at(-1) ?? answering;
  const repeated = before?.form === target && before.submitter === submitter && !isTyping();
  if (!repeated) waiting.push(press);
}

function noteTyping({ type, target }: Event): void {
  // when the field with the cursor was taken out, the page puts the focus somewhere before this is asked
  if (type === 'focusin' && (!(cursorIn instanceof Node) || cursorIn.isConnected)) cursorIn = target;
  // the page itself puts the focus on a field that was refused
  if (type === 'focusin' && !byHand) return;
  if (isControl(target) && (isBusy() || since.has(target))) since.set(target, typedIn(target));
}

function noteHand({ isTrusted }: Event): void {
  if (!isTrusted || byHand) return;
  byHand = true;
  // the focus moves before the next turn
  setTimeout(() => (byHand = false));
}

/** Runs before the next key arrives. */
function goOnTyping(changes: MutationRecord[]): void {
  if (since.size === 0 || location.pathname !== path) return;
  const isNew = (control: Control) => changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(control)));
  for (const [control, typed] of since) {
    const next = control.isConnected ? null : successorOf(typed);
    if (!next || !isNew(next)) continue;
    const before = sent.get(control) ?? '';
    // in a field that was emptied, only what came after what was sent
    const added = next.value === '' && typed.value.startsWith(before) ? typed.value.slice(before.length) : typed.value;
    since.delete(control);
    const hasCursor = cursorIn === control;
    if (hasCursor) cursorIn = next;
    putBack({ ...typed, value: added, cursor: typed.cursor === null ? null : added.length }, next, hasCursor);
    since.set(next, typedIn(next));
  }
}

/** Sends the next press that waits, once the page shows the answer to the one before. */
function NextPress() {
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== 'idle') return;
    for (let press = waiting.shift(); press; press = waiting.shift()) {
      const { form, submitter } = press;
      const again = !submitter || submitter.isConnected ? submitter : form.querySelector<HTMLElement>(`button[value="${CSS.escape(submitter.getAttribute('value') ?? '')}"]`);
      if (!form.isConnected || (submitter && !again)) continue;
      form.requestSubmit(again);
      if (isBusy()) return;
    }
  }, [state]);
  return null;
}
