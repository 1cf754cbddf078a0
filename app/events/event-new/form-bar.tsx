import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { GO, stepBeside, type ShownPart } from '#app/events/event-new/steps.ts';
import { usePress } from '#app/events/event-new/use-press.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as words from '#messages/events/creation/en.ts';
import * as stepWords from '#messages/events/creation/steps/en.ts';

/**
 * Cancel and, where everything has been seen, Create Event; before that the next step. They stay in
 * sight on phones. While another button is answered, Create may be pressed and waits its turn.
 */
export function FormBar({ shown }: { shown: ShownPart }) {
  const before = shown === 'all' ? undefined : stepBeside(shown, -1);
  const after = shown === 'all' ? undefined : stepBeside(shown, 1);
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex justify-end gap-3 border-t bg-paper px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
      <ButtonLink to="/dashboard" variant={before ? 'quiet' : 'secondary'}>
        {words.cancel}
      </ButtonLink>
      {before ? <ActionButton does={`${GO}:${before}`}>{stepWords.back}</ActionButton> : null}
      {after ? (
        <ActionButton
          does={`${GO}:${after}`}
          variant="primary"
          className="flex-1 sm:flex-none"
          pendingLabel={stepWords.nextPending}
        >
          {stepWords.next}
        </ActionButton>
      ) : (
        <CreateButton />
      )}
    </div>
  );
}

function CreateButton() {
  const press = usePress();
  const label = press.opening ? words.opening : press.value === 'create' ? words.creating : words.processing;
  return (
    <Button
      name="do"
      value="create"
      className="flex-1 sm:flex-none"
      pending={press.value !== ''}
      pendingLabel={label}
      aria-disabled={press.value === 'create' || undefined}
    >
      {words.create}
    </Button>
  );
}
