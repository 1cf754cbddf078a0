import { isControl, putBack, successorOf, controlStateOf } from '#app/framework/control-state.ts';

/** What the first script of a page notes until the others run (`early-script.ts`). */
interface Early {
  /** Controls somebody typed into or chose something in. */
  controls: Set<EventTarget | null>;
  /** The form that is being sent the plain way. */
  sent?: EventTarget | null;
  /** The button that was pressed and needs scripts. */
  pressed?: HTMLElement | null;
  /** Whether a finger or a mouse button is down. */
  down?: boolean;
  stop: AbortController;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Lets the scripts take over a page in one step, in which no key and no press can fall.
 * What was typed, chosen and ticked before stays as it is and is told to the page; a button
 * that needs scripts is pressed once. A page whose form is already on its way is left to it.
 * While a button is held down nothing moves under it.
 */
export function comeAlive(hydrate: () => void): void {
  const { early } = window;
  if (!early || early.sent) return early ? undefined : hydrate();
  if (early.down) {
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => setTimeout(() => comeAlive(hydrate)), {
        once: true,
        signal: early.stop.signal,
      });
    return;
  }
  const states = [...early.controls].filter(isControl).map(controlStateOf);
  const focused = document.activeElement;
  // React writes the start value once more, which would empty a date or number that is half typed
  const half = [...document.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
  for (const input of half)
    Object.defineProperty(input, 'defaultValue', {
      configurable: true,
      get: () => input.getAttribute('value') ?? '',
      set: () => {},
    });
  early.stop.abort();
  hydrate();
  for (const input of half) Reflect.deleteProperty(input, 'defaultValue');
  for (const one of states) {
    const control = successorOf(one);
    if (control && !control.validity.badInput) putBack(one, control, focused === one.control);
  }
  if (early.pressed?.isConnected) early.pressed.click();
}
