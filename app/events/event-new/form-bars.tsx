import { ActionButton, usePress } from '#app/events/event-new/action-button.tsx';
import { wallClock } from '#app/events/event-fields/wall-clock.ts';
import type { Autosave, SaveState } from '#app/events/event-new/use-autosave.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { useShownZone } from '#app/ui/use-shown-zone.ts';
import * as creationWords from '#messages/events/creation/en.ts';

const trouble: Partial<Record<SaveState, string>> = {
  'signed-out': creationWords.draftSignedOut,
  'other-account': creationWords.draftOtherAccount,
  failed: creationWords.draftFailed,
};

/**
 * How the draft stands, and a way to save it or to start over. Its Save is the form's
 * first button and so what the Enter key presses.
 */
export function DraftBar({ autosave, confirming }: { autosave: Autosave; confirming: boolean }) {
  return (
    <div className="row justify-between gap-x-1">
      <p className="text-sm text-ink-soft" data-draft={autosave.state}>
        <DraftState autosave={autosave} />
      </p>
      <div className="row gap-x-0">
        <ActionButton
          does="save"
          variant="quiet"
          className="px-2 text-sm"
          pendingLabel={creationWords.draftSaving}
        >
          {creationWords.draftSave}
        </ActionButton>
        {confirming ? null : (
          <ActionButton does="ask-start-over" variant="quiet" className="px-2 text-sm">
            {creationWords.startOver}
          </ActionButton>
        )}
      </div>
      {trouble[autosave.state] ? (
        <p className="w-full text-sm text-brick">{trouble[autosave.state]}</p>
      ) : null}
      {confirming ? <StartOver /> : null}
    </div>
  );
}

function StartOver() {
  return (
    <div className="card w-full" role="group" aria-labelledby="start-over-question">
      <h2 id="start-over-question" className="text-lg">
        {creationWords.startOverTitle}
      </h2>
      <p className="my-3">{creationWords.startOverText}</p>
      <div className="row">
        <ActionButton does="start-over" variant="danger" pendingLabel={creationWords.startOverPending}>
          {creationWords.startOverConfirm}
        </ActionButton>
        <ActionButton does="keep-draft">{creationWords.startOverLeave}</ActionButton>
      </div>
    </div>
  );
}

function DraftState({ autosave: { state, savedAt } }: { autosave: Autosave }) {
  const zone = useShownZone();
  if (trouble[state]) return <strong className="text-brick">{creationWords.draftNotSaved}</strong>;
  if (state === 'saving' || state === 'waiting') return <>{creationWords.draftIsSaving}</>;
  if (!savedAt) return <>{creationWords.draftEmpty}</>;
  const saved = creationWords.draftSavedAt(wallClock(zone, new Date(savedAt)).time);
  return <RichText text={saved} parts={{ time: (text) => <time dateTime={savedAt}>{text}</time> }} />;
}

/** Cancel and Create Event, in sight on phones. While another button is answered, Create may be pressed and waits its turn. */
export function FormBar() {
  const press = usePress();
  const label = press.opening
    ? creationWords.opening
    : press.value === 'create'
      ? creationWords.creating
      : creationWords.processing;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex justify-end gap-3 border-t bg-paper px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
      <ButtonLink to="/dashboard" variant="secondary">
        {creationWords.cancel}
      </ButtonLink>
      <Button
        name="do"
        value="create"
        className="flex-1 sm:flex-none"
        pending={press.value !== ''}
        pendingLabel={label}
        aria-disabled={press.value === 'create' || undefined}
      >
        {creationWords.create}
      </Button>
    </div>
  );
}
