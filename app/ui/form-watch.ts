import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { isSame, isSameButton, restOf, showTyped } from '#app/ui/sent-fields.ts';
import { isControl, putBack, successorOf, typedIn, type Control, type Typed } from '#app/ui/typed.ts';
import { watch } from '#app/ui/watch.ts';

/** What stands for a date or number that cannot be read: every schema refuses it, and so names the field. */
export const UNREADABLE = '?';

/** What a control holds, and how it came there since the press before. */
interface Noted extends Typed {
  /** Whether somebody was in it at all. */
  touched: boolean;
  /** Whether its text was begun anew: it counts whole then, also where it is the text that was sent. */
  anew: boolean;
}

interface Press {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** What the form held when the press was made: that is what is sent, whatever is typed until its turn comes. */
  held: Map<Control, Noted>;
  /** The location it was made at: its answer brings another. */
  key: string | undefined;
  /** Whether the page shows its answer. */
  isDrawn: boolean;
}

declare global {
  interface Window {
    __remixRouter?: {
      state: { navigation: { state: string; formData?: FormData }; location: { key: string } };
    };
  }
}

/** The press that is being answered. */
let answering: Press | undefined;
/** The last one whose answer was looked at. */
let answered: Press | undefined;
/** Presses made meanwhile, each sent when its turn comes. */
const waiting: Press[] = [];
/** Presses that were refused when the next thing stood in their fields already: each comes back once these are free. */
const refused: Press[] = [];
/** What was typed since, and where the cursor is. */
const since = new Map<Control, Noted>();
let cursorIn: EventTarget | null = null;
/** Whether a key or a button was pressed in this turn of the browser: what gets the focus then, somebody chose. */
let byHand = false;
let path = '';

/** Whether a form is being sent, or its answer is still to be drawn: React does that in slices, between which keys arrive. */
const isBusy = () => {
  const state = window.__remixRouter?.state;
  if (state?.navigation.formData) return true;
  return answering?.isDrawn === false && state?.location.key !== answering.key;
};

const pressOf = (form: HTMLFormElement, submitter: HTMLElement | null): Press => ({
  form,
  submitter,
  held: heldBy(form),
  key: window.__remixRouter?.state.location.key,
  isDrawn: false,
});

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
const isNewPress = (button: HTMLButtonElement): boolean =>
  isBusy() && (answering?.submitter !== button || isTyping());

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
    for (const control of (target as HTMLFormElement).elements)
      if (isControl(control) && control.validity.badInput) formData.set(control.name, UNREADABLE);
  });
  new MutationObserver(onChange).observe(document, { childList: true, subtree: true });
}

