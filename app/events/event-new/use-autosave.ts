import { useLocation, useNavigation, useRevalidator } from '@remix-run/react';
import { UNREADABLE } from '#app/framework/early-script.ts';
import { isSending } from '#app/framework/sending.ts';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const PAUSE_MS = 1000;

/** After leaving a field: long enough for a press on a button, which saves by itself and must not find the page moved by a message. */
const BLUR_MS = 300;

/** The most a browser sends for a page that is being left. */
const KEEPALIVE_BYTES = 60_000;

export type SaveState = 'clean' | 'waiting' | 'saving' | 'failed' | 'signed-out' | 'other-account';

/** Nothing is saved until whoever wrote it is signed in again. */
const isHeld = (state: SaveState) => state === 'signed-out' || state === 'other-account';

export interface Autosave {
  state: SaveState;
  /** When the draft was last saved, ISO; null when it never was. */
  savedAt: string | null;
  /** Something changed: saves a second after the last change. */
  changed: () => void;
  /** A field was left: saves what has changed a moment later. */
  left: () => void;
}

/**
 * Saves the typed fields of a form to `address` while somebody types, when they leave a
 * field and when they leave the page. Rests from the moment the form itself is sent, which
 * saves too and begins a new turn, until the page shows the answer.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement>,
  address: string,
  loadedAt: string | null,
): Autosave {
  const [state, setState] = useState<SaveState>('clean');
  const [savedAt, setSavedAt] = useState(loadedAt);
  const resting = useNavigation().state !== 'idle';
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const work = useRef({ dirty: false, key, timer: 0, running: null as AbortController | null });

  const flush = useCallback(() => {
    const { current } = work;
    window.clearTimeout(current.timer);
    if (!current.dirty || current.running || !form.current || isSending()) return;
    current.dirty = false;
    const run = new AbortController();
    current.running = run;
    setState('saving');
    void save(form.current, address, run.signal).then((outcome) => {
      current.running = null;
      // the form was sent instead, which saves it too
      if (outcome === 'stopped') return setState('clean');
      // something was changed by a button or in another window: with its turn known, this may be saved
      if (outcome.overtaken) revalidate();
      if (outcome.savedAt) setSavedAt(outcome.savedAt);
      else current.dirty = true;
      setState(outcome.state);
      // typed on while the last save was on its way
      if ((outcome.savedAt || outcome.overtaken) && current.dirty)
        current.timer = window.setTimeout(flush, PAUSE_MS);
    });
  }, [form, address, revalidate]);

  const changed = useCallback(() => {
    const { current } = work;
    current.dirty = true;
    setState((now) => (isHeld(now) ? now : 'waiting'));
    window.clearTimeout(current.timer);
    current.timer = window.setTimeout(flush, PAUSE_MS);
  }, [flush]);

  const left = useCallback(() => {
    const { current } = work;
    if (!current.dirty) return;
    window.clearTimeout(current.timer);
    current.timer = window.setTimeout(flush, BLUR_MS);
  }, [flush]);

  // every answer has a location of its own, also when React drew nothing of the sending
  useEffect(() => {
    const { current } = work;
    current.key = key;
    if (resting || !current.dirty) return;
    window.clearTimeout(current.timer);
    current.timer = window.setTimeout(flush, PAUSE_MS);
  }, [resting, key, flush]);

  useEffect(() => {
    const { current } = work;
    // heard after Remix has begun to send: a saving on its way would come in a turn that is over
    const onSubmit = () => {
      if (!isSending()) return;
      window.clearTimeout(current.timer);
      current.running?.abort();
    };
    window.addEventListener('submit', onSubmit);
    return () => window.removeEventListener('submit', onSubmit);
  }, []);

  useEffect(() => {
    setSavedAt(loadedAt);
  }, [loadedAt]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const { current } = work;
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.clearTimeout(current.timer);
    };
  }, [flush]);

  return { state, savedAt, changed, left };
}

type Outcome = 'stopped' | { state: SaveState; savedAt: string | null; overtaken?: boolean };

async function save(form: HTMLFormElement, address: string, signal: AbortSignal): Promise<Outcome> {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== UNREADABLE,
  );
  const body = new URLSearchParams(fields);
  try {
    const keepalive = body.toString().length < KEEPALIVE_BYTES;
    const response = await fetch(address, { method: 'POST', body, signal, keepalive });
    if (response.status === 401) return { state: 'signed-out', savedAt: null };
    if (!response.ok && response.status !== 409) return { state: 'failed', savedAt: null };
    const answer = (await response.json()) as { savedAt?: string | null };
    // refused before anything was made of it: the account is somebody else's by now
    if (answer.savedAt === undefined) return { state: 'other-account', savedAt: null };
    return answer.savedAt
      ? { state: 'clean', savedAt: answer.savedAt }
      : { state: 'waiting', savedAt: null, overtaken: true };
  } catch {
    return signal.aborted ? 'stopped' : { state: 'failed', savedAt: null };
  }
}
