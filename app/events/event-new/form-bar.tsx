import { usePress } from '#app/events/event-new/use-press.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as creationMessages from '#messages/events/creation/en.ts';

/** Cancel and Create Event, in sight on phones. While another button is answered, Create may be pressed and waits its turn. */
export function FormBar() {
  const press = usePress();
  const label = press.opening
    ? creationMessages.opening
    : press.value === 'create'
      ? creationMessages.creating
      : creationMessages.processing;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex justify-end gap-3 border-t bg-paper px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
      <ButtonLink to="/dashboard" variant="secondary">
        {creationMessages.cancel}
      </ButtonLink>
      <Button
        name="do"
        value="create"
        className="flex-1 sm:flex-none"
        pending={press.value !== ''}
        pendingLabel={label}
        aria-disabled={press.value === 'create' || undefined}
      >
        {creationMessages.create}
      </Button>
    </div>
  );
}
