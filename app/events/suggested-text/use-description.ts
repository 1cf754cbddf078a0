import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { askDescription } from '#app/events/suggested-text/ask-description.ts';
import { descriptionRequest } from '#app/events/suggested-text/description-request.ts';
import { afterGenerating, afterPuttingBack, type KeptTexts } from '#app/events/suggested-text/kept-texts.ts';
import type { EventType } from '#contract/events/events.ts';
import { TYPING_MS } from '#contract/events/event-text.ts';
import * as suggestionWords from '#messages/suggested-text/en.ts';

interface DescriptionWriting {
  phase: 'idle' | 'asking' | 'typing';
  /** The whole text while it is being typed; empty otherwise. */
  whole: string;
  kept: KeptTexts;
  /** What was done, in a sentence; empty while there is nothing to say. */
  status: string;
  problem: string;
  /** Asks for a text and types it, or stops that. */
  press: () => void;
  putBack: () => void;
}

const silent = { status: '', problem: '' };

/** Generates a description into the text area inside `box` (spec section 4), from what is typed into the form around it. */
export function useDescription(
  box: RefObject<HTMLElement>,
  eventType: EventType,
  start: KeptTexts & { status: string; problem: string },
  onLength: (length: number) => void,
): DescriptionWriting {
  const [phase, setPhase] = useState<DescriptionWriting['phase']>('idle');
  const [whole, setWhole] = useState('');
  const [kept, setKept] = useState<KeptTexts>({ own: start.own, written: start.written });
  const [news, setNews] = useState({ status: start.status, problem: start.problem });
  const stopWork = useRef<(() => void) | null>(null);
  useEffect(() => () => stopWork.current?.(), []);

  const areaOf = () => box.current?.querySelector('textarea') ?? null;

  function rest(status: string, problem = '') {
    stopWork.current = null;
    // the field takes part in the form again before anybody looks at it
    flushSync(() => {
      setPhase('idle');
      setWhole('');
      setNews({ status, problem });
    });
  }

  /** Tells whoever watches the form, such as the draft, that the field has changed. */
  const changed = (area: HTMLTextAreaElement) => area.dispatchEvent(new Event('input', { bubbles: true }));

  async function generate(area: HTMLTextAreaElement, form: HTMLFormElement) {
    const asking = new AbortController();
    stopWork.current = () => asking.abort();
    setPhase('asking');
    setNews({ status: suggestionWords.writing, problem: '' });
    const reply = await askDescription(descriptionRequest(new FormData(form), eventType), asking.signal);
    if (asking.signal.aborted) return;
    if (!reply?.ok) return rest('', reply?.message ?? suggestionWords.failed);
    const { description, source } = reply.text;
    const before = area.value;
    const status = source === 'wording' ? suggestionWords.writtenFromWording : suggestionWords.written;
    setKept((texts) => afterGenerating(before, texts, description));
    setWhole(description);
    setPhase('typing');
    const end = () => {
      rest(status);
      changed(area);
    };
    // with less motion it is over before it can be stopped
    let over = false;
    const stop = typeOut(area, description, { progress: onLength, done: () => ((over = true), end()) });
    if (!over) stopWork.current = stop;
  }

  function stop() {
    stopWork.current?.();
    const area = areaOf();
    if (phase !== 'typing' || !area) return rest(suggestionWords.stoppedEarly);
    setKept((texts) => ({ ...texts, written: area.value }));
    rest(suggestionWords.stopped);
    changed(area);
  }

  function press() {
    if (phase !== 'idle') return stop();
    const area = areaOf();
    if (area?.form) void generate(area, area.form);
  }

  function putBack() {
    const area = areaOf();
    if (!area || phase !== 'idle') return;
    const before = area.value;
    area.value = kept.own;
    setKept(afterPuttingBack(before, kept));
    setNews({ ...silent, status: suggestionWords.ownTextBack });
    onLength(area.value.length);
    changed(area);
    // the button may be gone now
    area.focus();
  }

  const latestStop = useRef(stop);
  useEffect(() => {
    latestStop.current = stop;
  });
  useEffect(() => {
    if (phase === 'idle') return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      latestStop.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [phase]);

  return { phase, whole, kept, ...news, press, putBack };
}

/**
 * Types a text into a field, one character each `TYPING_MS`; all at once for people who
 * want less motion. A page in the background, whose timers are slowed down, catches up.
 *
 * @returns how to stop, which leaves what has been typed so far
 */
function typeOut(
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
