import { useCallback, useEffect, useRef, useState } from 'react';
import { askPlaces, newSession } from '#app/events/venue/ask-places.ts';
import { LEAST_SEARCH_CHARACTERS, type PickedPlace, type PlaceSuggestion } from '#contract/events/places.ts';

/** Somebody who pauses this long has typed a word. */
const PAUSE_MS = 250;

interface VenueSearch {
  /** The text the suggestions are for; empty while there is nothing to say. */
  answered: string;
  suggestions: PlaceSuggestion[];
  busy: boolean;
  /** Why there are no suggestions, in a sentence; empty when all is well. */
  problem: string;
  type: (text: string) => void;
  /** Asks for a suggestion's details, which ends the session of its search. */
  pick: (suggestion: PlaceSuggestion) => Promise<PickedPlace | null>;
}

const nothing = { answered: '', suggestions: [] as PlaceSuggestion[], problem: '' };

/** Suggestions for what is being typed, above 2 characters (spec section 5). What was asked in a session is not asked again. */
export function useVenueSearch(): VenueSearch {
  const [shown, setShown] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const work = useRef({
    session: '',
    timer: 0,
    running: null as AbortController | null,
    known: new Map<string, PlaceSuggestion[]>(),
  });

  const stop = useCallback(() => {
    window.clearTimeout(work.current.timer);
    work.current.running?.abort();
    work.current.running = null;
  }, []);
  useEffect(() => stop, [stop]);

  async function search(input: string) {
    const { current } = work;
    current.session ||= newSession();
    const run = new AbortController();
    current.running = run;
    const reply = await askPlaces<{ suggestions: PlaceSuggestion[] }>(
      '/suggestions',
      { input, session: current.session },
      run.signal,
    );
    if (!reply || current.running !== run) return;
    setBusy(false);
    if (!reply.ok) return setShown({ ...nothing, problem: reply.message });
    current.known.set(input, reply.data.suggestions);
    setShown({ answered: input, suggestions: reply.data.suggestions, problem: '' });
  }

  function type(text: string) {
    stop();
    const input = text.trim();
    const known = work.current.known.get(input);
    const waits = known === undefined && [...input].length >= LEAST_SEARCH_CHARACTERS;
    setBusy(waits);
    if (waits) work.current.timer = window.setTimeout(() => void search(input), PAUSE_MS);
    else setShown(known ? { answered: input, suggestions: known, problem: '' } : nothing);
  }

  async function pick({ placeId }: PlaceSuggestion): Promise<PickedPlace | null> {
    stop();
    const session = work.current.session || newSession();
    work.current.session = '';
    work.current.known.clear();
    setBusy(true);
    const reply = await askPlaces<{ place: PickedPlace }>(`/${encodeURIComponent(placeId)}`, { session });
    setBusy(false);
    setShown(reply && !reply.ok ? { ...nothing, problem: reply.message } : nothing);
    return reply?.ok ? reply.data.place : null;
  }

  return { ...shown, busy, type, pick };
}