function onSubmit(event: SubmitEvent): void {
  const { target, submitter } = event;
  // rows are added and removed in the page
  if (!(target instanceof HTMLFormElement) || submitter?.getAttribute('name') === '__intent__') return;
  if (!isBusy()) {
    since.clear();
    answering = pressOf(target, submitter);
    path = location.pathname;
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  const before = waiting.at(-1) ?? answering;
  const isAsBefore = ([control, typed]: [Control, Noted]) =>
    !typed.anew && isSame(typed, before?.held.get(control));
  if (before?.form === target && before.submitter === submitter && [...since].every(isAsBefore)) return;
  waiting.push(pressOf(target, submitter));
  for (const [control, typed] of since) since.set(control, { ...typed, anew: false });
}

const heldBy = (form: HTMLFormElement) =>
  new Map(
    [...form.elements]
      .filter(isControl)
      .map((control) => [
        control,
        { ...typedIn(control), touched: since.has(control), anew: since.get(control)?.anew ?? false },
      ]),
  );

function noteTyping({ type, target }: Event): void {
  // when the field with the cursor was taken out, the page puts the focus somewhere before this is asked
  if (type === 'focusin' && (byHand || !(cursorIn instanceof Node) || cursorIn.isConnected))
    cursorIn = target;
  // the page itself puts the focus on a field that was refused
  if (type === 'focusin' && !byHand) return;
  if (!isControl(target) || !(isBusy() || since.has(target))) return;
  const before = (waiting.at(-1) ?? answering)?.held.get(target)?.value ?? '';
  const anew = since.get(target)?.anew === true || !target.value.startsWith(before);
  since.set(target, { ...typedIn(target), touched: true, anew });
}

function noteHand({ isTrusted }: Event): void {
  if (!isTrusted || byHand) return;
  byHand = true;
  // the focus moves before the next turn
  setTimeout(() => (byHand = false));
}

/** The form itself, or the one that took its place: an answer may bring the whole of it anew. */
const formNow = (form: HTMLFormElement | null): HTMLFormElement | null =>
  !form || form.isConnected
    ? form
    : document.querySelector<HTMLFormElement>(`form#${CSS.escape(form.id || '-')}`);

/** Runs before the next key arrives. */
function onChange(changes: MutationRecord[]): void {
  goOnTyping(changes);
  if (!(cursorIn instanceof Element) || cursorIn.isConnected) return;
  const next = document.activeElement?.matches('body, main') ? inNewForm(cursorIn) : null;
  cursorIn = document.activeElement;
  next?.focus({ preventScroll: true });
}

/** What stands for a control or button in the form that took the place of its own. */
function inNewForm(before: Element): HTMLElement | null {
  const { form = null } = before as Partial<HTMLButtonElement>;
  const now = form?.isConnected || location.pathname !== path ? null : formNow(form);
  if (isControl(before)) return now && successorOf({ control: before, form: now });
  return ([...(now?.elements ?? [])].find((one) => isSameButton(one, before)) as HTMLElement | null) ?? null;
}

function goOnTyping(changes: MutationRecord[]): void {
  if ((since.size === 0 && waiting.length === 0 && refused.length === 0) || location.pathname !== path)
    return;
  const isNew = (control: Control) =>
    changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(control)));
  const anew = new Set<Control>();
  // the presses first: they see the new fields as they came
  for (const noted of [...[...refused, ...waiting].map(({ held }) => held), since]) {
    for (const [control, typed] of noted) {
      if (typed.anew) anew.add(control);
      const next = control.isConnected ? null : successorOf({ control, form: formNow(typed.form) });
      if (!next || !isNew(next)) continue;
      const before = answering?.held.get(control)?.value ?? '';
      // in a field that was emptied, only what came after what was sent
      const onlyAdded = next.value === '' && !anew.has(control) && typed.value.startsWith(before);
      const value = onlyAdded ? typed.value.slice(before.length) : typed.value;
      noted.delete(control);
      if (noted === since) {
        const hasCursor = cursorIn === control;
        if (hasCursor) cursorIn = next;
        putBack({ ...typed, value, cursor: typed.cursor === null ? null : value.length }, next, hasCursor);
      }
      const now = typedIn(next);
      noted.set(next, {
        ...typed,
        ...now,
        ...(noted !== since && typed.touched ? { value, checked: typed.checked, files: typed.files } : {}),
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
  if (!answering || answering.isDrawn) return false;
  for (const [control, sent] of answering.held) {
    if (!group.contains(control) || control.type === 'hidden') continue;
    let anew = false;
    // one that was refused comes back whole, whatever was sent after it
    for (const noted of [...waiting.map(({ held }) => held), since]) {
      const typed = noted.get(control);
      anew ||= typed?.anew === true;
      if (typed && !anew) noted.set(control, { ...typed, ...restOf(typed, sent) });
    }
    const now = typedIn(control);
    const rest = anew ? now : restOf(now, sent);
    if (!isSame(now, rest)) showTyped(rest, control);
  }
  return true;
}

/** Sends the next press that waits, once the page shows the answer to the one before. */
function NextPress() {
  const { state } = useNavigation();
  const { key } = useLocation();
  useEffect(() => {
    if (answering && answering.key !== key) answering.isDrawn = true;
    // not at once: React may come here before or amid `goOnTyping`
    if (state === 'idle') queueMicrotask(() => (keepRefused(), sendNext()));
  }, [state, key]);
  return null;
}

/**
 * Keeps what was refused when somebody has begun the next thing in its fields: a second guest
 * under another name, not the first one mended.
 */
function keepRefused(): void {
  const press = answering;
  if (press === answered || !press?.submitter?.isConnected) return;
  answered = press;
  const group = press.submitter.closest('fieldset') ?? press.form;
  const held = [...press.held].filter(([control]) => group.contains(control) && control.type !== 'hidden');
  const first = held.find(([, { value }]) => value !== '');
  if (!first || !group.querySelector('[aria-invalid=true]')) return;
  const next = waiting.find(({ form }) => form === press.form)?.held ?? since;
  const { value = first[1].value, anew = false } = next.get(first[0]) ?? {};
  if (anew && value !== first[1].value)
    refused.push({
      ...press,
      held: new Map(held.map(([control, noted]) => [control, { ...noted, touched: true, anew: true }])),
    });
}

/** The next press whose turn it is; one that was refused only into fields that hold nothing new. */
function nextPress(): Press | undefined {
  const press = waiting.shift();
  if (press) return press;
  const free = refused.findIndex(({ held }) =>
    [...held.keys()].every((control) => !since.has(control) || control.value === ''),
  );
  const [back] = free < 0 ? [] : refused.splice(free, 1);
  for (const [control, noted] of back?.held ?? []) if (control.isConnected) putBack(noted, control, false);
  return back;
}

function sendNext(): void {
  while (!isBusy()) {
    const press = nextPress();
    if (!press) return;
    const { submitter, held } = press;
    const form = formNow(press.form);
    const again =
      !submitter || submitter.isConnected
        ? submitter
        : [...(form?.elements ?? [])].find((button) => isSameButton(button, submitter));
    if (!form || (submitter && !again)) continue;
    const typed = new Map(since);
    const later = [...typed.keys()]
      .filter((control) => held.has(control) && !isSame(typedIn(control), held.get(control)))
      .map(typedIn);
    for (const { control } of later) showTyped(held.get(control)!, control);
    form.requestSubmit(again as HTMLElement | null);
    for (const now of later) showTyped(now, now.control);
    // sending forgot what was typed on for the presses after this one
    if (later.length > 0 || waiting.length > 0)
      for (const [control, noted] of typed) since.set(control, noted);
  }
}
