import { TYPING_MS } from '#contract/events/event-text.ts';

/**
 * Types a text into a field, one character each `TYPING_MS`; all at once for people who
 * want less motion. A page in the background, whose timers are slowed down, catches up.
 *
 * @returns how to stop, which leaves what has been typed so far
 */
export function typeOut(
  field: HTMLTextAreaElement,
  text: string,
  { progress, done }: { progress: (length: number) => void; done: () => void },
): () => void {
  const characters = [...text];
  const started = performance.now();
  const timer = window.setInterval(step, TYPING_MS);
  const stop = () => window.clearInterval(timer);
  field.value = '';
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) show(characters.length);

  function step() {
    show(Math.floor((performance.now() - started) / TYPING_MS));
  }
  function show(count: number) {
    field.value = characters.slice(0, count).join('');
    field.scrollTop = field.scrollHeight;
    progress(field.value.length);
    if (count < characters.length) return;
    stop();
    done();
  }
  return stop;
}
