import { useEffect, useState } from 'react';
import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { INDIA } from '#app/events/event-fields/time-zones.ts';
import { wallClock } from '#app/events/event-fields/wall-clock.ts';
import type { Autosave, SaveState } from '#app/events/event-new/use-autosave.ts';

const trouble: Partial<Record<SaveState, string>> = {
  'signed-out': 'You have been signed out. Press Save draft to sign in again; what you typed is kept.',
  failed: 'The draft could not be saved. Check your connection; what you typed is still here.',
};

/**
 * How the draft stands, and a way to save it or to start over. Its Save is the form's
 * first button and so what the Enter key presses.
 */
export function DraftBar({ autosave, confirming }: { autosave: Autosave; confirming: boolean }) {
  return (
    <div className="row justify-between">
      <p className="text-sm text-ink-soft" data-draft={autosave.state}>
        <DraftState autosave={autosave} />
      </p>
      <div className="row">
        <ActionButton action="save" variant="quiet" pendingLabel="Saving...">
          Save draft
        </ActionButton>
        {confirming ? null : (
          <ActionButton action="ask-start-over" variant="quiet">
            Start over
          </ActionButton>
        )}
      </div>
      {trouble[autosave.state] ? <p className="w-full text-sm text-brick">{trouble[autosave.state]}</p> : null}
      {confirming ? <StartOver /> : null}
    </div>
  );
}

function StartOver() {
  return (
    <div className="card w-full" role="group" aria-labelledby="start-over-question">
      <h2 id="start-over-question" className="text-lg">
        Start over?
      </h2>
      <p className="my-3">Everything typed here, the guests and the gifts of this draft will be thrown away.</p>
      <div className="row">
        <ActionButton action="start-over" variant="danger" pendingLabel="Throwing away...">
          Throw the draft away
        </ActionButton>
        <ActionButton action="keep-draft">Keep it</ActionButton>
      </div>
    </div>
  );
}

function DraftState({ autosave: { state, savedAt } }: { autosave: Autosave }) {
  const zone = useShownZone();
  if (trouble[state]) return <strong className="text-brick">Draft not saved</strong>;
  if (state === 'saving' || state === 'waiting') return <>Saving draft...</>;
  if (!savedAt) return <>Nothing typed yet</>;
  return (
    <>
      Draft saved at <time dateTime={savedAt}>{wallClock(zone, new Date(savedAt)).time}</time>
    </>
  );
}

/** India's time in the page as it arrives, then the time of whoever looks at it. */
function useShownZone(): string {
  const [zone, setZone] = useState(INDIA);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone || INDIA), []);
  return zone;
}
