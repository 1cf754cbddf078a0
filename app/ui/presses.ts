import { isSame, isSameButton, showState } from '#app/ui/sent-fields.ts';
import {
  isControl,
  putBack,
  controlStateOf,
  type Control,
  type ControlState,
} from '#app/ui/control-state.ts';

/** What a control holds, and how it came there since the press before. */
export interface Noted extends ControlState {
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
  /** Whether the page shows its answer: from then on the same button means something new. */
  isShown: boolean;
  /** Whether the page has also done what follows from its answer, so that the next press has its turn. */
  isDrawn: boolean;
}

declare global {
  interface Window {
    __remixRouter?: {
      state: { navigation: { state: string; formData?: FormData }; location: { key: string } };
    };
  }
}

/** What is being answered. */
export const presses = {
  /** The press that is being answered. */
  answering: undefined as Press | undefined,
  /** The last one whose answer was looked at. */
  answered: undefined as Press | undefined,
  /** The page it was made on. */
  path: '',
};
/** Presses made meanwhile, each sent when its turn comes. */
export const waiting: Press[] = [];
/** Presses that were refused when the next thing stood in their fields already: each comes back once these are free. */
export const refused: Press[] = [];
/** What was typed since. */
export const since = new Map<Control, Noted>();

/** Whether a form is being sent, or its answer is still to be drawn: React does that in slices, between which keys arrive. */
export const isBusy = () => {
  const state = window.__remixRouter?.state;
  if (state?.navigation.formData) return true;
  return presses.answering?.isDrawn === false && state?.location.key !== presses.answering.key;
};

const pressOf = (form: HTMLFormElement, submitter: HTMLElement | null): Press => ({
  form,
  submitter,
  held: heldBy(form),
  key: window.__remixRouter?.state.location.key,
  isShown: false,
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
export const isNewPress = (button: HTMLButtonElement): boolean =>
  isBusy() && (presses.answering?.submitter !== button || isTyping());

/** A press on a page that has scripts: it is sent now, or waits for its turn; the second half of a double click is neither. */
export function onSubmit(event: SubmitEvent): void {
  const { target, submitter } = event;
  // rows are added and removed in the page
  if (!(target instanceof HTMLFormElement) || submitter?.getAttribute('name') === '__intent__') return;
  if (!isBusy()) {
    since.clear();
    presses.answering = pressOf(target, submitter);
    presses.path = location.pathname;
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  const before = waiting.at(-1) ?? presses.answering;
  const isAsBefore = ([control, state]: [Control, Noted]) =>
    !state.anew && isSame(state, before?.held.get(control));
  const isTwice = before?.isShown === false;
  if (isTwice && before.form === target && before.submitter === submitter && [...since].every(isAsBefore))
    return;
  waiting.push(pressOf(target, submitter));
  for (const [control, state] of since) since.set(control, { ...state, anew: false });
}

const heldBy = (form: HTMLFormElement) =>
  new Map(
    [...form.elements]
      .filter(isControl)
      .map((control) => [
        control,
        { ...controlStateOf(control), touched: since.has(control), anew: since.get(control)?.anew ?? false },
      ]),
  );

/** The form itself, or the one that took its place: an answer may bring the whole of it anew. */
export const formNow = (form: HTMLFormElement | null): HTMLFormElement | null =>
  !form || form.isConnected
    ? form
    : document.querySelector<HTMLFormElement>(`form#${CSS.escape(form.id || '-')}`);

/** The next things to do once the page shows an answer. */
export function goOn(): void {
  keepRefused();
  sendNext();
}

/**
 * Keeps what was refused when somebody has begun the next thing in its fields: a second guest
 * under another name, not the first one mended.
 */
function keepRefused(): void {
  const press = presses.answering;
  if (press === presses.answered || !press?.submitter?.isConnected) return;
  presses.answered = press;
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
    const states = new Map(since);
    const later = [...states.keys()]
      .filter((control) => held.has(control) && !isSame(controlStateOf(control), held.get(control)))
      .map(controlStateOf);
    for (const { control } of later) showState(held.get(control)!, control);
    form.requestSubmit(again as HTMLElement | null);
    for (const now of later) showState(now, now.control);
    // sending forgot what was typed on for the presses after this one
    if (later.length > 0 || waiting.length > 0)
      for (const [control, noted] of states) since.set(control, noted);
  }
}
